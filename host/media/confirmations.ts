import { encodePath } from '../requests/request-path';
import type { KeptFacts } from './kept-file';
import type { MediaStore } from './media-store';

interface ConfirmationOptions {
  store: MediaStore;
  apiUrl: string;
  apiTimeout: number;
}

/** ms between two questions about the same file. */
const GOOD_FOR = 60 * 60 * 1000;
/** Only these withdraw a file; an API that is down answers neither. */
const GONE = [404, 410];

/** Asks the API after a kept file was sent, so a withdrawn file is sent once more at most. */
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
    ask().catch(() => store.touch(facts));
  };
}
