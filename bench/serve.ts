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
import { startProcess, type ServingProcess } from './lib/start-process';
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
  const started: ServingProcess[] = [];
  const start = async (starting: Promise<ServingProcess>): Promise<string> => {
    const one = await starting;
    started.push(one);
    return one.url;
  };
  try {
    const apiUrl = await start(startApiProcess({ API_CATALOGUE_DIR: dir, API_DATA_DIR: dataDir }));
    const host = await start(startHostProcess(apiUrl));
    const gatsby = await start(startGatsby(apiUrl, workspaceFolder(deployDir)));
    const nginx = hasNginx() ? await start(nginxBeside(host, deployDir)) : undefined;
    if (!nginx) console.log('Without nginx, which is not there: apt-get install nginx');
    const files = {
      'home page, a file': ['/'],
      'works, files': ['/works/quai-bench', '/works/guetteur-floor-lamp', '/fr/oeuvres/banc-quai'],
    };
    const rendered = { 'works, rendered': added.map(({ slug }) => `/works/${slug}`) };
    const measure = async (loads: Record<string, string[]>, servers: Record<string, string | undefined>) => {
      for (const [name, paths] of Object.entries(loads))
        for (const [server, url] of Object.entries(servers)) {
          if (!url) continue;
          const asked = { url, paths, connections: CONNECTIONS };
          await load({ ...asked, seconds: WARM_UP_SECONDS });
          console.log(name, server, await load({ ...asked, seconds: SECONDS }));
        }
    };
    await measure(files, { host, nginx, 'gatsby serve': gatsby });
    await measure(rendered, { host, 'gatsby serve': gatsby });
  } finally {
    for (const one of started.reverse()) await one.close();
    for (const folder of [dir, dataDir]) await rm(folder, { recursive: true });
  }
});

async function startHostProcess(apiUrl: string): Promise<ServingProcess> {
  const port = String(await freePort());
  return startProcess(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    env: { PORT: port, GALLERY_API_URL: apiUrl, HOST_LOG_LEVEL: 'error', METRICS_PORT: 'off', DESK: 'off' },
    url: `http://127.0.0.1:${port}`,
    readyAt: '/',
  });
}

async function startGatsby(apiUrl: string, cwd: string): Promise<ServingProcess> {
  const port = String(await freePort());
  const args = [require.resolve('gatsby/cli.js'), 'serve', '-p', port, '-H', '127.0.0.1'];
  return startProcess(process.execPath, args, {
    cwd,
    env: { GALLERY_API_URL: apiUrl, GATSBY_TELEMETRY_DISABLED: '1' },
    url: `http://127.0.0.1:${port}`,
    readyAt: '/',
  });
}

const hasNginx = (): boolean => !spawnSync('nginx', ['-v']).error;

/** With the headers of the host's home page. */
async function nginxBeside(hostUrl: string, deployDir: string): Promise<ServingProcess> {
  const { headers } = await fetch(`${hostUrl}/`);
  return startNginx(await realpath(path.join(deployDir, 'current', 'static')), headers);
}
