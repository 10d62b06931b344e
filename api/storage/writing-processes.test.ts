import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { openDatabase } from './database';
import { bundled } from '../../tests/bundled';

const WRITING_MS = 60_000;
/** Processes that write at the same time, how many one after the other, and about how many rows each is promised. */
const AT_ONCE = 4;
const GENERATIONS = 2;
const ROWS_EACH = 250;
/** ms that the database is locked, and free. */
const LOCKED_MS = 40;
const FREE_MS = 160;
/** Which column says what a writer has said of a row. */
const COLUMNS = { messages: 'message', subscriptions: 'email', preview_tokens: 'token_hash' } as const;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-writers-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Has a process write, and kills it amid its work; what it was promised until then, as `table row`. */
async function promisedUntilKilled(name: string): Promise<string[]> {
  const script = await bundled('api/testing/endless-writer.ts');
  const writer = spawn(process.execPath, [script, dataDir, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  const enough = ROWS_EACH * (0.5 + Math.random());
  const promised: string[] = [];
  for await (const line of createInterface(writer.stdout)) {
    promised.push(line);
    if (promised.length >= enough) writer.kill('SIGKILL');
  }
  await exited;
  return promised;
}

async function promisedToAll(): Promise<string[]> {
  const one = async (writer: number) => {
    const promised: string[] = [];
    for (let turn = 0; turn < GENERATIONS; turn += 1)
      promised.push(...(await promisedUntilKilled(`writer-${writer}-${turn}`)));
    return promised;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, (_, writer) => one(writer)))).flat();
}

/** Locks the database now and then, as long as there is no end of it. */
async function lockNowAndThen(end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const unlock = lockDatabase(dataDir);
    await setTimeout(LOCKED_MS);
    unlock();
    await setTimeout(FREE_MS);
  }
}

test(
  'each row that a process was promised is there, once, whichever others write, lock or are killed',
  async () => {
    (await openDatabase(dataDir)).close();
    const end = new AbortController();
    const locking = lockNowAndThen(end.signal);
    const promised = await promisedToAll();
    end.abort();
    await locking;
    expect(promised.length).toBeGreaterThanOrEqual((AT_ONCE * GENERATIONS * ROWS_EACH) / 2);
    const kept = Object.entries(COLUMNS).flatMap(([table, column]) =>
      keptRows(dataDir, table).map((row) => `${table} ${String(row[column])}`),
    );
    expect(new Set(kept).size).toBe(kept.length);
    const isKept = new Set(kept);
    expect(promised.filter((row) => !isKept.has(row))).toEqual([]);
  },
  WRITING_MS,
);
