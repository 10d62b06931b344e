import { partsOf } from '../content/shelves';
import { withChanges } from '../content/contract/field-path';
import type { OfItem, Shelf } from '../content/contract/item';
import { draftsOf } from '../content/drafts/draft-queries';
import { entryIn, fileOf, type Entry } from '../content/published/entry';
import { publishedRows } from '../content/published/item-queries';
import type { ItemServices } from '../content/reading/open-item';
import type { Queries } from '../database/queries';
import { shownDrafts } from '../rooms/contents';
import type { PictureUse } from './contract/pictures';
import { usesInDrafts } from './draft-uses';
import { addUses, SHOWING, type Used } from './picture-uses';
import { filesIn } from './pictures-in';

/** Of some pictures: published items first, then drafts, and what clients of rooms see, that show them in other places. */
export async function usesOf(
  { database, relisted }: Pick<ItemServices, 'database' | 'relisted'>,
  files: readonly string[],
): Promise<(file: string) => PictureUse[]> {
  await relisted();
  const { rows, drafts } = await database.read((from) => namingIn(from, files));
  const [published, entries] = [new Map<string, Used>(), new Map<string, Entry>()];
  for (const { shelf, entry } of rows) {
    addUses(published, shelf, entry);
    entries.set(fileOf({ shelf, id: entry.id }), entry);
  }
  const written = await usesInDrafts(entries, drafts);
  return (file) => together(published.get(file)?.uses ?? [], written.get(file) ?? []);
}

/** Without drafts of what is public already. */
export function together(uses: readonly PictureUse[], drafts: readonly PictureUse[]): PictureUse[] {
  const isKnown = ({ shelf, id, part }: PictureUse) =>
    uses.some((use) => use.shelf === shelf && use.id === id && use.part === part);
  return [...uses, ...drafts.filter((use) => !isKnown(use))];
}

/** What is public of the items that name some files, and their drafts, the latest first. */
async function namingIn(from: Queries, files: readonly string[]) {
  const items: OfItem[] = [];
  for (const names of partsOf([...new Set(files)])) items.push(...(await itemsNaming(from, names)));
  const asked = new Set(files);
  const shown = (await shownDrafts(from)).filter(({ changes }) =>
    filesIn(withChanges({}, changes)).some((file) => asked.has(file)),
  );
  const rows = await publishedRows(from, [...items, ...shown.map(({ shelf, item: id }) => ({ shelf, id }))]);
  const drafts = await draftsOf(from, items);
  const latest = drafts.sort((one, other) => (one.at < other.at ? 1 : -Number(one.at > other.at)));
  return {
    rows: rows.map((row) => ({ shelf: row.kind, entry: entryIn(row) })).sort(inOrder),
    drafts: [...latest, ...shown],
  };
}

type OfEntry = { shelf: Shelf; entry: Entry };

const inOrder = (one: OfEntry, other: OfEntry): number =>
  SHOWING.indexOf(one.shelf) - SHOWING.indexOf(other.shelf) || (one.entry.id < other.entry.id ? -1 : 1);

const itemsNaming = async (from: Queries, names: readonly string[]): Promise<OfItem[]> =>
  from
    .selectFrom('listed_files')
    .select(['kind as shelf', 'id'])
    .distinct()
    .where('name', 'in', names)
    .execute();
