import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { watchCatalogue } from '../api/import-export/catalogue/watch-folder';
import { readHostOptions } from '../host/host-options';
import { buildRelease } from '../host/rebuild/build/build-release';
import { runScript } from '../scripts/lib/run-script';
import { freePort } from '../scripts/lib/ports';
import { parse, stringify } from 'yaml';
import { readCurrent } from '../host/releases/current-release';
import { currentId } from '../host/releases/published-releases';
import { releaseFolder } from '../host/releases/release-folders';
import { switchRelease } from '../host/releases/switch-release';
import { readTags } from '../src/release/page-tags';
import { holdersOf, lastToShow, pagesOf } from './edit/everywhere';
import { cpuOfEnded } from './build/cpu-seconds';
import { watchStarted } from './build/peak-memory';
import { loadStale } from './edit/stale-load';
import { startApiProcess } from './lib/start-api-process';
import { startHostProcess } from './lib/start-host-process';
import { makeCatalogue, retitle, type AddedWork } from './lib/make-catalogue';
import { percentile, rounded } from './lib/percentile';

/**
 * From the writing of a work's file, in a folder that is watched, to its page, to the list of all works, and to the last address that shows it, with the
 * new title: `npm run bench -- edit --works 500`; with `--grown`, on a release that is made of that in deploy/
 * without Gatsby; with `--quiet`, without the part that builds; with `--unbuilt`, on the release in deploy/ as it is, which
 * knows none of the works that were added: pages are made as they are after an edit, what shows a work is its page, those of its creators
 * and the list of all, and the rest that a release is read for is left out. Once while nothing else is done, once while the site is being rebuilt. Then
 * the gallery's name, which is on every page, and the answers under load while all pages are out of date; and what the tags
 * of all pages take of the memory.
 */
const EDITS = { first: 2, page: 40, list: 20, everywhere: 5 };
/** Pages that are out of date at once. */
const STALE = 5_000;
const LIST = '/works/type/all';
const POLL_MS = 5;
/** An edit that takes longer has failed. */
const PATIENCE_MS = 30_000;
/** The longest that the host waits. */
const NEVER_MS = 600_000;

runScript(async (signal) => {
  const { values } = parseArgs({
    options: {
      works: { type: 'string', default: '500' },
      grown: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      unbuilt: { type: 'boolean', default: false },
    },
  });
  const works = Number(values.works);
  const temporary = (name: string) => mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  const { dir, added, samples } = await makeCatalogue(works);
  const edited = added.length <= EDITS.page ? samples : added;
  const [dataDir, deployDir] = [await temporary('data'), await temporary('deploy')];
  const port = await freePort();
  const api = await startApiProcess({ API_CATALOGUE_DIR: dir, API_DATA_DIR: dataDir });
  const settings = { catalogueDir: dir, dataDir, databaseUrl: '' };
  const watching = await watchCatalogue(dir, settings, tellFaults);
  try {
    const env = { ...process.env, GALLERY_API_URL: api.url };
    const build = async ({ reuse }: { reuse: boolean }) => {
      const [started, spent, stop] = [performance.now(), cpuOfEnded(), watchStarted()];
      await buildRelease({
        siteDir: process.cwd(),
        deployDir,
        env,
        signal,
        output: () => {},
        say: (line) => console.log(line),
        reuse,
      });
      const seconds = Math.round((performance.now() - started) / 1000);
      const memory = Math.round(stop().resident / 1e6);
      return `${seconds} s (${Math.round(cpuOfEnded() - spent)} of processor), ${memory} MB`;
    };
    // A title of the catalogue may stand in the text of an event as well, or begin another one.
    for (const [turn, work] of spread(edited, EDITS.everywhere).entries()) {
      const title = `Before everywhere ${turn}.`;
      await retitle(work, title);
      titles.set(work.slug, title);
    }
    await watching.look();
    if (values.grown || values.unbuilt) await copyRelease(readHostOptions(process.env).deployDir, deployDir);
    if (!values.unbuilt) {
      console.log(`${works} works; first build ${await build({ reuse: values.grown })}`);
      await retitle(edited.at(-1)!, 'Edited for a release.');
      await watching.look();
      console.log(`release after one edit ${await build({ reuse: true })}`);
      if (!values.quiet) console.log(`whole build again ${await build({ reuse: false })}`);
    }
    const isBuilding = !values.quiet && !values.unbuilt;
    const parts = { quiet: NEVER_MS, ...(isBuilding && { rebuilding: 0 }) };
    for (const [name, rebuildQuietMs] of Object.entries(parts)) {
      const host = await startHostProcess(port, {
        GALLERY_API_URL: api.url,
        DEPLOY_DIR: deployDir,
        REBUILD_QUIET_MS: String(rebuildQuietMs),
      });
      const all = spread(edited, EDITS.first + EDITS.page);
      const [first, apart] = [all.slice(0, EDITS.first), all.slice(EDITS.first)];
      const pageOf = ({ slug }: AddedWork) => `${host.url}/works/${slug}`;
      // What has just started has more to do: the function renders for the first time, and until the API has printed all works,
      // the page that a release knows waits for it; one that it does not know is made of the API as it is.
      await report(`${name}, first ${EDITS.first}`, first, pageOf);
      await report(`${name}, page`, apart, pageOf);
      await report(`${name}, list`, edited.slice(0, EDITS.list), () => host.url + LIST);
      if (name === 'quiet') {
        const { unbuilt } = values;
        await reportEverywhere(host.url, spread(unbuilt ? samples : edited, EDITS.everywhere), (work) =>
          unbuilt ? pagesOf(dir, work) : holdersOf(deployDir, titles.get(work.slug)!),
        );
        if (!unbuilt) await reportStale(host.url, deployDir, dir);
      }
      await host.close();
    }
  } finally {
    await watching.close();
    await api.close();
    for (const folder of [dir, dataDir, deployDir]) await rm(folder, { recursive: true });
  }
});

