import type { FastifyInstance } from 'fastify';
import { openFollowers, type FollowersOptions } from '../followers/followers';
import { openFollowing } from '../followers/follow';
import { openReleaseTaker } from '../followers/take-releases';
import type { HostMetrics } from '../metrics/host-metrics';
import type { Deploy } from '../releases/current-release';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { buildRelease } from './build/build-release';
import { addHookRoutes } from './hook-routes';
import { openRebuilds, type Rebuilds, type RebuildsOptions } from './rebuilds';

interface AddRebuildsOptions extends Omit<
  RebuildsOptions,
  'forget' | 'build' | 'log' | 'metrics' | 'followers'
> {
  secret: string;
  ssr: Pick<SsrRenderer, 'forget' | 'prepare' | 'state'>;
  siteDir: string;
  settings: Record<string, string>;
  build?: RebuildsOptions['build'];
  script?: readonly string[];
  /** With it, this host fetches its releases and builds none. */
  fetchCommand?: readonly string[] | undefined;
  followers?: Pick<FollowersOptions, 'urls' | 'pushCommand' | 'limitMs' | 'firstPauseMs'> | undefined;
  metrics: Pick<HostMetrics, 'built' | 'watchFollowers'>;
}

export async function addRebuilds(
  app: FastifyInstance,
  {
    secret,
    ssr,
    siteDir,
    settings,
    script,
    fetchCommand,
    followers: followed,
    ...options
  }: AddRebuildsOptions,
): Promise<Pick<Rebuilds, 'accept' | 'newDay'>> {
  const { deployDir, currentDeploy, live } = options;
  const { log } = app;
  const start = (release: Deploy) => startFunction(ssr, release, currentDeploy);
  if (fetchCommand) {
    const taker = openReleaseTaker({ deployDir, fetchCommand, live, prepare: start, log });
    // In preClose: Fastify waits for open calls, one of which waits for what this ends.
    app.addHook('preClose', taker.close);
    const rebuilds = openFollowing({ currentDeploy, live, forget: ssr.forget });
    addHookRoutes(app, { secret, rebuilds, takeRelease: taker.take });
    return rebuilds;
  }
  const followers = followed && openFollowers({ ...followed, secret, deployDir, log });
  if (followers) options.metrics.watchFollowers(followers.state);
  const prepare = async (release: Deploy): Promise<void> => {
    await start(release);
    await followers?.offer(release);
  };
  const env = { ...process.env, ...settings, REBUILD_SECRET: undefined };
  const output = (line: string) => app.log.debug(`build: ${line}`);
  const say = (line: string) => app.log.info(line);
  const rebuilds = await openRebuilds({
    build: (asked) =>
      buildRelease({
        ...asked,
        siteDir,
        deployDir,
        env,
        output,
        say,
        prepare,
        script,
        reuse: true,
        marksOfOthers: followers?.marks,
      }),
    ...options,
    followers,
    forget: ssr.forget,
    log,
  });
  app.addHook('onClose', async () => {
    // In parallel, since a build may be waiting for a follower.
    await Promise.all([followers?.close(), rebuilds.close()]);
  });
  addHookRoutes(app, { secret, rebuilds });
  return rebuilds;
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
