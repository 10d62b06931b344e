import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { matches } from '../../src/contract/check';
import { ApiHealth, HEALTH_PATH } from '../../src/contract/server/health';
import { fetchText } from '../../src/gallery/calls/fetch-text';
import { parsedJson } from '../../src/gallery/parsed-json';

export type ApiState = 'reachable' | 'unreachable';

export interface ApiReport {
  api: ApiState;
  health?: ApiHealth | undefined;
}

interface ApiProbeOptions {
  apiUrl: string;
  now?: () => number;
}

const TIMEOUT = 1_000;
/** ms an answer is reused, so that many health checks make few calls. */
const REMEMBERED = 5_000;

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
