import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openOutstandingRequest, type AskedBuild } from './outstanding-request';

const AT = '2026-01-02T03:04:05.006Z';

let dir: string;
let now: AskedBuild | undefined;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  now = undefined;
});
afterEach(() => rm(dir, { recursive: true }));
const open = () => openOutstandingRequest(dir, () => now);

it('is known to the next host until there is none', async () => {
  const [{ save }, next] = [open(), open()];
  expect(await next.read()).toBeUndefined();
  now = { at: AT, force: true };
  await save();
  expect(await next.read()).toEqual({ at: AT, force: true });
  now = { at: AT, force: false };
  await save();
  expect(await next.read()).toEqual({ at: AT, force: false });
  now = undefined;
  await save();
  await save();
  expect(await next.read()).toBeUndefined();
});

it('is what it was last, however often it changes at the same time', async () => {
  const { save, read } = open();
  const saved: Promise<void>[] = [];
  for (let i = 0; i < 50; i++) {
    now = i % 2 ? { at: AT, force: i === 49 } : undefined;
    saved.push(save());
    if (i % 10 === 0) await read();
  }
  await Promise.all(saved);
  expect(await read()).toEqual({ at: AT, force: true });
  expect(await readdir(dir)).toEqual(['rebuild-asked.json']);
});

it('can be written down after it once could not', async () => {
  const { save, read } = open();
  now = { at: AT, force: false };
  const inTheWay = path.join(dir, 'rebuild-asked.json.next');
  await mkdir(inTheWay);
  await expect(save()).rejects.toThrow('EISDIR');
  await rm(inTheWay, { recursive: true });
  await save();
  expect(await read()).toEqual(now);
});

it('leaves no part of a file that a host was killed over', async () => {
  await writeFile(path.join(dir, 'rebuild-asked.json.next'), '{"at"');
  await open().save();
  expect(await readdir(dir)).toEqual([]);
});

it.each(['', '{"at"', '{"at":"soon"}', 'null'])(
  'counts as asked just now where the file holds %j: what was asked for is not to be lost',
  async (text) => {
    await writeFile(path.join(dir, 'rebuild-asked.json'), text);
    const before = Date.now();
    const { at = '', force } = (await open().read()) ?? {};
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    expect(force).toBe(false);
  },
);
