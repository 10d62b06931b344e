import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LivePages } from '../live/changed-pages';
import type { CurrentDeploy } from '../releases/current-release';
import { addEdgeHeaders } from './edge-headers';
import { PROVIDERS, type EdgeOptions } from './edge-provider';
import { openPurgeStore } from './purge-log';
import { openPurger, PurgeRefused, type Purger } from './purger';
import { openDifferences } from './release-differences';
import { toPurge } from './to-purge';

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
