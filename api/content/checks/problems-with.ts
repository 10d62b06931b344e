import { PAGE_SLUGS } from '../../../src/contract/page';
import { type Folder, FOLDERS, referencesIn } from '../../catalogue-files/kinds';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { OfItem, Shelf, Values } from '../contract/item';
import { filesIn, filesOf, loadAssets } from '../published/assets';
import type { Catalogue, CatalogueProblem, ReadableContent } from '../published/catalogue-content';
import { type Entry, entryIn, entryOf, fileOf, ownProblems } from '../published/entry';
import { publishedRows, textsOfItems } from '../published/item-queries';
import { addressesOf, namersOf, ownersOf } from '../published/link-queries';
import { isFolder, listOf, textOf, textsOf } from '../shelves';
import { contentProblems, type Read } from './check-content';

/** Null takes the item away. */
export type Change = OfItem & { values: Values | null };

/**
 * What would be wrong if some items were changed. Looks at these, at what they concern, and at the files they name.
 * Where they are good by themselves, others are looked at by the transaction that writes them (`problemsTogether`).
 */
export async function problemsWith(
  database: Pick<GalleryDatabase, 'read'>,
  changes: readonly Change[],
): Promise<CatalogueProblem[]> {
  const own = changes.flatMap(({ values, ...of }) => (values ? ownProblems(of, values) : []));
  const entries = entriesIn(changes, own);
  // A faulty model keeps no work from being published; a missing one does, as a missing picture does.
  const assets = await database.read((from) => loadAssets(filesOf(from), filesIn(contentOf(entries))));
  if (own.length + assets.problems.length === 0) return [];
  const together = await database.read((from) => problemsTogether(from, changes, own));
  return [...own, ...together, ...assets.problems];
}

/** What some items get wrong with others, before they are written. @param own what is wrong with them by themselves */
export async function problemsTogether(
  from: Queries,
  changes: readonly Change[],
  own: readonly CatalogueProblem[] = [],
): Promise<CatalogueProblem[]> {
  const { content, ids, concerned } = await nearBy(from, entriesIn(changes, own));
  // What is wrong by itself is there all the same.
  const broken = new Set(own.map(({ file }) => file));
  const known = Object.fromEntries(
    Object.entries(ids).map(([kind, of]) => [
      kind,
      { has: (id: string) => of.has(id) || broken.has(fileOf({ shelf: kind as Folder, id })) },
    ]),
  ) as typeof ids;
  return contentProblems({ content, ids: known }).filter(({ file }) => concerned.has(file));
}

/** Those that are good by themselves. */
function entriesIn(changes: readonly Change[], own: readonly CatalogueProblem[]): ChangedEntry[] {
  const broken = new Set(own.map(({ file }) => file));
  return changes
    .filter((change) => !broken.has(fileOf(change)))
    .map(({ values, ...of }) => ({ ...of, entry: values && entryOf(of, values) }));
}

/** Null takes the item away. */
type ChangedEntry = OfItem & { entry: Entry | null };

/**
 * Changed items, and those few that could be in their way or that they could harm: checks take no time over thousands of
 * others. Changed ones come last, so that they are named where two are in each other's way. To be asked before they are written.
 */
export async function nearBy(
  from: Queries,
  changes: readonly ChangedEntry[],
): Promise<Read & { concerned: ReadonlySet<string> }> {
  const changed = new Map(changes.map((one) => [fileOf(one), one.entry]));
  const before = await entriesOf(from, changes);
  const isHarming = ({ entry, ...of }: ChangedEntry): boolean => {
    const was = before.get(fileOf(of));
    return was !== undefined && (!entry || shownIn(entry) !== shownIn(was));
  };
  const harmed = (await namersOf(from, changes.filter(isHarming))).map(({ by }) => by);
  const rivals = await rivalsOf(from, changes);
  const unchanged = (items: readonly OfItem[]) => items.filter((of) => !changed.has(fileOf(of)));
  const known = await entriesOf(from, unchanged([...rivals, ...harmed]));
  // The languages of the gallery are those of its pages.
  const pages = changed.has('site.yaml') || changes.some(({ shelf }) => shelf === 'pages');
  const around = pages ? unchanged([SITE, ...PAGE_SLUGS.map((id): OfItem => ({ shelf: 'pages', id }))]) : [];
  const works = [...changes, ...harmed].filter(({ shelf }) => shelf === 'works');
  const entryAt = (of: OfItem) => changed.get(fileOf(of)) ?? known.get(fileOf(of));
  const parts = works.flatMap((of) => partsOf(entryAt(of) ?? {}));
  for (const [file, entry] of await entriesOf(from, unchanged([...around, ...parts]))) known.set(file, entry);
  const near = unchanged([
    ...new Map([...rivals, ...harmed, ...around, ...parts].map((of) => [fileOf(of), of])).values(),
  ]);
  const beside = near.map((of) => ({ ...of, entry: known.get(fileOf(of)) ?? null }));
  const content = contentOf([...beside, ...changes]);
  return {
    content,
    ids: await idsOf(from, content, changes),
    concerned: new Set([...changed.keys(), ...harmed.map(fileOf)]),
  };
}

