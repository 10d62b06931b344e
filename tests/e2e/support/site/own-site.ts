import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { watchCatalogue } from '../../../../api/import-export/catalogue/watch-folder';
import { startApi } from '../../../../api/start-api';
import type { EdgeOptions } from '../../../../host/edge/edge-provider';
import { readHostOptions } from '../../../../host/host-options';
import { buildRelease } from '../../../../host/rebuild/build/build-release';
import { startHost } from '../../../../host/start-host';
import { freePort } from '../../../../scripts/lib/ports';
import { HOOK_PATHS } from '../../../../src/contract/hook/rebuild';
import { takeMadeOfSite } from './take-made';

/** Long enough that no build begins by itself. */
const NEVER_MS = 3_600_000;

/** A site whose catalogue and API a test may change and break, beside the one that all tests look at. */
export interface OwnSite {
  url: string;
  /** Signs the calls of the rebuild hook. */
  secret: string;
  deployDir: string;
  /** By a name, as passkeys and cookies want it. */
  deskUrl: string;
  dataDir: string;
  /** Releases its own catalogue as the host does after an edit, without Gatsby; answers what the build says. */
  release: () => Promise<string>;
  /**
   * Changes fields of an item's file, or writes a new one; the file of another item may be the start.
   * @param fields also as a function of what the file holds
   */
  edit: (file: string, fields: object | ((content: object) => object), from?: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Puts an item's file back as the sample has it. All three have it public. */
  restore: (file: string) => Promise<void>;
  /** Changes a file of the sources that the site is rebuilt from. */
  editSource: (file: string, change: (code: string) => string) => Promise<void>;
  /** Ends the host; it is as before after `startHost`. */
  stopHost: () => Promise<void>;
  startHost: () => Promise<void>;
  stopApi: () => Promise<void>;
  /** Puts something else in the API's place: one that is slow, or sends garbage. */
  replaceApi: (answer: RequestListener) => Promise<void>;
  resumeApi: () => Promise<void>;
  close: () => Promise<void>;
}

/** ms that a host is given to end what is under way, as by host/main.ts. */
const GRACE_MS = 10_000;

interface OwnSiteOptions {
  /** Copies the sources and the caches of the last build as well, for tests that build. */
  withWorkspace?: boolean;
  /** Copies the sources alone, for tests that make releases of the one before. */
  withSources?: boolean;
  quietMs?: number;
  /** The port of the host; a free one unless told. */
  port?: number;
  /** A cache before it. */
  edge?: EdgeOptions;
}

/** Starts a copy of the built site with an API and a host of its own. */
export async function startOwnSite({
  withWorkspace = false,
  withSources = withWorkspace,
  quietMs = NEVER_MS,
  port,
  edge,
}: OwnSiteOptions = {}): Promise<OwnSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'own-site-'));
  const [catalogueDir, dataDir, deployDir, siteDir] = ['catalogue', 'data', 'deploy', 'site'].map((name) =>
    path.join(dir, name),
  ) as [string, string, string, string];
  const built = path.resolve(readHostOptions(process.env).deployDir);
  await cp(path.resolve('api/catalogue'), catalogueDir, { recursive: true });
  await takeMadeOfSite(dataDir);
  await cp(built, deployDir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => withWorkspace || file !== path.join(built, 'workspace'),
  });
  if (withSources) await copySources(siteDir);
  const secret = randomBytes(24).toString('hex');
  const [apiPort, hostPort] = [await freePort(), port ?? (await freePort())];
  const deskOrigin = `http://localhost:${hostPort}`;
  const openApi = () =>
    startApi({
      port: apiPort,
      catalogueDir,
      dataDir,
      siteUrl: deskOrigin,
      warmMedia: false,
      logLevel: 'silent',
      rebuildHookUrl: `http://127.0.0.1:${hostPort}${HOOK_PATHS.rebuild}`,
      rebuildSecret: secret,
    });
  let api: { close: () => Promise<void> } = await openApi();
  const openHost = () =>
    startHost({
      port: hostPort,
      host: '127.0.0.1',
      deployDir,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      logLevel: 'silent',
      rebuildSecret: secret,
      builds: true,
      rebuildQuietMs: quietMs,
      siteDir,
      edge,
    });
  let host = await openHost();
  // As whoever writes files by hand has what is saved public.
  const watching = await watchCatalogue(catalogueDir, { catalogueDir, dataDir, databaseUrl: '' }, tellFaults);

  return {
    url: host.url,
    secret,
    deployDir,
    deskUrl: `${deskOrigin}/desk`,
    dataDir,
    async release() {
      const lines: string[] = [];
      await buildRelease({
        siteDir,
        deployDir,
        // Not that of the tests: Gatsby says its own.
        env: { ...process.env, NODE_ENV: undefined, GALLERY_API_URL: `http://127.0.0.1:${apiPort}` },
        signal: new AbortController().signal,
        output: (line) => lines.push(line),
        reuse: true,
      });
      return lines.join('\n');
    },
    async edit(file, fields, from = file) {
      const known = parse(await readFile(path.join(catalogueDir, from), 'utf8')) as object;
      const changed = typeof fields === 'function' ? (fields as (content: object) => object)(known) : fields;
      await writeFile(path.join(catalogueDir, file), stringify({ ...known, ...changed }));
      await watching.look();
    },
    async remove(file) {
      await rm(path.join(catalogueDir, file));
      await watching.look();
    },
    async restore(file) {
      await cp(path.resolve('api/catalogue', file), path.join(catalogueDir, file));
      await watching.look();
    },
    async editSource(name, change) {
      const file = path.join(siteDir, name);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    stopHost: () => host.close(),
    async startHost() {
      host = await openHost();
    },
    stopApi: () => api.close(),
    async replaceApi(answer) {
      await api.close();
      api = await listen(createServer(answer), apiPort);
    },
    async resumeApi() {
      await api.close();
      api = await openApi();
    },
    async close() {
      await watching.close();
      await Promise.race([host.close(), pause(GRACE_MS, undefined, { ref: false })]);
      await api.close();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A test that writes what cannot be public would wait for it in vain. */
function tellFaults(line: string): void {
  if (!/ is (public|public no more|copied)$/.test(line)) process.stderr.write(`${line}\n`);
}

/** Names in the project's folder that a build takes no part of. */
const NO_SOURCES = /^(\..*|api|bench|deploy|docs|node_modules|public|tests)$/;

async function copySources(to: string): Promise<void> {
  const from = process.cwd();
  const isSource = (file: string): boolean => !NO_SOURCES.test(path.relative(from, file));
  await cp(from, to, { recursive: true, filter: isSource });
  await symlink(path.join(from, 'node_modules'), path.join(to, 'node_modules'), 'junction');
}

const listen = (server: Server, port: number): Promise<{ close: () => Promise<void> }> =>
  new Promise((resolve) => {
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    server.listen(port, '127.0.0.1', () => resolve({ close }));
  });
