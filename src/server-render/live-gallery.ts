import { createKeptAnswers } from '../async/kept-answers';
import { wholeListTag } from '../contract/hook/tags';
import { FORGET_EVENT, TOLD_VARIABLE } from '../gallery/forget-event';
import { createGallery } from '../gallery/gallery';
import { mapCalls, type GalleryReader } from '../gallery/noted-reader';
import { readSiteEnvironment } from '../page-makers/site-environment';
import { LRUCache } from 'lru-cache';
import type { ConditionalStore } from '../gallery/calls/conditional-store';
import { fieldOf } from '../gallery/parsed-json';

/** For all of a page: a visitor is waiting. */
export const API_TIMEOUT_MS = 2000;
/** More than the concurrent pages need, so that none waits for another. */
const CONCURRENCY = 64;
/** Lets a page and its data, requested one after the other, come from the same answers. */
const HOLD_MS = 2000;
/** With a host that tells of changes; a limit for changes that it does not hear of. */
const HOLD_TOLD_MS = 600_000;
/** Entries of lists; an item counts as several. Some hundred MB. */
const MOST_ENTRIES = 150_000;
const ENTRIES_OF_ITEM = 10;

let opened: GalleryReader | undefined;

/** Equal concurrent calls are shared. Answers are cached until the host tells of changes. */
export function liveGallery(): GalleryReader {
  opened ??= open();
  return opened;
}

function open(): GalleryReader {
  const { env } = globalThis.process;
  const { apiUrl } = readSiteEnvironment(env);
  const gallery = createGallery({
    baseUrl: apiUrl,
    timeoutMs: API_TIMEOUT_MS,
    tries: 1,
    concurrency: CONCURRENCY,
    conditional: listStore(MOST_ENTRIES),
  });
  const kept = createKeptAnswers<object>({
    holdMs: env[TOLD_VARIABLE] ? HOLD_TOLD_MS : HOLD_MS,
    maxSize: MOST_ENTRIES,
    sizeOf: (answer) => (Array.isArray(answer) ? 1 + answer.length : ENTRIES_OF_ITEM),
  });
  globalThis.process.on(FORGET_EVENT, (tags?: readonly string[]) => {
    const changed = new Set(tags);
    // Those who name no type mean the lists of all.
    kept.forget(tags && ((tag) => changed.has(tag) || changed.has(wholeListTag(tag))));
  });
  return mapCalls(
    gallery,
    (call, tagOf) =>
      (...asked) =>
        kept.share(tagOf(...asked), async () => (await call(...asked)) as object),
  );
}

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
