import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openSigner } from '../../../src/contract/hook/hook-signer';
import { HOOK_PATHS, type RebuildRequest, type RebuildStatus } from '../../../src/contract/hook/rebuild';
import type { Manifest } from '../../../src/release/manifest';
import type { Health } from '../../health/add-health';
import { buildRelease } from '../../rebuild/build/build-release';
import { KEY_FILES } from '../../rebuild/testing/sample-manifest';
import { currentId } from '../../releases/published-releases';
import { releaseFolder } from '../../releases/release-folders';
import { startHost, type RunningHost, type StartHostOptions } from '../../start-host';
import { makeRelease, writeManifest } from '../../testing/make-deploy';

const SECRET = 'a-secret-that-all-hosts-know';
const OPTIONS = {
  ...{ port: 0, host: '127.0.0.1', logLevel: 'silent' as const },
  ...{ rebuildSecret: SECRET, builds: true, rebuildQuietMs: 10 },
  storeTimes: { look: 20, own: 20, retry: 20 },
};
const TEMPLATE = 'template';

/** Made once for all tests of a file. */
let template: Promise<string> | undefined;

/** Writes a release of the template, whose manifest fits its files. */
const BUILD = `
  const fs = require('node:fs');
  const path = require('node:path');
  const { RELEASE_DIR, RELEASE_STARTED_AT } = process.env;
  fs.cpSync(TEMPLATE, RELEASE_DIR, { recursive: true });
  const file = path.join(RELEASE_DIR, 'manifest.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  Object.assign(manifest, { id: path.basename(RELEASE_DIR, '.next'), startedAt: RELEASE_STARTED_AT });
  fs.writeFileSync(file, JSON.stringify(manifest));
`;

export interface TestHost {
  deployDir: string;
  url: () => string;
  start: (options?: Partial<StartHostOptions>) => Promise<void>;
  stop: () => Promise<void>;
  served: () => Promise<string | undefined>;
  status: () => Promise<RebuildStatus>;
  health: () => Promise<Health>;
  /** Asks for a build, or tells of changes; the status of its answer. */
  tell: (request: RebuildRequest) => Promise<number>;
}

export interface TestHosts {
  folder: string;
  /** Of the host that builds, to start it in another way. */
  options: StartHostOptions;
  /** As RELEASES_URL. */
  store: string;
  /** Has one release, not in the store yet. */
  builder: TestHost;
  /** Another host of the same site, with an empty folder. */
  add: (name: string, options?: Partial<StartHostOptions>) => TestHost;
  /** Has the API say that something was published. */
  publish: (...tags: string[]) => void;
  close: () => Promise<void>;
}

/** Hosts of one site, not started yet; a program stands in for Gatsby. @param url their store; default: a folder */
export async function makeHosts(url?: string): Promise<TestHosts> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'));
  const siteDir = path.join(folder, 'site');
  const store = url ?? path.join(folder, 'store');
  await mkdir(path.join(siteDir, 'src'), { recursive: true });
  template ??= mkdtemp(path.join(os.tmpdir(), 'template-')).then(makeTemplate);
  const script = ['--eval', `const TEMPLATE = ${JSON.stringify(await template)};${BUILD}`];
  const api = await startApi();
  const hosts: TestHost[] = [];
  const ofSite = { siteDir, buildScript: script, apiUrl: api.url, releasesUrl: store };
  const add = (name: string, options: Partial<StartHostOptions> = {}): TestHost => {
    const host = hostIn(path.join(folder, name), { ...ofSite, ...options });
    hosts.push(host);
    return host;
  };
  const builder = add('builder');
  const { signal } = new AbortController();
  const { deployDir } = builder;
  await buildRelease({ siteDir, deployDir, env: process.env, signal, output: () => {}, script });
  return {
    ...{ folder, store, builder, publish: api.publish },
    options: { ...ofSite, ...OPTIONS, deployDir },
    add: (name, options) => add(name, { builds: false, ...options }),
    async close() {
      for (const host of hosts.reverse()) await host.stop();
      await api.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A release with the key pages, each of which is the page about the gallery. */
async function makeTemplate(folder: string): Promise<string> {
  const manifest = await makeRelease(folder, TEMPLATE);
  const dir = releaseFolder(folder, TEMPLATE);
  const about = manifest.files['/about']!;
  const copies = (pages: Manifest['files']) =>
    Object.fromEntries(Object.keys(pages).map((address) => [address, about]));
  await writeManifest(dir, {
    ...manifest,
    files: { ...copies(KEY_FILES.files), ...manifest.files },
    errorPages: { ...copies(KEY_FILES.errorPages), ...manifest.errorPages },
  });
  await writeFile(path.join(dir, 'recipe.json'), '{}');
  return dir;
}

/** An API that tells of changes alone. */
async function startApi() {
  const changes: { number: number; at: string; tags: string[] }[] = [];
  const held = new Set<ServerResponse>();
  const tell = (response: ServerResponse, after: number): void => {
    const data = { number: changes.length, changes: changes.slice(after) };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  };
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    if (pathname !== '/api/changes') return void response.writeHead(404).end('{}');
    const after = searchParams.get('after');
    if (after === null) return tell(response, changes.length);
    if (Number(after) < changes.length) return tell(response, Number(after));
    held.add(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(...tags: string[]) {
      changes.push({ number: changes.length + 1, at: '2026-12-01T10:00:00Z', tags });
      for (const response of held) tell(response, changes.length - 1);
      held.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hostIn(
  deployDir: string,
  ofSite: Partial<StartHostOptions> & Pick<StartHostOptions, 'apiUrl'>,
): TestHost {
  let host: RunningHost | undefined;
  const sign = openSigner(SECRET);
  return {
    deployDir,
    url: () => host!.url,
    async start(options = {}) {
      host = await startHost({
        ...OPTIONS,
        deployDir,
        ...ofSite,
        ...options,
      });
    },
    async stop() {
      await host?.close();
      host = undefined;
    },
    served: () => currentId(deployDir),
    async status() {
      const answer = await fetch(host!.url + HOOK_PATHS.status, { headers: sign('') });
      return ((await answer.json()) as { data: RebuildStatus }).data;
    },
    health: async () => (await (await fetch(`${host!.url}/healthz`)).json()) as Health,
    async tell(request) {
      const body = JSON.stringify(request);
      const options = { method: 'POST', body, headers: sign(body) };
      return (await fetch(host!.url + HOOK_PATHS.rebuild, options)).status;
    },
  };
}
