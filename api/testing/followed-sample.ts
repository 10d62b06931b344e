import type { Shelf } from '../content/contract/item';
import { loadAssets, type Assets } from '../content/published/assets';
import type { Catalogue } from '../content/published/catalogue';
import {
  catalogueOf,
  contentOf,
  contentWith,
  type ChangedEntries,
  type EntriesByKind,
} from '../content/published/catalogue-from';
import { entryOf, keptEntry, type Entry } from '../content/published/entry';
import { findAmong } from '../import-export/catalogue/folder-media';
import { checkedFolder } from './sample-media';
import type { Changes, SampleCatalogue } from './sample-catalogue';

/** A sample that is loaded as a running API does it: what comes from unchanged items stays the same. */
export interface FollowedSample {
  /** Writes the changes, if any, and loads the catalogue. */
  load(changes?: Changes): Promise<Catalogue>;
  /** To be called after a change of a picture or another file that items name. */
  changed(): void;
}

export async function followSample({ root, write }: SampleCatalogue): Promise<FollowedSample> {
  let before: { entries: EntriesByKind; catalogue: Catalogue; assets: Assets | undefined } | undefined;
  return {
    changed: () => before && (before = { ...before, assets: undefined }),
    async load(changes = {}) {
      await write(changes);
      const { items, rows } = await checkedFolder(root);
      const entries = new Map<Shelf, Map<string, Entry>>();
      for (const { values, ...of } of items) {
        const ofKind = entries.get(of.shelf) ?? new Map<string, Entry>();
        const entry = keptEntry(before?.entries.get(of.shelf)?.get(of.id), entryOf(of, values));
        entries.set(of.shelf, ofKind.set(of.id, entry));
      }
      const content = before
        ? contentWith(before.catalogue, changesTo(before.entries, entries))
        : contentOf(entries);
      const assets = await loadAssets(findAmong({ rows, faults: new Map() }), content, before?.assets);
      before = { entries, catalogue: catalogueOf(content, assets), assets };
      return before.catalogue;
    },
  };
}

function changesTo(before: EntriesByKind, after: EntriesByKind): ChangedEntries {
  const changed = new Map<Shelf, Map<string, Entry | null>>();
  for (const shelf of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(shelf), after.get(shelf)];
    const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
    changed.set(shelf, new Map(ids.map((id) => [id, is?.get(id) ?? null])));
  }
  return changed;
}
