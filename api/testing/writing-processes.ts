import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { bundled } from '../../tests/bundled';
import { openDatabase } from '../database/open-database';
import { keptRows, lockDatabase } from './kept-rows';

/** ms that the database is locked, and free. */
const LOCKED_MS = 40;
const FREE_MS = 160;
/** Which column says what a writer has said of a row. */
const COLUMNS = { messages: 'message', subscriptions: 'email', preview_tokens: 'token_hash' } as const;

interface Writers {
  /** Processes that write at the same time, how many one after the other, and about how many rows each is promised. */
  atOnce: number;
  generations: number;
  rowsEach: number;
}

/** Has processes write, and kills each amid its work, in a database that is locked now and then. @returns rows, as `table row` */
export async function writeUntilKilled(
  dataDir: string,
  { atOnce, generations, rowsEach }: Writers,
): Promise<{ promised: string[]; kept: string[] }> {
  await (await openDatabase({ dataDir })).close();
  const end = new AbortController();
  const locking = lockNowAndThen(dataDir, end.signal);
  const one = async (writer: number) => {
    const promised: string[] = [];
    for (let turn = 0; turn < generations; turn += 1)
      promised.push(...(await promisedUntilKilled(dataDir, `writer-${writer}-${turn}`, rowsEach)));
    return promised;
  };
  const promised = await Promise.all(Array.from({ length: atOnce }, (_, writer) => one(writer)));
  end.abort();
  await locking;
  const kept = Object.entries(COLUMNS).flatMap(([table, column]) =>
    keptRows(dataDir, table).map((row) => `${table} ${String(row[column])}`),
  );
  return { promised: promised.flat(), kept };
}

/** What a process was promised until it was killed. */
async function promisedUntilKilled(dataDir: string, name: string, rows: number): Promise<string[]> {
  const script = await bundled('api/testing/endless-writer.ts');
  const writer = spawn(process.execPath, [script, dataDir, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(writer, 'exit');
  const enough = rows * (0.5 + Math.random());
  const promised: string[] = [];
  for await (const line of createInterface(writer.stdout)) {
    promised.push(line);
    if (promised.length >= enough) writer.kill('SIGKILL');
  }
  await exited;
  return promised;
}

/** As long as there is no end of it. */
async function lockNowAndThen(dataDir: string, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const unlock = lockDatabase(dataDir);
    await setTimeout(LOCKED_MS);
    unlock();
    await setTimeout(FREE_MS);
  }
}
