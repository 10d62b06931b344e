import {
  itemTag,
  listTag,
  settingsTag,
  tagsOfItem,
  wholeListTag,
  type Tag,
} from '../../src/contract/hook/tags';
import { COLLECTIONS, KINDS } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import type { Shelf, Values } from '../content/contract/item';
import { ownProblems } from '../content/published/entry';
import { textOfItem } from '../content/published/item-queries';
import { itemText } from '../content/published/item-text';
import { InTheWay, writeItems } from '../content/writing/write-items';
import type { Written } from '../content/writing/version-queries';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';
import { changesAfter, newestChange } from './change-queries';

/** The sample, in which everything that can be shown elsewhere is shown there. */
const SHOWN_EVERYWHERE: Record<string, Values> = {
  ...(SAMPLE_FILES as Record<string, Values>),
  'works/chair.yaml': {
    ...SAMPLE_FILES['works/chair.yaml'],
    ...{ creators: ['jeanne', 'ida'], related: ['lamp'], published_on: '2024-05-06' },
  },
  'events/early.yaml': { ...SAMPLE_FILES['events/early.yaml'], featured_artists: ['ida'] },
  'press/article.yaml': {
    ...SAMPLE_FILES['press/article.yaml'],
    pictures: [{ file: 'lamp-1-night.jpg', alt: { en: '', fr: '' } }],
    press_release: { file: { en: 'late-en.pdf', fr: 'late-fr.pdf' } },
  },
};

/** Of all variants; the others belong to `npm run test:all`. */
const EVERY = process.env['TEST_MATRIX'] === 'all' ? 1 : 19;

/** Every copy of a value in which one thing is another one, left out, or there twice. */
function* variantsOf(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  if (typeof value === 'string') {
    yield `${value}x`;
    // Where it may be an id, a day or one of a few words; whatever else is put in place of prose is another prose.
    if (!/^[\w-]+$/.test(value)) return;
    for (const other of ['draft', 'sold', 'single', 'wall', 'seating', 'ida', '2025-01-02']) yield other;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const variant of variantsOf(item)) yield value.with(index, variant);
    }
    yield value.toReversed();
  } else if (typeof value === 'object' && value !== null) {
    if (!('status' in value)) yield { ...value, status: 'draft' };
    for (const [name, field] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const variant of variantsOf(field)) yield { ...value, [name]: variant };
    }
  }
}

/** A type without the language of its works, which checks keep from being published. */
class NotShown extends Error {}

