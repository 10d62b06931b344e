import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage, TEST_SITE } from '../../tests/render-page';
import { renderWithoutScripts } from '../../tests/render-without-scripts';
import { sampleContext } from '../components/testing/sample-context';
import type { Work } from '../contract/items/work';
import { ColourModeProvider } from '../features/colour-mode/colour-mode-provider';
import {
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleWork,
} from '../gallery/testing/samples';
import { translator } from '../i18n/i18n';
import type { LocaleCode } from '../i18n/locales';
import { sampleImage } from '../media/testing/sample-image';
import { textStyles } from '../theme/styles/text-styles';
import { withNotFound } from '../release/not-found-mark';
import { DAY } from '../theme/tokens';
import { AboutScreen } from './about/about-screen';
import { CreatorScreen } from './creator/creator-screen';
import { toCreatorView } from './creator/creator-view';
import { CreatorsScreen } from './creators/creators-screen';
import { toCreatorsView } from './creators/creators-view';
import { ErrorScreen } from './error/error-screen';
import { statusMessage } from './error/status-message';
import { EventScreen } from './event/event-screen';
import { toEventView } from './event/event-view';
import { EventsScreen } from './events/events-screen';
import { toEventsView } from './events/events-view';
import { FormDoneScreen } from './form-done/form-done-screen';
import { HomeScreen } from './home/home-screen';
import { toHomeView } from './home/home-view';
import { LegalNoticeScreen } from './legal-notice/legal-notice-screen';
import { NotFoundScreen } from './not-found/not-found-screen';
import { PressArticleScreen } from './press-article/press-article-screen';
import { toPressArticleView } from './press-article/press-article-view';
import { PressListScreen } from './press/press-list-screen';
import { toPressListView } from './press/press-list-view';
import { ServerErrorScreen } from './server-error/server-error-screen';
import { ControlsTestScreen } from './style-guide/controls-test-screen';
import { PicturesTestScreen } from './style-guide/pictures-test-screen';
import { toPicturesTestView } from './style-guide/pictures-test-view';
import { TypographyTestScreen } from './style-guide/typography-test-screen';
import { toTextPageView } from './text-page/text-page-view';
import { WorkSheetScreen } from './work-sheet/work-sheet-screen';
import { toWorkSheetView } from './work-sheet/work-sheet-view';
import { LargeLamp } from './status/status-screen';

jest.mock('./not-found/path-meant', () => ({ pathMeant: async () => undefined }));

afterEach(() => document.body.replaceChildren());

/** Section names that the product specification lists are shown as it writes them. */
function asWritten(...names: string[]): void {
  for (const name of names)
    expect(getComputedStyle(screen.getByRole('heading', { level: 2, name })).textTransform).not.toBe(
      'lowercase',
    );
}

describe('about screen', () => {
  const show = (page: Parameters<typeof toTextPageView>[0]) =>
    renderInPage(<AboutScreen view={toTextPageView(page, { mediaOrigin: '' })} />);

  describe('AboutScreen', () => {
    it('shows sections under their headings and loads the first picture alone at once', () => {
      show({
        ...samplePage('about'),
        body: '<h3>The gallery</h3><p>Nine pieces.</p><h3>The showroom</h3><p>Two rooms.</p>',
        images: [sampleImage('one'), sampleImage('two')],
      });
      expect(screen.getByRole('heading', { level: 1, name: 'Page about' })).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'The showroom' })).toHaveTextContent('Two rooms.');
      expect(screen.getByAltText('Picture one')).toHaveAttribute('loading', 'eager');
      expect(screen.getByAltText('Picture two')).toHaveAttribute('loading', 'lazy');
    });

    it('is a title alone when the page is empty', () => {
      const { container } = show(samplePage('about'));
      expect(container).toHaveTextContent(/^Page about$/);
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });
  });
});

describe('creator screen', () => {
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
});

