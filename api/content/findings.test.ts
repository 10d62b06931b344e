import type { Catalogue } from './published/catalogue-content';
import { SAMPLE_FILES } from '../testing/sample-files';
import { sampleContext } from '../../src/components/testing/sample-context';
import { sampleEvent, sampleHomePage } from '../../src/gallery/testing/samples';
import { sampleImage } from '../../src/media/testing/sample-image';
import { dayIn } from '../../src/i18n/formats/zoned-time';
import { toHomeView } from '../../src/screens/home/home-view';
import type { Finding, OpenItem } from './contract/item';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { areTicked, hoursAdvice, hoursNamedIn } from './findings/hours-advice';
import { lastDayLeft, newsAdvice, newsLeftBy } from './findings/news-advice';
import { formerSlugsLeft, withFormerSlugs, withoutFormerSlug } from './former-slugs';
import { placesOnHome } from './reading/place-on-home';

describe('findings', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person());
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.database.write((to) => to.run('DELETE FROM desk_drafts')));

  const open = async (place: string): Promise<OpenItem> =>
    (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
  const publishedAt = ({ published }: OpenItem, path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], published) ??
    null;

  /** Of a draft with these fields. */
  async function findings(place: string, fields: Record<string, unknown>): Promise<Finding[]> {
    const item = await open(place);
    const changes = Object.entries(fields).map(([path, value]) => ({
      path,
      before: publishedAt(item, path),
      value,
    }));
    const answer = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
    expect(answer.status).toBe(200);
    return (answer.body as { item: OpenItem }).item.findings;
  }
  const named = (found: readonly Finding[], severity: Finding['severity']): string[] =>
    found
      .filter((one) => one.severity === severity)
      .map(({ name, path }) => `${name} ${path}`)
      .sort();

  it('has nothing against what is public as it should be', async () => {
    expect((await open('works/lamp')).findings).toEqual([]);
    for (const place of ['pages/about', 'pages/home', 'site/site', 'types/seating', 'events/late'])
      expect(named((await open(place)).findings, 'error')).toEqual([]);
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['a text in one of the languages', 'works/lamp', { 'materials.fr': null }, 'missing materials.fr'],
    ['an empty text', 'works/lamp', { 'title.fr': '' }, 'missing title.fr'],
    ['a day that is not there', 'events/late', { starts_on: '' }, 'missing starts_on'],
    ['no creator', 'works/lamp', { creators: [] }, 'missing creators'],
    ['an address in capitals', 'works/lamp', { 'slug.en': 'Tall Lamp' }, 'notASlug slug.en'],
    ['an address that is too long', 'works/lamp', { 'slug.en': 'a'.repeat(300) }, 'tooLong slug.en'],
    ['too long a text', 'works/lamp', { 'description.en': 'a'.repeat(120_000) }, 'tooLong description.en'],
    [
      'a text of tags',
      'works/lamp',
      { 'description.en': '<em>'.repeat(20_000) },
      'tooManyTags description.en',
    ],
    ['a text of signs', 'works/lamp', { 'description.fr': '<'.repeat(240_000) }, 'tooLong description.fr'],
    ['a text of links', 'works/lamp', { 'description.fr': '<a '.repeat(80_000) }, 'tooLong description.fr'],
    ['an address of another', 'works/lamp', { 'slug.en': 'chair' }, 'slugTaken slug.en'],
    ['an address of the site', 'works/lamp', { 'slug.en': 'type' }, 'slugReserved slug.en'],
    [
      'an address of before in capitals',
      'works/lamp',
      { 'former_slugs.fr': ['Vieille Lampe'] },
      'notASlug former_slugs.fr.0',
    ],
    ['a measure in letters', 'works/lamp', { 'dimensions.height': 'tall' }, 'notANumber dimensions.height'],
    ['a measure of nothing', 'works/lamp', { 'dimensions.height': 0 }, 'notANumber dimensions.height'],
    ['a creator that is not there', 'works/lamp', { creators: ['nobody'] }, 'unknownItem creators.0'],
    [
      'a creator in the other language alone',
      'works/lamp',
      { creators: ['paul'] },
      'noPublicCreator creators',
    ],
    [
      'a picture that is not there',
      'works/chair',
      { pictures: [{ file: 'gone.jpg', alt: { en: 'A', fr: 'B' } }] },
      'noFile pictures.0',
    ],
    [
      'a picture elsewhere',
      'works/chair',
      { pictures: [{ file: '../../etc/passwd', alt: { en: 'A', fr: 'B' } }] },
      'invalid pictures.0.file',
    ],
    ['no day', 'events/late', { starts_on: '1 May' }, 'notADate starts_on'],
    [
      'a day that there is not',
      'events/late',
      { starts_on: '2026-02-31', ends_on: '2026-04-01' },
      'noDay starts_on',
    ],
    ['an end before the beginning', 'events/late', { ends_on: '2025-12-31' }, 'endsBeforeStart ends_on'],
    [
      'a death before the birth',
      'creators/jeanne',
      { birth_year: 1998, death_year: 1931 },
      'diesBeforeBirth death_year',
    ],
    ['a birth before the calendar', 'creators/jeanne', { birth_year: -1923 }, 'notAYear birth_year'],
    ['a death of five figures', 'creators/jeanne', { death_year: 19_980 }, 'notAYear death_year'],
    ['a date below zero', 'works/lamp', { 'date.en': '-1950' }, 'notAYear date.en'],
    ['a date of three figures', 'works/lamp', { 'date.fr': '195' }, 'notAYear date.fr'],
    [
      'hours of no day',
      'events/late',
      { opening_times: [{ days: [], opens: '11:00', closes: '19:00' }] },
      'noDays opening_times.0.days',
    ],
    ['no address', 'press/article', { url: 'javascript:alert(1)' }, 'notAnAddress url'],
    ['a letter that nobody can read', 'works/lamp', { 'title.en': 'A\u0001lamp' }, 'invalid title.en'],
    [
      'a price without its amount',
      'works/chair',
      { price: { amount: '', currency: 'EUR' } },
      'noAmount price',
    ],
    [
      'an amount of less than nothing',
      'works/chair',
      { price: { amount: '-100', currency: 'EUR' } },
      'amountZero price.amount',
    ],
    [
      'an amount that could be two',
      'works/chair',
      { price: { amount: '12,5000', currency: 'EUR' } },
      'notAnAmount price.amount',
    ],
    [
      'an amount with a digit too many',
      'works/chair',
      { price: { amount: '99999999999', currency: 'EUR' } },
      'amountTooMuch price.amount',
    ],
    ['a page without a title in French', 'pages/about', { 'title.fr': null }, 'missing title.fr'],
  ])('finds %s', async (_, place, fields, expected) => {
    const found = await findings(place, fields);
    expect(named(found, 'error')).toEqual([expected]);
  });

  it('has nothing against a PDF in one language, which serves both', async () => {
    expect(named(await findings('events/late', { 'press_release.file.en': null }), 'error')).toEqual([]);
    expect(
      named(
        await findings('events/late', { 'press_release.file.en': null, 'press_release.file.fr': null }),
        'error',
      ),
    ).toEqual([]);
  });

  it('names the language, so that the field of it can say so', async () => {
    const found = await findings('works/lamp', { 'materials.fr': null });
    expect(found).toMatchObject([{ name: 'missing', path: 'materials.fr', locale: 'fr', severity: 'error' }]);
  });

  it('names the item that is not there by its id', async () => {
    expect(await findings('works/lamp', { creators: ['jeanne', 'nobody'] })).toMatchObject([
      { name: 'unknownItem', text: 'nobody' },
    ]);
  });

  it('says at once all that a new work lacks', async () => {
    const answer = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
    const { findings: found } = answer.body as OpenItem;
    expect(named(found, 'error')).toEqual(['missing creators', 'missing slug.en', 'missing type']);
    expect(named(found, 'advice')).toEqual([
      'missingFrench slug',
      'noDimensions dimensions',
      'noPicture pictures',
    ]);
  });

  it('does not say of a page that it is in one language alone, since it is never public so', async () => {
    const found = await findings('pages/about', { 'title.en': null });
    expect(found.map(({ name, path }) => `${name} ${path}`)).toEqual(['missing title.en']);
  });

  it.each<[string, string, Record<string, unknown>, string[]]>([
    [
      'one language',
      'works/stool',
      {},
      ['missingEnglish slug', 'noDimensions dimensions', 'noPicture pictures'],
    ],
    ['millimetres', 'works/lamp', { 'dimensions.height': 1500 }, ['millimetres dimensions']],
    [
      'millimetres on all sides',
      'works/lamp',
      { dimensions: { height: 350, width: 210 } },
      ['millimetres dimensions'],
    ],
    [
      'a new first picture without an evening',
      'works/lamp',
      {
        pictures: [
          { file: 'lamp-1-day.jpg', alt: { en: 'By day', fr: 'De jour' } },
          {
            file: 'lamp-1-night.jpg',
            alt: { en: 'A lamp', fr: 'Une lampe' },
            night: { file: 'lamp-1-night.jpg', alt: { en: 'Lit', fr: 'Allumée' } },
          },
        ],
      },
      ['noEvening pictures.0.file'],
    ],
    ['a long bench', 'works/lamp', { dimensions: { height: 45, width: 390 } }, []],
    [
      'a year to come',
      'works/lamp',
      { 'date.en': 'circa 2955' },
      ['otherLanguage date.fr', 'yearInFuture date.en'],
    ],
    ['a year in both languages', 'works/lamp', { 'date.en': 'circa 1957', 'date.fr': 'vers 1957' }, []],
    ['a year alone', 'works/lamp', { 'date.en': '1950', 'date.fr': '1950' }, []],
    ['years of a series', 'works/lamp', { 'date.en': '1950-60', 'date.fr': '1950-60' }, []],
    ['a year in words of one language', 'works/lamp', { 'date.en': 'about 1955' }, []],
    [
      'an hour in one language',
      'site/site',
      { 'contact.opening_hours.fr': ['De 10 h à 20 h'] },
      ['otherLanguage contact.opening_hours.en'],
    ],
    ['a number that another has', 'works/lamp', { reference: 'ml-0002' }, ['referenceTwice reference']],
    [
      'a link to nothing',
      'works/lamp',
      {
        'history.en': '<p><a href="/works/gone">x</a></p>',
        'history.fr': '<p><a href="/fr/oeuvres/lampe#a">x</a> <a href="/fr/contact">y</a></p>',
      },
      ['brokenLink history.en'],
    ],
    [
      'an address of before that another has now',
      'works/lamp',
      { former_slugs: { en: ['chair', 'old'], fr: ['lumiere'] } },
      ['formerSlugTaken former_slugs.en'],
    ],
    [
      'a link to a draft',
      'works/lamp',
      { 'history.en': '<a href="https://example.org/works/secret">x</a>', 'history.fr': 'x' },
      ['brokenLink history.en'],
    ],
    [
      'a straight apostrophe',
      'works/lamp',
      { 'materials.fr': "Fil d'acier", 'materials.en': "Smith's brass" },
      ['straightApostrophe materials.fr'],
    ],
    ['a mark of HTML', 'works/lamp', { 'description.fr': "<p lang='fr'>Vive</p>" }, []],
  ])('advises on %s', async (_, place, fields, expected) => {
    const found =
      Object.keys(fields).length > 0 ? await findings(place, fields) : (await open(place)).findings;
    expect(named(found, 'error')).toEqual([]);
    expect(named(found, 'advice')).toEqual(expected);
  });

  it('counts each picture that is not described, in each language, by day and in the evening', async () => {
    const item = await open('works/lamp');
    const [picture] = item.published!['pictures'] as { alt: object; night: object }[];
    const pictures = [
      { ...picture, alt: { en: 'A lamp', fr: ' ' }, night: { ...picture!.night, alt: { en: '', fr: '' } } },
    ];
    expect(named(await findings('works/lamp', { pictures }), 'advice')).toEqual([
      'noDescription pictures.0.alt.fr',
      'noDescription pictures.0.night.alt.en',
      'noDescription pictures.0.night.alt.fr',
    ]);
  });

  it('takes its time over nothing that is hostile', async () => {
    const text = `${'<a href="'.repeat(4000)}${'\u202e'.repeat(4000)}`;
    const found = await findings('works/lamp', { 'history.en': text, 'history.fr': text });
    expect(named(found, 'error')).toEqual(['invalid history.en', 'invalid history.fr']);
  });

  it('says which words and which evening are those of the picture that stood there before', async () => {
    const [first] = publishedAt(await open('works/lamp'), 'pictures') as { file: string; night?: object }[];
    const found = await findings('works/lamp', { pictures: [{ ...first, file: 'chair-1.jpg' }] });
    const kept = found
      .filter(({ name }) => name.startsWith('kept'))
      .map(({ name, path }) => `${name} ${path}`);
    expect(kept).toEqual([
      'keptWords pictures.0.alt.en',
      'keptWords pictures.0.alt.fr',
      'keptCredit pictures.0.credit',
      'keptEvening pictures.0.night.file',
    ]);
  });

  it('says of a reference that a draft has as well, whichever of the two is looked at', async () => {
    const reference = { reference: 'ML 7777' };
    expect(named(await findings('works/lamp', reference), 'advice')).not.toContain(
      'referenceTwice reference',
    );
    const found = await findings('works/chair', reference);
    expect(found.find(({ name }) => name === 'referenceTwice')?.text).toBe('Tall lamp');
    expect(named((await open('works/lamp')).findings, 'advice')).toContain('referenceTwice reference');
  });

  it('names the page that has an address already', async () => {
    const found = await findings('works/lamp', { 'slug.en': 'chair' });
    expect(found.find(({ name }) => name === 'slugTaken')).toMatchObject({
      text: 'chair',
      of: { shelf: 'works', id: 'chair', title: (await open('works/chair')).published?.['title'] },
    });
  });
});

