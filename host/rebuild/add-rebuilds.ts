import type { FastifyInstance } from 'fastify';
import type { Store } from '../../src/contract/server/store/store';
import type { LivePages } from '../live/changed-pages';
import type { HostMetrics } from '../metrics/host-metrics';
import { keepInStep, type StepTimes } from '../release-store/keep-in-step';
import type { Deploy } from '../releases/current-release';
import { pruneReleases } from '../releases/published-releases';
import { readReleaseEdits } from '../releases/release-edits';
import { releaseFolder } from '../releases/release-folders';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { buildRelease } from './build/build-release';
import { addHookRoutes } from './hook-routes';
import { noteRequest, openRebuilds, type Rebuilds, type RebuildsOptions } from './rebuilds';

interface AddRebuildsOptions extends Omit<RebuildsOptions, 'forget' | 'build' | 'log' | 'readStore'> {
  build?: RebuildsOptions['build'];
  /** '': no hook. */
  secret: string;
  /** Without it, this host only serves what another has built. */
  builds: boolean;
  /** Where hosts have their releases from. */
  store: Store | undefined;
  storeTimes?: Partial<StepTimes> | undefined;
  ssr: Pick<SsrRenderer, 'forget' | 'prepare' | 'state'>;
  siteDir: string;
  settings: Record<string, string>;
  script?: readonly string[];
  metrics: Pick<HostMetrics, 'built' | 'watchStore'>;
}

/** @returns also how releases and the store are in step */
export async function addRebuilds(
  app: FastifyInstance,
  {
    secret,
    builds,
    store,
    storeTimes: times,
    ssr,
    siteDir,
    settings,
    script,
    ...options
  }: AddRebuildsOptions,
): Promise<Pick<Rebuilds, 'accept' | 'newDay'> & Pick<RebuildsOptions, 'readStore'>> {
  const { deployDir, currentDeploy, live } = options;
  const { log } = app;
  const { forget } = ssr;
  const prepare = (release: Deploy) => startFunction(ssr, release, currentDeploy);
  const inStep =
    store &&
    keepInStep({
      ...{ deployDir, store, secret, builds, prepare, log, times },
      ownLog: live.mark().log,
      tidy: () => tidy(deployDir, live),
    });
  const readStore = inStep?.state;
  if (readStore) options.metrics.watchStore(readStore);
  const env = { ...process.env, ...settings, REBUILD_SECRET: undefined };
  const output = (line: string) => app.log.debug(`build: ${line}`);
  const say = (line: string) => app.log.info(line);
  const rebuilds = builds
    ? await openRebuilds({
        build: (asked) =>
          buildRelease({ ...asked, siteDir, deployDir, env, output, say, prepare, script, reuse: true }),
        ...options,
        ...{ readStore, forget, log },
      })
    : openNoBuilds({ currentDeploy, live, forget, readStore });
  app.addHook('onClose', async () => {
    await Promise.all([inStep?.close(), rebuilds.close()]);
  });
  if (secret) addHookRoutes(app, { secret, rebuilds });
  return { ...rebuilds, readStore };
}

/** Old releases, and what live pages know of edits that the others have. */
async function tidy(deployDir: string, live: Pick<LivePages, 'prune'>): Promise<void> {
  const oldest = await pruneReleases(deployDir);
  await live.prune(
    oldest === undefined ? undefined : await readReleaseEdits(releaseFolder(deployDir, oldest)),
  );
}

/** @throws Error when it does not start; the function of the release before is current again then */
async function startFunction(
  ssr: AddRebuildsOptions['ssr'],
  release: Deploy,
  currentDeploy: RebuildsOptions['currentDeploy'],
): Promise<void> {
  await ssr.prepare(release);
  if (!release.manifest.functionEntry || ssr.state().process === 'up') return;
  await ssr.prepare(await currentDeploy());
  throw new Error(
    'The function of the new release, which renders pages, does not start. It was not released.',
  );
}

/** A host that builds nothing itself: it shows changes live until a release that has them comes. */
const openNoBuilds = (
  options: Pick<RebuildsOptions, 'currentDeploy' | 'forget' | 'live' | 'readStore'>,
): Rebuilds => {
  const { currentDeploy, live, readStore } = options;
  return {
    async accept(request, news) {
      await noteRequest(request, options, news);
      return 'idle';
    },
    newDay: (tags) => noteRequest({ answers: [...tags] }, options),
    async status() {
      const { manifest, edits } = await currentDeploy();
      const { id, startedAt } = manifest;
      const store = readStore?.();
      const release = { id, startedAt };
      return { builds: false, state: 'idle', release, live: live.pending(edits), ...(store && { store }) };
    },
    close: async () => {},
  };
};
