import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flushTree, switchRelease } from '../../releases/switch-release';
import { readEditMark } from '../../live/change-log';
import { newestApiChange } from '../../live/follow-changes';
import { API_LOG, dayMark, secondAfter, type EditMark, type ReleaseEdits } from '../../live/edit-mark';
import { MANIFEST_NAME } from '../../../src/release/manifest';
import { readCurrent, readRelease, type Deploy } from '../../releases/current-release';
import { currentId, listLeftOvers, pruneReleases } from '../../releases/published-releases';
import { readReleaseEdits, writeReleaseEdits } from '../../releases/release-edits';
import { newReleaseId, releaseFolder, unfinishedFolder } from '../../releases/release-folders';
import { runBuildChild, type BuildOutput } from './build-child';
import { isDayTag } from '../../../src/contract/hook/tags';
import { buildEnvironment } from './build-environment';
import { withBuildLock } from './build-lock';
import { followSteps, type OnStep } from './build-steps';
import { builtFromOf } from './built-from';
import { checkRelease } from './check-release';
import { CONTENT_SCRIPT, contentEnvironment, whyWhole } from './content-release';
import { openWorkspace, releaseWorkspace } from './workspace';

export interface BuildReleaseOptions {
  siteDir: string;
  deployDir: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  output: BuildOutput;
  onStep?: OnStep | undefined;
  say?: (line: string) => void;
  force?: boolean;
  /** Makes the release from the current one where only the catalogue has changed. */
  reuse?: boolean;
  prepare?: (release: Deploy) => Promise<void>;
  script?: readonly string[];
}

export interface BuiltRelease {
  id: string;
  startedAt: string;
  isWhole: boolean;
  oldestEdits: ReleaseEdits | undefined;
}

/** @throws Error when the build or the check fails; the release before stays, and nothing of the new one is left */
export async function buildRelease(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { deployDir, signal } = options;
  await mkdir(deployDir, { recursive: true });
  const onWait = () => say(options, `Another build into ${deployDir} is under way; this one waits for it.`);
  return withBuildLock(deployDir, { signal, onWait }, (held) => buildLocked({ ...options, signal: held }));
}

async function buildLocked(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { deployDir, prepare, onStep = () => {}, force = false } = options;
  let isWhole = false;
  for (const folder of await listLeftOvers(deployDir)) await remove(folder);
  const now = Date.now();
  const id = await newReleaseId(deployDir, now);
  const startedAt = new Date(now).toISOString();
  // Before the catalogue is read: edits noted from now on may not be in the release.
  const edits = await marksNow(options);
  const [dir, next] = [releaseFolder(deployDir, id), unfinishedFolder(deployDir, id)];
  try {
    onStep('read');
    const { manifest, tags } = await build(options, next, startedAt);
    isWhole = manifest.wholeAt === startedAt;
    onStep('checks');
    const before = await readCurrent(deployDir).catch(() => undefined);
    checkRelease(manifest, before?.manifest, { force });
    const days = (tags?.all ?? []).filter(isDayTag).map((tag) => dayMark(tag, now));
    if (edits.length + days.length > 0) await writeReleaseEdits(next, [...edits, ...days]);
    // A power cut must not leave a served release with half its files.
    await flushTree(next);
    await rename(next, dir);
    onStep('place');
    await prepare?.(await readRelease(dir));
    options.signal.throwIfAborted();
    await switchRelease(deployDir, id);
  } catch (error) {
    // The caller needs the first error, not that of the clean-up.
    for (const folder of [next, dir]) await remove(folder).catch(() => {});
    throw error;
  }
  return { id, startedAt, isWhole, oldestEdits: await prune(options) };
}

async function marksNow({ deployDir, env, signal }: BuildReleaseOptions): Promise<EditMark[]> {
  const { GALLERY_API_URL: apiUrl } = env;
  const [own, number, served] = await Promise.all([
    readEditMark(deployDir),
    apiUrl ? newestApiChange(apiUrl, signal) : undefined,
    currentId(deployDir),
  ]);
  return [
    ...(own ? [own] : []),
    ...(number === undefined ? [] : [{ log: API_LOG, number }]),
    ...(served === undefined ? [] : [secondAfter(served)]),
  ];
}

async function build(options: BuildReleaseOptions, dir: string, startedAt: string): Promise<Deploy> {
  const { siteDir, deployDir, reuse = false, signal, onStep = () => {} } = options;
  const output = options.output === 'inherit' ? 'inherit' : followSteps(options.output, onStep);
  const builtFrom = await builtFromOf(siteDir, options.env);
  const place = { RELEASE_DIR: dir, RELEASE_STARTED_AT: startedAt, RELEASE_BUILT_FROM: builtFrom };
  const env = { ...buildEnvironment(options.env), ...place };
  const before = reuse ? await readCurrent(deployDir).catch(() => undefined) : undefined;
  if (!before) return buildWhole({ ...options, output }, env);
  const reason = whyWhole(before.manifest, { builtFrom, startedAt, env });
  if (reason) {
    say(options, `The whole site is built: ${reason}.`);
    return buildWhole({ ...options, output }, env);
  }
  try {
    const child = { script: CONTENT_SCRIPT, cwd: siteDir, env: { ...env, ...contentEnvironment() } };
    await runBuildChild({ ...child, signal, output });
    return await readRelease(dir);
  } catch (error) {
    signal.throwIfAborted();
    say(options, `A whole build follows: ${(error as Error).message}`);
    onStep('read');
    await remove(dir);
    return buildWhole({ ...options, output }, env);
  }
}

async function buildWhole(
  { siteDir, deployDir, signal, output, script = gatsbyBuild() }: BuildReleaseOptions,
  env: NodeJS.ProcessEnv & { RELEASE_DIR: string },
): Promise<Deploy> {
  const cwd = await openWorkspace(siteDir, deployDir);
  await runBuildChild({ script, cwd, env, signal, output });
  await releaseWorkspace(deployDir);
  await access(path.join(env.RELEASE_DIR, MANIFEST_NAME)).catch(() => {
    throw new Error(
      'The build has written no release. gatsby-config.ts leaves the adapter out where NETLIFY is set: unset it here.',
    );
  });
  return readRelease(env.RELEASE_DIR);
}

const gatsbyBuild = (): string[] => [require.resolve('gatsby/cli.js'), 'build'];

/** The release is served already: a failure to remove old ones does not fail the build. */
async function prune({ deployDir, ...told }: BuildReleaseOptions): Promise<ReleaseEdits | undefined> {
  try {
    const oldest = await pruneReleases(deployDir);
    return oldest === undefined ? undefined : await readReleaseEdits(releaseFolder(deployDir, oldest));
  } catch (error) {
    say(told, `Old releases could not be removed: ${(error as Error).message}`);
    return undefined;
  }
}

const remove = (dir: string): Promise<void> => rm(dir, { recursive: true, force: true, maxRetries: 5 });

function say({ output, say: tell }: Pick<BuildReleaseOptions, 'output' | 'say'>, line: string): void {
  if (tell) tell(line);
  else if (output === 'inherit') process.stderr.write(`${line}\n`);
  else output(line);
}
