import pLimit from 'p-limit';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { FactsCache } from '../../media/facts-cache';
import type { Shelf } from '../contract/item';
import { newestVersion } from '../writing/version-queries';
import { loadAssets, type Assets } from './assets';
import type { Catalogue } from './catalogue';
import { catalogueOf, contentOf, type EntriesByKind } from './catalogue-from';
import type { CatalogueContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import { entryOf, faultsOf, keptEntry, type Entry } from './entry';
import { allPublished, textOfItem } from './item-queries';
import { valuesOf } from './item-text';

export interface PublishedCatalogue {
  current(): Catalogue;
  /** Takes in what was published since. @param options.whole all of it, files included, whatever is known */
  refresh(options?: { whole?: boolean }): Promise<Catalogue>;
  /** Waits for what has begun. */
  close(): Promise<void>;
}

interface Options {
  database: GalleryDatabase;
  /** The catalogue's folder. */
  root: string;
  facts: FactsCache;
  onChange?: (catalogue: Catalogue) => void;
  /** What is named and cannot be shown, and items that no longer fit; told each time, none as well. */
  onProblems?: (problems: readonly CatalogueProblem[]) => void;
  onError?: (error: unknown) => void;
}

interface Known {
  /** Of the newest version that was read. */
  number: number;
  entries: EntriesByKind;
  assets: Assets;
  catalogue: Catalogue;
}

/** All that is public, in memory, and brought up to date after each publication of this process or another. */
export async function openPublishedCatalogue({
  database,
  root,
  facts,
  onChange = () => undefined,
  onProblems = () => undefined,
  onError = () => undefined,
}: Options): Promise<PublishedCatalogue> {
  const limit = pLimit(1);
  const take = async (before: Known | undefined): Promise<Known> => {
    const read = await database.read((from) => (before ? changesIn(from, before) : allIn(from)));
    if (!read) return before!;
    const content = contentOf(read.entries, before?.catalogue);
    const assets = await loadAssets(root, content, facts, before?.assets);
    onProblems([...faultsIn(read.entries), ...assets.problems]);
    await facts.save(before === undefined);
    return { ...read, assets, catalogue: catalogueOf(content, assets) };
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
    close: async () => {
      stop();
      await limit(async () => undefined);
    },
  };
}

/** All that is public, without what is known of its pictures and files. */
export const contentIn = async (from: Queries): Promise<CatalogueContent> =>
  contentOf((await allIn(from)).entries);

const faultsIn = (entries: EntriesByKind): CatalogueProblem[] =>
  [...entries.values()].flatMap((ofKind) => [...ofKind.values()].flatMap(faultsOf));

type Read = Pick<Known, 'number' | 'entries'>;

async function allIn(from: Queries): Promise<Read> {
  const entries = new Map<Shelf, Map<string, Entry>>();
  for (const { kind, id, published } of await allPublished(from)) {
    const ofKind = entries.get(kind) ?? new Map<string, Entry>();
    entries.set(kind, ofKind.set(id, entryOf({ shelf: kind, id }, valuesOf(published))));
  }
  return { number: await newestVersion(from), entries };
}

/** Numbers that others were given before, and kept after, on PostgreSQL. */
const OVERLAP = 100;

/** Undefined where nothing has. */
async function changesIn(from: Queries, before: Known): Promise<Read | undefined> {
  const number = await newestVersion(from);
  if (number === before.number) return undefined;
  const changed = await from
    .selectFrom('desk_versions')
    .select(['shelf', 'item'])
    .distinct()
    .where('number', '>', before.number - OVERLAP)
    .execute();
  const entries = new Map(before.entries);
  const copied = new Map<Shelf, Map<string, Entry>>();
  for (const { shelf, item: id } of changed) {
    const ofKind = copied.get(shelf) ?? new Map(entries.get(shelf));
    copied.set(shelf, ofKind);
    entries.set(shelf, ofKind);
    const text = await textOfItem(from, { shelf, id });
    if (text === null) ofKind.delete(id);
    else ofKind.set(id, keptEntry(ofKind.get(id), entryOf({ shelf, id }, valuesOf(text))));
  }
  return { number, entries };
}
