import { fetchPageData } from '../browser/page-data/fetch-page-data';
import { sampleContext } from '../components/testing/sample-context';
import type { EventSummary } from '../contract/items/event';
import type { HomePage, NewsItem } from '../contract/page';
import type { OpeningTimes } from '../contract/site-settings';
import { readCalendar } from '../features/calendar/testing/read-calendar';
import { readVcard } from '../features/cards/testing/read-vcard';
import {
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleWork,
} from '../gallery/testing/samples';
import { toPictureView } from '../media/picture-view';
import { sampleImage } from '../media/testing/sample-image';
import { toCreatorView } from './creator/creator-view';
import { toEventView } from './event/event-view';
import { toEventsView } from './events/events-view';
import { toHomeView } from './home/home-view';
import { readablePath } from '../routes/not-found-text';
import { wordsOfPath } from './not-found/not-found-screen';
import { pathMeant } from './not-found/path-meant';
import { toPressArticleView } from './press-article/press-article-view';
import { toPicturesTestView } from './style-guide/pictures-test-view';
import { splitSections } from './text-page/split-sections';
import { toTextPageView } from './text-page/text-page-view';
import { toWorkSheetView } from './work-sheet/work-sheet-view';
import { openState } from './contact/open-now';
import { toAboutBlocks } from './about/about-screen';

jest.mock('../browser/page-data/fetch-page-data');

describe('about blocks', () => {
  const picture = (id: string, size?: { width: number; height: number }) =>
    toPictureView(sampleImage(id, size), '');
  const wide = picture('wide');
  const tall = picture('tall', { width: 4, height: 5 });
  const sections = ['a', 'b', 'c', 'd'].map((html) => ({ html }));

  const orderOf = (...args: Parameters<typeof toAboutBlocks>) =>
    toAboutBlocks(...args).map((block) => (block.kind === 'text' ? block.section.html : block.frame));

  describe('toAboutBlocks', () => {
    it('opens with a picture and spreads the others between the sections, now left, now right', () => {
      expect(orderOf(sections, [wide, wide])).toEqual(['opening', 'a', 'b', 'left-wide', 'c', 'd']);
      expect(orderOf(sections, [tall, tall, wide, tall])).toEqual([
        'opening',
        'a',
        'left-tall',
        'b',
        'right-wide',
        'c',
        'left-tall',
        'd',
      ]);
    });

    it('loses nothing when there are more pictures than sections, or none', () => {
      expect(orderOf(sections, [])).toEqual(['a', 'b', 'c', 'd']);
      expect(orderOf([], [wide, tall])).toEqual(['opening', 'left-tall']);
      expect(orderOf([{ html: 'a' }], Array(5).fill(wide))).toHaveLength(6);
    });
  });
});

describe('open state', () => {
  const TIMES: OpeningTimes[] = [
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '14:00', closes: '19:00' },
    { days: ['Tuesday', 'Saturday'], opens: '10:30', closes: '12:30' },
  ];
  const at = (moment: string, times = TIMES) => openState(times, Date.parse(moment));

  // 1 December 2026 is a Tuesday; Paris is an hour ahead of Greenwich then, and two in summer.
  it.each([
    ['2026-12-01T09:30:00Z', '12:30'],
    ['2026-12-01T13:00:00Z', '19:00'],
    ['2026-12-01T17:59:59Z', '19:00'],
    ['2026-07-07T12:00:00Z', '19:00'],
  ])('at %s it is open until %s', (moment, until) => {
    expect(at(moment)).toEqual({ isOpen: true, until });
  });

  it.each([
    ['2026-12-01T09:29:59Z', '10:30', 'Tuesday', 0],
    ['2026-12-01T11:30:00Z', '14:00', 'Tuesday', 0],
    ['2026-12-01T18:00:00Z', '14:00', 'Wednesday', 1],
    ['2026-12-05T12:00:00Z', '10:30', 'Tuesday', 3],
    // Sunday in Greenwich, Monday in Paris.
    ['2026-12-06T23:30:00Z', '10:30', 'Tuesday', 1],
  ])('at %s it is closed, and opens at %s on %s', (moment, opens, on, inDays) => {
    expect(at(moment)).toEqual({ isOpen: false, at: opens, on, inDays });
  });

  it('looks a week ahead, and says nothing where nothing opens', () => {
    const sundays: OpeningTimes[] = [{ days: ['Sunday'], opens: '11:00', closes: '12:00' }];
    expect(at('2026-12-06T11:00:00Z', sundays)).toEqual({
      isOpen: false,
      at: '11:00',
      on: 'Sunday',
      inDays: 7,
    });
    expect(at('2026-12-06T11:00:00Z', [])).toBeUndefined();
  });
});