describe('own links', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person());
  });
  afterAll(() => desk.close());

  it.each([
    [
      'of a work',
      '/works/lamp',
      { shelf: 'works', id: 'lamp', title: { en: 'Tall lamp', fr: 'Grande lampe' } },
    ],
    ['in French, with the site before it', 'https://example.org/fr/oeuvres/lampe', { id: 'lamp' }],
    ['of a page', '/about', { shelf: 'pages', id: 'about' }],
  ])('is found by the address %s', async (_, url, page) => {
    const search = new URLSearchParams({ url }).toString();
    expect((await desk.call('GET', `/page-at?${search}`, { cookie })).body).toMatchObject({ page });
  });

  it.each(['https://elsewhere.example/works/lamp', '/works/none', 'nonsense'])(
    'is not found by %s',
    async (url) => {
      const search = new URLSearchParams({ url }).toString();
      expect((await desk.call('GET', `/page-at?${search}`, { cookie })).body).toEqual({ page: null });
    },
  );
});

describe('hours elsewhere', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person());
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.database.write((to) => to.run('DELETE FROM desk_drafts')));

  const ROWS = [{ days: ['Tuesday', 'Saturday'], opens: '11:00', closes: '19:00' }];

  async function write(place: string, fields: Record<string, unknown>): Promise<void> {
    const { published } = (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
    const before = (path: string) =>
      path
        .split('.')
        .reduce<unknown>(
          (value, name) => (value as Record<string, unknown> | undefined)?.[name],
          published,
        ) ?? null;
    const changes = Object.entries(fields).map(([path, value]) => ({ path, before: before(path), value }));
    const { status } = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
    expect(status).toBe(200);
  }
  const found = async (place: string): Promise<Finding[]> =>
    ((await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem).findings.filter(({ name }) =>
      name.startsWith('hours'),
    );

  it('tells the hours of a page that says others, and the page of the hours', async () => {
    await write('site/site', { 'contact.opening_times': ROWS });
    await write('pages/about', { 'body.en': '<p>We are open from 11 am to 8 pm.</p>' });
    expect(await found('site/site')).toEqual([
      {
        ...{ path: 'contact.opening_times', name: 'hoursElsewhere', text: '11 am to 8 pm', locale: null },
        severity: 'advice',
        of: { shelf: 'pages', id: 'about', title: { en: 'About', fr: 'À propos' } },
      },
    ]);
  });

  it('has nothing against words that say what is ticked, or will be', async () => {
    await write('site/site', { 'contact.opening_times': ROWS });
    await write('pages/about', {
      'body.fr': '<p>Ouvert de 11 h à 19 h.</p>',
      'body.en': '<p>11 am to 7 pm</p>',
    });
    expect(await found('site/site')).toEqual([]);
    expect(await found('pages/about')).toEqual([]);
  });

  it('says so at the words of the page, and nothing where no hours are ticked', async () => {
    await write('pages/contact', { 'body.fr': '<p>Ouvert de 11 h à 20 h.</p>' });
    expect(await found('pages/contact')).toEqual([]);
    const site = SAMPLE_FILES['site.yaml'] as { contact: object };
    await desk.edit({ 'site.yaml': { ...site, contact: { ...site.contact, opening_times: ROWS } } });
    expect(await found('pages/contact')).toEqual([
      {
        ...{ path: 'body.fr', name: 'hoursOther', text: '11 h à 20 h', locale: 'fr', severity: 'advice' },
        of: { shelf: 'site', id: 'site' },
      },
    ]);
  });

  it('says nothing of an event, which has hours of its own', async () => {
    await write('events/late', { 'description.en': '<p>Open from 4 pm to 11 pm.</p>' });
    expect(await found('events/late')).toEqual([]);
  });
});

