import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestEngine } from '../../../database/testing/each-engine';
import { writeSampleCatalogue } from '../../../testing/sample-catalogue';
import { bundled } from '../../../../tests/bundled';
import { allDrafts } from '../../../content/drafts/draft-queries';
import { broughtInLately } from '../../brought-in-queries';

/** ms after which it is killed at the latest, once it is at work. */
const MOST_MS = 400;

/** Brings lists of so many rows in and takes them back, kills that so often, and expects each list in or out as a whole. */
export async function killLists(engine: TestEngine, rows: number, kills: number): Promise<void> {
  const sample = await writeSampleCatalogue();
  for (let kill = 0; kill < kills; kill += 1) {
    await bringInUntilKilled(engine, sample.root, rows);
    const database = await engine.open();
    const [drafts, [latest]] = await database.read(
      async (from) => [await allDrafts(from), await broughtInLately(from)] as const,
    );
    const isIn = latest !== undefined && latest.takenBack === null;
    expect(drafts).toHaveLength(isIn ? rows : 0);
    if (isIn) expect(latest.made).toBe(rows);
    // As if nothing had been, so that the next one begins anew.
    await database.write(async (to) => {
      for (const table of ['drafts', 'lists']) await to.run(`DELETE FROM desk_${table}`);
    });
    await database.close();
  }
  await sample.remove();
}

async function bringInUntilKilled(engine: TestEngine, root: string, rows: number): Promise<void> {
  const script = await bundled('api/import-export/import/testing/endless-lists.ts');
  const { dataDir, databaseUrl = '' } = engine.settings();
  const child = spawn(process.execPath, [script, dataDir, root, String(rows), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let isAtWork = false;
  for await (const _ of createInterface(child.stdout)) {
    if (!isAtWork) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_MS);
    isAtWork = true;
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
}
