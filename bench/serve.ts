import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApi } from '../api/start-api';
import { readHostOptions } from '../host/host-options';
import { workspaceFolder } from '../host/rebuild/build/workspace';
import { startHost } from '../host/start-host';
import { runScript } from '../scripts/lib/run-script';
import { load } from './lib/load';
import { makeCatalogue } from './lib/make-catalogue';

/**
 * Static and rendered pages of our host beside `gatsby serve`, in one run: `npm run bench -- serve`, after `npm run build`.
 * The works that are rendered are those that the build does not know.
 */
const CONNECTIONS = 50;
const SECONDS = 10;
const UNKNOWN_WORKS = 200;
/** Added to the sample's, so that the API knows more than the build. */
const SAMPLE_WORKS = 26;
const GATSBY_PORT = 9321;
const ANSWERS_WITHIN = 60_000;

runScript(async () => {
  const { dir, added } = await makeCatalogue(SAMPLE_WORKS + UNKNOWN_WORKS);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-data-'));
  const api = await startApi({ port: 0, catalogueDir: dir, dataDir, warmMedia: false, logLevel: 'error' });
  const { deployDir } = readHostOptions(process.env);
  const host = await startHost({
    ...readHostOptions({ ...process.env, HOST_LOG_LEVEL: 'error' }),
    port: 0,
    apiUrl: api.url,
    metricsPort: 'off',
  });
  const gatsby = spawn(
    process.execPath,
    [require.resolve('gatsby/cli.js'), 'serve', '-p', String(GATSBY_PORT), '-H', '127.0.0.1'],
    {
      cwd: workspaceFolder(deployDir),
      env: { ...process.env, GALLERY_API_URL: api.url, GATSBY_TELEMETRY_DISABLED: '1' },
      stdio: 'ignore',
    },
  );
  try {
    const gatsbyUrl = `http://127.0.0.1:${GATSBY_PORT}`;
    await answers(gatsbyUrl);
    const rendered = added.map(({ slug }) => `/works/${slug}`);
    const loads = {
      'home page, a file': ['/'],
      'works, files': ['/works/quai-bench', '/works/guetteur-floor-lamp', '/fr/oeuvres/banc-quai'],
      'works, rendered': rendered,
    };
    for (const [name, paths] of Object.entries(loads)) {
      for (const [server, url] of Object.entries({ host: host.url, 'gatsby serve': gatsbyUrl })) {
        await load({ url, paths, connections: CONNECTIONS, seconds: 2 });
        console.log(name, server, await load({ url, paths, connections: CONNECTIONS, seconds: SECONDS }));
      }
    }
  } finally {
    gatsby.kill('SIGKILL');
    await once(gatsby, 'exit');
    await host.close();
    await api.close();
    for (const folder of [dir, dataDir]) await rm(folder, { recursive: true });
  }
});

async function answers(url: string): Promise<void> {
  const until = Date.now() + ANSWERS_WITHIN;
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer. Build the site first: npm run build`);
}
