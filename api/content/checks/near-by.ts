import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import type { OfItem, Shelf, Values } from '../contract/item';
import { addressesOf, namersOf, ownerOf } from '../published/link-queries';
import type { Catalogue } from '../published/catalogue';
import type { ReadableContent } from '../published/catalogue-content';
import { fileOf, type Entry } from '../published/entry';
import { entriesOn, isFolder, listOf, textOf, textsOf } from '../shelves';
import type { Read } from './check-references';

/** Null takes the item away. */
export type ChangedEntry = OfItem & { entry: Entry | null };

/**
 * Changed items, and those few that could be in their way or that they could harm: checks take no time over thousands of
 * others. Changed ones come last, so that they are named where two are in each other's way.
 */
export async function nearBy(
  from: Queries,
  catalogue: Catalogue,
  changes: readonly ChangedEntry[],
): Promise<Read & { concerned: ReadonlySet<string> }> {
  const changed = new Map(changes.map((one) => [fileOf(one), one]));
  const near = new Map<string, OfItem>();
  const add = (of: OfItem) => {
    if (!changed.has(fileOf(of))) near.set(fileOf(of), of);
  };
  for (const one of changes) (await rivalsOf(from, one)).forEach(add);
  const harmed = (await inTurn(changes, (one) => harmedBy(from, catalogue, one))).flat();
  for (const of of harmed) add(of);
  for (const { shelf, id } of [...changes, ...harmed]) {
    const entry = changed.get(fileOf({ shelf, id }))?.entry ?? entriesOn(catalogue, shelf).get(id);
    if (shelf === 'works' && entry) partsOf(entry).forEach(add);
  }
  // The languages of the gallery are those of its pages.
  if (changed.has('site.yaml'))
    for (const id of entriesOn(catalogue, 'pages').keys()) add({ shelf: 'pages', id });

  const beside = [...near.values()].map((of) => ({
    ...of,
    entry: entriesOn(catalogue, of.shelf).get(of.id) ?? null,
  }));
  return {
    content: contentOf([...beside, ...changes], catalogue),
    ids: idsOf(catalogue, changes),
    concerned: new Set([...changed.keys(), ...harmed.map(fileOf)]),
  };
}

/** What has the same addresses. */
async function rivalsOf(from: Queries, { shelf, id, entry }: ChangedEntry): Promise<OfItem[]> {
  if (!entry || !isFolder(shelf)) return [];
  const owners = await inTurn(addressesOf({ shelf, id }, entry), (address) => ownerOf(from, shelf, address));
  return owners.flatMap((owner) => (owner === undefined ? [] : [{ shelf, id: owner }]));
}

/** What names an item that goes, or that is public in other languages than before. */
async function harmedBy(from: Queries, catalogue: Catalogue, change: ChangedEntry): Promise<OfItem[]> {
  const { shelf, id, entry } = change;
  const before = entriesOn(catalogue, shelf).get(id);
  if (!before || (entry && shownIn(entry) === shownIn(before))) return [];
  return namersOf(from, { shelf, id });
}

const shownIn = ({ status, slug }: Values): string =>
  JSON.stringify([status, Object.keys(textsOf(slug)).sort()]);

/** A work is checked against its type and creators. */
const partsOf = (work: Values): OfItem[] => [
  { shelf: 'types', id: textOf(work['type']) },
  ...listOf(work['creators']).map((id): OfItem => ({ shelf: 'creators', id })),
];

/** Of some items alone. */
export function contentOf(
  items: readonly ChangedEntry[],
  { site }: Pick<Catalogue, 'site'>,
): ReadableContent {
  const entries = new Map<Shelf, Map<string, Entry>>();
  for (const { shelf, id, entry } of items)
    if (entry) entries.set(shelf, (entries.get(shelf) ?? new Map<string, Entry>()).set(id, entry));
  const ofKind = (kind: Shelf) => entries.get(kind) ?? new Map<string, Entry>();
  const { home, ...pages } = Object.fromEntries(ofKind('pages'));
  return {
    ...Object.fromEntries(FOLDERS.map((folder) => [folder, ofKind(folder)])),
    ...{ site: ofKind('site').get('site') ?? site, home, pages: new Map(Object.entries(pages)) },
    // Safe: each entry was made by the schema of its kind.
  } as unknown as ReadableContent;
}

const idsOf = (catalogue: Catalogue, changes: readonly ChangedEntry[]): Read['ids'] =>
  Object.fromEntries(
    FOLDERS.map((folder) => {
      const own = new Map(
        changes.filter(({ shelf }) => shelf === folder).map(({ id, entry }) => [id, entry !== null]),
      );
      return [folder, { has: (id: string) => own.get(id) ?? catalogue[folder].has(id) }];
    }),
  ) as Record<Folder, { has(id: string): boolean }>;
