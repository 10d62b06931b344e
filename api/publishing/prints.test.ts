import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { FOLDERS } from '../catalogue-files/kinds';
import type { Catalogue } from '../loading/catalogue';
import type { Entries } from '../loading/catalogue-content';
import { CatalogueError } from '../loading/catalogue-problem';
import { followSample, type FollowedSample } from '../testing/followed-sample';
import { writeSampleCatalogue, type Changes, type SampleCatalogue } from '../testing/sample-catalogue';
import { sampleGlb } from '../testing/sample-glb';
import { SAMPLE_FILES } from '../testing/sample-files';
import { followPrints, type Prints } from './prints';

/** ms for some 600 catalogues, twice each: half a minute on a machine with nothing else to do. */
const DRIVING_MS = 240_000;

/** The sample, in which everything that can be shown elsewhere is shown there. */
const FILES: Record<string, object> = {
  ...SAMPLE_FILES,
  'works/chair.yaml': {
    ...SAMPLE_FILES['works/chair.yaml'],
    creators: ['jeanne', 'ida'],
    related: ['lamp'],
    published_on: '2024-05-06',
  },
  'events/early.yaml': { ...SAMPLE_FILES['events/early.yaml'], featured_artists: ['ida'] },
  'press/article.yaml': {
    ...SAMPLE_FILES['press/article.yaml'],
    pictures: [{ file: 'lamp-1-night.jpg', alt: { en: '', fr: '' } }],
    press_release: { file: { en: 'late-en.pdf', fr: 'late-fr.pdf' } },
  },
};

let sample: SampleCatalogue;
let followed: FollowedSample;
beforeEach(async () => {
  sample = await writeSampleCatalogue(FILES as Changes);
  followed = await followSample(sample);
});
afterEach(() => sample.remove());

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

/** Prints of a catalogue of which nothing is known from the one before. */
const printedAnew = (catalogue: Catalogue): Promise<Prints> => {
  const collections = FOLDERS.map((folder) => [folder, new Map<string, object>(catalogue[folder])]);
  return followPrints().of({ ...catalogue, ...(Object.fromEntries(collections) as Entries) });
};

const plain = (prints: Prints) => Object.fromEntries([...prints].sort(([a], [b]) => a.localeCompare(b)));

test(
  'following a catalogue finds whatever a change of any field of any file changes',
  async () => {
    const prints = followPrints();
    // Its own: were it stopped half way, the next test would have another one by then.
    const { load } = followed;
    await prints.of(await load());
    const loadable = (changes: Changes) =>
      load(changes).catch((error: unknown) => expect(error).toBeInstanceOf(CatalogueError));
    let checked = 0;
    for (const [file, content] of Object.entries(FILES)) {
      for (const variant of variantsOf(content)) {
        const catalogue = await loadable({ [file]: variant as object });
        // What was refused is followed by no edit: everything would be made anew.
        if (!catalogue) await prints.of(await load({ [file]: content }));
        if (!catalogue) continue;
        const right = await printedAnew(catalogue);
        expect({ file, variant, prints: plain(await prints.of(catalogue)) }).toEqual({
          file,
          variant,
          prints: plain(right),
        });
        checked += 1;
      }
      await load({ [file]: content });
    }
    expect(checked).toBeGreaterThan(500);
  },
  DRIVING_MS,
);

/** The keys whose print is another one after a change, removals included. */
async function changedBy(change: () => Promise<Changes | void>): Promise<string[]> {
  const prints = followPrints();
  const before = await prints.of(await followed.load());
  const changes = await change();
  const catalogue = await followed.load(changes ?? {});
  const after = await prints.of(catalogue);
  expect(plain(after)).toEqual(plain(await printedAnew(catalogue)));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key)?.print !== after.get(key)?.print)
    .sort();
}
const lists = (...tags: string[]) => tags.map((tag) => `answer/${tag}`);
const write = (changes: Changes) => async () => changes;
const changed = (file: string, fields: object) => write({ [file]: { ...FILES[file], ...fields } });

test('a new title is shown wherever the work is', async () => {
  const title = { en: 'Taller lamp', fr: 'Grande lampe' };
  expect(await changedBy(changed('works/lamp.yaml', { title }))).toEqual([
    ...lists('en/works', 'en/works?type=lighting'),
    'creator/jeanne',
    'event/late',
    'press/article',
    'work/chair',
    'work/lamp',
  ]);
});

test('a work that is named since the edit before shows what is changed in it', async () => {
  const title = { en: 'Taller lamp', fr: 'Grande lampe' };
  await changedBy(changed('works/lamp.yaml', { title }));
  await changedBy(changed('works/chair.yaml', { title, related: ['stool'] }));
  expect(await changedBy(changed('works/stool.yaml', { title: { fr: 'Haut tabouret' } }))).toContain(
    'work/chair',
  );
});

