import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { matches } from '../../src/contract/check';
import { ApiHealth, HEALTH_PATH } from '../../src/contract/server/health';
import { fetchText } from '../../src/gallery/calls/fetch-text';
import { parsedJson } from '../../src/gallery/parsed-json';

export type ApiState = 'reachable' | 'unreachable';

/** How the API is, as far as it says so. */
export interface ApiReport {
  api: ApiState;
  /** What it says of itself, where it is one that does. */
  health?: ApiHealth | undefined;
}

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

/** Asks how the API is: two small calls at a time, and none while what they said is remembered. */
export function createApiProbe({
  apiUrl,
  now = () => performance.now(),
}: ApiProbeOptions): () => Promise<ApiReport> {
  let known: Promise<ApiReport> | undefined;
  let askAgainAt = Infinity;
  const textAt = async (path: string): Promise<string | undefined> => {
    const answer = await fetchText(apiUrl + path, { headers: { Accept: 'application/json' } }, TIMEOUT);
    return answer.kind === 'answer' && answer.status === 200 ? answer.text : undefined;
  };
  const ask = async (): Promise<ApiReport> => {
    const [settings, said] = await Promise.all([
      textAt(`${ITEM_CALLS.siteSettings.path}?lang=en`),
      textAt(HEALTH_PATH),
    ]);
    askAgainAt = now() + REMEMBERED;
    const health = parsedJson(said ?? '')?.value;
    return {
      api: settings === undefined ? 'unreachable' : 'reachable',
      health: matches(ApiHealth, health) ? health : undefined,
    };
  };
  return () => {
    if (!known || now() >= askAgainAt) {
      askAgainAt = Infinity;
      known = ask();
    }
    return known;
  };
}