function tellFaults(line: string): void {
  if (!line.endsWith(' is public')) console.log(line);
}

/** So many works from all over the catalogue. */
const spread = (works: AddedWork[], count: number): AddedWork[] =>
  Array.from({ length: count }, (_, turn) => works[(turn * 37) % works.length]!);

/** Those that some works have in the release, by slug. */
const titles = new Map<string, string>();

async function report(name: string, works: AddedWork[], urlOf: (work: AddedWork) => string): Promise<void> {
  const times: number[] = [];
  for (const [edit, work] of works.entries()) {
    const title = `Edited ${name} ${edit}.`;
    const started = performance.now();
    await retitle(work, title);
    await visible(urlOf(work), title);
    times.push(performance.now() - started);
  }
  const [median, p95, most] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(
    rounded,
  );
  console.log(`${name}: edit to visible, ms: median ${median}, p95 ${p95}, longest ${most}`);
}

/** Until the last address shows a title, of those that had the one before. */
async function reportEverywhere(
  url: string,
  works: AddedWork[],
  addressesOf: (work: AddedWork) => Promise<string[]>,
): Promise<void> {
  for (const [edit, work] of works.entries()) {
    const addresses = await addressesOf(work);
    const text = `Found everywhere ${edit}.`;
    const started = performance.now();
    await retitle(work, text);
    const { address, ms } = await lastToShow(url, addresses, { text, started });
    console.log(`everywhere: ${addresses.length} addresses, the last after ${rounded(ms)} ms: ${address}`);
  }
}

/** The gallery's own name, and a minute of load on pages that all show it. */
async function reportStale(url: string, deployDir: string, catalogue: string): Promise<void> {
  const file = path.join(catalogue, 'site.yaml');
  const name = 'Renamed by the bench';
  const { manifest, tags } = await readCurrent(deployDir);
  const pages = Object.keys(manifest.files).filter((address) => !address.includes('.') && tags?.of(address));
  const started = performance.now();
  await writeFile(file, stringify({ ...(parse(await readFile(file, 'utf8')) as object), name }));
  await visible(`${url}/about`, name);
  console.log(`settings: on a page after ${rounded(performance.now() - started)} ms`);
  const stale = pages.slice(0, STALE);
  console.log(`${stale.length} pages out of date, 200 requests a second: ${await loadStale(url, stale)}`);
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  const read = await readTags(path.dirname((await readCurrent(deployDir)).root));
  global.gc?.();
  const bytes = process.memoryUsage().heapUsed - before;
  console.log(`tags: ${rounded(bytes / 2 ** 20)} MB for ${pages.length} pages${read ? '' : ' (none)'}`);
}

async function visible(url: string, title: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const html = await fetch(url).then((answer) => answer.text());
    if (html.includes(title)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${url} does not show '${title}' after ${PATIENCE_MS} ms`);
}

/**
 * Puts the release that one folder serves into another, and serves it there.
 * @throws Error that says what to do where there is none
 */
async function copyRelease(from: string, to: string): Promise<void> {
  const id = await currentId(from);
  if (!id) throw new Error(`There is no release in ${from} to begin with: npm run build`);
  await cp(releaseFolder(from, id), releaseFolder(to, id), { recursive: true });
  await switchRelease(to, id);
}