describe('creator view', () => {
  const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });

  describe('toCreatorView', () => {
    it('gives the facts in the order of the page, without those that are not known', () => {
      const creator = { ...sampleCreator('odile'), birth_year: 1938, roles: 'Créatrice' };
      expect(toCreatorView(creator, context).facts).toEqual(['naissance en 1938', 'Créatrice']);
      expect(toCreatorView({ ...creator, nationality: 'Suisse', death_year: 2004 }, context).facts).toEqual([
        '1938–2004',
        'Suisse',
        'Créatrice',
      ]);
    });

    it('takes nothing dangerous from the biography', () => {
      const creator = { ...sampleCreator('odile'), biography: '<p onclick="x()">Née à <em>Brest</em></p>' };
      expect(toCreatorView(creator, context).biography).toBe('<p>Née à <em>Brest</em></p>');
    });

    it('finds portrait and works in their places', () => {
      const creator = {
        ...sampleCreator('odile'),
        portrait: sampleImage('odile'),
        works: [sampleWork('banc-quai')],
      };
      const view = toCreatorView(creator, context);
      expect(view.portrait?.jpeg.sm).toBe('https://media.example/media/odile-sm.jpg');
      expect(view.works[0]?.path).toBe('/fr/oeuvres/banc-quai');
    });

    it('shows the first 60 of very many works, and leads to all of them', () => {
      const works = Array.from({ length: 61 }, (_, at) => sampleWork(`banc-${at}`));
      const view = toCreatorView({ ...sampleCreator('odile'), works }, context);
      expect(view.works.map(({ path }) => path)).toEqual(
        works.slice(0, 60).map(({ slug }) => `/fr/oeuvres/${slug}`),
      );
      expect(view.allWorks).toEqual({ count: 61, path: '/fr/oeuvres/type/tous?creator=odile' });
      const fewer = toCreatorView({ ...sampleCreator('odile'), works: works.slice(1) }, context);
      expect(fewer.works).toHaveLength(60);
      expect(fewer).not.toHaveProperty('allWorks');
      const first = { ...sampleCreator('odile'), works: works.slice(1), works_count: 400 };
      expect(toCreatorView(first, context).allWorks?.count).toBe(400);
    });

    it('knows a creator of whom there is but a name', () => {
      expect(toCreatorView(sampleCreator('x'), context)).toEqual({
        slug: 'x',
        name: 'Creator x',
        facts: [],
        works: [],
        vcard: expect.anything(),
      });
    });

    it('leads to the card that the build has written, and to the page by a code', () => {
      expect(toCreatorView(sampleCreator('noémie'), context).vcard).toEqual({
        url: '/fr/createurs/no%C3%A9mie.vcf',
        filename: 'noémie.vcf',
        address: 'https://gallery.example/fr/createurs/no%C3%A9mie',
        qr: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h7v1h-7z/) },
      });
    });

    it('brings the card along where the build has written none', async () => {
      const { vcard } = toCreatorView(sampleCreator('odile'), { ...context, downloads: 'inline' });
      expect(vcard.filename).toBe('odile.vcf');
      const card = readVcard(await (await fetch(vcard.url)).text());
      expect(card.value('fn')).toBe('Creator odile');
      expect(card.value('url')).toBe('https://gallery.example/fr/createurs/odile');
    });
  });
});

