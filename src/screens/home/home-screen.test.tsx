import { screen, within } from '@testing-library/react';
import { renderInPage, TEST_SITE } from '../../../tests/render-page';
import { sampleCreator, sampleEvent, sampleHomePage, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { HomeScreen } from './home-screen';
import { toHomeView } from './home-view';

const context = sampleContext('en');
const portrait = sampleImage('tall', { width: 3, height: 4 });

const FULL = toHomeView(
  {
    ...sampleHomePage(),
    body: '<p>A gallery of <em>lamps</em>.</p>',
    news: [
      {
        id: 'a',
        title: 'Lamps',
        text: 'Until May',
        link: { label: 'see', url: '/events/lamps' },
        image: portrait,
      },
      {
        id: 'b',
        title: 'A fair',
        link: { label: 'read', url: 'https://fair.example/' },
        image: sampleImage('b'),
      },
    ],
    selected_works: [sampleWork('quai')],
  },
  {
    worksCount: 26,
    events: [sampleEvent('lamps'), { ...sampleEvent('talk'), venue: { name: 'Salon' } }],
    creators: [{ ...sampleCreator('arc'), birth_year: 1914, portrait }],
  },
  context,
);

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('HomeScreen', () => {
  it('opens with the first news', () => {
    renderInPage(<HomeScreen view={FULL} />);
    const title = screen.getByRole('heading', { level: 1, name: 'Lamps' });
    const hero = within(title.closest('section')!);
    expect(title.closest('section')).toHaveAttribute('data-format', 'portrait');
    expect(hero.getByText('On view')).toBeInTheDocument();
    expect(hero.getByText('Until May')).toBeInTheDocument();
    expect(hero.getByRole('link', { name: 'see' })).toHaveAttribute('href', '/events/lamps');
    expect(hero.getByRole('button', { name: 'turn the lights off' })).toBeInTheDocument();
    expect(hero.getByAltText('Picture tall')).toHaveAttribute('loading', 'eager');
  });

  it('goes on with sentence, works, event, news, creators and newsletter', () => {
    renderInPage(<HomeScreen view={FULL} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'the gallery',
      'selected works',
      'Event talk',
      'news',
      'creators',
    ]);
    expect(region('the gallery').getByText('lamps').tagName).toBe('EM');
    const all = region('selected works').getByRole('link', { name: 'all works' });
    expect(all).toHaveAttribute('href', '/works/type/all');
    expect(all.parentElement).toHaveTextContent('all works 26');
    expect(region('Now and soon').getByRole('link')).toHaveAttribute('href', '/events/talk');
    expect(region('Now and soon').getByText('Salon')).toBeInTheDocument();
    expect(region('news').getByRole('link', { name: 'read' })).toHaveAttribute(
      'href',
      'https://fair.example/',
    );
    expect(region('creators').getByRole('link', { name: /Creator arc/ })).toHaveTextContent('born 1914');
    expect(screen.getByText('newsletter').closest('p')).toHaveTextContent(
      'Sign up to our newsletter for occasional updates.',
    );
  });

  it('has the name of the site for a title when there is no news, and no empty sections', () => {
    const view = toHomeView(sampleHomePage(), { worksCount: 0, events: [], creators: [] }, context);
    const { container } = renderInPage(<HomeScreen view={view} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'meubles et lumières',
    ]);
    expect(container.querySelectorAll('section')).toHaveLength(0);
    expect(screen.getByText('newsletter')).toBeInTheDocument();
  });

  it('does without what the first news leaves out', () => {
    const home = { ...sampleHomePage(), news: [{ id: 'a', title: 'Lamps', image: sampleImage('a') }] };
    const view = toHomeView(home, { worksCount: 0, events: [], creators: [] }, context);
    renderInPage(<HomeScreen view={view} />);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.closest('section')).toHaveAttribute('data-format', 'landscape');
    // Styles show the words of the mode.
    expect(title.parentElement).toHaveTextContent(/^Lampsturn the lights offturn the lights back on$/);
  });

  it.each([
    ['', ['all new works', 'subscribe to the feed']],
    ['https://api.example', ['subscribe to the feed']],
  ])('leads from what is new to its list, unless files are served alone (API at ‘%s’)', (apiOrigin, ways) => {
    const view = { ...FULL, newWorks: FULL.selectedWorks };
    renderInPage(<HomeScreen view={view} />, { site: { ...TEST_SITE, apiOrigin } });
    const links = region('new in')
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links.slice(-ways.length)).toEqual(ways);
    expect(links.includes('all new works')).toBe(apiOrigin === '');
  });
});
