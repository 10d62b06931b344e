import type { FastifyInstance } from 'fastify';
import { openFollowers, type FollowersOptions } from '../followers/followers';
import { openFollowing } from '../followers/follow';
import { openReleaseTaker } from '../followers/take-releases';
import type { CatchingUp } from '../live/catch-up';
import type { HostMetrics } from '../metrics/host-metrics';
import type { Deploy } from '../releases/current-release';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { buildRelease } from './build/build-release';
import { addHookRoutes } from './hook-routes';
import { openRebuilds, type RebuildsOptions } from './rebuilds';

interface AddRebuildsOptions extends Omit<
  RebuildsOptions,
  'forget' | 'build' | 'log' | 'metrics' | 'followers'
> {
  /** Signs the calls of the hook. */
  secret: string;
  ssr: Pick<SsrRenderer, 'forget' | 'prepare' | 'state'>;
  /** Folder of the sources that the site is built from. */
  siteDir: string;
  /** What a build reads of its environment, beside what the host was started with. */
  settings: Record<string, string>;
  /** Builds the site; from its sources unless told. */
  build?: RebuildsOptions['build'];
  /** The program that builds it from its sources, with its arguments; Gatsby unless told. */
  script?: readonly string[];
  /** How to fetch a release from the host that builds, in words: this one builds none then. */
  fetchCommand?: readonly string[] | undefined;
  /** The hosts that follow this one, and how they are told of releases. */
  followers?: Pick<FollowersOptions, 'urls' | 'pushCommand' | 'limitMs'> | undefined;
  catchUp?: Pick<CatchingUp, 'heard'> | undefined;
  metrics: Pick<HostMetrics, 'built' | 'watchFollowers'>;
}

/** Adds the hook that the host is told of changes by, and the builds that follow. */
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
    catchUp,
    ...options
  }: AddRebuildsOptions,
): Promise<void> {
  const { deployDir, currentDeploy, live } = options;
  const { log } = app;
  const start = (release: Deploy) => startFunction(ssr, release, currentDeploy);
  if (fetchCommand) {
    const taker = openReleaseTaker({ deployDir, fetchCommand, live, prepare: start, log });
    // Before calls that are under way are waited for: one of them waits for what this ends.
    app.addHook('preClose', taker.close);
    const rebuilds = openFollowing({ currentDeploy, live, forget: ssr.forget });
    return addHookRoutes(app, { secret, rebuilds, takeRelease: taker.take, catchUp });
  }
  const followers = followed && openFollowers({ ...followed, secret, deployDir, log });
  if (followers) options.metrics.watchFollowers(followers.state);
  const prepare = async (release: Deploy): Promise<void> => {
    await start(release);
    await followers?.offer(release);
  };
  // The secret is nothing that a build has to know.
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
    // A build that waits for a follower must not hold up the end.
    await Promise.all([followers?.close(), rebuilds.close()]);
  });
  addHookRoutes(app, { secret, rebuilds, catchUp });
}

/**
 * Has the function of a release running before it is served.
 * @throws Error when it does not start; that of the release before is the current one again then
 */
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
