import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../tests/until';
import { startMailServer } from './testing/mail-server';
import { kill, mailingProcesses } from './testing/mailing-processes';
import { writeUntilKilled } from './testing/writing-processes';

/** ms */
const PATIENCE = 60_000;

describe('killed mailers', () => {
  const { queue, start, sent } = mailingProcesses();

  it(
    'processes that send at the same time, of which one is killed, send each mail, and none twice but what was under way',
    async () => {
      const mails = 60;
      const server = await startMailServer({
        onReceived: () => new Promise((resolve) => setTimeout(resolve, 10)),
      });
      await queue(mails);
      const killed = await start(server);
      await start(server);
      await start(server);
      await until(() => server.received.length >= mails / 3);
      await kill(killed);
      await until(() => sent().length === mails);
      const ids = server.received.map(({ messageId }) => messageId);
      expect(new Set(ids)).toEqual(new Set(sent().map((row) => row['message_id'])));
      expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(3);
      await server.close();
    },
    PATIENCE,
  );
});

describe('writing processes', () => {
  it(
    'each row that a process was promised is there, once, whichever others write, lock or are killed',
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'gallery-writers-'));
      const writers = { atOnce: 4, generations: 2, rowsEach: 250 };
      const { promised, kept } = await writeUntilKilled(dataDir, writers);
      expect(promised.length).toBeGreaterThanOrEqual(1000);
      expect(new Set(kept).size).toBe(kept.length);
      const isKept = new Set(kept);
      expect(promised.filter((row) => !isKept.has(row))).toEqual([]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    PATIENCE,
  );
});
