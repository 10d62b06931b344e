import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openSigner } from '../../../src/contract/hook/hook-signer';
import { HOOK_PATHS, type RebuildRequest, type RebuildStatus } from '../../../src/contract/hook/rebuild';
import type { Manifest } from '../../../src/release/manifest';
import { buildRelease } from '../../rebuild/build/build-release';
import { KEY_FILES } from '../../rebuild/testing/sample-manifest';
import { currentId } from '../../releases/published-releases';
import { currentLink, releaseFolder } from '../../releases/release-folders';
import { startHost, type RunningHost, type StartHostOptions } from '../../start-host';
import { makeRelease, writeManifest } from '../../testing/make-deploy';

const SECRET = 'a-secret-that-all-hosts-know';
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

/** One host of two, and its deploy folder. */
export interface TestHost {
  deployDir: string;
  url: () => string;
  start: (options?: Partial<StartHostOptions>) => Promise<void>;
  stop: () => Promise<void>;
  status: () => Promise<RebuildStatus>;
  /** Tells it of changes; the status of its answer. */
  tell: (request: RebuildRequest) => Promise<number>;
  post: (path: string, body: unknown, secret?: string) => Promise<{ status: number; message?: string }>;
}

export interface TestHosts {
  folder: string;
  builder: TestHost;
  follower: TestHost;
  /** Copies what is built from the builder's folder, as rsync would. */
  fetchCommand: string[];
  close: () => Promise<void>;
}

/** Two hosts that serve the same release, not started yet; a program stands in for Gatsby. */
export async function makeHosts(): Promise<TestHosts> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'));
  const siteDir = path.join(folder, 'site');
  await mkdir(path.join(siteDir, 'src'), { recursive: true });
  template ??= mkdtemp(path.join(os.tmpdir(), 'template-')).then(makeTemplate);
  const script = ['--eval', `const TEMPLATE = ${JSON.stringify(await template)};${BUILD}`];
  const [builder, follower] = ['builder', 'follower'].map((name) =>
    hostIn(path.join(folder, name), siteDir, script),
  ) as [TestHost, TestHost];
  const { signal } = new AbortController();
  const { deployDir } = builder;
  await buildRelease({ siteDir, deployDir, env: process.env, signal, output: () => {}, script });
  const id = (await currentId(deployDir)) ?? '';
  await cp(releaseFolder(deployDir, id), releaseFolder(follower.deployDir, id), { recursive: true });
  await symlink(path.join('releases', id), currentLink(follower.deployDir));
  return {
    folder,
    builder,
    follower,
    fetchCommand: ['cp', '-a', `${path.join(deployDir, 'releases')}/{id}/.`, '{to}/'],
    async close() {
      // A call that is ended before it is sent leaves a connection of this process behind, which a server waits for.
      for (const host of [follower, builder]) await host.stop();
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

function hostIn(deployDir: string, siteDir: string, buildScript: string[]): TestHost {
  let host: RunningHost | undefined;
  let port = 0;
  const sign = openSigner(SECRET);
  const post: TestHost['post'] = async (where, body, secret) => {
    const text = JSON.stringify(body);
    const headers = secret ? openSigner(secret)(text) : sign(text);
    const answer = await fetch(host!.url + where, { method: 'POST', body: text, headers });
    const { error } = (await answer.json()) as { error?: { message: string } };
    return { status: answer.status, ...(error && { message: error.message }) };
  };
  return {
    deployDir,
    url: () => host!.url,
    async start(options = {}) {
      const own = {
        deployDir,
        siteDir,
        buildScript,
        rebuildSecret: SECRET,
        rebuildQuietMs: 10,
        followersPauseMs: 50,
      };
      const plain = { port, host: '127.0.0.1', apiUrl: 'http://127.0.0.1:9', logLevel: 'silent' as const };
      host = await startHost({ ...plain, ...own, ...options });
      port = Number(new URL(host.url).port);
    },
    async stop() {
      await host?.close();
      host = undefined;
    },
    async status() {
      const answer = await fetch(host!.url + HOOK_PATHS.status, { headers: sign('') });
      return ((await answer.json()) as { data: RebuildStatus }).data;
    },
    tell: async (request) => (await post(HOOK_PATHS.rebuild, request)).status,
    post,
  };
}
