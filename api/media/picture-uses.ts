import type { LocaleCode } from '../../src/contract/locale-codes';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { FOLDERS } from '../catalogue-files/kinds';
import { withChanges } from '../content/contract/field-path';
import type { Shelf } from '../content/contract/item';
import { entryIn } from '../content/published/entry';
import { filesNamedBy } from '../content/published/item-files';
import { publishedRows } from '../content/published/item-queries';
import type { ItemServices } from '../content/reading/open-item';
import { partsOf, textsOf } from '../content/shelves';
import type { Queries } from '../database/queries';
import type { ItemFilesTable } from '../database/schema/items';
import { shownDrafts } from '../rooms/contents';
import type { FileUse } from './contract/files';
import type { PictureAsShown, PictureUse } from './contract/pictures';

type Texts = Partial<Record<LocaleCode, string>>;

/** What items say of a picture, those that visitors see before drafts. */
export interface Used {
  uses: PictureUse[];
  alt: Texts;
  credit: string | null;
  undescribed: LocaleCode[];
  /** As the first item shows it by day, of those that are public. */
  shown: PictureAsShown | null;
}

/** Of some pictures: published items first, then drafts, and what clients of rooms see, that show them in other places. */
export async function usesOf(
  { database, relisted }: Pick<ItemServices, 'database' | 'relisted'>,
  files: readonly string[],
): Promise<(file: string) => PictureUse[]> {
  await relisted();
  const usedOf = await database.read(async (from) => usedIn(from, files, await filesOfRooms(from)));
  return (file) => usedOf(file).uses;
}

/** To be asked for once all is listed. @param rooms what their clients see */
export async function usedIn(
  from: Queries,
  files: readonly string[],
  rooms: readonly ItemFilesTable[],
): Promise<(file: string) => Used> {
  const rows: ItemFilesTable[] = [];
  for (const names of partsOf([...new Set(files)]))
    rows.push(
      ...(await from
        .selectFrom('item_files')
        .selectAll()
        .where('folder', '=', 'pictures')
        .where(({ or, eb }) => or([eb('name', 'in', names), eb('shown_as', 'in', names)]))
        .execute()),
    );
  const [named, namedInRooms] = [byFile(rows.sort(inOrder)), byFile(rooms)];
  return (file) => usedOf(file, named.get(file) ?? [], namedInRooms.get(file) ?? []);
}

function byFile(rows: readonly ItemFilesTable[]): ReadonlyMap<string, ItemFilesTable[]> {
  const found = new Map<string, ItemFilesTable[]>();
  for (const row of rows)
    for (const file of new Set([row.name, row.shown_as])) found.set(file, [...(found.get(file) ?? []), row]);
  return found;
}

/** Pages first, then as the site has its parts. */
const SHELVES: readonly Shelf[] = ['pages', ...FOLDERS];

const inOrder = (one: ItemFilesTable, other: ItemFilesTable): number =>
  one.is_draft - other.is_draft ||
  SHELVES.indexOf(one.kind) - SHELVES.indexOf(other.kind) ||
  (one.item === other.item
    ? one.field.localeCompare(other.field, 'en', { numeric: true })
    : one.item < other.item
      ? -1
      : 1);

function usedOf(file: string, rows: readonly ItemFilesTable[], rooms: readonly ItemFilesTable[]): Used {
  const uses: PictureUse[] = [];
  for (const row of [...rows, ...rooms]) {
    const { kind: shelf, item: id, title, is_draft } = row;
    const part = partIn(file, row);
    const isKnown = uses.some((use) => use.shelf === shelf && use.id === id && use.part === part);
    // A draft that shows it in the same place says nothing new.
    if (is_draft === 0 || !isKnown)
      uses.push({ shelf, id, title: JSON.parse(title) as Texts, part, isDraft: is_draft === 1 });
  }
  const own = rows.filter(({ shown_as }) => shown_as === file);
  const [first] = own;
  const { alt, credit } = (first ? pictureOf(first) : {}) as Partial<PictureAsShown>;
  const byDay = own.find((row) => row.is_draft === 0 && partIn(file, row) === 'day');
  return {
    uses,
    alt: textsOf(alt),
    credit: (first?.is_draft === 0 && credit) || null,
    undescribed: LOCALE_CODES.filter((code) => own.some((row) => row.undescribed.includes(` ${code} `))),
    shown: byDay ? pictureOf(byDay) : null,
  };
}

const pictureOf = ({ picture }: ItemFilesTable) => JSON.parse(picture ?? '{}') as PictureAsShown;

function partIn(file: string, { shown_as, field }: ItemFilesTable): PictureUse['part'] {
  if (shown_as !== file) return 'original';
  return field.endsWith('.night') ? 'evening' : 'day';
}

/** What clients of rooms see of drafts, as if their works had such drafts. */
export async function filesOfRooms(from: Queries): Promise<ItemFilesTable[]> {
  const shown = await shownDrafts(from);
  const works = shown.map(({ shelf, item: id }) => ({ shelf, id }));
  const published = new Map((await publishedRows(from, works)).map((row) => [row.id, entryIn(row)]));
  return shown.flatMap(({ shelf, item: id, changes }) =>
    filesNamedBy({ shelf, id }, withChanges(published.get(id) ?? {}, changes), 1),
  );
}

/** Items that offer each document or model to their visitors, then drafts that would. */
export async function fileUses({
  database,
  relisted,
}: Pick<ItemServices, 'database' | 'relisted'>): Promise<ReadonlyMap<string, FileUse[]>> {
  await relisted();
  const rows = await database.read(async (from) => [
    ...(await from
      .selectFrom('item_files')
      .selectAll()
      .where('folder', 'in', ['files', 'models'])
      .orderBy('is_draft')
      .orderBy('kind')
      .orderBy('item')
      .execute()),
    ...(await filesOfRooms(from)).filter(({ folder }) => folder !== 'pictures'),
  ]);
  const uses = new Map<string, FileUse[]>();
  for (const { name, kind: shelf, item: id, title, is_draft } of rows) {
    const known = uses.get(name) ?? [];
    if (known.some((use) => use.shelf === shelf && use.id === id)) continue;
    uses.set(name, [...known, { shelf, id, title: JSON.parse(title) as Texts, isDraft: is_draft === 1 }]);
  }
  return uses;
}
