import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleCreator } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { CreatorsScreen } from './creators-screen';
import { toCreatorsView } from './creators-view';

const context = {
  locale: 'fr',
  mediaOrigin: '',
  origin: 'https://gallery.example',
  downloads: 'files',
  today: '2026-11-20',
} as const;

describe('CreatorsScreen', () => {
  it('keeps the order of the list, with and without portraits', () => {
    const creators = [
      sampleCreator('castaing'),
      { ...sampleCreator('kerherve'), portrait: sampleImage('k'), birth_year: 1921, death_year: 2004 },
      { ...sampleCreator('solanes'), portrait: sampleImage('s') },
    ];
    const { container } = renderInPage(<CreatorsScreen view={toCreatorsView(creators, context)} />, {
      locale: 'fr',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Créateurs' })).toBeInTheDocument();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/fr/createurs/castaing',
      '/fr/createurs/kerherve',
      '/fr/createurs/solanes',
    ]);
    expect(links[0]).toHaveAccessibleName('Creator castaing');
    expect(links[1]).toHaveAccessibleName('Creator kerherve 1921–2004');
    const loading = [...container.querySelectorAll('[data-file] img')].map((img) =>
      img.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy']);
  });

  it('says that there is none', () => {
    renderInPage(<CreatorsScreen view={toCreatorsView([], context)} />);
    expect(screen.getByText('There is no creator to show here yet.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