describe('event view', () => {
  const context = sampleContext('fr', { today: '2026-03-08' });
  const AFTERWARDS = { ...context, today: '2026-03-09' };
  const stateOn = (today: string) => toEventView(sampleEvent('x'), { ...context, today }).state;

  describe('toEventView', () => {
    it('says whether it is on view, to come or over', () => {
      expect(['2026-02-28', '2026-03-01', '2026-03-08', '2026-03-09'].map(stateOn)).toEqual([
        'À venir',
        'En ce moment',
        'En ce moment',
        'Évènement passé',
      ]);
    });

    it('writes the venue as on an envelope, with a map where both coordinates are known', () => {
      const venue = { name: 'Salon', city: 'Namur', country: 'Belgique', latitude: 50.46, longitude: 4.86 };
      const view = toEventView({ ...sampleEvent('x'), venue }, context);
      expect(view.venue).toEqual({
        lines: ['Salon', 'Namur, Belgique'],
        mapUrl: 'https://www.openstreetmap.org/?mlat=50.46&mlon=4.86#map=18/50.46/4.86',
      });
      const halfLocated = { ...sampleEvent('x'), venue: { name: 'Salon', latitude: 50.46 } };
      expect(toEventView(halfLocated, context).venue).toEqual({ lines: ['Salon'] });
    });

    it('says its hours with its days, when it is open, and how a place is reserved until it is over', () => {
      const talk = { ...sampleEvent('x'), ends_on: '2026-03-01', starts_at: '19:00', ends_at: '20:30' };
      const context1 = { ...context, today: '2026-03-01' };
      expect(toEventView({ ...talk, reserve: 'by mail' }, context1)).toMatchObject({
        dates: '1er mars 2026, de 19\u00a0h à 20\u00a0h\u00a030',
        hours: [],
        reserve: {},
      });
      const url = 'https://tickets.example';
      const open = { ...sampleEvent('x'), opening_hours: ['du mardi au samedi'], reserve: { url } };
      expect(toEventView(open, context1)).toMatchObject({ hours: ['du mardi au samedi'], reserve: { url } });
      expect(toEventView(open, AFTERWARDS)).not.toHaveProperty('reserve');
    });

    it('is for a calendar until it is over', () => {
      expect(toEventView(sampleEvent('x'), context).calendar).toEqual({
        url: '/fr/evenements/x.ics',
        filename: 'x.ics',
      });
      expect(toEventView(sampleEvent('x'), AFTERWARDS)).not.toHaveProperty('calendar');
    });

    it('brings its calendar along where the build has written none', async () => {
      const { calendar } = toEventView(sampleEvent('x'), { ...context, downloads: 'inline' });
      expect(calendar?.filename).toBe('x.ics');
      const { events } = readCalendar(await (await fetch(calendar?.url ?? '')).text());
      expect(events[0]?.value('url')).toBe('https://gallery.example/fr/evenements/x');
    });

    it('prints dates, release, works and artists in the language of the page', () => {
      const event = {
        ...sampleEvent('x'),
        image: sampleImage('main'),
        images: [sampleImage('main'), sampleImage('room')],
        description: '<p>Huit lampes<script>x()</script></p>',
        press_release: { url: '/f.pdf', filename: 'f.pdf', bytes: 112_000, type: 'application/pdf' },
        exhibited_works: [sampleWork('lampe')],
        featured_artists: [{ ...sampleCreator('odile'), birth_year: 1921, death_year: 2004 }],
      };
      const view = toEventView(event, context);
      expect(view.dates).toBe('du 1er au 8 mars 2026');
      expect(view.description).toBe('<p>Huit lampes</p>');
      expect(view.pictures.map(({ alt }) => alt)).toEqual(['Picture main', 'Picture room']);
      expect(view.pressRelease?.details).toBe('PDF, 112\u00a0ko');
      expect(view.works[0]?.path).toBe('/fr/oeuvres/lampe');
      expect(view.artists[0]).toEqual({
        path: '/fr/createurs/odile',
        name: 'Creator odile',
        life: '1921–2004',
      });
    });
  });
});

