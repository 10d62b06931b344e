import type { Finding, OpenItem, Values } from '../../../contract/items/item';
import type { EditState } from '../../../editing/edit-state';
import { readyAlone, readyTogether } from './ready-alone';

const BOTH: Values = { slug: { en: 'lamp', fr: 'lampe' }, title: { en: 'Lamp', fr: 'Lampe' } };
const lacks = (
  path: string,
  locale: Finding['locale'],
  severity: Finding['severity'] = 'error',
): Finding => ({
  ...{ path, locale, severity, text: '' },
  name: 'missing',
});
const state = (
  findings: Finding[],
  {
    values = BOTH,
    urls = {},
    conflicts = [] as object[],
    published = null as Values | null,
    changed = [] as string[],
    unsent = [] as string[],
  } = {},
): EditState => {
  const draft = { changes: changed.map((path) => ({ path })) };
  const item = { findings, urls, published, draft } as unknown as OpenItem;
  return { item, values, conflicts, unsent } as unknown as EditState;
};

it.each<[string, Finding[], string | undefined]>([
  ['nothing', [], undefined],
  ['French', [lacks('materials.fr', 'fr'), lacks('title.fr', 'fr')], 'en'],
  ['English', [lacks('title.en', 'en')], 'fr'],
  ['both', [lacks('title.en', 'en'), lacks('title.fr', 'fr')], undefined],
  ['something that has no language', [lacks('title.fr', 'fr'), lacks('type', null)], undefined],
  [
    'French, and something in English is good to know',
    [lacks('title.fr', 'fr'), lacks('date.en', 'en', 'advice')],
    'en',
  ],
])('where %s lacks', (_, findings, locale) => expect(readyAlone(state(findings))).toBe(locale));

it('is none where the item is not in the other language, or a colleague has changed the same', () => {
  const french = [lacks('title.fr', 'fr')];
  expect(readyAlone(state(french, { values: { slug: { fr: 'lampe' } } }))).toBeUndefined();
  expect(readyAlone(state(french, { values: {} }))).toBeUndefined();
  expect(readyAlone(state(french, { conflicts: [{}] }))).toBeUndefined();
});

it('is none for what lacks in a list of a page that is public', () => {
  const picture = [lacks('pictures.0.alt.fr', 'fr')];
  expect(readyAlone(state(picture))).toBe('en');
  expect(readyAlone(state(picture, { urls: { fr: '/fr/oeuvres/lampe' } }))).toBeUndefined();
});

it('is none where nothing but the lacking language has changed in what is public', () => {
  const french = [lacks('title.fr', 'fr')];
  const emptied = { published: BOTH, changed: ['title.fr'] };
  expect(readyAlone(state(french, emptied))).toBeUndefined();
  expect(readyAlone(state(french, { ...emptied, unsent: ['title.en'] }))).toBe('en');
  expect(readyAlone(state(french, { ...emptied, changed: ['title.fr', 'dimensions'] }))).toBe('en');
});

it('is none for what is new in both languages of a page that is public in both, which the server refuses', () => {
  const note = [lacks('dimensions.note.fr', 'fr')];
  const published: Values = { ...BOTH, dimensions: { height: 55 } };
  const changed = ['dimensions.note.en'];
  expect(readyAlone(state(note, { published, changed }))).toBeUndefined();
  // What is only emptied stays public as it was.
  const before: Values = { ...BOTH, dimensions: { note: { en: 'with shade', fr: 'avec abat-jour' } } };
  expect(readyAlone(state(note, { published: before, changed }))).toBe('en');
  // Without a French page there is none that it would lack in.
  const english: Values = { slug: { en: 'lamp' }, title: { en: 'Lamp' } };
  expect(readyAlone(state(note, { published: english, changed }))).toBe('en');
});

it('knows a page, which has no address of its own, by its title', () => {
  expect(readyAlone(state([lacks('body.fr', 'fr')], { values: { title: { en: 'About' } } }))).toBe('en');
});

describe('together with others', () => {
  const of = { shelf: 'creators', id: 'louise', draft: 7 } as const;
  const draft = (path: string): Finding => ({
    ...lacks(path, null),
    ...{ name: 'notPublicYet', text: 'Louise Amiel', of },
  });
  it('is what names drafts alone, once each', () =>
    expect(readyTogether(state([draft('creators.0'), draft('creators.1')]))).toEqual({
      others: [of],
      titles: ['Louise Amiel'],
    }));
  it('is not what lacks something else, or nothing', () => {
    expect(readyTogether(state([draft('creators.0'), lacks('reference', null)]))).toBeUndefined();
    expect(readyTogether(state([draft('creators.0')], { conflicts: [{}] }))).toBeUndefined();
    expect(readyTogether(state([]))).toBeUndefined();
  });
});
