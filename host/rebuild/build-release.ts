import { access, mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { MANIFEST_NAME } from '../manifest';
import { readCurrent, readRelease, type Deploy } from '../releases/current-release';
import { pruneReleases } from '../releases/prune-releases';
import { listUnfinished, newReleaseId, releaseFolder, unfinishedFolder } from '../releases/release-folders';
import { switchRelease } from '../releases/switch-release';
import { runBuildChild, type BuildOutput } from './build-child';
import { withBuildLock } from './build-lock';
import { checkRelease } from './check-release';
import { openWorkspace, releaseWorkspace } from './workspace';

/** Room for what a build has just made, in each of its processes. */
const YOUNG_MEGABYTES = 64;

export interface BuildReleaseOptions {
  /** Folder of the site's sources. */
  siteDir: string;
  /** Folder that releases are put in. */
  deployDir: string;
  /** Environment of the build; GALLERY_API_URL names the API. */
  env: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal: AbortSignal;
  output: BuildOutput;
  /** Releases it also when it has far fewer pages than the release before. */
  force?: boolean;
  /** Makes the release ready, right before it is taken into service. */
  prepare?: (release: Deploy) => Promise<void>;
  /** The program that builds, with its arguments; Gatsby unless told. */
  script?: readonly string[];
}

export interface BuiltRelease {
  id: string;
  /** When its build began (ISO, UTC). */
  startedAt: string;
  /** When the build of the oldest release that is left began; undefined when that is not known. */
  keptSince: string | undefined;
}

/**
 * Builds the site into a new release and takes it into service. Builds of one deploy folder wait for each other.
 * @throws Error with the reason when the build, the check or the release fails; the release before stays in service then,
 * and nothing of the new one is left
 */
export async function buildRelease(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { deployDir, signal, output } = options;
  await mkdir(deployDir, { recursive: true });
  const onWait = () => say(output, `Another build into ${deployDir} is under way; this one waits for it.`);
  return withBuildLock(deployDir, { signal, onWait }, (held) => buildLocked({ ...options, signal: held }));
}

async function buildLocked(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { deployDir, prepare, force = false } = options;
  for (const folder of await listUnfinished(deployDir)) await remove(folder);
  const now = Date.now();
  const id = await newReleaseId(deployDir, now);
  const startedAt = new Date(now).toISOString();
  const [dir, next] = [releaseFolder(deployDir, id), unfinishedFolder(deployDir, id)];
  try {
    const { manifest } = await build(options, next, startedAt);
    const before = await readCurrent(deployDir).catch(() => undefined);
    checkRelease(manifest, before?.manifest, { force });
    await rename(next, dir);
    await prepare?.(await readRelease(dir));
    options.signal.throwIfAborted();
    await switchRelease(deployDir, id);
  } catch (error) {
    // What cannot be removed either is not what the caller has to hear of.
    for (const folder of [next, dir]) await remove(folder).catch(() => {});
    throw error;
  }
  return { id, startedAt, keptSince: await prune(options) };
}

/** Lets Gatsby write a release into a folder, from sources and caches that are the build's own. */
async function build(
  { siteDir, deployDir, env, signal, output, script = gatsbyBuild() }: BuildReleaseOptions,
  dir: string,
  startedAt: string,
): Promise<Deploy> {
  const cwd = await openWorkspace(siteDir, deployDir);
  const settings = { GATSBY_TELEMETRY_DISABLED: '1', RELEASE_DIR: dir, RELEASE_STARTED_AT: startedAt };
  await runBuildChild({ script, cwd, env: { ...fastBuild(env), ...settings }, signal, output });
  await releaseWorkspace(deployDir);
  await access(path.join(dir, MANIFEST_NAME)).catch(() => {
    throw new Error(
      'The build has written no release. gatsby-config.ts leaves the adapter out where NETLIFY is set: unset it here.',
    );
  });
  return readRelease(dir);
}

/**
 * Gatsby leaves one core to its main process, which waits while pages are rendered: so one more than there are. And a
 * build makes so much that is soon forgotten that with Node's own 16 MB for it a fifth of its time goes into clearing up.
 */
const fastBuild = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  ...env,
  NODE_OPTIONS: `--max-semi-space-size=${YOUNG_MEGABYTES} ${env['NODE_OPTIONS'] ?? ''}`.trim(),
});

const gatsbyBuild = (): string[] => [require.resolve('gatsby/cli.js'), 'build'];

/** The release is in service: an old one that cannot be removed is no reason to call it a failure. */
async function prune({ deployDir, output }: BuildReleaseOptions): Promise<string | undefined> {
  try {
    const oldest = await pruneReleases(deployDir);
    return oldest && (await readRelease(releaseFolder(deployDir, oldest))).manifest.startedAt;
  } catch (error) {
    say(output, `Old releases could not be removed: ${(error as Error).message}`);
    return undefined;
  }
}

const remove = (dir: string): Promise<void> => rm(dir, { recursive: true, force: true, maxRetries: 5 });

function say(output: BuildOutput, line: string): void {
  if (output === 'inherit') process.stderr.write(`${line}\n`);
  else output(line);
}