test('what only the work’s own page tells changes that alone', async () => {
  expect(await changedBy(changed('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }))).toEqual([
    'work/lamp',
  ]);
});

test('a creator’s life is on no work, the name is', async () => {
  expect(
    await changedBy(changed('creators/ida.yaml', { nationality: { en: 'French', fr: 'Française' } })),
  ).toEqual(['creator/ida']);
});

test('an article is on the works and creators that it cites, until it cites them no more', async () => {
  const title = { en: 'One article', fr: 'Un seul article' };
  expect(await changedBy(changed('press/article.yaml', { title }))).toEqual([
    ...lists('en/press', 'fr/press'),
    'creator/jeanne',
    'press/article',
    'work/lamp',
  ]);
  const cited_works = ['chair'];
  expect(await changedBy(changed('press/article.yaml', { title, cited_works }))).toEqual([
    'press/article',
    'work/chair',
    'work/lamp',
  ]);
});

test('another place among the works changes the lists, and its creators', async () => {
  expect(await changedBy(changed('works/stool.yaml', { position: 1 }))).toEqual([
    ...lists('fr/works', 'fr/works?type=sieges'),
    'creator/jeanne',
  ]);
});

test('a picture that is replaced changes what shows it', async () => {
  const replace = async () => {
    const picture = sharp({ create: { width: 20, height: 10, background: '#fff', channels: 3 } });
    await picture.jpeg().toFile(path.join(sample.root, 'pictures/lamp-1-night.jpg'));
    followed.changed('pictures/lamp-1-night.jpg');
  };
  expect(await changedBy(replace)).toEqual([
    ...lists('en/press', 'en/works', 'en/works?type=lighting'),
    ...lists('fr/press', 'fr/works', 'fr/works?type=luminaires'),
    'creator/jeanne',
    'event/late',
    'page/home',
    'press/article',
    'work/chair',
    'work/lamp',
  ]);
});

test('a model that is replaced changes its work alone', async () => {
  const model = (height: number) => sampleGlb({ width: 0.4, height, depth: 0.4 });
  await changedBy(
    write({
      'works/stool.yaml': { ...FILES['works/stool.yaml'], model: { file: 'stool.glb' } },
      'models/stool.glb': await model(0.4),
    }),
  );
  expect(await changedBy(write({ 'models/stool.glb': await model(0.41) }))).toEqual(['work/stool']);
  // One that is broken is taken out of the answer, and that is a change.
  expect(await changedBy(write({ 'models/stool.glb': 'garbage' }))).toEqual(['work/stool']);
});

test('a press release that is replaced changes what offers it', async () => {
  expect(await changedBy(write({ 'files/late-fr.pdf': '%PDF-1.4 new' }))).toEqual([
    'event/late',
    'press/article',
  ]);
});

test('settings and types are on every page', async () => {
  expect(await changedBy(changed('site.yaml', { name: 'galerie' }))).toEqual(
    lists('en/site-settings', 'fr/site-settings'),
  );
  const title = { en: 'seats', fr: 'assises' };
  expect(await changedBy(changed('types/seating.yaml', { title }))).toEqual([
    ...lists('en/works', 'en/works?type=seating', 'en/worktypes'),
    ...lists('fr/works', 'fr/works?type=sieges', 'fr/worktypes'),
    'creator/ida',
    'creator/jeanne',
    'event/late',
    'page/home',
    'work/chair',
    'work/lamp',
    'work/stool',
  ]);
});

test('a change of a draft changes nothing, its publication does, its removal does', async () => {
  const published = { ...FILES['works/secret.yaml'], status: undefined };
  expect(await changedBy(changed('works/secret.yaml', { reference: 'ML 9999', position: 1 }))).toEqual([]);
  const ofSeats = [
    ...lists('en/works', 'en/works?type=seating', 'en/worktypes'),
    ...lists('fr/works', 'fr/works?type=sieges', 'fr/worktypes'),
    'creator/jeanne',
  ];
  expect(await changedBy(write({ 'works/secret.yaml': published }))).toEqual([
    ...ofSeats,
    'event/late',
    'work/lamp',
    'work/secret',
  ]);
  await followed.load({
    'works/lamp.yaml': { ...FILES['works/lamp.yaml'], related: [] },
    'events/late.yaml': { ...FILES['events/late.yaml'], exhibited_works: [] },
  });
  const remove = async () => {
    await rm(path.join(sample.root, 'works/secret.yaml'));
    followed.changed('works/secret.yaml');
  };
  expect(await changedBy(remove)).toEqual([...ofSeats, 'work/secret']);
});

test('what was touched or written anew as it was has not changed', async () => {
  expect(await changedBy(write({ 'works/lamp.yaml': FILES['works/lamp.yaml']! }))).toEqual([]);
});

test('of a list of several pieces, the one that shows a change is printed anew, and all after a move', async () => {
  const stool = FILES['works/stool.yaml']!;
  const fileOf = (number: number) => `works/stool-${number}.yaml`;
  const numbered = (number: number, fields: object = {}) => ({
    ...stool,
    slug: { fr: `tabouret-${number}` },
    title: { fr: `Tabouret ${number}` },
    position: 100 + number,
    reference: `ML ${5000 + number}`,
    ...fields,
  });
  const many = Array.from({ length: 600 }, (_, number) => number);
  await followed.load(Object.fromEntries(many.map((number) => [fileOf(number), numbered(number)])));
  const lists = ['answer/fr/works', 'answer/fr/works?type=sieges'];
  // In the first piece, on both sides of where the second one begins, in the last.
  for (const number of [0, 251, 252, 256, 599])
    expect(
      await changedBy(write({ [fileOf(number)]: numbered(number, { title: { fr: 'Autre tabouret' } }) })),
    ).toEqual(expect.arrayContaining([...lists, `work/stool-${number}`]));
  // From the first place to the last, and out of the middle.
  expect(await changedBy(write({ [fileOf(0)]: numbered(0, { position: 9000 }) }))).toEqual(
    expect.arrayContaining(lists),
  );
  expect(await changedBy(write({ [fileOf(300)]: numbered(300, { status: 'draft' }) }))).toEqual(
    expect.arrayContaining(lists),
  );
});