describe('events view', () => {
  const context = sampleContext('en', { today: '2026-11-20' });
  const event = (slug: string, starts_on: string, ends_on: string): EventSummary => ({
    ...sampleEvent(slug),
    starts_on,
    ends_on,
  });

  /** Each group as its state, the event shown large, and the others. */
  const outline = (events: EventSummary[]) =>
    toEventsView(events, context).groups.map(({ state, lead, others }) => [
      state,
      lead?.title ?? null,
      others.map(({ title }) => title),
    ]);

  describe('toEventsView', () => {
    it('groups by the day: on view by its end, coming by its beginning, past by its end backwards', () => {
      expect(
        outline([
          event('old', '2024-01-01', '2024-02-01'),
          event('fair', '2027-03-03', '2027-03-08'),
          event('lamps', '2026-11-12', '2027-01-30'),
          event('recent', '2025-09-18', '2025-12-20'),
          event('today', '2026-11-20', '2026-11-20'),
          event('talk', '2026-12-10', '2026-12-10'),
        ]),
      ).toEqual([
        ['current', 'Event today', ['Event lamps']],
        ['coming', null, ['Event talk', 'Event fair']],
        ['past', null, ['Event recent', 'Event old']],
      ]);
    });

    it('shows the next one large when nothing is on view, and never a past one', () => {
      expect(outline([event('fair', '2027-03-03', '2027-03-08')])).toEqual([['coming', 'Event fair', []]]);
      expect(outline([event('old', '2024-01-01', '2024-02-01')])).toEqual([['past', null, ['Event old']]]);
    });

    it('has a calendar to subscribe to, in its language', () => {
      expect(toEventsView([], { ...context, locale: 'fr' }).calendar).toEqual({
        path: '/fr/evenements.ics',
        subscription: 'webcal://gallery.example/fr/evenements.ics',
      });
      const { calendar } = toEventsView([], { ...context, origin: 'http://localhost:8000' });
      expect(calendar.subscription).toBe('webcal://localhost:8000/events.ics');
    });

    it('has no groups without events', () => {
      expect(outline([])).toEqual([]);
    });
  });
});

