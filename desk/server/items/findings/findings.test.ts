import type { Finding, OpenItem } from '../../../contract/items/item';
import { openTestDesk, type TestDesk } from '../../testing/test-desk';

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
  ['a creator in the other language alone', 'works/lamp', { creators: ['paul'] }, 'noPublicCreator creators'],
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
  ['a letter that nobody can read', 'works/lamp', { 'title.en': 'A\u0000lamp' }, 'invalid title.en'],
  ['a price without its amount', 'works/chair', { price: { amount: '', currency: 'EUR' } }, 'noAmount price'],
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
  const found = Object.keys(fields).length > 0 ? await findings(place, fields) : (await open(place)).findings;
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
  const kept = found.filter(({ name }) => name.startsWith('kept')).map(({ name, path }) => `${name} ${path}`);
  expect(kept).toEqual([
    'keptWords pictures.0.alt.en',
    'keptWords pictures.0.alt.fr',
    'keptCredit pictures.0.credit',
    'keptEvening pictures.0.night.file',
  ]);
});

it('says of a reference that a draft has as well, whichever of the two is looked at', async () => {
  const reference = { reference: 'ML 7777' };
  expect(named(await findings('works/lamp', reference), 'advice')).not.toContain('referenceTwice reference');
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
