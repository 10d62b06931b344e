import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from '../api/start-api';
import { buildRelease } from '../host/rebuild/build/build-release';
import { workspaceFolder } from '../host/rebuild/build/workspace';
import { readCurrent } from '../host/releases/current-release';
import { firstVisitScripts, type WebpackStats } from '../scripts/bundle/first-visit-scripts';
import { runScript } from '../scripts/lib/run-script';
import { LOCALE_CODES } from '../src/contract/locale-codes';
import { buildPeer, installPeer, PEERS, peerFolder, type Peer } from './build/build-peer';
import { measureSite, weighPage } from './lib/built-site';
import { cpuOfEnded } from './build/cpu-seconds';
import { makeCatalogue } from './lib/make-catalogue';
import { watchStarted } from './build/peak-memory';
import { peersTable, type PeerFigures } from './build/peers-table';
import { readPage } from './peers/content/read-page';
import { pageTargets } from './peers/content/targets';

/**
 * Our build beside those of Next.js and Astro, one after the other, each from nothing, all from the same API:
 * `npm run bench -- peers --works 1000`. `--only ours,Astro` builds some of them. Prints a table for the README.
 */
const WORK = '/works/quai-bench';

runScript(async (signal) => {
  const { values } = parseArgs({
    options: { works: { type: 'string', default: '1000' }, only: { type: 'string' } },
  });
  const names = chosenSites(values.only);
  const temporary = (name: string) => mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  for (const name of names) if (PEERS[name]) await installPeer(PEERS[name]);
  const { dir } = await makeCatalogue(Number(values.works));
  const [dataDir, deployDir] = [await temporary('data'), await temporary('deploy')];
  const api = await startApi({ port: 0, catalogueDir: dir, dataDir, warmMedia: false, logLevel: 'error' });
  try {
    process.env['GALLERY_API_URL'] = api.url;
    await warmUp();
    const figures: PeerFigures[] = [];
    for (const name of names) {
      // Beside the table, which alone is the output.
      console.error(`Building ${name} …`);
      const peer = PEERS[name];
      figures.push(peer ? await measurePeer(name, peer, signal) : await measureOurs(name, deployDir, signal));
    }
    console.log(peersTable(figures));
  } finally {
    await api.close();
    for (const folder of [dir, dataDir, deployDir]) await rm(folder, { recursive: true });
  }
});

/** @throws Error for a name that no site here has */
function chosenSites(only: string | undefined): string[] {
  const all = ['ours', ...Object.keys(PEERS)];
  const chosen = only?.split(',') ?? all;
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no site '${unknown}' to build; there are: ${all.join(', ')}.`);
  return chosen;
}

/** Has the API make every answer once, so that the first build does not pay for all. */
async function warmUp(): Promise<void> {
  for (const locale of LOCALE_CODES) await Promise.all((await pageTargets(locale)).map(readPage));
}

async function measureOurs(name: string, deployDir: string, signal: AbortSignal): Promise<PeerFigures> {
  const [started, spent] = [performance.now(), cpuOfEnded()];
  const stop = watchStarted();
  await buildRelease({ siteDir: process.cwd(), deployDir, env: process.env, signal, output: () => {} });
  const [memory, ms, cpuSeconds] = [stop(), performance.now() - started, cpuOfEnded() - spent];
  const { root } = await readCurrent(deployDir);
  const later = await scriptsOfWork(root, path.join(workspaceFolder(deployDir), 'public'));
  return {
    name,
    ms,
    cpuSeconds,
    memory,
    ...(await measureSite(root)),
    ...(await weighPage(root, `${WORK}/index.html`, later)),
  };
}

/** Which Gatsby fetches before it takes the page over: none of them is in the HTML as a script with an address. */
async function scriptsOfWork(root: string, publicDir: string): Promise<string[]> {
  const read = (...names: string[]) => readFile(path.join(...names), 'utf8');
  return firstVisitScripts({
    html: await read(root, WORK, 'index.html'),
    pageData: await read(root, 'page-data', WORK, 'page-data.json'),
    stats: JSON.parse(await read(publicDir, 'webpack.stats.json')) as WebpackStats,
  });
}

async function measurePeer(name: string, peer: Peer, signal: AbortSignal): Promise<PeerFigures> {
  const [started, spent] = [performance.now(), cpuOfEnded()];
  const memory = await buildPeer(peer, process.env, signal);
  const [ms, cpuSeconds] = [performance.now() - started, cpuOfEnded() - spent];
  const output = path.join(peerFolder(peer), peer.output);
  return {
    name,
    ms,
    cpuSeconds,
    memory,
    ...(await measureSite(output)),
    ...(await weighPage(output, peer.pageFile(WORK))),
  };
}
