import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Manifest } from '../../src/release/manifest';
import type { LivePages } from '../live/changed-pages';
import { type CurrentDeploy, readRelease } from '../releases/current-release';
import { releaseFolder } from '../releases/release-folders';
import { type EdgeOptions, type EdgeProviderName, edgeTags, PROVIDERS } from './edge-provider';
import { openPurger, openPurgeStore, type Purger, PurgeRefused, toPurge } from './purger';

const PURGE_LOG = 'purges.json';
/** ms a cache has to answer. */
const LIMIT_MS = 10_000;
const LONGEST_REST_S = 60;

interface AddEdgeOptions {
  edge: EdgeOptions;
  deployDir: string;
  currentDeploy: CurrentDeploy;
  live: LivePages;
}

export async function addEdge(
  app: FastifyInstance,
  { edge, deployDir, currentDeploy, live }: AddEdgeOptions,
): Promise<void> {
  const { provider, purgeUrls } = edge;
  addEdgeHeaders(app, { provider, live });
  const store = await openPurgeStore(path.join(deployDir, PURGE_LOG), purgeUrls);
  const differencesOf = openDifferences(deployDir);
  let purgers: Purger[] = [];
  const open = (url: string): Purger =>
    openPurger({
      url,
      purged: store.read(url),
      toPurge: async (purged) => {
        const { manifest } = await currentDeploy();
        const differences = (before: string) => differencesOf(before, manifest);
        return toPurge(purged, { live, release: manifest.id, differences });
      },
      send: (tags, signal) => purge(url, tags, { edge, signal }),
      save: (purged) => store.save(url, purged),
      log: app.log,
    });
  live.watch(() => purgers.forEach(({ wake }) => wake()));
  app.addHook('onListen', async () => void (purgers = purgeUrls.map(open)));
  app.addHook('onClose', async () => {
    await Promise.all(purgers.map(({ close }) => close()));
  });
}

async function purge(
  url: string,
  tags: readonly string[],
  { edge: { provider, token }, signal }: { edge: EdgeOptions; signal: AbortSignal },
): Promise<void> {
  const { most, call } = PROVIDERS[provider];
  for (let from = 0; from < tags.length; from += most) {
    const answer = await fetch(url, {
      ...call(tags.slice(from, from + most), { url, token }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    await answer.body?.cancel();
    if (answer.ok) continue;
    const rest = Math.min(Number(answer.headers.get('retry-after')) || 0, LONGEST_REST_S);
    throw new PurgeRefused(`it answers ${answer.status}`, rest * 1000);
  }
}

interface EdgeAnswer {
  address: string;
  tags: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    edgeAnswer?: EdgeAnswer | undefined;
  }
}

const KEPT_STATUSES = [200, 304];

interface EdgeHeadersOptions {
  provider: EdgeProviderName;
  live: Pick<LivePages, 'mark' | 'haveChanged'>;
}

/** Leaves out answers whose tags changed while they were made: they would reach the cache after its purge. */
export function addEdgeHeaders(app: FastifyInstance, { provider, live }: EdgeHeadersOptions): void {
  const begun = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('edgeAnswer', undefined);
  app.addHook('onRequest', async (request) => void begun.set(request, live.mark().number));
  app.addHook('onSend', async (request, reply) => {
    const { edgeAnswer } = request;
    if (!edgeAnswer || !KEPT_STATUSES.includes(reply.statusCode)) return;
    const { address, tags } = edgeAnswer;
    if (live.haveChanged(tags, begun.get(request) ?? 0)) return;
    const named = edgeTags(address, tags);
    if (named) reply.headers(PROVIDERS[provider].headers(named));
  });
}

/** Remembers the last answer, since an unreachable cache asks for it at every try. */
function openDifferences(deployDir: string) {
  let last: { pair: string; addresses: readonly string[] } | undefined;
  return async (before: string, now: Manifest): Promise<readonly string[] | undefined> => {
    const pair = `${before} ${now.id}`;
    if (last?.pair === pair) return last.addresses;
    const read = await readRelease(releaseFolder(deployDir, before)).catch(() => undefined);
    if (!read) return undefined;
    last = { pair, addresses: differences(read.manifest.files, now.files) };
    return last.addresses;
  };
}

function differences(before: Manifest['files'], after: Manifest['files']): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((address) => before[address]?.hash !== after[address]?.hash);
}