describe('tags of a publication', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ changes: SHOWN_EVERYWHERE });
  });
  afterAll(() => api.close());

  /** What the API answers, by the tag under which the site asks for it. */
  async function answers(): Promise<Map<Tag, string>> {
    const all = new Map<Tag, string>();
    const get = async (path: string, lang: LocaleCode, query = {}) => {
      const { statusCode, body } = await api.app.inject({ path, query: { lang, ...query } });
      if (statusCode !== 200) throw new NotShown();
      return (JSON.parse(body) as { data: unknown }).data;
    };
    const note = (tag: Tag, answer: unknown) => all.set(tag, JSON.stringify(answer));
    for (const lang of LOCALE_CODES) {
      note(settingsTag(lang), await get('/api/site-settings', lang));
      const types = (await get('/api/worktypes', lang)) as { slug: string }[];
      note(listTag(lang, 'worktypes'), types);
      for (const { slug } of types)
        note(listTag(lang, 'works', slug), await get('/api/works', lang, { type: slug, per_page: 200 }));
      for (const slug of PAGE_SLUGS) note(itemTag(lang, 'page', slug), await get(`/api/pages/${slug}`, lang));
      for (const name of COLLECTIONS) {
        const items = (await get(`/api/${name}`, lang, { per_page: 200 })) as { slug: string }[];
        note(listTag(lang, name), items);
        for (const { slug } of items)
          note(itemTag(lang, KINDS[name].kind, slug), await get(`/api/${name}/${slug}`, lang));
      }
    }
    return all;
  }

  const answersOrNone = () =>
    answers().catch((error: unknown) => {
      if (error instanceof NotShown) return undefined;
      throw error;
    });

  /** @returns tags; undefined where it is refused */
  async function write(
    ...items: readonly [place: string, values: Values | null][]
  ): Promise<string[] | undefined> {
    const written: Written[] = [];
    for (const [place, values] of items) {
      const [shelf, id = shelf] = place.replace('.yaml', '').split('/') as [Shelf, string?];
      if (values && ownProblems({ shelf, id }, values).length > 0) return undefined;
      const before = await api.database.read((from) => textOfItem(from, { shelf, id }));
      const after = values && itemText({ shelf, id }, values);
      written.push({ ...{ shelf, item: id, act: 'byHand', draft: null }, before, after });
    }
    const number = await api.database.read(newestChange);
    const services = { database: api.database, now: Date.now };
    try {
      await writeItems(services, written, null, async () => undefined);
    } catch (error) {
      expect(error).toBeInstanceOf(InTheWay);
      return undefined;
    }
    const { changes } = (await api.database.read((from) => changesAfter(from, number)))!;
    return changes.flatMap(({ tags }) => tags);
  }
  const changed = (place: string, fields: Values) =>
    write([place, { ...SHOWN_EVERYWHERE[place], ...fields }]);
  const asBefore = (place: string) => write([place, SHOWN_EVERYWHERE[place]!]);

  it('are of every answer that another value of any field of any item changes', async () => {
    let [met, looked] = [0, 0];
    const before = await answers();
    for (const [place, values] of Object.entries(SHOWN_EVERYWHERE)) {
      for (const variant of variantsOf(values)) {
        met += 1;
        if (met % EVERY > 0) continue;
        const tags = await write([place, variant as Values]);
        if (!tags) continue;
        const after = await answersOrNone();
        if (!after) {
          await asBefore(place);
          continue;
        }
        const missed = [...new Set([...before.keys(), ...after.keys()])].filter(
          (tag) =>
            before.get(tag) !== after.get(tag) && !tags.includes(tag) && !tags.includes(wholeListTag(tag)),
        );
        expect({ place, variant, missed }).toEqual({ place, variant, missed: [] });
        looked += 1;
        await asBefore(place);
      }
    }
    expect(looked).toBeGreaterThan(20);
  });

  const LAMP = ['lamp', 'lampe'].flatMap((slug) => tagsOfItem('work', slug));
  const both = (tag: (locale: LocaleCode) => string) => LOCALE_CODES.map(tag);

  it('of a work are its own, its lists, and what shows it; types are not made anew', async () => {
    const title = { en: 'Taller lamp', fr: 'Grande lampe' };
    const tags = (await changed('works/lamp.yaml', { title }))!;
    const of = (kind: 'creator' | 'event' | 'press' | 'work', slug: string) => tagsOfItem(kind, slug);
    expect(tags).toEqual(
      expect.arrayContaining([
        ...LAMP,
        ...both((locale) => listTag(locale, 'works')),
        ...of('creator', 'jeanne-etoile'),
        ...of('event', 'late'),
        ...of('work', 'chair'),
        ...tagsOfItem('page', 'home'),
      ]),
    );
    for (const locale of LOCALE_CODES) expect(tags).not.toContain(listTag(locale, 'worktypes'));
    expect(tags).not.toContain('en/works/stool');
    await asBefore('works/lamp.yaml');
  });

  it('of a life are on no work, those of a name are on all of them', async () => {
    const nationality = { en: 'French', fr: 'Française' };
    expect(await changed('creators/ida.yaml', { nationality })).not.toContain('en/works/chair');
    expect(await changed('creators/ida.yaml', { name: 'Ida K.', nationality })).toContain('en/works/chair');
    await asBefore('creators/ida.yaml');
  });

  it('are none of what visitors do not see, and of its publication all that shows it then', async () => {
    expect(await changed('works/secret.yaml', { reference: 'ML 9999' })).toEqual([]);
    const { status: _, ...shown } = SHOWN_EVERYWHERE['works/secret.yaml']!;
    const tags = await write(['works/secret.yaml', shown]);
    expect(tags).toEqual(
      expect.arrayContaining([...both((locale) => listTag(locale, 'worktypes')), ...LAMP]),
    );
    expect(await asBefore('works/secret.yaml')).toEqual(expect.arrayContaining(LAMP));
  });

  it('are those of the settings where too much is concerned to be named', async () => {
    const stool = SHOWN_EVERYWHERE['works/stool.yaml']!;
    const many = Array.from({ length: 600 }, (_, number): [string, Values] => [
      `works/many-${number}.yaml`,
      {
        ...stool,
        ...{ slug: { fr: `tabouret-${number}` }, title: { fr: `Tabouret ${number}` } },
        ...{ position: 100 + number, reference: `ML ${5000 + number}` },
      },
    ]);
    await write(...many);
    expect(await changed('creators/jeanne.yaml', { name: 'Jeanne P.' })).toEqual(
      expect.arrayContaining(both(settingsTag)),
    );
    await asBefore('creators/jeanne.yaml');
    await write(...many.map(([place]): [string, null] => [place, null]));
  });
});
