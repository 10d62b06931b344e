import { FORGET_EVENT } from '../gallery/forget-event';
import { createGallery, type Gallery } from '../gallery/gallery';
import { readSiteEnvironment } from '../page-makers/site-environment';
import { createSharedAnswers } from '../async/shared-answers';

/** Milliseconds that the API has for all that a page needs: a visitor is waiting. */
export const API_TIMEOUT_MS = 2000;
/** Calls under way at a time: more than the pages that are made at a time need, so that none waits for another's. */
const CONCURRENCY = 64;
/** Milliseconds in which a page and its data, asked for one after the other, come from the same answer. */
const HOLD_MS = 2000;

let opened: Gallery | undefined;

/** The API as the server asks it while a visitor waits: one try, two seconds, the same call at the same time once. */
export function liveGallery(): Gallery {
  opened ??= open();
  return opened;
}

function open(): Gallery {
  const { apiUrl } = readSiteEnvironment(globalThis.process.env);
  const gallery = createGallery({
    baseUrl: apiUrl,
    timeoutMs: API_TIMEOUT_MS,
    tries: 1,
    concurrency: CONCURRENCY,
  });
  const { share, forget } = createSharedAnswers(HOLD_MS);
  globalThis.process.on(FORGET_EVENT, forget);
  const calls = Object.entries(gallery).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
    name,
    (...args: unknown[]) => share(JSON.stringify([name, ...args]), async () => call(...args)),
  ]);
  return Object.fromEntries(calls) as Gallery;
}
