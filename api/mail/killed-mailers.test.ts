import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../storage/database';
import { queueMail } from '../storage/tables/mails';
import { keptRows } from '../testing/kept-rows';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { until } from '../../tests/until';
import { bundled } from '../../tests/bundled';

const SPAWNING_MS = 60_000;

let dataDir: string;
let server: TestMailServer;
let processes: ChildProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-mailers-'));
  processes = [];
});
afterEach(async () => {
  await Promise.all(processes.map(kill));
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function queue(count: number): Promise<void> {
  const database = await openDatabase(dataDir);
  for (let index = 0; index < count; index += 1) {
    const text = `Mail ${index}`;
    await database.write((to) =>
      queueMail(to, { kind: 'message', visitor: 'ada@example.org', subject: text, text }),
    );
  }
  database.close();
}

/** Starts a process that sends what waits, as an API does. */
async function startMailing(): Promise<ChildProcess> {
  const script = await bundled('api/testing/mailing-process.ts');
  const started = spawn(process.execPath, [script, dataDir, server.url], {
    stdio: 'inherit',
  });
  processes.push(started);
  return started;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const sent = () => keptRows(dataDir, 'mails').filter((row) => row['sent_at']);

test(
  'a mail whose process was killed before it could note that it was taken is sent again, as the same mail',
  async () => {
    server = await startMailServer({ onReceived: () => server.received.length === 1 && kill(processes[0]!) });
    await queue(1);
    await once(await startMailing(), 'exit');
    expect(sent()).toEqual([]);
    await startMailing();
    await until(() => sent().length === 1);
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
      new Set([sent()[0]?.['message_id']]),
    );
  },
  SPAWNING_MS,
);

test(
  'processes that send at the same time, of which one is killed, send each mail, and none twice but what was under way',
  async () => {
    const mails = 60;
    server = await startMailServer({ onReceived: () => new Promise((resolve) => setTimeout(resolve, 10)) });
    await queue(mails);
    const killed = await startMailing();
    await startMailing();
    await startMailing();
    await until(() => server.received.length >= mails / 3);
    await kill(killed);
    await until(() => sent().length === mails);
    const ids = server.received.map(({ messageId }) => messageId);
    expect(new Set(ids)).toEqual(new Set(sent().map((row) => row['message_id'])));
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(3);
  },
  SPAWNING_MS,
);