describe('news advice', () => {
  const EVENT = {
    ...{ id: 'night', slug: { en: 'night', fr: 'nuit' }, title: { en: 'Night' } },
    ...{ starts_on: '2026-12-11', ends_on: '2026-12-27' },
  };
  const EVENTS = new Map(['/events/night', '/fr/evenements/nuit'].map((url) => [url, EVENT]));

  const found = (
    day: string,
    text: object,
    url: object = { en: '/events/night', fr: '/fr/evenements/nuit' },
  ) =>
    newsAdvice(EVENTS, Date.parse(`${day}T12:00:00Z`), [
      { id: 'a', title: { en: 'Night' }, text, link: { url } },
    ]).map(({ name, path, text: about }) => `${name} ${path} ${about}`);

  it('says of news that leads to an event which is over when that ended', () => {
    expect(found('2026-12-28', {})).toEqual(['newsOver news.0 2026-12-27']);
    expect(found('2026-12-27', {})).toEqual([]);
  });

  it.each([
    ['with the days of the event', { en: '11 to 27 December 2026', fr: 'Du 11 au 27 décembre 2026' }, []],
    ['without a day of the calendar', { en: 'Eight lamps, 1951–1971, until 7 pm', fr: 'Huit lampes' }, []],
    ['with its last day alone', { en: 'Until 27 December', fr: 'Jusqu’au 27 décembre' }, []],
    ['with another month', { en: '11 to 27 November', fr: 'Du 11 au 27 décembre' }, ['text.en']],
    ['with another first day', { en: '11 to 27 December', fr: 'Du 1er au 27 décembre 2026' }, ['text.fr']],
    ['with another year', { en: '11 to 27 December 2025' }, ['text.en']],
  ])('compares the days that it names with those of the event: %s', (_, text, places) => {
    expect(found('2026-12-01', text)).toEqual(
      places.map((place) => `newsDates news.0.${place} 2026-12-11 2026-12-27`),
    );
  });

  it('says nothing of news that leads elsewhere, or that the site goes on showing', () => {
    expect(found('2027-01-01', {}, { en: '/events/night?from=news' })).toEqual([]);
    expect(found('2027-01-01', { en: '3 May' }, { en: 'https://elsewhere.example/events/night' })).toEqual(
      [],
    );
  });

  it('says at an event which news of the home page goes on naming other days than it has now', () => {
    const news = [
      {
        ...{ id: 'a', title: { en: 'Night' }, text: { en: '11 to 27 December', fr: 'Du 11 au 27 décembre' } },
        link: { url: { en: '/events/night', fr: '/fr/evenements/nuit' } },
      },
      { id: 'b', title: { en: 'Other' }, text: { en: '3 May' }, link: { url: { en: '/events/other' } } },
    ];
    const home = { news, title: { en: 'Home', fr: 'Accueil' } };
    const left = (moved: object, day = '2026-12-01') =>
      newsLeftBy(home, EVENTS, Date.parse(`${day}T12:00:00Z`), {
        id: 'night',
        values: { ...EVENT, ...moved },
      }).map(({ path, text, of }) => ({ path, text, of: `${of?.shelf}/${of?.id}` }));
    expect(left({})).toEqual([]);
    const said = { path: 'starts_on', text: '11 to 27 December / Du 11 au 27 décembre', of: 'pages/home' };
    expect(left({ starts_on: '2026-12-18', ends_on: '2027-01-03' })).toEqual([said]);
    // What is over is not shown there any more.
    expect(left({ starts_on: '2026-10-01', ends_on: '2026-10-05' })).toEqual([]);
  });
});

