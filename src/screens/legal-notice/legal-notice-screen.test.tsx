import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { samplePage } from '../../gallery/testing/samples';
import { toTextPageView } from '../text-page/text-page-view';
import { LegalNoticeScreen } from './legal-notice-screen';

const show = (body: string) =>
  renderInPage(
    <LegalNoticeScreen view={toTextPageView({ ...samplePage('legal-notice'), body }, { mediaOrigin: '' })} />,
    { locale: 'fr' },
  );

describe('LegalNoticeScreen', () => {
  it('lists its sections, each entry leading to one', () => {
    show('<h3>Éditeur</h3><p>SARL</p><h3>Hébergeur</h3><p>SAS</p>');
    expect(screen.getByRole('navigation', { name: 'Sommaire' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hébergeur' })).toHaveAttribute('href', '#hebergeur');
    expect(screen.getByRole('region', { name: 'Hébergeur' })).toHaveAttribute('id', 'hebergeur');
  });

  it('has no list of one entry', () => {
    show('<p>Avant</p><h3>Éditeur</h3><p>SARL</p>');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('Avant')).toBeInTheDocument();
  });
});
