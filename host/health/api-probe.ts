import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { matches } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import { ApiHealth, HEALTH_PATH } from '../../src/contract/server/health';
import { fetchText, type Fetched, type TextAnswer } from '../../src/gallery/calls/fetch-text';
import { parsedJson } from '../../src/gallery/parsed-json';

/**
 * - `unreachable`: it gives no answer, or faults
 * - `unreadable`: it answers something else than the contract says, as a login page or another API at its address does
 */
export type ApiState = 'reachable' | 'unreachable' | 'unreadable';

export interface ApiReport {
  api: ApiState;
  health?: ApiHealth | undefined;
}

interface ApiProbeOptions {
  apiUrl: string;
  now?: () => number;
}

const { path, data } = ITEM_CALLS.siteSettings;

const isAnswer = (fetched: Fetched, most: number): fetched is TextAnswer =>
  fetched.kind === 'answer' && fetched.status <= most;

const TIMEOUT = 1_000;
/** ms an answer is reused, so that many health checks make few calls. */
const REMEMBERED = 5_000;

export function createApiProbe({
  apiUrl,
  now = () => performance.now(),
}: ApiProbeOptions): () => Promise<ApiReport> {
  let known: Promise<ApiReport> | undefined;
  let askAgainAt = Infinity;
  const at = (path: string) => fetchText(apiUrl + path, { headers: { Accept: 'application/json' } }, TIMEOUT);
  const ask = async (): Promise<ApiReport> => {
    const [settings, said] = await Promise.all([at(`${path}?lang=en`), at(HEALTH_PATH)]);
    askAgainAt = now() + REMEMBERED;
    // An API of another make has no health, and says so.
    if (!isAnswer(settings, 200) || !isAnswer(said, 499)) return { api: 'unreachable' };
    if (!matches(Answer(data), parsedJson(settings.text)?.value)) return { api: 'unreadable' };
    const health = said.status === 200 ? parsedJson(said.text)?.value : undefined;
    return { api: 'reachable', health: matches(ApiHealth, health) ? health : undefined };
  };
  return () => {
    if (!known || now() >= askAgainAt) {
      askAgainAt = Infinity;
      known = ask();
    }
    return known;
  };
}
