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
import { answersOf, publishableOf } from '../content/answers/kinds';
import { homePageAnswer, pageAnswer } from '../content/answers/page-answer';
import { siteSettingsAnswer } from '../content/answers/site-settings-answer';
import { worksOfType } from '../content/answers/grouped-works';
import { published, type View } from '../content/answers/view';
import { workTypeAnswer } from '../content/answers/work-type-answer';
import type { Shelf, Values } from '../content/contract/item';
import { ownProblems } from '../content/published/entry';
import { textOfItem } from '../content/published/item-queries';
import { itemText } from '../content/published/item-text';
import { openPublishedCatalogue } from '../content/published/published-catalogue';
import { InTheWay, writeItems } from '../content/writing/write-items';
import type { Written } from '../content/writing/written';
import { openFactsCache } from '../media/facts-cache';
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
const EVERY = process.env['TEST_MATRIX'] === 'all' ? 1 : 7;

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

describe('tags of a publication', () => {
  let api: TestApi;
  let live: Awaited<ReturnType<typeof openPublishedCatalogue>>;
  beforeAll(async () => {
    api = await openTestApi({ changes: SHOWN_EVERYWHERE });
    const facts = await openFactsCache(`${api.dataDir}/again.json`);
    live = await openPublishedCatalogue({ database: api.database, root: api.root, facts });
  });
  afterAll(async () => {
    await live.close();
    await api.close();
  });

  /** What the API answers, by the tag under which the site asks for it. */
  function answers(): Map<Tag, string> {
    const catalogue = live.current();
    const all = new Map<Tag, string>();
    const note = (tag: Tag, answer: unknown) => all.set(tag, JSON.stringify(answer));
    for (const lang of LOCALE_CODES) {
      const view: View = { catalogue, lang };
      const types = published(view, catalogue.types);
      note(settingsTag(lang), siteSettingsAnswer(view));
      note(
        listTag(lang, 'worktypes'),
        types.map((type) => workTypeAnswer(view, type)),
      );
      for (const { id, slug } of types)
        note(
          listTag(lang, 'works', slug[lang]),
          worksOfType(view, id).map((work) => answersOf('works').summary(view, work)),
        );
      note(itemTag(lang, 'page', 'home'), homePageAnswer(view, catalogue.home));
      for (const page of catalogue.pages.values())
        note(itemTag(lang, 'page', page.id), pageAnswer(view, page));
      for (const name of COLLECTIONS) noteCollection(view, name, note);
    }
    return all;
  }

  function noteCollection(
    view: View,
    name: (typeof COLLECTIONS)[number],
    note: (tag: Tag, answer: unknown) => void,
  ): void {
    const { summary, item } = answersOf(name);
    const items = published(view, publishableOf(view.catalogue, name));
    note(
      listTag(view.lang, name),
      items.map((one) => summary(view, one)),
    );
    for (const one of items)
      note(itemTag(view.lang, KINDS[name].kind, one.slug[view.lang]!), item(view, one));
  }

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
    await live.refresh();
    const { changes } = (await api.database.read((from) => changesAfter(from, number)))!;
    return changes.flatMap(({ tags }) => tags);
  }
  const changed = (place: string, fields: Values) =>
    write([place, { ...SHOWN_EVERYWHERE[place], ...fields }]);
  const asBefore = (place: string) => write([place, SHOWN_EVERYWHERE[place]!]);

  it('are of every answer that another value of any field of any item changes', async () => {
    let [met, looked] = [0, 0];
    for (const [place, values] of Object.entries(SHOWN_EVERYWHERE)) {
      for (const variant of variantsOf(values)) {
        met += 1;
        if (met % EVERY > 0) continue;
        const before = answers();
        const tags = await write([place, variant as Values]);
        if (!tags) continue;
        const after = answers();
        const missed = [...new Set([...before.keys(), ...after.keys()])].filter(
          (tag) =>
            before.get(tag) !== after.get(tag) && !tags.includes(tag) && !tags.includes(wholeListTag(tag)),
        );
        expect({ place, variant, missed }).toEqual({ place, variant, missed: [] });
        looked += 1;
        await asBefore(place);
      }
    }
    expect(looked).toBeGreaterThan(40);
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
