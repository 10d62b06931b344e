import { encodePath } from '../requests/request-path';
import type { KeptFacts } from './kept-file';
import type { MediaStore } from './media-store';

interface ConfirmationOptions {
  store: MediaStore;
  /** Base address of the API, without trailing slash. */
  apiUrl: string;
  /** ms the API has for its answer. */
  apiTimeout: number;
}

/** ms for which the API is taken at its word that a file is there. */
const GOOD_FOR = 60 * 60 * 1000;
/** What says that a file is no longer for anyone; an API that is down says neither. */
const GONE = [404, 410];

/**
 * Asks the API behind the visitor's back, once an hour and file, whether what is sent from the store is still to be had: a
 * file that the gallery has withdrawn is sent once more at most. Also notes that it is in use.
 */
export function createConfirmations({
  store,
  apiUrl,
  apiTimeout,
}: ConfirmationOptions): (facts: KeptFacts) => void {
  const confirmed = new WeakMap<KeptFacts, number>();
  return (facts) => {
    const now = performance.now();
    if (now - (confirmed.get(facts) ?? -Infinity) < GOOD_FOR) return;
    confirmed.set(facts, now);
    const ask = async (): Promise<void> => {
      const { status } = await fetch(apiUrl + encodePath(facts.address), {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(apiTimeout),
      });
      if (GONE.includes(status)) store.forget(facts);
      else await store.touch(facts);
    };
    // Another time, then.
    ask().catch(() => store.touch(facts));
  };
}
