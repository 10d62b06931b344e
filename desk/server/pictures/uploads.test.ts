import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeft } from './uploads';

const HOUR_MS = 60 * 60_000;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'desk-uploads-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function addUpload(name: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * HOUR_MS);
  for (const file of [name, `${name}.json`]) {
    await writeFile(path.join(directory, file), '{}');
    await utimes(path.join(directory, file), then, then);
  }
}

it('throws away what nobody has gone on with, or taken in, for a day', async () => {
  await addUpload('old', 25);
  await addUpload('going', 23);
  expect(await removeLeft(directory)).toBe(1);
  expect((await readdir(directory)).sort()).toEqual(['going', 'going.json']);
});

it('has nothing to do before the first upload', async () =>
  expect(await removeLeft(path.join(directory, 'none'))).toBe(0));