describe('last day left', () => {
  const days = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });
  const found = (was: object | undefined, is: object) =>
    lastDayLeft(was as never, is as never).map(({ text }) => text);

  it('says how long an event was and is, where its first day moved alone', () => {
    expect(found(days('2026-12-04', '2026-12-20'), days('2026-12-11', '2026-12-20'))).toEqual(['17 10']);
  });

  it.each([
    ['both moved', days('2026-12-04', '2026-12-20'), days('2026-12-11', '2026-12-27')],
    ['the last alone moved', days('2026-12-04', '2026-12-20'), days('2026-12-04', '2026-12-27')],
    ['it is of one day', days('2026-12-04', '2026-12-04'), days('2026-12-03', '2026-12-04')],
    ['nothing is public', undefined, days('2026-12-04', '2026-12-20')],
  ])('has nothing to say where %s', (_, was, is) => {
    expect(found(was, is)).toEqual([]);
  });
});

describe('hours advice', () => {
  const found = (en: string[], fr: string[], ...times: [string, string][]) =>
    hoursAdvice({
      contact: {
        opening_hours: { en, fr },
        opening_times: times.map(([opens, closes]) => ({ days: ['Monday'], opens, closes })),
      },
    }).map(({ path, text }) => `${path} ${text}`);

  it.each<[string, string[], string[], [string, string]]>([
    ['by either clock', ['11 am to 7 pm'], ['de 11 h à 19 h'], ['11:00', '19:00']],
    ['with minutes', ['11 am to 7.30 pm'], ['de 11 h à 19 h 30'], ['11:00', '19:30']],
    ['noon in words', ['Noon to 7 pm'], ['De midi à 19 h'], ['12:00', '19:00']],
    ['without a number', ['By appointment'], ['Sur rendez-vous'], ['11:00', '19:00']],
  ])('has nothing against hours that the words say: %s', (_, en, fr, times) => {
    expect(found(en, fr, times)).toEqual([]);
  });

  it('names the hours of ticked days that the words of a language do not say', () => {
    expect(found(['11 am to 7 pm'], ['de 11 h à 20 h'], ['11:00', '20:00'])).toEqual([
      'contact.opening_hours.en 20:00',
    ]);
    expect(found(['11 am to 7 pm'], ['de 11 h à 19 h'], ['11:00', '19:30'])).toHaveLength(2);
  });

  it('names hours of the words that no ticked days have', () => {
    expect(
      found(
        ['Tuesday to Friday, 11 am to 7 pm', 'Saturday, 11 am to 8 pm', 'and evenings by appointment'],
        ['Du mardi au samedi, de 11 h à 19 h'],
        ['11:00', '19:00'],
      ),
    ).toEqual(['contact.opening_hours.en 11 am to 8 pm']);
    expect(found(['11 am to 8 pm'], [])).toEqual([]);
  });

  it('compares those of an event as well', () => {
    const times = [{ days: ['Monday'], opens: '16:00', closes: '21:00' }];
    const hours = { en: ['4 to 8 pm'], fr: ['de 16 h à 21 h'] };
    expect(hoursAdvice({ opening_hours: hours, opening_times: times }).map(({ path }) => path)).toEqual([
      'opening_hours.en',
    ]);
    const vernissage = { en: ['4 to 9 pm, at the opening 6 pm to 11 pm'], fr: ['de 16 h à 21 h'] };
    expect(hoursAdvice({ opening_hours: vernissage, opening_times: times })).toEqual([]);
  });
});

