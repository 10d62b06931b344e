import { partsOf, plainReference } from '../../../content/shelves';
import { knownItems } from '../../../content/list/known-items';
import type { GalleryDatabase } from '../../../database/database';
import type { Queries } from '../../../database/queries';
import { inBreaths } from '../../../lanes/in-breaths';
import { wordsOf } from '../cells/plain';
import type { WantedRow } from '../rows/wanted';
import type { KnownItem } from './known-works';

type Database = Pick<GalleryDatabase, 'read'>;

/** Of all works, read at once: their titles alone. */
const PAGE = 500;
/** Works that are read at once: others are answered between. */
const READ = 50;

/**
 * Works that rows may mean, by reference or title, and those that show some files. To be asked for once all is listed.
 *
 * @returns by id
 */
export async function meantWorks(
  database: Database,
  rows: readonly Pick<WantedRow, 'reference' | 'title'>[],
  files: readonly string[],
): Promise<Map<string, KnownItem>> {
  const references = new Map<string, string[]>();
  for (const part of partsOf([...new Set(rows.map((row) => plainReference(row.reference)))].filter(Boolean)))
    for (const { id, reference } of await database.read((from) => withReferences(from, part)))
      references.set(reference, [...(references.get(reference) ?? []), id]);
  // A reference that is there says which work it is.
  const others = rows.filter((row) => !references.has(plainReference(row.reference)));
  const titles = new Set(others.flatMap(({ title }) => Object.values(title).map(wordsOf)));
  const ids = new Set([...references.values()].flat());
  for await (const id of titledSo(database, titles)) ids.add(id);
  for (const part of partsOf(files))
    for (const id of await database.read((from) => showing(from, part))) ids.add(id);
  const works = new Map<string, KnownItem>();
  for (const part of partsOf([...ids], READ)) {
    const read = await database.read((from) => knownItems(from, 'works', part));
    for (const [id, { row }] of read) works.set(id, { id, values: row.values });
  }
  return works;
}

const withReferences = (from: Queries, references: readonly string[]) =>
  from
    .selectFrom('listed_items')
    .select(['id', 'reference'])
    .where('kind', '=', 'works')
    .where('reference', 'in', references)
    .execute();

async function showing(from: Queries, files: readonly string[]): Promise<string[]> {
  const rows = await from
    .selectFrom('item_files')
    .select('item')
    .distinct()
    .where('kind', '=', 'works')
    .where(({ or, eb }) => or([eb('name', 'in', files), eb('shown_as', 'in', files)]))
    .execute();
  return rows.map(({ item }) => item);
}

/** Of works, and maybe of some others: those that have such a line among what is searched. */
async function* titledSo(database: Database, titles: ReadonlySet<string>): AsyncGenerator<string> {
  for (let last = titles.size > 0 ? '' : undefined; last !== undefined; ) {
    const after: string = last;
    const page = await database.read((from) =>
      from
        .selectFrom('listed_items')
        .select(['id', 'folded'])
        .where('kind', '=', 'works')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    );
    for await (const { id, folded } of inBreaths(page))
      if (folded.split('\n').some((line) => titles.has(wordsOf(line)))) yield id;
    last = page.at(-1)?.id;
  }
}
