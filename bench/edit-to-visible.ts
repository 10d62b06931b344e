import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from '../api/start-api';
import { readHostOptions } from '../host/host-options';
import { buildRelease } from '../host/rebuild/build/build-release';
import { startHost } from '../host/start-host';
import { runScript } from '../scripts/lib/run-script';
import { freePort } from '../scripts/lib/ports';
import { makeCatalogue, retitle, type AddedWork } from './lib/make-catalogue';
import { percentile, rounded } from './lib/percentile';

/**
 * From the writing of a work's file to its page, and to the list of all works, with the new title:
 * `npm run bench -- edit --works 500`. Once while nothing else is done, once while the site is being rebuilt.
 */
const EDITS = { page: 40, list: 20 };
const LIST = '/works/type/all';
const POLL_MS = 5;
/** An edit that takes longer has failed. */
const PATIENCE_MS = 30_000;
const NEVER_MS = 3_600_000;

runScript(async (signal) => {
  const { values } = parseArgs({ options: { works: { type: 'string', default: '500' } } });
  const works = Number(values.works);
  const temporary = (name: string) => mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  const { dir, added } = await makeCatalogue(works);
  const [dataDir, deployDir] = [await temporary('data'), await temporary('deploy')];
  const port = await freePort();
  const rebuildSecret = randomBytes(32).toString('hex');
  const api = await startApi({
    port: 0,
    catalogueDir: dir,
    dataDir,
    warmMedia: false,
    logLevel: 'error',
    rebuildHookUrl: `http://127.0.0.1:${port}/hooks/rebuild`,
    rebuildSecret,
  });
  try {
    const env = { ...process.env, GALLERY_API_URL: api.url };
    const build = async () => {
      const started = performance.now();
      await buildRelease({ siteDir: process.cwd(), deployDir, env, signal, output: () => {} });
      return Math.round((performance.now() - started) / 1000);
    };
    console.log(`${works} works; first build ${await build()} s, second ${await build()} s`);
    for (const [name, rebuildQuietMs] of Object.entries({ quiet: NEVER_MS, rebuilding: 0 })) {
      const host = await startHost({
        ...readHostOptions({ ...env, HOST_LOG_LEVEL: 'error' }),
        port,
        deployDir,
        metricsPort: 'off',
        rebuildSecret,
        rebuildQuietMs,
      });
      const apart = spread(added, EDITS.page);
      await report(`${name}, page`, apart, ({ slug }) => `${host.url}/works/${slug}`);
      await report(`${name}, list`, added.slice(0, EDITS.list), () => host.url + LIST);
      await host.close();
    }
  } finally {
    await api.close();
    for (const folder of [dir, dataDir, deployDir]) await rm(folder, { recursive: true });
  }
});

/** So many works from all over the catalogue. */
const spread = (works: AddedWork[], count: number): AddedWork[] =>
  Array.from({ length: count }, (_, turn) => works[(turn * 37) % works.length]!);

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

async function visible(url: string, title: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const html = await fetch(url).then((answer) => answer.text());
    if (html.includes(title)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${url} does not show '${title}' after ${PATIENCE_MS} ms`);
}
