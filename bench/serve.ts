import { spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostOptions } from '../host/host-options';
import { workspaceFolder } from '../host/rebuild/build/workspace';
import { freePort } from '../scripts/lib/ports';
import { runScript } from '../scripts/lib/run-script';
import { load } from './lib/load';
import { makeCatalogue } from './lib/make-catalogue';
import { startApiProcess } from './lib/start-api-process';
import { startProcess } from './lib/start-process';
import { startNginx } from './serve/start-nginx';

/**
 * Static and rendered pages of our host beside nginx and `gatsby serve`, in one run, each in a process of its own:
 * `npm run bench -- serve`, after `npm run build`. The works that are rendered are those that the build does not know.
 */
const CONNECTIONS = 50;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const UNKNOWN_WORKS = 200;
/** Added to the sample's, so that the API knows more than the build. */
const SAMPLE_WORKS = 26;

runScript(async () => {
  const { dir, added } = await makeCatalogue(SAMPLE_WORKS + UNKNOWN_WORKS);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-data-'));
  const { deployDir } = readHostOptions(process.env);
  const api = await startApiProcess({ API_CATALOGUE_DIR: dir, API_DATA_DIR: dataDir });
  const [hostPort, gatsbyPort] = [await freePort(), await freePort()];
  const host = await startProcess(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    env: {
      PORT: String(hostPort),
      GALLERY_API_URL: api.url,
      HOST_LOG_LEVEL: 'error',
      METRICS_PORT: 'off',
      DESK: 'off',
    },
    url: `http://127.0.0.1:${hostPort}`,
    readyAt: '/',
  });
  const gatsby = await startProcess(
    process.execPath,
    [require.resolve('gatsby/cli.js'), 'serve', '-p', String(gatsbyPort), '-H', '127.0.0.1'],
    {
      cwd: workspaceFolder(deployDir),
      env: { GALLERY_API_URL: api.url, GATSBY_TELEMETRY_DISABLED: '1' },
      url: `http://127.0.0.1:${gatsbyPort}`,
      readyAt: '/',
    },
  );
  const nginx = await nginxBeside(host.url, deployDir);
  try {
    const files = {
      'home page, a file': ['/'],
      'works, files': ['/works/quai-bench', '/works/guetteur-floor-lamp', '/fr/oeuvres/banc-quai'],
    };
    const rendered = { 'works, rendered': added.map(({ slug }) => `/works/${slug}`) };
    const measure = async (loads: Record<string, string[]>, servers: Record<string, string | undefined>) => {
      for (const [name, paths] of Object.entries(loads))
        for (const [server, url] of Object.entries(servers)) {
          if (!url) continue;
          // What nginx of Debian has by itself.
          const asked = { url, paths, connections: CONNECTIONS, encoding: 'gzip' };
          await load({ ...asked, seconds: WARM_UP_SECONDS });
          console.log(name, server, await load({ ...asked, seconds: SECONDS }));
        }
    };
    await measure(files, { host: host.url, nginx: nginx?.url, 'gatsby serve': gatsby.url });
    await measure(rendered, { host: host.url, 'gatsby serve': gatsby.url });
  } finally {
    await nginx?.close();
    await gatsby.close();
    await host.close();
    await api.close();
    for (const folder of [dir, dataDir]) await rm(folder, { recursive: true });
  }
});

/** With the headers of the host's home page; undefined where nginx is not installed. */
async function nginxBeside(hostUrl: string, deployDir: string) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const { headers } = await fetch(`${hostUrl}/`);
  return startNginx(await realpath(path.join(deployDir, 'current', 'static')), headers);
}
