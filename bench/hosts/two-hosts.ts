import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApi } from '../../api/start-api';
import { buildRelease } from '../../host/rebuild/build/build-release';
import { startHostProcess, type HostProcess } from '../../host/rebuild/testing/host-process';
import { currentId } from '../../host/releases/published-releases';
import { currentLink, releaseFolder } from '../../host/releases/release-folders';
import { HOOK_PATHS, type RebuildStatus } from '../../src/contract/hook/rebuild';
import { rebuildStatus } from '../../tests/e2e/support/site/hook-calls';
import { freePort } from '../../scripts/lib/ports';
import { makeCatalogue, type AddedWork } from '../lib/make-catalogue';
import { startNginx } from './nginx';

/** ms of quiet before a build; edits without a pause hold one up for ten times that. */
const QUIET_MS = 1_000;

/** One of the hosts. */
export interface BenchHost {
  name: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  status: () => Promise<RebuildStatus>;
  /** The release that its link names. */
  release: () => Promise<string | undefined>;
  /** A file of that release. */
  read: (name: string) => Promise<string>;
}

export interface TwoHosts {
  /** nginx before both. */
  url: string;
  works: AddedWork[];
  builder: BenchHost;
  follower: BenchHost;
  close: () => Promise<void>;
}

/**
 * The sample catalogue with some more works, an API, a host that builds, one that follows it by rsync, and nginx before both.
 * @param works how many there are in all
 */
export async function openTwoHosts(works: number, signal: AbortSignal): Promise<TwoHosts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-hosts-'));
  const [dataDir, builderDir, followerDir] = ['data', 'builder', 'follower'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const { dir: catalogueDir, added } = await makeCatalogue(works);
  const [builderPort, followerPort] = [await freePort(), await freePort()];
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString('hex');
  const api = await startApi({
    port: 0,
    catalogueDir,
    dataDir,
    warmMedia: false,
    logLevel: 'error',
    rebuildHookUrl: [builderPort, followerPort].map((port) => urlOf(port) + HOOK_PATHS.rebuild).join(),
    rebuildSecret: secret,
  });
  const env = { ...process.env, GALLERY_API_URL: api.url };
  await buildRelease({ siteDir: process.cwd(), deployDir: builderDir, env, signal, output: () => {} });
  const first = (await currentId(builderDir)) ?? '';
  await cp(releaseFolder(builderDir, first), releaseFolder(followerDir, first), { recursive: true });
  await symlink(path.join('releases', first), currentLink(followerDir));

  const hostOf = (name: string, port: number, deployDir: string, settings: NodeJS.ProcessEnv): BenchHost => {
    let host: HostProcess | undefined;
    const own = {
      PORT: String(port),
      DEPLOY_DIR: deployDir,
      METRICS_PORT: 'off',
      REBUILD_SECRET: secret,
      REBUILD_QUIET_MS: String(QUIET_MS),
    };
    return {
      name,
      start: async () =>
        void (host = await startHostProcess(['host/main.ts'], { ...env, ...own, ...settings })),
      kill: async () => host?.kill(),
      status: () => rebuildStatus({ url: urlOf(port), secret }),
      release: () => currentId(deployDir),
      read: (file) => readFile(path.join(currentLink(deployDir), 'static', file), 'utf8'),
    };
  };
  const builder = hostOf('builder', builderPort, builderDir, { FOLLOWERS: urlOf(followerPort) });
  const source = path.join(builderDir, 'releases');
  const follower = hostOf('follower', followerPort, followerDir, {
    RELEASE_FETCH: `rsync -a --link-dest={current}/ '${source}/{id}/' {to}/`,
  });
  await Promise.all([builder.start(), follower.start()]);
  const nginx = await startNginx(path.join(folder, 'nginx'), await freePort(), [builderPort, followerPort]);

  return {
    url: nginx.url,
    works: added,
    builder,
    follower,
    async close() {
      await nginx.stop();
      await Promise.all([builder.kill(), follower.kill()]);
      await api.close();
      for (const dir of [folder, catalogueDir])
        await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