describe('creators screen', () => {
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
});

describe('error screen', () => {
  const show = (status: number, locale: LocaleCode) =>
    renderInPage(<ErrorScreen status={status} message={statusMessage(status, translator(locale))} />, {
      locale,
    });

  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  describe('ErrorScreen', () => {
    it.each<[number, LocaleCode, string, string]>([
      [404, 'en', 'Can’t find the page you are looking for.', 'Page not found: /'],
      [404, 'fr', 'La page que vous recherchez n’existe pas ou plus.', 'Page introuvable\u202f: /'],
      [
        500,
        'en',
        'There was an unexpected error on our server, please check back later.',
        'Internal server error',
      ],
      [
        500,
        'fr',
        "Il semble qu'il y ait eu une erreur inattendue sur notre serveur.",
        'Erreur interne du serveur',
      ],
    ])('has the text of %i in %s', (status, locale, text, message) => {
      const { container } = show(status, locale);
      expect(heading()).toBe(text);
      expect(screen.getByText(String(status))).toBeInTheDocument();
      expect(container.textContent).toContain(message);
    });

    it.each<[number, LocaleCode, string]>([
      [503, 'en', 'Our server is not available'],
      [503, 'fr', 'Notre serveur est indisponible'],
      [418, 'en', 'Unexpected error'],
      [418, 'fr', 'Erreur inattendue'],
    ])('of another status, %i in %s, has code and message only', (status, locale, message) => {
      const { container } = show(status, locale);
      expect(container.textContent).toBe(`${status}${message}`);
      expect(heading()).toBe(message);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it('has code and message as title', () => {
      show(404, 'fr');
      expect(document.title).toMatch(/^404 Page introuvable \| /);
      show(503, 'en');
      expect(document.title).toMatch(/^503 Our server is not available \| /);
    });

    it('keeps its title when that of the page that failed comes after it, and leaves none behind', async () => {
      const removeTitles = () => document.querySelectorAll('title').forEach((title) => title.remove());
      removeTitles();
      const { unmount } = show(500, 'en');
      removeTitles();
      document.head.insertAdjacentHTML('beforeend', '<title data-gatsby-head="true">About</title>');
      await waitFor(() => {
        expect(document.title).toMatch(/^500 Internal server error \| /);
      });
      removeTitles();
      await waitFor(() => {
        expect(document.title).toMatch(/^500 Internal server error \| /);
      });
      unmount();
      expect(document.querySelector('title')).toBeNull();
    });
  });
});

describe('event screen', () => {
  const context = sampleContext('en');

  describe('EventScreen', () => {
    it('shows all that is told of an event', () => {
      const event = {
        ...sampleEvent('lamps'),
        venue: { name: 'Pavillon', address: '2 quai X', latitude: 48.8, longitude: 2.3 },
        description: '<p>Eight lamps.</p>',
        images: [sampleImage('main'), sampleImage('room'), sampleImage('door', { width: 4, height: 5 })],
        press_release: { url: '/r.pdf', filename: 'r.pdf', bytes: 840_000, type: 'application/pdf' },
        exhibited_works: [sampleWork('orbite')],
        featured_artists: [sampleCreator('odile')],
      };
      renderInPage(<EventScreen view={toEventView(event, context)} />);
      expect(screen.getByRole('heading', { level: 1, name: 'Event lamps' })).toBeInTheDocument();
      expect(screen.getByText('1 to 8 March 2026')).toBeInTheDocument();
      const calendar = screen.getByRole('link', { name: 'add to calendar' });
      expect(calendar).toHaveAttribute('href', '/events/lamps.ics');
      expect(calendar).toHaveAttribute('download', 'lamps.ics');
      const map = screen.getByRole('link', { name: 'see on a map (new tab)' });
      expect(map).toHaveAttribute('target', '_blank');
      expect(screen.getByRole('link', { name: 'press release' })).toHaveAttribute('download', 'r.pdf');
      asWritten('Exhibited works 1', 'Featured artists');
      expect(screen.getByRole('link', { name: 'Creator odile' })).toHaveAttribute('href', '/creators/odile');
      expect(screen.getByAltText('Picture main')).toHaveAttribute('loading', 'eager');
      const further = within(screen.getByRole('region', { name: 'Pictures' }));
      expect(further.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
        'Picture room',
        'Picture door',
      ]);
    });

    it('is a title and its dates when nothing else is known', () => {
      const { container } = renderInPage(<EventScreen view={toEventView(sampleEvent('x'), context)} />);
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['add to calendar']);
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      expect(container.querySelector('img')).toBeNull();
    });

    it.each([
      ['by mail', { reserve: 'by mail' }, 'reserve a place', '/contact?event=x'],
      [
        'elsewhere',
        { reserve: { url: 'https://t.example' } },
        'reserve a place (new tab)',
        'https://t.example',
      ],
    ] as const)('has a place reserved %s', (_, reserve, name, href) => {
      renderInPage(<EventScreen view={toEventView({ ...sampleEvent('x'), ...reserve }, context)} />);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    });

    it('asks nobody to keep a day that is over', () => {
      const view = toEventView(sampleEvent('x'), { ...context, today: '2027-01-01' });
      renderInPage(<EventScreen view={view} />);
      expect(screen.getByText(/^Past event/)).toBeInTheDocument();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });
  });
});

