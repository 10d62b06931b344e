import { ITEM_CALLS } from '../../src/contract/calls';
import { fetchText } from '../../src/gallery/fetch-text';

export type ApiState = 'reachable' | 'unreachable';

interface ApiProbeOptions {
  /** Base address of the API, without trailing slash. */
  apiUrl: string;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** ms the API has for its answer. */
const TIMEOUT = 1_000;
/** ms an answer is good for, so that however many ask, the API is asked seldom. */
const REMEMBERED = 5_000;

/** Asks whether the API answers: one small call at a time, and none while the last one is remembered. */
export function createApiProbe({
  apiUrl,
  now = () => performance.now(),
}: ApiProbeOptions): () => Promise<ApiState> {
  let known: Promise<ApiState> | undefined;
  let askAgainAt = Infinity;
  const ask = async (): Promise<ApiState> => {
    const url = `${apiUrl}${ITEM_CALLS.siteSettings.path}?lang=en`;
    const answer = await fetchText(url, { headers: { Accept: 'application/json' } }, TIMEOUT);
    askAgainAt = now() + REMEMBERED;
    return answer.kind === 'answer' && answer.status === 200 ? 'reachable' : 'unreachable';
  };
  return () => {
    if (!known || now() >= askAgainAt) {
      askAgainAt = Infinity;
      known = ask();
    }
    return known;
  };
}
