import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleCreator, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { CreatorScreen } from './creator-screen';
import { toCreatorView } from './creator-view';

const context = sampleContext('en', { today: '2026-11-20' });

describe('CreatorScreen', () => {
  it('shows name, facts, biography, portrait and the works with their count', () => {
    const creator = {
      ...sampleCreator('odile'),
      birth_year: 1921,
      biography: '<p>Born in <em>Brest</em>.</p>',
      portrait: sampleImage('odile', { width: 4, height: 5 }),
      works: [sampleWork('quai'), sampleWork('claustra')],
    };
    renderInPage(<CreatorScreen view={toCreatorView(creator, context)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Creator odile' })).toBeInTheDocument();
    expect(screen.getByText('born 1921')).toBeInTheDocument();
    expect(screen.getByText('Brest').tagName).toBe('EM');
    expect(screen.getByRole('heading', { level: 2, name: 'works 2' })).toBeInTheDocument();
    const portrait = screen.getByAltText('Picture odile');
    expect(portrait).toHaveAttribute('loading', 'eager');
  });

  it('leaves out what is not known, and hangs no empty frame', () => {
    const { container } = renderInPage(<CreatorScreen view={toCreatorView(sampleCreator('x'), context)} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the code of its page and offers the card', () => {
    renderInPage(
      <CreatorScreen view={toCreatorView(sampleCreator('odile'), { ...context, locale: 'fr' })} />,
      { locale: 'fr' },
    );
    expect(screen.getByText('Code QR / vCard')).toBeInTheDocument();
    expect(
      screen.getByRole('img', {
        name: 'Code QR de cette page : https://gallery.example/fr/createurs/odile',
      }),
    ).toBeInTheDocument();
    const card = screen.getByRole('link', { name: 'Télécharger la vCard' });
    expect(card).toHaveAttribute('href', '/fr/createurs/odile.vcf');
    expect(card).toHaveAttribute('download', 'odile.vcf');
  });

  it('counts very many works, shows the first of them and leads to all', () => {
    const works = Array.from({ length: 130 }, (_, at) => sampleWork(`quai-${at}`));
    const view = toCreatorView({ ...sampleCreator('odile'), works }, context);
    renderInPage(<CreatorScreen view={view} />);
    expect(screen.getByText('works', { selector: 'h2' })).toHaveTextContent('works 130');
    expect(screen.getAllByText(/^Work quai-/)).toHaveLength(60);
    expect(screen.getByText('all 130 works')).toHaveAttribute('href', '/works/type/all?creator=odile');
  });

  it('leads to the articles that cite them', () => {
    const cited = { slug: 'maree', title: 'Le bois', publication: 'Varangue', published_on: '2026-11-13' };
    const creator = { ...sampleCreator('odile'), press: [cited] };
    renderInPage(<CreatorScreen view={toCreatorView(creator, { ...context, locale: 'fr' })} />, {
      locale: 'fr',
    });
    const press = within(screen.getByRole('region', { name: 'presse' }));
    expect(press.getByRole('link', { name: 'Le bois' })).toHaveAttribute('href', '/fr/presse/maree');
    expect(press.getByRole('listitem')).toHaveTextContent('Le bois, Varangue, 13 novembre 2026');
  });

  it('names under the portrait who took it', () => {
    const portrait = { ...sampleImage('odile'), credit: 'Ada Lens' };
    renderInPage(<CreatorScreen view={toCreatorView({ ...sampleCreator('odile'), portrait }, context)} />);
    const credit = screen.getByText('Photographs: Ada Lens');
    expect(credit.closest('[data-frame]')).toContainElement(screen.getByAltText('Picture odile'));
  });
});