describe('events screen', () => {
  const context = sampleContext('en');

  describe('EventsScreen', () => {
    it('shows on view, upcoming and past events under their headings', () => {
      const events = [
        { ...sampleEvent('fair'), image: sampleImage('fair'), venue: { name: 'Pavillon', city: 'Paris' } },
        { ...sampleEvent('talk'), starts_on: '2026-04-01', ends_on: '2026-04-01' },
        { ...sampleEvent('old'), starts_on: '2025-04-01', ends_on: '2025-04-03', image: sampleImage('old') },
      ];
      renderInPage(<EventsScreen view={toEventsView(events, context)} />);
      expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'on view',
        'upcoming',
        'past',
      ]);
      const current = within(screen.getByRole('region', { name: 'on view' }));
      expect(current.getByRole('heading', { level: 3, name: 'Event fair' })).toBeInTheDocument();
      expect(current.getByText('1 to 8 March 2026')).toBeInTheDocument();
      expect(current.getByText('Pavillon, Paris')).toBeInTheDocument();
      expect(current.getByRole('link')).toHaveAttribute('href', '/events/fair');
    });

    it('offers its calendar to those who have one, and the file of it to all', () => {
      renderInPage(<EventsScreen view={toEventsView([sampleEvent('fair')], context)} />);
      const subscription = screen.getByRole('link', { name: 'subscribe to the calendar' });
      expect(subscription).toHaveAttribute('href', 'webcal://gallery.example/events.ics');
      const file = screen.getByRole('link', { name: 'download the calendar' });
      expect(file).toHaveAttribute('href', '/events.ics');
      expect(file).toHaveAttribute('download', 'events.ics');
    });

    it('says that there is none', () => {
      renderInPage(<EventsScreen view={toEventsView([], context)} />);
      expect(screen.getByText('There is no event to show here yet.')).toBeInTheDocument();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });
  });
});

