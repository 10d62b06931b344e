import { LRUCache } from 'lru-cache';
import type { ConditionalStore } from '../gallery/calls/conditional-store';
import { fieldOf } from '../gallery/parsed-json';

interface Kept {
  etag: string;
  body: object;
}

/**
 * Pages of lists, in memory: an edit changes one of a hundred, and the others are neither sent nor checked again.
 * Items are not kept, which are asked for anew when they have changed.
 * @param mostEntries of lists; pages that were not asked for the longest go first
 */
export function listStore(mostEntries: number): ConditionalStore {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostEntries,
    sizeCalculation: ({ body }) => 1 + entriesOf(body)!.length,
  });
  return {
    get: (url) => Promise.resolve(kept.get(url)),
    set: (url, { etag, body }) => {
      if (entriesOf(body)) kept.set(url, { etag, body: body as object });
      return Promise.resolve();
    },
  };
}

function entriesOf(body: unknown): readonly unknown[] | undefined {
  const data = fieldOf(body, 'data');
  return Array.isArray(data) ? data : undefined;
}
