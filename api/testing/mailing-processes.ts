import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from '../../tests/bundled';
import { openDatabase } from '../database/open-database';
import { queueMail } from '../mail/mail-queries';
import { until } from '../../tests/until';
import { startMailServer, type TestMailServer } from './mail-server';

/**
 * For the tests of a file: processes that send what waits in a database, as an API does.
 * @param leaseMs ms that a claim lasts: a test waits as long for those of a process that it has killed, and a process that has
 *   no processor for longer has its mails sent by another as well
 * @param databaseUrl of the running test; SQLite without it
 */
export function mailingProcesses(leaseMs: number, databaseUrl = () => '') {
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
  const open = () => openDatabase({ dataDir, databaseUrl: databaseUrl() });
  async function queue(count: number): Promise<void> {
    const database = await open();
    for (let index = 0; index < count; index += 1) {
      const text = `Mail ${index}`;
      await database.write((to) =>
        queueMail(to, { kind: 'message', visitor: 'ada@example.org', subject: text, text }),
      );
    }
    await database.close();
  }
  async function start(server: TestMailServer, { aheadMs = 0 } = {}): Promise<ChildProcess> {
    const script = await bundled('api/testing/mailing-process.ts');
    const args = [dataDir, server.url, String(leaseMs), String(aheadMs), databaseUrl()];
    const started = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
    processes.push(started);
    return started;
  }
  /** The `Message-ID` of each mail that is noted as sent. */
  async function sent(): Promise<(string | null)[]> {
    const database = await open();
    try {
      const mails = await database.read((from) =>
        from.selectFrom('mails').select('message_id').where('sent_at', 'is not', null).execute(),
      );
      return mails.map((mail) => mail.message_id);
    } finally {
      await database.close();
    }
  }
  return {
    queue,
    start,
    sent,
    /** Expects each mail to be sent, and none twice but those that the killed process had under way. @param otherClocksMs ms that other processes' clocks are ahead or behind */
    async sendWhileOneIsKilled(mails: number, { otherClocksMs = 0 } = {}): Promise<void> {
      const server = await startMailServer({
        onReceived: () => new Promise((resolve) => setTimeout(resolve, 10)),
      });
      await queue(mails);
      const killed = await start(server);
      // Of other machines: claims go by the server's clock.
      await start(server, { aheadMs: otherClocksMs });
      await start(server, { aheadMs: -otherClocksMs });
      await until(() => server.received.length >= mails / 3);
      await kill(killed);
      await until(async () => (await sent()).length === mails);
      const ids = server.received.map(({ messageId }) => messageId);
      expect(new Set(ids)).toEqual(new Set(await sent()));
      expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(3);
      await server.close();
    },
  };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
