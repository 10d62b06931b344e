import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OpenItem, SavedDraft } from '../api/content/contract/item';
import { findPostgres, startPostgres } from '../api/database/testing/postgres-cluster';
import { runScript } from '../scripts/lib/run-script';
import { bundled } from '../tests/bundled';
import { makeCatalogue } from './lib/make-catalogue';
import { percentile, rounded } from './lib/percentile';
import { signInAt } from './lib/sign-in';
import { startApiProcess } from './lib/start-api-process';

/**
 * What the API costs at so many works: its start and memory, publications one by one and ten at once, and pages of the list:
 * `npm run bench -- server --works 26,20000`; with `--postgres`, on PostgreSQL. The first start brings the catalogue in and is not
 * measured; the second one is.
 */
const OPTIONS = {
  works: { type: 'string', default: '26,20000' },
  postgres: { type: 'boolean', default: false },
} as const;
/** Publications one after the other, and at once. */
const PUBLICATIONS = { apart: 30, atOnce: 10 };
const LISTS = 200;
const PER_PAGE = 200;
/** What has just started makes lists for the desk beside answering: it rests when it takes less of the processor than this. */
const REST = { everyMs: 2_000, seconds: 0.1 };
const TICKS_A_SECOND = 100;

runScript(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const script = await bundled('api/main.ts');
  for (const works of values.works.split(',').map(Number)) await measure(works, values.postgres, script);
});

async function measure(works: number, onPostgres: boolean, script: string): Promise<void> {
  const { dir, added, samples } = await makeCatalogue(works);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-server-'));
  const cluster = onPostgres ? await startPostgres(neededPostgres()) : undefined;
  const databaseUrl = cluster ? cluster.url(await cluster.createDatabase()) : '';
  const env = {
    API_CATALOGUE_DIR: dir,
    API_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    API_LOG_LEVEL: 'silent',
    API_WARM_MEDIA: 'off',
  };
  const slugs = (added.length < PUBLICATIONS.apart ? samples : added).map(({ slug }) => slug);
  try {
    const first = await startApiProcess(env, script);
    print(`${works.toLocaleString('en')} works: brought in`, `${secondsOf(first.pid)} s of processor`);
    await untilAtRest(first.pid);
    print("the desk's lists are made", `${secondsOf(first.pid)} s of processor`);
    await first.close();
    const started = performance.now();
    const api = await startApiProcess(env, script);
    const readyMs = performance.now() - started;
    await untilAtRest(api.pid);
    print('start', `${secondsOf(api.pid)} s of processor, ready after ${rounded(readyMs / 1000)} s`);
    print('memory after the start', memoryOf(api.pid));
    const call = caller(api.url, `desk=${await signInAt({ dataDir, databaseUrl })}`);
    const chosen = Array.from(
      { length: PUBLICATIONS.apart },
      (_, turn) => slugs[(turn * 37) % slugs.length]!,
    );
    const apart: number[] = [];
    for (const [turn, slug] of chosen.entries())
      apart.push(await (await save(call, slug, `Apart ${turn}`))());
    print('a publication, ms', timesOf(apart));
    const atOnce = [...new Set(chosen)].slice(0, PUBLICATIONS.atOnce);
    const saved = await Promise.all(atOnce.map((slug) => save(call, slug, `At once ${slug}`)));
    print(
      `${atOnce.length} at once, ms`,
      timesOf(await Promise.all(saved.map((publishing) => publishing()))),
    );
    const lists: number[] = [];
    const pages = Math.max(1, Math.floor(works / PER_PAGE));
    for (let turn = 0; turn < LISTS; turn += 1)
      lists.push(
        await timed(() =>
          fetch(`${api.url}/api/works?lang=en&per_page=${PER_PAGE}&page=${(turn % pages) + 1}`).then(
            (answer) => answer.text(),
          ),
        ),
      );
    print(`/api/works, ${PER_PAGE} a page, ms`, timesOf(lists));
    print('memory in the end', memoryOf(api.pid));
    await api.close();
  } finally {
    await cluster?.remove();
    for (const folder of [dir, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function neededPostgres(): string {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not here, and cannot be installed: apt-get install postgresql');
  return bin;
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

const caller =
  (url: string, cookie: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${url}/desk/api${path}`, {
      method,
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as never;
  };

/**
 * Saves another reference of a work.
 * @returns publishes it, and answers how many ms that took
 */
async function save(call: Call, id: string, value: string): Promise<() => Promise<number>> {
  const { published } = await call<OpenItem>('GET', `/items/works/${id}`);
  const changes = [{ path: 'reference', before: published!.reference ?? null, value }];
  const { item } = await call<SavedDraft>('PUT', `/items/works/${id}/draft`, { changes });
  const items = [{ shelf: 'works', id, draft: item.draft!.number }];
  return () => timed(() => call('POST', '/publish', { items }));
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** Seconds of processor that a process has taken; NaN where there is no /proc. */
function secondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may have spaces: utime and stime are the 14th and 15th field of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return NaN;
  }
}

async function untilAtRest(pid: number): Promise<void> {
  for (let before = -1, now = secondsOf(pid); now - before > REST.seconds; ) {
    await setTimeout(REST.everyMs);
    [before, now] = [now, secondsOf(pid)];
  }
}

/** All that is resident, what several processes share counted once (PSS). */
function memoryOf(pid: number): string {
  try {
    const shares = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return `${Math.round(Number(/^Pss:\s+(\d+)/m.exec(shares)?.[1]) / 1024)} MB`;
  } catch {
    return 'unknown';
  }
}

const timesOf = (times: readonly number[]): string =>
  [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(rounded).join(', ');

const print = (name: string, value: string): void => console.log(`${name} | ${value}`);
