import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailingProcesses } from './testing/mailing-processes';
import { writeUntilKilled } from './testing/writing-processes';

describe('killed mailers', () => {
  const { sendWhileOneIsKilled } = mailingProcesses(10_000);

  it('processes that send at the same time, of which one is killed, send each mail, and none twice but what was under way', async () => {
    await sendWhileOneIsKilled(60);
  });
});

describe('writing processes', () => {
  it('each row that a process was promised is there, once, whichever others write, lock or are killed', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gallery-writers-'));
    const writers = { atOnce: 4, generations: 2, rowsEach: 250 };
    const { promised, kept } = await writeUntilKilled(dataDir, writers);
    expect(promised.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(kept).size).toBe(kept.length);
    const isKept = new Set(kept);
    expect(promised.filter((row) => !isKept.has(row))).toEqual([]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