const SITE: OfItem = { shelf: 'site', id: 'site' };

/** As they are public now, by their files. */
async function entriesOf(from: Queries, items: readonly OfItem[]): Promise<Map<string, Entry>> {
  const rows = await publishedRows(from, items);
  return new Map(rows.map((row) => [fileOf({ shelf: row.kind, id: row.id }), entryIn(row)]));
}

/** What has the same addresses. */
async function rivalsOf(from: Queries, changes: readonly ChangedEntry[]): Promise<OfItem[]> {
  const rivals: OfItem[] = [];
  for (const { shelf, id, entry } of changes) {
    if (!entry || !isFolder(shelf)) continue;
    const owners = await ownersOf(from, shelf, addressesOf({ shelf, id }, entry));
    rivals.push(...owners.filter((owner) => owner !== id).map((owner) => ({ shelf, id: owner })));
  }
  return rivals;
}

const shownIn = ({ status, slug }: Values): string =>
  JSON.stringify([status, Object.keys(textsOf(slug)).sort()]);

/** A work is checked against its type and creators. */
const partsOf = (work: Values): OfItem[] => [
  { shelf: 'types', id: textOf(work['type']) },
  ...listOf(work['creators']).map((id): OfItem => ({ shelf: 'creators', id })),
];

/** Of some items alone. */
function contentOf(
  items: readonly ChangedEntry[],
  all: Partial<Pick<Catalogue, 'site'>> = {},
): ReadableContent {
  const entries = new Map<Shelf, Map<string, Entry>>();
  for (const { shelf, id, entry } of items)
    if (entry) entries.set(shelf, (entries.get(shelf) ?? new Map<string, Entry>()).set(id, entry));
  const ofKind = (kind: Shelf) => entries.get(kind) ?? new Map<string, Entry>();
  const { home, ...pages } = Object.fromEntries(ofKind('pages'));
  return {
    ...Object.fromEntries(FOLDERS.map((folder) => [folder, ofKind(folder)])),
    ...{ site: ofKind('site').get('site') ?? all.site, home, pages: new Map(Object.entries(pages)) },
    // Safe: each entry was made by the schema of its kind.
  } as unknown as ReadableContent;
}

/** Of all that these name, those that are there. */
async function idsOf(
  from: Queries,
  content: ReadableContent,
  changes: readonly ChangedEntry[],
): Promise<Read['ids']> {
  const own = new Map(changes.map((one) => [fileOf(one), one.entry !== null]));
  const there = await textsOfItems(
    from,
    namedIn(content).filter((of) => !own.has(fileOf(of))),
  );
  return Object.fromEntries(
    FOLDERS.map((folder) => [
      folder,
      {
        has(id: string) {
          const file = fileOf({ shelf: folder, id });
          return own.get(file) ?? there.has(file);
        },
      },
    ]),
  ) as Record<Folder, { has(id: string): boolean }>;
}

const namedIn = (content: ReadableContent): OfItem[] => [
  ...FOLDERS.flatMap((folder) =>
    [...content[folder].values()].flatMap((entry) =>
      referencesIn(folder, entry).map(({ kind, id }) => ({ shelf: kind, id })),
    ),
  ),
  ...(content.home?.selected_works ?? []).map((id): OfItem => ({ shelf: 'works', id })),
];