describe('form done screen', () => {
  it('names the work that a message was about, and leads back to it', () => {
    const about = {
      name: 'work',
      slug: 'banc-quai',
      path: '/fr/oeuvres/banc-quai',
      title: 'Banc Quai',
      facts: 'Odile Arc',
      text: 'Votre demande porte sur cette œuvre',
    } as const;
    const view = { title: 'Message envoyé', lines: [], about, back: 'Retour au site' };
    renderInPage(<FormDoneScreen view={view} />, { locale: 'fr' });
    const link = screen.getByRole('link', { name: 'Banc Quai' });
    expect(link).toHaveAttribute('href', '/fr/oeuvres/banc-quai');
    expect(link.parentElement).toHaveTextContent('Votre demande porte sur cette œuvreBanc Quai, Odile Arc');
  });

  it('says what happened, what follows, and leads back to the site', () => {
    const view = { title: 'Message envoyé', lines: ['Merci.', 'À bientôt.'], back: 'Retour au site' };
    renderInPage(<FormDoneScreen view={view} />, { locale: 'fr' });
    expect(screen.getByRole('heading', { level: 1, name: 'Message envoyé' })).toBeInTheDocument();
    for (const line of view.lines) expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour au site' })).toHaveAttribute('href', '/fr');
  });
});

describe('home screen', () => {
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
    ])(
      'leads from what is new to its list, unless files are served alone (API at ‘%s’)',
      (apiOrigin, ways) => {
        const view = { ...FULL, newWorks: FULL.selectedWorks };
        renderInPage(<HomeScreen view={view} />, { site: { ...TEST_SITE, apiOrigin } });
        const links = region('new in')
          .getAllByRole('link')
          .map(({ textContent }) => textContent);
        expect(links.slice(-ways.length)).toEqual(ways);
        expect(links.includes('all new works')).toBe(apiOrigin === '');
      },
    );
  });
});

describe('legal notice screen', () => {
  const show = (body: string) =>
    renderInPage(
      <LegalNoticeScreen
        view={toTextPageView({ ...samplePage('legal-notice'), body }, { mediaOrigin: '' })}
      />,
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
});

describe('not found screen', () => {
  beforeEach(() => window.history.replaceState({}, '', '/fr/%C5%93uvres'));
  afterEach(() => window.history.replaceState({}, '', '/'));

  describe('NotFoundScreen', () => {
    it('shows status, message and, once the page is in the browser, its path', () => {
      renderInPage(<NotFoundScreen />, { locale: 'fr' });
      expect(screen.getByText('404')).toBeInTheDocument();
      expect(
        screen.getByRole('heading', {
          level: 1,
          name: 'La page que vous recherchez n’existe pas ou plus.',
        }),
      ).toBeInTheDocument();
      expect(screen.getByText(/^Page introuvable\s: \/fr\/œuvres$/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Rechercher «\u202fœuvres\u202f»' })).toHaveAttribute(
        'href',
        '/fr?q=%C5%93uvres',
      );
      expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
    });

    it('names its path in English as well', () => {
      window.history.replaceState({}, '', '/works/caf%C3%A9');
      renderInPage(<NotFoundScreen />);
      expect(screen.getByText('Page not found: /works/café')).toBeInTheDocument();
    });

    it('has ‘Back home’, which leads to /', () => {
      renderInPage(<NotFoundScreen />);
      expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/');
    });

    it('has a place for the path that the host names, and no link made of it in its first render', () => {
      const html = renderWithoutScripts(<NotFoundScreen />);
      expect(withNotFound(html, 'Page not found: /a')).toContain('>Page not found: /a</p>');
      expect(html).not.toContain('?q=');
    });

    it.each([
      ['/room', 'en', /^Page not found: \/room\nThe address of this room may be incomplete/],
      ['/fr/salon/', 'fr', /L’adresse de ce salon est peut-être incomplète/],
    ] as const)('says at %s that the address of a room may be incomplete', (path, locale, text) => {
      window.history.replaceState({}, '', path);
      renderInPage(<NotFoundScreen />, { locale });
      expect(screen.getByText(text, { normalizer: (it) => it })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Search|Rechercher/ })).not.toBeInTheDocument();
    });
  });
});