describe('hours named in', () => {
  const read = (text: string) => hoursNamedIn(text).map(({ opens, closes }) => `${opens} ${closes}`);

  it.each([
    ['Open from 11 am to 7 pm.', '11:00 19:00'],
    ['<p>Tuesday to Saturday,&nbsp;11 to 7 pm, and evenings by appointment.</p>', '11:00 19:00'],
    ['from 2 to 5 pm', '14:00 17:00'],
    ['between noon and 7.30 p.m.', '12:00 19:30'],
    ['every day, 11:00–19:00', '11:00 19:00'],
    ['Du mardi au samedi, de 11\u202fh à 19\u202fh 30', '11:00 19:30'],
    ['11h-19h', '11:00 19:00'],
    ['de 11 à 19 heures', '11:00 19:00'],
    ['de midi à minuit', '12:00 24:00'],
  ])('reads hours in words: %s', (text, hours) => {
    expect(read(text)).toEqual([hours]);
  });

  it.each([
    ['a day that is named', 'Opening on 12 November, 6 pm to 9 pm.'],
    ['another sentence than that day’s', 'Le 12 novembre, de 18 h à 21 h.'],
    ['an event', '<p>At <a href="/events/after-dark">After dark</a>, 6 pm to 11 pm.</p>'],
    ['an appointment', 'Mondays, 2 pm to 5 pm by appointment. Le lundi de 14 h à 17 h, sur rendez-vous.'],
    ['a break', 'Closed for lunch from 1 pm to 2 pm. Fermé de 13 h à 14 h.'],
    ['the telephone', 'We answer the telephone from 9 am to 6 pm. Par téléphone de 9 h à 18 h.'],
    ['deliveries', 'Deliveries use the courtyard, 8 am to 11 am. Livraisons de 8 h à 11 h.'],
    ['how long something takes', 'Comptez 2 h à 3 h, ou 24 h à 48 h.'],
    ['no hours at all', '1951 to 1971, 12 to 14 lamps, 12.50 to 13.50 euros, 11-19, 3 to 8 m'],
  ])('leaves alone %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('finds them among ticked days, with a break or without, and nothing against any where none are ticked', () => {
    const rows = [
      { days: ['Tuesday', 'Friday'], opens: '11:00', closes: '13:00' },
      { days: ['Friday'], opens: '14:00', closes: '19:00' },
      { days: ['Saturday'], opens: '14:00', closes: '00:00' },
    ];
    const found = (text: string) => areTicked(hoursNamedIn(text)[0]!, rows);
    expect(['11 am to 1 pm', '11 am to 7 pm', '2 pm to midnight'].map(found)).toEqual([true, true, true]);
    expect(['11 am to 8 pm', '11 am to midnight'].map(found)).toEqual([false, false]);
    expect(areTicked({ opens: '11:00', closes: '20:00', said: '' }, undefined)).toBe(true);
  });
});

