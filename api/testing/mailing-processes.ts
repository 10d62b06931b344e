import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from '../../tests/bundled';
import { openDatabase } from '../database/open-database';
import { queueMail } from '../storage/tables/mails';
import { keptRows } from './kept-rows';
import type { TestMailServer } from './mail-server';

/** For the tests of a file: processes that send what waits in a database, as an API does. */
export function mailingProcesses() {
  let dataDir = '';
  let processes: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'gallery-mailers-'));
    processes = [];
  });
  afterEach(async () => {
    await Promise.all(processes.map(kill));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    async queue(count: number): Promise<void> {
      const database = await openDatabase({ dataDir });
      for (let index = 0; index < count; index += 1) {
        const text = `Mail ${index}`;
        await database.write((to) =>
          queueMail(to, { kind: 'message', visitor: 'ada@example.org', subject: text, text }),
        );
      }
      await database.close();
    },
    async start(server: TestMailServer): Promise<ChildProcess> {
      const script = await bundled('api/testing/mailing-process.ts');
      const started = spawn(process.execPath, [script, dataDir, server.url], { stdio: 'inherit' });
      processes.push(started);
      return started;
    },
    sent: () => keptRows(dataDir, 'mails').filter((row) => row['sent_at']),
  };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
