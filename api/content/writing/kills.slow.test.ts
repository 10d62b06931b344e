import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { bundled } from '../../../tests/bundled';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { eachEngine, type TestEngine } from '../../database/testing/each-engine';
import { layItems } from '../../import-export/catalogue/bring-folder-in';
import { checkedFolder, putRows } from '../../testing/sample-media';
import { type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import { SAMPLE_FILES } from '../../testing/sample-files';
import type { OfItem } from '../contract/item';
import { allDrafts, findDraft, keepDraft } from '../drafts/draft-queries';
import { allPublished, findPublished, lostLinks, putItems } from '../published/item-queries';
import { ADA, BROUGHT, numberIn, otherPicture, shownIn, WORKS } from './testing/endless-kinds';
import { versionsOf } from './version-queries';

const FIRST = 'lamp-1-day.jpg';
const NEW = 'other.jpg';
const KILLS = 8;
/** Answers but those of what is brought in, which are many, after which it is killed at the latest, and ms after that. */
const MOST_ANSWERS = 12;
const MOST_MS = 60;

/** How often something was done, and the last of it that the process was answered. */
type Said = Record<'published' | 'swapped' | 'brought', { times: number }>;

eachEngine((engine) => {
  let sample: SampleCatalogue;
  beforeEach(async () => {
    const pictures = [{ file: FIRST, alt: { en: 'A', fr: 'B' } }];
    const works = WORKS.map(({ id }) => {
      const texts = { en: id, fr: id };
      const values = { ...SAMPLE_FILES[`works/${id}.yaml`], slug: texts, title: texts, pictures };
      return [`works/${id}.yaml`, values] as const;
    });
    sample = await writeSampleCatalogue(Object.fromEntries(works));
    const red = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
    await red.jpeg().toFile(path.join(sample.root, 'pictures', NEW));
  });
  afterEach(() => sample.remove());

  it('publishes, swaps and brings in as a whole or not at all, whenever the process is killed', async () => {
    await lay(engine, sample.root);
    const said: Said = { published: { times: 0 }, swapped: { times: 0 }, brought: { times: 0 } };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await publishUntilKilled(engine, sample.root, said);
      const database = await engine.open();
      await requireWhole(database, said);
      await database.close();
    }
    for (const { times } of Object.values(said)) expect(times).toBeGreaterThan(0);
  }, 300_000);
});

/** Items of a folder, and a draft that shows the picture as well. */
async function lay(engine: TestEngine, root: string): Promise<void> {
  const database = await engine.open();
  const { items, rows } = await checkedFolder(root);
  await layItems(database, items, (to) => putRows(to, rows));
  const changes = [{ path: 'portrait', before: null, value: { file: FIRST, alt: {} } }];
  const draft = { shelf: 'creators' as const, item: 'paul', number: 1, changes };
  await database.write((to) => keepDraft(to, draft, ADA, '2026-01-01T00:00:00Z'));
  await database.close();
}

