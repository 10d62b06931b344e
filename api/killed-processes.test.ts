import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../tests/until';
import { startMailServer } from './testing/mail-server';
import { kill, mailingProcesses } from './testing/mailing-processes';
import { writeUntilKilled } from './testing/writing-processes';

describe('killed mailers', () => {
  const { queue, start, sent } = mailingProcesses(1000);

  it('a mail whose process was killed before it could note that it was taken is sent again, as the same mail', async () => {
    const server = await startMailServer({
      onReceived: () => server.received.length === 1 && kill(first),
    });
    await queue(1);
    const first = await start(server);
    await once(first, 'exit');
    expect(await sent()).toEqual([]);
    await start(server);
    await until(async () => (await sent()).length === 1);
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(new Set(await sent()));
    await server.close();
  });
});

describe('writing processes', () => {
  it('each row that a process was promised is there, once, though another writes, locks or is killed', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gallery-writers-'));
    const { promised, kept } = await writeUntilKilled(dataDir, { atOnce: 2, generations: 1, rowsEach: 60 });
    expect(promised.length).toBeGreaterThanOrEqual(60);
    expect(new Set(kept).size).toBe(kept.length);
    expect(promised.filter((row) => !kept.includes(row))).toEqual([]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
