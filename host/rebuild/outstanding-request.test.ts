import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openOutstandingRequest } from './outstanding-request';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('is known to the next host until it is cleared', async () => {
  const { note, clear } = openOutstandingRequest(dir);
  const next = openOutstandingRequest(dir);
  expect(await next.read()).toBeUndefined();
  const before = Date.now();
  await note({ force: false });
  const asked = await next.read();
  expect(asked?.force).toBe(false);
  expect(Date.parse(asked?.at ?? '')).toBeGreaterThanOrEqual(before);
  await clear();
  await clear();
  expect(await next.read()).toBeUndefined();
});

it('keeps its force, whatever comes at the same time', async () => {
  const { note, read } = openOutstandingRequest(dir);
  await Promise.all(Array.from({ length: 50 }, (_, i) => note({ force: i === 20 })));
  expect((await read())?.force).toBe(true);
  expect(await readdir(dir)).toEqual(['rebuild-asked.json']);
});

it.each(['', '{"at"', '{"at":"soon"}', 'null'])('is none where the file holds %j', async (text) => {
  await writeFile(path.join(dir, 'rebuild-asked.json'), text);
  expect(await openOutstandingRequest(dir).read()).toBeUndefined();
});
