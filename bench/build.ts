import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { watchCatalogue } from '../api/import-export/catalogue/watch-folder';
import { startApi } from '../api/start-api';
import { buildRelease } from '../host/rebuild/build/build-release';
import { readCurrent } from '../host/releases/current-release';
import { runScript } from '../scripts/lib/run-script';
import { buildsTable, phasesTable, type BuildFigures } from './build/build-tables';
import { filesInUse, filesThatSay, measureSite, searchIndexBytes } from './build/built-files';
import { cpuOfEnded } from './build/cpu-seconds';
import { makeCatalogue, retitle } from './lib/make-catalogue';
import { watchStarted } from './build/peak-memory';
import { readPhase, type Phase } from './build/phases';

/**
 * Builds of catalogues of some sizes, from nothing, the release after one edit, and a whole build again: `npm run bench -- build --works 1000`, or
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
  const settings = { catalogueDir: dir, dataDir, databaseUrl: '' };
  const watching = await watchCatalogue(dir, settings, (line) => console.log(line));
  const build = (reuse = false) => timedBuild({ deployDir, apiUrl: api.url, signal, reuse });
  try {
    const cold = await build();
    const edited = added[Math.floor(added.length / 2)]!;
    const old = await retitle(edited, NEW_TITLE);
    await watching.look();
    const content = await build(true);
    const { root, manifest } = await readCurrent(deployDir);
    if (manifest.wholeAt === manifest.startedAt)
      throw new Error('The release after the edit was a whole build.');
    const inUse = filesInUse(manifest);
    const stale = await filesThatSay(old, root, inUse);
    if (stale.length > 0)
      throw new Error(`'${old}' still stands in ${stale.length} files: ${stale.slice(0, 5).join(', ')}`);
    const fresh = await filesThatSay(NEW_TITLE, root, inUse);
    const searchBytes = await searchIndexBytes(root);
    const measured = await measureSite(root);
    const warm = await build();
    return { works, cold, content, warm, fresh: fresh.length, searchBytes, ...measured };
  } finally {
    await watching.close();
    await api.close();
    for (const folder of [dir, dataDir, deployDir]) await rm(folder, { recursive: true });
  }
}

interface TimedBuildOptions {
  deployDir: string;
  apiUrl: string;
  signal: AbortSignal;
  /** Makes the release of the one before, as after an edit. */
  reuse: boolean;
}

async function timedBuild({
  deployDir,
  apiUrl,
  signal,
  reuse,
}: TimedBuildOptions): Promise<BuildFigures['cold']> {
  const phases: Phase[] = [];
  const stop = watchStarted();
  const [started, spent] = [performance.now(), cpuOfEnded()];
  await buildRelease({
    siteDir: process.cwd(),
    deployDir,
    env: { ...process.env, GALLERY_API_URL: apiUrl },
    signal,
    output: (line) => phases.push(...readPhase(line)),
    reuse,
  });
  return { ms: performance.now() - started, cpuSeconds: cpuOfEnded() - spent, memory: stop(), phases };
}
