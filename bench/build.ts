import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from '../api/start-api';
import { buildRelease } from '../host/rebuild/build-release';
import { readCurrent } from '../host/releases/current-release';
import { runScript } from '../scripts/run-script';
import { buildsTable, phasesTable, type BuildFigures } from './build-tables';
import { filesInUse, filesThatSay, searchIndexBytes } from './built-files';
import { measureSite } from './built-site';
import { makeCatalogue, retitle } from './make-catalogue';
import { watchStarted } from './peak-memory';
import { readPhase, type Phase } from './phases';

/**
 * Builds of catalogues of some sizes, from nothing and again after one edit: `npm run bench -- build --works 1000`, or
 * `--works 100,1000`. Prints the tables of the README, and fails when a page has the old title after the edit.
 */
const NEW_TITLE = 'Edited by the measurement';

runScript(async (signal) => {
  const { values } = parseArgs({ options: { works: { type: 'string', default: '1000' } } });
  const all: BuildFigures[] = [];
  for (const works of values.works.split(',').map(Number)) all.push(await measure(works, signal));
  console.log(`${buildsTable(all)}\n\n${phasesTable(all)}`);
});

async function measure(works: number, signal: AbortSignal): Promise<BuildFigures> {
  const temporary = (name: string) => mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  const { dir, added } = await makeCatalogue(works);
  const [dataDir, deployDir] = [await temporary('data'), await temporary('deploy')];
  const api = await startApi({ port: 0, catalogueDir: dir, dataDir, warmMedia: false, logLevel: 'error' });
  const build = () => timedBuild(deployDir, api.url, signal);
  try {
    const cold = await build();
    const edited = added[Math.floor(added.length / 2)]!;
    const old = await retitle(edited, NEW_TITLE);
    const warm = await build();
    const { root, manifest } = await readCurrent(deployDir);
    const inUse = filesInUse(manifest);
    const stale = await filesThatSay(old, root, inUse);
    if (stale.length > 0)
      throw new Error(`'${old}' still stands in ${stale.length} files: ${stale.slice(0, 5).join(', ')}`);
    const fresh = await filesThatSay(NEW_TITLE, root, inUse);
    const searchBytes = await searchIndexBytes(root);
    return { works, cold, warm, fresh: fresh.length, searchBytes, ...(await measureSite(root)) };
  } finally {
    await api.close();
    for (const folder of [dir, dataDir, deployDir]) await rm(folder, { recursive: true });
  }
}

async function timedBuild(
  deployDir: string,
  apiUrl: string,
  signal: AbortSignal,
): Promise<BuildFigures['cold']> {
  const phases: Phase[] = [];
  const stop = watchStarted();
  const started = performance.now();
  await buildRelease({
    siteDir: process.cwd(),
    deployDir,
    env: { ...process.env, GALLERY_API_URL: apiUrl },
    signal,
    output: (line) => phases.push(...readPhase(line)),
  });
  return { ms: performance.now() - started, memory: stop(), phases };
}