describe('former slugs', () => {
  const slug = (en: string, fr?: string) => ({ slug: { en, ...(fr && { fr }) } });

  it('keeps what the item leaves behind, in its language alone', () => {
    expect(withFormerSlugs(slug('new', 'lampe'), slug('old', 'lampe'))).toEqual({
      ...slug('new', 'lampe'),
      former_slugs: { en: ['old'] },
    });
  });

  it('puts the newest last, and each once', () => {
    const values = { ...slug('d'), former_slugs: { en: ['a', 'c', 'b'], fr: ['x'] } };
    expect(withFormerSlugs(values, slug('c')).former_slugs).toEqual({ en: ['a', 'b', 'c'], fr: ['x'] });
  });

  it('gives back what the item takes again', () => {
    const values = { ...slug('a'), former_slugs: { en: ['a'] } };
    expect(withFormerSlugs(values, slug('b')).former_slugs).toEqual({ en: ['b'] });
    expect(withFormerSlugs({ ...slug('a'), former_slugs: { en: ['a'] } }, slug('a'))).toEqual(slug('a'));
  });

  it('keeps that of a language that is given up, until it is back', () => {
    const given = withFormerSlugs(slug('lamp'), slug('lamp', 'lampe'));
    expect(given).toEqual({ ...slug('lamp'), former_slugs: { fr: ['lampe'] } });
    expect(withFormerSlugs({ ...given, ...slug('lamp', 'lampe') }, given)).toEqual(slug('lamp', 'lampe'));
  });

  it('leaves alone what was never public, and what has no slugs', () => {
    const values = slug('new');
    expect(withFormerSlugs(values, undefined)).toBe(values);
    expect(withFormerSlugs(values, slug('new'))).toBe(values);
    const page = { title: { en: 'About' } };
    expect(withFormerSlugs(page, { title: { en: 'Us' } })).toBe(page);
  });

  it('lets go of the oldest where there are more than a file may have', () => {
    const many = Array.from({ length: 50 }, (_, index) => `old-${index}`);
    const { former_slugs } = withFormerSlugs(
      { ...slug('new'), former_slugs: { en: many } },
      slug('last'),
    ) as {
      former_slugs: { en: string[] };
    };
    expect(former_slugs.en).toHaveLength(50);
    expect([former_slugs.en[0], former_slugs.en.at(-1)]).toEqual(['old-1', 'last']);
  });

  it('takes one out, and the field with the last', () => {
    const values = { ...slug('new'), former_slugs: { en: ['a', 'b'] } };
    const one = withoutFormerSlug(values, 'en', 'a');
    expect(one.former_slugs).toEqual({ en: ['b'] });
    expect(withoutFormerSlug(one, 'en', 'b')).toEqual(slug('new'));
  });

  it('says which links will lead nowhere, where an editor takes a former slug out', () => {
    const before = { ...slug('lamp'), former_slugs: { en: ['old', 'older'], fr: ['vieille'] } };
    const after = { ...slug('older'), former_slugs: { fr: ['vieille'] } };
    expect(formerSlugsLeft(before, after)).toMatchObject([
      { path: 'former_slugs.en', text: 'old', locale: 'en' },
    ]);
    expect(formerSlugsLeft(undefined, after)).toEqual([]);
  });
});

