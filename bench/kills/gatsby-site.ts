import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchCatalogue } from '../../api/import-export/catalogue/watch-folder';
import { startApi } from '../../api/start-api';
import { buildRelease } from '../../host/rebuild/build/build-release';
import { startHostProcess, type HostProcess } from '../../host/rebuild/testing/host-process';
import type { KillableSite } from '../../host/rebuild/testing/killable-site';
import { currentLink } from '../../host/releases/release-folders';
import { HOOK_PATHS } from '../../src/contract/hook/rebuild';
import { SEARCH_MANIFEST, type SearchManifest } from '../../src/features/search/index/search-addresses';
import { rebuildStatus } from '../../tests/e2e/support/site/hook-calls';
import { freePort } from '../../scripts/lib/ports';
import { retitle } from '../lib/make-catalogue';

const SLUG = 'quai-bench';
/** Where a title stands: its page, a list, a feed, and the search. */
const SHOWING = [`works/${SLUG}/index.html`, 'works/type/all/index.html', 'works.atom'];

const titleOf = (turn: number): string => `Edited bench ${turn}.`;

/**
 * The sample catalogue, an API that tells the host of its edits, and a release of it that Gatsby has built.
 * @param deploy the deploy folder, which stays; one of its own unless told
 */
export async function openGatsbySite(deploy: string | undefined, signal: AbortSignal): Promise<KillableSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-kills-'));
  const [catalogueDir, dataDir] = [path.join(folder, 'catalogue'), path.join(folder, 'data')];
  const deployDir = path.resolve(deploy ?? path.join(folder, 'deploy'));
  await cp(path.resolve('api/catalogue'), catalogueDir, { recursive: true });
  const work = { file: path.join(catalogueDir, 'works', `${SLUG}.yaml`), slug: SLUG };
  const [port, secret] = [await freePort(), randomBytes(32).toString('hex')];
  const url = `http://127.0.0.1:${port}`;
  const api = await startApi({
    port: 0,
    catalogueDir,
    dataDir,
    warmMedia: false,
    logLevel: 'error',
    rebuildHookUrl: url + HOOK_PATHS.rebuild,
    rebuildSecret: secret,
  });
  const door = { catalogueDir, dataDir, databaseUrl: '' };
  const watching = await watchCatalogue(catalogueDir, door, (line) => console.log(line));
  const env = { ...process.env, GALLERY_API_URL: api.url };
  await buildRelease({ siteDir: process.cwd(), deployDir, env, signal, output: () => {} });
  const settings = { PORT: String(port), DEPLOY_DIR: deployDir, METRICS_PORT: 'off', REBUILD_SECRET: secret };
  let host: HostProcess | undefined;
  let turn = 0;

  return {
    deployDir,
    start: async () => void (host = await startHostProcess(['host/main.ts'], { ...env, ...settings })),
    kill: async () => host?.kill(),
    async edit() {
      await retitle(work, titleOf(++turn));
      await watching.look();
    },
    async lacking() {
      if (turn === 0) return [];
      const read = (name: string) => readFile(path.join(currentLink(deployDir), 'static', name), 'utf8');
      const { en } = JSON.parse(await read(SEARCH_MANIFEST)) as SearchManifest;
      const texts = await Promise.all([...SHOWING, en].map(read));
      return texts.every((text) => text.includes(titleOf(turn))) ? [] : [titleOf(turn)];
    },
    status: () => rebuildStatus({ url, secret }),
    async close() {
      await host?.kill();
      await watching.close();
      await api.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
