import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { openDatabase } from '../../../../api/storage/database';
import { writeSampleCatalogue, type SampleCatalogue } from '../../../../api/testing/sample-catalogue';
import { allDrafts } from '../../items/tables/drafts';
import { broughtInLately } from '../../tables/brought-in';
import { bundled } from '../../../../tests/bundled';

jest.setTimeout(120_000);
const ROWS = 400;
const KILLS = 4;
/** ms after which it is killed at the latest, once it is at work. */
const MOST_MS = 400;

let sample: SampleCatalogue;
beforeEach(async () => {
  sample = await writeSampleCatalogue();
});
afterEach(() => sample.remove());

/** Has a process bring a list in and take it back, again and again, and kills it amid that. */
async function bringInUntilKilled(): Promise<void> {
  const script = await bundled('desk/server/import/testing/endless-lists.ts');
  const args = [script, sample.dataDir, sample.root, String(ROWS)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let isAtWork = false;
  for await (const _ of createInterface(child.stdout)) {
    if (!isAtWork) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_MS);
    isAtWork = true;
  }
  await exited;
}

it('is in or out as a whole, whenever the process is killed', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await bringInUntilKilled();
    const database = await openDatabase(sample.dataDir);
    const [drafts, [latest]] = await database.read(
      (from) => [allDrafts(from), broughtInLately(from)] as const,
    );
    const isIn = latest !== undefined && latest.takenBack === null;
    expect(drafts).toHaveLength(isIn ? ROWS : 0);
    if (isIn) expect(latest.made).toBe(ROWS);
    // As if nothing had been, so that the next one begins anew.
    await database.write((to) => {
      for (const table of ['drafts', 'lists']) to.run(`DELETE FROM desk_${table}`);
    });
    database.close();
  }
});