describe('place on home', () => {
  const DAY = '2026-11-20';
  const NOW = Date.parse(`${DAY}T12:00:00Z`);
  type Sample = [id: string, starts_on: string, ends_on: string, hasPicture?: boolean];

  const ON: Sample = ['on', '2026-11-01', '2026-11-30', true];
  const LATER: Sample = ['later', '2026-12-10', '2026-12-10', true];
  const BARE: Sample = ['bare', '2026-11-25', '2026-11-25'];
  const PAST: Sample = ['past', '2026-01-01', '2026-02-01', true];

  function catalogueOf(events: readonly Sample[], news: readonly string[]): Catalogue {
    const entries = events.map(([id, starts_on, ends_on, hasPicture]) => [
      id,
      {
        ...{ id, slug: { en: id }, title: { en: id }, starts_on, ends_on },
        pictures: hasPicture ? [{ file: 'a.jpg', alt: {} }] : [],
      },
    ]);
    const home = { news: news.map((id) => ({ id, link: { url: { en: `/events/${id}`, fr: '' } } })) };
    return { events: new Map(entries as never), home } as unknown as Catalogue;
  }

  /** What the site itself shows. */
  function shownBySite(events: readonly Sample[], news: readonly string[], id: string): string {
    const home = {
      ...sampleHomePage(),
      news: news.map((one) => ({
        ...{ id: one, title: one, image: sampleImage(one) },
        link: { label: one, url: `/events/${one}` },
      })),
    };
    const summaries = events.map(([slug, starts_on, ends_on, hasPicture]) => ({
      ...{ ...sampleEvent(slug), starts_on, ends_on },
      image: hasPicture ? sampleImage(slug) : undefined,
    }));
    const view = toHomeView(
      home,
      { worksCount: 0, events: summaries as never, creators: [] },
      { ...sampleContext('en'), today: DAY, dayIn: (zone) => dayIn(NOW, zone) },
    );
    const path = `/events/${id}`;
    if (view.hero?.link?.url === path) return 'opening';
    if (view.event?.path === path) return view.event.state === 'current' ? 'now' : 'next';
    return view.news.some(({ link }) => link?.url === path) ? 'news' : 'nowhere';
  }

  it.each<[string, readonly Sample[], readonly string[]]>([
    ['without news', [ON, LATER, BARE], []],
    ['that opens with one event', [ON, LATER, BARE], ['on']],
    ['that opens with something else', [ON, LATER, BARE], ['elsewhere', 'later', 'bare']],
    ['whose first news is over', [PAST, ON, LATER], ['past', 'later', 'on']],
    ['that has none with a picture left', [ON, BARE], ['on', 'bare']],
    ['of two that are on', [['long', '2026-11-01', '2027-01-30', true], ON, LATER], []],
  ])('says of each event what the site makes of a home page %s', (_, events, news) => {
    const ids = events.map(([id]) => id).filter((id) => id !== 'past');
    const said = ids.map((id) => placesOnHome(catalogueOf(events, news), id, NOW)[0]?.as);
    expect(said).toEqual(ids.map((id) => shownBySite(events, news, id)));
  });

  it('says where an event will be with the days of its draft, in that language alone where that changes', () => {
    const catalogue = catalogueOf([ON, LATER], ['elsewhere']);
    const moved = [
      { path: 'starts_on', before: '2026-11-01', value: '2026-12-20' },
      { path: 'ends_on', before: '2026-11-30', value: '2026-12-30' },
    ];
    const once = { as: 'nowhere', beside: { en: 'later' } };
    expect(placesOnHome(catalogue, 'on', NOW, moved)).toEqual([
      { locale: 'en', as: 'now', beside: null, once },
    ]);
    const longer = [{ path: 'ends_on', before: '2026-11-30', value: '2026-12-05' }];
    expect(placesOnHome(catalogue, 'on', NOW, longer)).toEqual([{ locale: 'en', as: 'now', beside: null }]);
    const unknown = [{ path: 'starts_on', before: '2026-11-01', value: null }];
    expect(placesOnHome(catalogue, 'on', NOW, unknown)).toEqual([{ locale: 'en', as: 'now', beside: null }]);
  });

  it('names the event that is there in its place, and knows what is over or not public', () => {
    expect(placesOnHome(catalogueOf([ON, LATER], []), 'later', NOW)).toEqual([
      { locale: 'en', as: 'nowhere', beside: { en: 'on' } },
    ]);
    expect(placesOnHome(catalogueOf([PAST], ['past']), 'past', NOW)).toEqual([
      { locale: 'en', as: 'over', beside: null },
    ]);
    expect(placesOnHome(catalogueOf([ON], []), 'none', NOW)).toEqual([]);
  });
});