describe('home view', () => {
  const context = sampleContext('fr', { mediaOrigin: 'https://media.example' });
  const EMPTY = { worksCount: 0, events: [], creators: [] };

  const news = (id: string, url?: string): NewsItem => ({
    id,
    title: `News ${id}`,
    image: sampleImage(id),
    ...(url && { link: { label: 'voir', url } }),
  });
  const homeOf = (parts: Partial<HomePage>) => ({ ...sampleHomePage(), ...parts });
  const event = (slug: string, starts_on: string, ends_on: string) => ({
    ...sampleEvent(slug),
    starts_on,
    ends_on,
  });
  const pictured = (slug: string, starts_on: string, ends_on: string) => ({
    ...event(slug, starts_on, ends_on),
    image: sampleImage(slug),
  });

  describe('toHomeView', () => {
    it('bears a home page with nothing on it', () => {
      expect(toHomeView(sampleHomePage(), EMPTY, context)).toEqual({
        news: [],
        selectedWorks: [],
        newWorks: [],
        worksCount: 0,
        creators: [],
      });
    });

    it('has what was published in the last 90 days, three at most', () => {
      const published = (slug: string, published_on: string) => ({ ...sampleWork(slug), published_on });
      const shown = (days: string[]) =>
        toHomeView(
          { ...sampleHomePage(), new_works: days.map((day, at) => published(`w${at}`, day)) },
          EMPTY,
          {
            ...context,
            today: '2026-11-20',
          },
        ).newWorks.map(({ title }) => title);
      expect(shown(['2026-11-21', '2026-11-20', '2026-08-23', '2026-08-22'])).toEqual(['Work w1', 'Work w2']);
      expect(shown(Array.from({ length: 12 }, () => '2026-11-01'))).toHaveLength(3);
    });

    it('opens with the first news, the others follow', () => {
      const view = toHomeView(homeOf({ news: [news('a'), news('b'), news('c')] }), EMPTY, context);
      expect(view.hero).toEqual({
        id: 'a',
        title: 'News a',
        picture: expect.objectContaining({
          jpeg: expect.objectContaining({ sm: 'https://media.example/media/a-sm.jpg' }),
        }),
      });
      expect(view.news.map(({ id }) => id)).toEqual(['b', 'c']);
    });

    it.each([
      ['2026-03-01', '2026-03-08', 'En ce moment'],
      ['2026-04-01', '2026-04-08', 'À venir'],
    ])('says of news of an event from %s to %s: %s', (from, to, kind) => {
      const home = homeOf({ news: [{ ...news('a', '/fr/evenements/salon'), text: 'Texte' }] });
      const view = toHomeView(home, { ...EMPTY, events: [event('salon', from, to)] }, context);
      expect(view.hero).toMatchObject({
        kind,
        text: 'Texte',
        link: { label: 'voir', url: '/fr/evenements/salon' },
      });
    });

    it('leaves out news of an event from the day after its last one, and opens with the next', () => {
      const home = homeOf({ news: [news('a', '/fr/evenements/salon'), news('b')] });
      const around = { ...EMPTY, events: [event('salon', '2026-03-01', '2026-03-04')] };
      const shown = (today: string) => toHomeView(home, around, { ...context, today }).hero?.id;
      expect([shown('2026-03-04'), shown('2026-03-05')]).toEqual(['a', 'b']);
    });

    it('announces another event than the one it opens with, rather one with a picture', () => {
      const shown = pictured('salon', '2026-03-01', '2026-03-08');
      const plain = event('nocturne', '2026-03-01', '2026-03-05');
      const next = pictured('foire', '2026-05-01', '2026-05-05');
      const home = homeOf({ news: [news('a', '/fr/evenements/salon')] });
      const announced = (events: ReturnType<typeof event>[]) =>
        toHomeView(home, { ...EMPTY, events }, context).event?.title;
      expect(announced([shown, plain, next])).toBe('Event foire');
      expect(announced([shown, plain])).toBe('Event nocturne');
      expect(announced([shown])).toBeUndefined();
    });

    it('leaves out of the news what it opens with and what it announces', () => {
      const events = ['salon', 'foire', 'nuit'].map((slug) => pictured(slug, '2026-03-01', '2026-03-08'));
      const links = ['salon', 'salon', 'foire', 'nuit'].map((slug) => `/fr/evenements/${slug}`);
      const home = homeOf({ news: [...links.map((url, at) => news(String(at), url)), news('plain')] });
      const view = toHomeView(home, { ...EMPTY, events }, context);
      expect(view.hero?.id).toBe('0');
      expect(view.event?.title).toBe('Event foire');
      expect(view.news.map(({ id }) => id)).toEqual(['3', 'plain']);
    });

    it('shows three creators whose portraits it has', () => {
      const creators = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
        ...sampleCreator(slug),
        ...(slug !== 'b' && { portrait: sampleImage(slug) }),
      }));
      const view = toHomeView(sampleHomePage(), { ...EMPTY, creators }, context);
      expect(view.creators.map(({ name }) => name)).toEqual(['Creator a', 'Creator c', 'Creator d']);
    });

    it('has the sentence of the gallery without anything dangerous, and its selected works', () => {
      const home = homeOf({
        body: '<p onclick="x()">Une <em>galerie</em></p>',
        selected_works: [sampleWork('quai')],
      });
      const view = toHomeView(home, { ...EMPTY, worksCount: 26 }, context);
      expect(view.sentence).toBe('<p>Une <em>galerie</em></p>');
      expect(view.selectedWorks.map(({ path }) => path)).toEqual(['/fr/oeuvres/quai']);
      expect(view.worksCount).toBe(26);
    });
  });
});

