import { createKeptAnswers } from '../async/kept-answers';
import { FORGET_EVENT, TOLD_VARIABLE } from '../gallery/forget-event';
import { createGallery } from '../gallery/gallery';
import { mapCalls, type GalleryReader } from '../gallery/noted-reader';
import { readSiteEnvironment } from '../page-makers/site-environment';

/** Milliseconds that the API has for all that a page needs: a visitor is waiting. */
export const API_TIMEOUT_MS = 2000;
/** Calls under way at a time: more than the pages that are made at a time need, so that none waits for another's. */
const CONCURRENCY = 64;
/** Milliseconds in which a page and its data, asked for one after the other, come from the same answer. */
const HOLD_MS = 2000;
/** Where the host tells of changes: for what nobody tells of all the same. */
const HOLD_TOLD_MS = 600_000;
/** Entries of lists that are kept; an item counts as a few of them. Some hundred MB for as many. */
const MOST_ENTRIES = 150_000;
const ENTRIES_OF_ITEM = 10;

let opened: GalleryReader | undefined;

/**
 * The API as the server asks it while a visitor waits: one try, two seconds, the same call at the same time once. Answers
 * are kept until the host tells that they have changed; where it tells nothing, for a moment.
 */
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
  });
  const kept = createKeptAnswers<object>({
    holdMs: env[TOLD_VARIABLE] ? HOLD_TOLD_MS : HOLD_MS,
    maxSize: MOST_ENTRIES,
    sizeOf: (answer) => (Array.isArray(answer) ? 1 + answer.length : ENTRIES_OF_ITEM),
  });
  globalThis.process.on(FORGET_EVENT, (tags?: readonly string[]) => kept.forget(tags));
  return mapCalls(
    gallery,
    (call, tagOf) =>
      (...asked) =>
        kept.share(tagOf(...asked), async () => (await call(...asked)) as object),
  );
}
