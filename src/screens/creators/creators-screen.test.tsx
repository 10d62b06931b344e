import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleCreator } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { CreatorsScreen } from './creators-screen';
import { toCreatorsView } from './creators-view';

const context = sampleContext('fr', { today: '2026-11-20' });

describe('CreatorsScreen', () => {
  it('shows portraits first, then names, both in the order of the list', () => {
    const creators = [
      sampleCreator('castaing'),
      { ...sampleCreator('kerherve'), portrait: sampleImage('k'), birth_year: 1921, death_year: 2004 },
      { ...sampleCreator('solanes'), portrait: sampleImage('s') },
      sampleCreator('vasselot'),
    ];
    const { container } = renderInPage(<CreatorsScreen view={toCreatorsView(creators, context)} />, {
      locale: 'fr',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Créateurs' })).toBeInTheDocument();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/fr/createurs/kerherve',
      '/fr/createurs/solanes',
      '/fr/createurs/castaing',
      '/fr/createurs/vasselot',
    ]);
    expect(links[0]).toHaveAccessibleName('Creator kerherve 1921–2004');
    expect(links[2]).toHaveAccessibleName('Creator castaing');
    const loading = [...container.querySelectorAll('[data-file] img')].map((img) =>
      img.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy']);
  });

  it('has one list where nobody has a portrait, or everybody', () => {
    for (const creator of [sampleCreator('a'), { ...sampleCreator('b'), portrait: sampleImage('b') }]) {
      const { unmount } = renderInPage(<CreatorsScreen view={toCreatorsView([creator], context)} />);
      expect(screen.getAllByRole('list')).toHaveLength(1);
      unmount();
    }
  });

  it('says that there is none', () => {
    renderInPage(<CreatorsScreen view={toCreatorsView([], context)} />);
    expect(screen.getByText('There is no creator to show here yet.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