describe('path meant', () => {
  const PAGES = [
    ...['/', '/about', '/fr/a-propos', '/works/quai-bench', '/fr/cr%C3%A9ateurs'],
    // Our host leads from the other language's slug on, for a page's data as well.
    ...['/works/type/all', '/fr/works/type/all'],
  ];
  const fetching = jest.mocked(fetchPageData);
  const answer = (status: number, text: string) => ({
    kind: 'answer' as const,
    status,
    headers: new Headers(),
    text,
  });

  beforeEach(() =>
    fetching
      .mockReset()
      .mockImplementation(async (page) =>
        PAGES.includes(page) ? answer(200, '{}') : answer(404, 'Not found'),
      ),
  );

  it.each([
    ['/about.', '/about'],
    ['/about%20', '/about'],
    ['/works/Quai-Bench),', '/works/quai-bench'],
    ['/fr/about', '/fr/a-propos'],
    ['/fr/cr%C3%A9ateurs.', '/fr/cr%C3%A9ateurs'],
    ['/unknown.', undefined],
    ['/100%', undefined],
    // It is there, but not what its query asks of it.
    ['/works/type/all', undefined],
  ])('of %s is %s', async (path, meant) => {
    expect(await pathMeant(path)).toBe(meant);
  });

  it('is none on a server that answers everything with a page, and none without a network', async () => {
    fetching.mockResolvedValue(answer(200, '<!DOCTYPE html>'));
    expect(await pathMeant('/unknown.')).toBeUndefined();
    fetching.mockResolvedValue({ kind: 'timeout' });
    expect(await pathMeant('/unknown.')).toBeUndefined();
  });
});

describe('readable path', () => {
  it.each([
    ['/fr/%C5%93uvres/%C3%A9clat', '/fr/œuvres/éclat'],
    ['/100%', '/100%'],
    ['/a%2Fb', '/a%2Fb'],
  ])('writes %s as %s', (path, written) => {
    expect(readablePath(path)).toBe(written);
  });

  it.each([
    ['/fr/oeuvres/lampadaire-gueteur', 'lampadaire gueteur'],
    ['/works/%C5%92il_de.html', 'Œil de'],
    ['/index.php', ''],
    ['/works/gone-lamp/pdf', 'gone lamp'],
    ['/', ''],
    ['/12', ''],
    ['/x-1', ''],
    [`/${'lampe'.repeat(20)}`, ''],
  ])('would search for what %s names: ‘%s’', (path, words) => expect(wordsOfPath(path)).toBe(words));
});

describe('press article view', () => {
  const context = sampleContext('fr', { today: '2026-11-20' });

  describe('toPressArticleView', () => {
    it('prints date and author, and cleans the body', () => {
      const article = {
        ...samplePressArticle('x'),
        author: 'Agathe Lormier',
        body: '<p style="x">Un banc</p>',
      };
      const view = toPressArticleView(article, context);
      expect(view.date).toBe('1er février 2026');
      expect(view.author).toBe('par Agathe Lormier');
      expect(view.body).toBe('<p>Un banc</p>');
    });

    it('follows an address of the web and no other', () => {
      const urlOf = (url: string) => toPressArticleView({ ...samplePressArticle('x'), url }, context).url;
      expect(urlOf('https://varangue.example/a')).toBe('https://varangue.example/a');
      expect(urlOf('javascript:alert(1)')).toBeUndefined();
      expect(urlOf('')).toBeUndefined();
    });

    it('finds cited works and designers', () => {
      const article = {
        ...samplePressArticle('x'),
        cited_works: [sampleWork('banc')],
        cited_designers: [sampleCreator('odile')],
      };
      const view = toPressArticleView(article, context);
      expect(view.works[0]?.path).toBe('/fr/oeuvres/banc');
      expect(view.designers[0]?.path).toBe('/fr/createurs/odile');
    });
  });
});