describe('press article screen', () => {
  const context = sampleContext('en', { today: '2026-11-20' });

  describe('PressArticleScreen', () => {
    it('shows where it appeared, what it says, and what it cites', () => {
      const article = {
        ...samplePressArticle('lamp'),
        author: 'Tobias Fenwright',
        body: '<p>Take a book.</p>',
        url: 'https://lamplighter.example/1',
        images: [sampleImage('cover', { width: 4, height: 5 })],
        press_release: { url: '/r.pdf', filename: 'r.pdf', bytes: 840_000, type: 'application/pdf' },
        cited_works: [sampleWork('balancier')],
        cited_designers: [sampleCreator('armand')],
      };
      renderInPage(<PressArticleScreen view={toPressArticleView(article, context)} />);
      expect(screen.getByRole('heading', { level: 1, name: 'Article lamp' })).toBeInTheDocument();
      expect(screen.getByText(/Revue/)).toHaveTextContent('Revue1 February 2026by Tobias Fenwright');
      expect(screen.getByText('Take a book.')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'read the article (new tab)' })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      expect(screen.getByRole('link', { name: 'download the PDF' })).toHaveAttribute('href', '/r.pdf');
      expect(screen.getByRole('button', { name: 'share' })).toBeEnabled();
      asWritten('Cited works 1', 'Cited designers');
      expect(screen.getByRole('region', { name: 'Cited designers' })).toHaveTextContent('Creator armand');
    });

    it('is a title and its source when nothing else is known', () => {
      const view = toPressArticleView(samplePressArticle('x'), context);
      const { container } = renderInPage(<PressArticleScreen view={view} />);
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(container.querySelector('img')).toBeNull();
    });
  });
});

describe('press list screen', () => {
  const context = sampleContext('fr', { today: '2026-11-20' });
  const LONG = 'Sept meubles et luminaires retrouvés dans une maison de la côte : '.repeat(3);

  describe('PressListScreen', () => {
    it('shows a row for each article, in the order of the list', () => {
      const articles = [
        { ...samplePressArticle('b'), author: 'Agathe Lormier' },
        { ...samplePressArticle('a'), title: LONG, image: sampleImage('a') },
      ];
      const { container } = renderInPage(<PressListScreen view={toPressListView(articles, context)} />, {
        locale: 'fr',
      });
      expect(screen.getByRole('heading', { level: 1, name: 'Presse' })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Article b',
        LONG,
      ]);
      const [first] = screen.getAllByRole('link');
      expect(first).toHaveAttribute('href', '/fr/presse/b');
      expect(first).toHaveTextContent('Revue 1er février 2026');
      expect(first).toHaveTextContent('par Agathe Lormier');
      expect(container.querySelectorAll('[data-file] img')).toHaveLength(1);
    });

    it('says that there is none', () => {
      renderInPage(<PressListScreen view={toPressListView([], context)} />);
      expect(screen.getByText('There is no article to show here yet.')).toBeInTheDocument();
    });
  });
});

describe('ServerErrorScreen', () => {
  it('says what happened and leads home', () => {
    renderInPage(<ServerErrorScreen />);
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There was an unexpected error');
    expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/');
  });
});

