import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openOutstandingRequest, type AskedBuild } from './outstanding-request';

const MARK = { log: 'a-log', number: 3 };

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
  now = { mark: MARK, force: true };
  await save();
  expect(await next.read()).toEqual({ mark: MARK, force: true });
  now = { mark: MARK, force: false };
  await save();
  expect(await next.read()).toEqual({ mark: MARK, force: false });
  now = undefined;
  await save();
  await save();
  expect(await next.read()).toBeUndefined();
});

it('is what it was last, however often it changes at the same time', async () => {
  const { save, read } = open();
  const saved: Promise<void>[] = [];
  for (let i = 0; i < 50; i++) {
    now = i % 2 ? { mark: MARK, force: i === 49 } : undefined;
    saved.push(save());
    if (i % 10 === 0) await read();
  }
  await Promise.all(saved);
  expect(await read()).toEqual({ mark: MARK, force: true });
  expect(await readdir(dir)).toEqual(['rebuild-asked.json']);
});

it('can be written down after it once could not', async () => {
  const { save, read } = open();
  now = { mark: MARK, force: false };
  const inTheWay = path.join(dir, 'rebuild-asked.json.next');
  await mkdir(inTheWay);
  await expect(save()).rejects.toThrow('EISDIR');
  await rm(inTheWay, { recursive: true });
  await save();
  expect(await read()).toEqual(now);
});

it('leaves no part of a file that a host was killed over', async () => {
  await writeFile(path.join(dir, 'rebuild-asked.json.next'), '{"mark"');
  await open().save();
  expect(await readdir(dir)).toEqual([]);
});

it.each(['', '{"mark"', '{"at":"2026-01-02T03:04:05.006Z","force":false}', 'null'])(
  'is not known, but is there, where the file holds %j: what was asked for is not to be lost',
  async (text) => {
    await writeFile(path.join(dir, 'rebuild-asked.json'), text);
    expect(await open().read()).toBe('unknown');
  },
);