describe('pictures test view', () => {
  const context = sampleContext('en', { today: '2026-03-08' });
  const night = { ...sampleImage('night'), lamp: true };
  const works = [
    { ...sampleWork('chair'), image: sampleImage('chair', { width: 4, height: 5 }) },
    { ...sampleWork('bench'), image: sampleImage('bench'), availability: 'sold' as const },
    { ...sampleWork('lamp'), image: { ...sampleImage('lamp'), night } },
  ];

  describe('toPicturesTestView', () => {
    it('finds a work of each kind, and lends a label where every work has its picture', () => {
      const { samples, grid } = toPicturesTestView(works, context);
      expect(samples.map(({ kind, work }) => `${kind}: ${work.title}`)).toEqual([
        'portrait: Work chair',
        'landscape: Work bench',
        'night: Work lamp',
        'sold: Work bench',
        'missing: Work chair',
      ]);
      expect(samples.at(-1)?.work.picture).toBeUndefined();
      expect(grid).toHaveLength(3);
    });

    it('shows a work that has no picture as it is', () => {
      const { samples } = toPicturesTestView([...works, sampleWork('shelf')], context);
      expect(samples.filter(({ kind }) => kind === 'missing').map(({ work }) => work.title)).toEqual([
        'Work shelf',
      ]);
    });

    it('is empty without works', () => {
      expect(toPicturesTestView([], context)).toEqual({ samples: [], grid: [] });
    });
  });
});

describe('splitSections', () => {
  it('cuts at headings and keeps what stands before the first', () => {
    expect(splitSections('<p>Avant</p><h3>Données <em>personnelles</em></h3><p>Un</p><h4>x</h4>')).toEqual([
      { html: '<p>Avant</p>' },
      { id: 'donnees-personnelles', title: 'Données personnelles', html: '<p>Un</p><h4>x</h4>' },
    ]);
  });

  it('gives each heading an id of its own, also when nothing of it can stand in one', () => {
    const ids = splitSections('<h3>Prêt</h3><h3>Pret !</h3><h3>…</h3><h3>?</h3>').map(({ id }) => id);
    expect(ids).toEqual(['pret', 'pret-2', 'section', 'section-2']);
  });

  it('gives no heading an id that is longer than an address', () => {
    const [section] = splitSections(`<h3>Prêt ${'x'.repeat(10_000)}</h3>`);
    expect(section?.id).toMatch(/^pret-x{60,75}$/);
  });

  it('keeps a text without headings in one piece, and drops empty ones', () => {
    expect(splitSections('<p>Un</p>')).toEqual([{ html: '<p>Un</p>' }]);
    expect(splitSections('<h3> </h3>')).toEqual([]);
    expect(splitSections('')).toEqual([]);
  });
});

describe('toTextPageView', () => {
  it('cleans the text and resolves the pictures', () => {
    const page = {
      ...samplePage('about'),
      body: '<h3 onclick="x()">La galerie</h3><p>Ici<script>x()</script></p>',
      images: [sampleImage('room')],
    };
    const view = toTextPageView(page, { mediaOrigin: 'https://api.example' });
    expect(view.sections).toEqual([{ id: 'la-galerie', title: 'La galerie', html: '<p>Ici</p>' }]);
    expect(view.pictures[0]?.jpeg.sm).toBe('https://api.example/media/room-sm.jpg');
  });

  it('is a title alone when the page is empty', () => {
    expect(toTextPageView(samplePage('about'), { mediaOrigin: '' })).toEqual({
      title: 'Page about',
      sections: [],
      pictures: [],
    });
  });
});

describe('work sheet view', () => {
  it('is the sheet of the work’s page, with the sheet in the other language', () => {
    const work = { ...sampleWork('banc'), edition: 'Atelier X', slugs: { en: 'bench', fr: 'banc' } };
    const context = sampleContext('fr', { today: '2026-03-08' });
    expect(toWorkSheetView(work, context)).toMatchObject({
      facts: ['Édition Atelier X'],
      reference: 'Réf. ML-banc',
      address: 'https://gallery.example/fr/oeuvres/banc',
      alternates: { en: '/works/bench/pdf', fr: '/fr/oeuvres/banc/pdf' },
    });
  });
});