describe('large lamp', () => {
  /** jsdom has no media queries: the system is light, motion is not reduced. */
  beforeEach(() => {
    window.matchMedia = jest.fn().mockReturnValue({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  });

  describe('LargeLamp', () => {
    it('turns day into evening and back', async () => {
      localStorage.clear();
      renderInPage(
        <ColourModeProvider>
          <LargeLamp />
        </ColourModeProvider>,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Lights: day. Switch to evening' }));
      await waitFor(() => expect(document.documentElement).toHaveClass('theme-ui-dark'));
      await userEvent.click(screen.getByRole('button', { name: 'Lights: evening. Switch to day' }));
      await waitFor(() => expect(document.documentElement).toHaveClass('theme-ui-light'));
    });
  });
});

describe('the test pages', () => {
  it('name every type step and colour of the theme', () => {
    renderInPage(<TypographyTestScreen />, { locale: 'fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('typographie et couleur');
    for (const name of [...Object.keys(textStyles), ...Object.keys(DAY)])
      expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('show controls that work', async () => {
    renderInPage(<ControlsTestScreen />);
    const [own] = screen.getAllByRole('switch', { name: 'I am a professional' });
    await userEvent.click(own!);
    expect(own).toBeChecked();
    expect(screen.getByText('The email field must be a valid email address.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'newsletter' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('show pictures, and only their headings’ sections when there are works', () => {
    const context = sampleContext('en', { today: '2026-03-08' });
    const { unmount } = renderInPage(
      <PicturesTestScreen view={toPicturesTestView([sampleWork('chair')], context)} />,
    );
    expect(screen.getByText('no picture')).toBeInTheDocument();
    unmount();
    renderInPage(<PicturesTestScreen view={{ samples: [], grid: [] }} />);
    expect(screen.queryByRole('heading', { name: 'grid' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'print' })).toBeInTheDocument();
  });
});

describe('work sheet screen', () => {
  const context = sampleContext('en', { today: '2026-03-08' });
  const show = (work: Work) => renderInPage(<WorkSheetScreen view={toWorkSheetView(work, context)} />);

  describe('WorkSheetScreen', () => {
    it('shows picture, label, history, credits and where the gallery is', () => {
      show({
        ...sampleWork('banc'),
        creators: [{ slug: 'o', name: 'Odile' }],
        availability: 'sold',
        history: '<p>It stood by the sea.</p>',
        credits: [{ role: 'photographs', name: 'Pauline' }],
        images: [sampleImage('main')],
        dimensions: { height: 40, width: 180, unit: 'cm' },
      });
      expect(screen.getByRole('heading', { level: 1, name: 'Work banc' })).toBeInTheDocument();
      expect(screen.getByAltText('Picture main')).toHaveAttribute('loading', 'eager');
      for (const text of ['Odile', 'sold', 'Ref. ML-banc', 'It stood by the sea.', 'photographs', 'Pauline'])
        expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByText('1 rue Exemple, 75000 Paris')).toBeInTheDocument();
      const address = screen.getByRole('link', { name: /^QR code of the work’s page/ });
      expect(address).toHaveTextContent('gallery.example/works/banc');
      expect(address).toHaveAttribute('href', 'https://gallery.example/works/banc');
      expect(screen.getByRole('img', { name: /40 cm/ })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '+33 1 99 00 00 00' })).toHaveAttribute(
        'href',
        'tel:+33199000000',
      );
    });

    it('leads back to the work’s page and to the other language, prints, and makes the file', () => {
      show(sampleWork('banc'));
      expect(screen.getByRole('link', { name: 'to the work’s page' })).toHaveAttribute('href', '/works/banc');
      expect(screen.getByRole('link', { name: 'français' })).toHaveAttribute('href', '/fr/oeuvres/banc/pdf');
      expect(screen.getByRole('button', { name: 'print' })).toBeEnabled();
      expect(screen.getByRole('button', { name: 'pdf sheet' })).toBeEnabled();
    });

    it('is a label on an empty wall when there is nothing else', () => {
      show(sampleWork('banc'));
      expect(screen.getAllByRole('img')).toEqual([
        screen.getByRole('img', { name: 'QR code of the work’s page' }),
      ]);
      expect(screen.getByText('available')).toBeInTheDocument();
    });

    it('sets a long title smaller, and lets many credits run on', () => {
      const credits = Array.from({ length: 20 }, (_, index) => ({
        role: `photographs ${index}`,
        name: `Pauline ${index}`,
      }));
      show({ ...sampleWork('banc'), title: 'A long bench '.repeat(6), credits });
      expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-length', 'long');
      expect(screen.getByText('Pauline 9')).toBeInTheDocument();
      expect(screen.getByText('and 10 more on the work’s page')).toBeInTheDocument();
    });
  });
});
