import pLimit from 'p-limit';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { Shelf } from '../contract/item';
import { entriesOn } from '../shelves';
import { newestVersion } from '../writing/version-queries';
import { filesOf, loadAssets, type Assets } from './assets';
import type { Catalogue } from './catalogue';
import { catalogueOf, contentOf, contentWith } from './catalogue-from';
import type { CatalogueContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import { entryIn, faultsOf, fileOf, keptEntry, type Entry } from './entry';
import { readPart, type ReadPart } from './read-part';
import { allPublished, publishedRow, renewShown } from './item-queries';

export interface PublishedCatalogue {
  current(): Catalogue;
  /** Takes in what was published since. @param options.whole all of it, files included, whatever is known */
  refresh(options?: { whole?: boolean }): Promise<Catalogue>;
  readPart: ReadPart;
  /** Waits for what has begun. */
  close(): Promise<void>;
}

interface Options {
  database: GalleryDatabase;
  onChange?: (catalogue: Catalogue) => void;
  /** What is named and cannot be shown, and items that no longer fit; told each time, none as well. */
  onProblems?: (problems: readonly CatalogueProblem[]) => void;
  onError?: (error: unknown) => void;
}

interface Known {
  /** Of the newest version that was read. */
  number: number;
  content: CatalogueContent;
  /** Of items that no longer fit, by their files. */
  faults: ReadonlyMap<string, CatalogueProblem[]>;
  assets: Assets;
  catalogue: Catalogue;
}

/** All that is public, in memory, and brought up to date after each publication of this process or another. */
export async function openPublishedCatalogue({
  database,
  onChange = () => undefined,
  onProblems = () => undefined,
  onError = () => undefined,
}: Options): Promise<PublishedCatalogue> {
  const limit = pLimit(1);
  const take = async (before: Known | undefined): Promise<Known> => {
    if (!before) while (await database.write(renewShown));
    const read = await database.read(async (from) => {
      const found = before ? await changesIn(from, before, OVERLAP[database.engine]) : await allIn(from);
      return found && { ...found, assets: await loadAssets(filesOf(from), found.content, before?.assets) };
    });
    if (!read) return before!;
    onProblems([...[...read.faults.values()].flat(), ...read.assets.problems]);
    return { ...read, catalogue: catalogueOf(read.content, read.assets) };
  };
  let known = await take(undefined);
  const refresh = ({ whole = false } = {}) =>
    limit(async () => {
      const next = await take(whole ? undefined : known);
      const isNew = next !== known;
      known = next;
      if (isNew) onChange(next.catalogue);
      return next.catalogue;
    });
  const stop = database.listen('items', () => void refresh().catch(onError));
  return {
    current: () => known.catalogue,
    refresh,
    readPart: (gather) => database.read((from) => readPart(from, gather)),
    close: async () => {
      stop();
      await limit(async () => undefined);
    },
  };
}

type Read = Pick<Known, 'number' | 'content' | 'faults'>;

async function allIn(from: Queries): Promise<Read> {
  const entries = new Map<Shelf, Map<string, Entry>>();
  const faults = new Map<string, CatalogueProblem[]>();
  for (const row of await allPublished(from)) {
    const ofKind = entries.get(row.kind) ?? new Map<string, Entry>();
    const entry = entryIn(row);
    entries.set(row.kind, ofKind.set(row.id, entry));
    noteFaults(faults, row.kind, entry);
  }
  return { number: await newestVersion(from), content: contentOf(entries), faults };
}

/** Numbers that others were given before, and kept after: SQLite keeps them in their order. */
const OVERLAP = { sqlite: 0, postgres: 50 };

/** Undefined where nothing has. */
async function changesIn(from: Queries, before: Known, overlap: number): Promise<Read | undefined> {
  const number = await newestVersion(from);
  if (number === before.number) return undefined;
  const rows = await from
    .selectFrom('desk_versions')
    .select(['shelf', 'item'])
    .distinct()
    .where('number', '>', before.number - overlap)
    .execute();
  const changed = new Map<Shelf, Map<string, Entry | null>>();
  const faults = new Map(before.faults);
  for (const { shelf, item: id } of rows) {
    const row = await publishedRow(from, { shelf, id });
    const was = entriesOn(before.catalogue, shelf).get(id);
    const ofKind = changed.get(shelf) ?? new Map<string, Entry | null>();
    const entry = row ? keptEntry(was, entryIn(row)) : null;
    changed.set(shelf, ofKind.set(id, entry));
    noteFaults(faults, shelf, entry ?? { id });
  }
  return { number, content: contentWith(before.content, changed), faults };
}

function noteFaults(faults: Map<string, CatalogueProblem[]>, shelf: Shelf, entry: Entry): void {
  const file = fileOf({ shelf, id: entry.id });
  const found = faultsOf(entry);
  if (found.length > 0) faults.set(file, found);
  else faults.delete(file);
}