async function publishUntilKilled(engine: TestEngine, root: string, said: Said): Promise<void> {
  const { dataDir, databaseUrl = '' } = engine.settings();
  const script = await bundled('api/content/writing/testing/endless-publishing.ts');
  const child = spawn(process.execPath, [script, dataDir, root, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let left = Math.ceil(Math.random() * MOST_ANSWERS);
  for await (const line of createInterface(child.stdout)) {
    said[line.split(' ')[0] as keyof Said].times += 1;
    if (line.startsWith('brought')) continue;
    left -= 1;
    if (left === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_MS);
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
}

/** What was answered is kept; what was not is there as a whole or not at all, and counts from now on. */
async function requireWhole(database: GalleryDatabase, said: Said): Promise<void> {
  await database.read(async (from) => {
    const counts = {
      published: await timesOf(from, WORKS, ['published'], ['published']),
      swapped: await timesOf(from, WORKS, ['replaced', 'putBack'], ['picture-replaced', 'picture-put-back']),
      brought: await timesOf(from, BROUGHT, ['byHand'], []),
    };
    for (const name of Object.keys(said) as (keyof Said)[]) {
      const more = counts[name] - said[name].times;
      expect([name, [0, 1].includes(more) ? 'at most one more' : more]).toEqual([name, 'at most one more']);
      said[name].times = counts[name];
    }
    expect(await numbersIn(from, WORKS)).toEqual(WORKS.map(() => counts.published));
    expect(await numbersIn(from, BROUGHT)).toEqual(BROUGHT.map(() => counts.brought));
    await requireDrafts(from, counts.published);
    await requirePicture(from, counts.swapped);
    await requireNewestVersions(from);
    const changes = await from.selectFrom('changes').select('number').execute();
    expect(changes).toHaveLength(counts.published + counts.swapped + counts.brought);
  });
  await requireAddresses(database);
}

/** The same of each item: its versions of some acts, and the lines that tell of these. */
async function timesOf(
  from: Queries,
  items: readonly OfItem[],
  acts: string[],
  lines: string[],
): Promise<number> {
  const times: number[] = [];
  for (const { shelf, id } of items)
    times.push((await versionsOf(from, shelf, id)).filter(({ act }) => acts.includes(act)).length);
  if (lines.length > 0) {
    const logged = await from.selectFrom('desk_log').select('what').execute();
    times.push(logged.filter(({ what }) => lines.includes(what)).length);
  }
  expect(new Set(times).size).toBe(1);
  return times[0]!;
}

const valuesOf = async (from: Queries, of: OfItem) => (await findPublished(from, of))!.values;

async function numbersIn(from: Queries, items: readonly OfItem[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const of of items) numbers.push(numberIn(await valuesOf(from, of)));
  return numbers;
}

/** What was published is no draft any more; what was saved for the next time is one of each. */
async function requireDrafts(from: Queries, published: number): Promise<void> {
  const numbers = (await allDrafts(from)).filter(({ shelf }) => shelf === 'works').map((one) => one.number);
  const next = numbers.length === 0 ? [] : WORKS.map(() => published + 1);
  expect(numbers).toEqual(next);
}

/** In each work, in the draft, and in what is remembered of the swap. */
async function requirePicture(from: Queries, swapped: number): Promise<void> {
  const file = swapped % 2 ? NEW : FIRST;
  for (const of of WORKS) expect(shownIn(await valuesOf(from, of))).toBe(file);
  const draft = await findDraft(from, 'creators', 'paul');
  expect(draft?.changes[0]?.value).toMatchObject({ file });
  expect(await from.selectFrom('desk_replaced_pictures').selectAll().execute()).toMatchObject(
    file === NEW ? [{ file: NEW, was: otherPicture(NEW), name: 'Ada' }] : [],
  );
}

async function requireNewestVersions(from: Queries): Promise<void> {
  const isKept: boolean[] = [];
  for (const { kind, id, published } of await allPublished(from)) {
    const [newest] = await versionsOf(from, kind, id);
    if (newest) isKept.push(newest.after === published);
  }
  expect(new Set(isKept)).toEqual(new Set([true]));
}

/** Those in the database are those that its items ask for, and all that is named is there. */
async function requireAddresses(database: GalleryDatabase): Promise<void> {
  const rowsOf = async (from: Queries) => ({
    slugs: (await from.selectFrom('item_slugs').selectAll().execute())
      .map((row) => JSON.stringify(row))
      .sort(),
    links: (await from.selectFrom('item_links').where('is_draft', '=', 0).selectAll().execute())
      .map((row) => JSON.stringify(row))
      .sort(),
  });
  const before = await database.read(rowsOf);
  const after = await database.write(async (to) => {
    const rows = await allPublished(to);
    const items = rows.map(({ kind, id, published }) => ({ shelf: kind, id, text: published }));
    expect(await putItems(to, items)).toEqual([]);
    expect(await lostLinks(to, items)).toEqual([]);
    return rowsOf(to);
  });
  expect(before).toEqual(after);
}
