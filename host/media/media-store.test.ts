import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { nameOf, type KeptFacts } from './kept-file';
import { openMediaStore, type MediaStore } from './media-store';

const KB = 1000;
/** Room for ten files of one block each with its facts. */
const ROOM = 10 * 2 * 4096;

let dir: string;
const onKept = jest.fn<void, [Error?]>();
beforeEach(async () => {
  onKept.mockClear();
  dir = path.join(await mkdtemp(path.join(os.tmpdir(), 'media-')), 'media');
});

const open = (maxBytes = ROOM): MediaStore => openMediaStore({ dir, maxBytes, onKept });
const facts = (address: string, bytes = KB): KeptFacts => ({ address, type: 'image/jpeg', tag: 'a', bytes });
const files = async (): Promise<string[]> => (await readdir(dir)).sort();
const both = (...addresses: string[]): string[] =>
  addresses.flatMap((address) => [nameOf({ address }), `${nameOf({ address })}.json`]).sort();

async function keep(store: MediaStore, address: string, bytes = KB): Promise<void> {
  await store.find({ address: address });
  const copy = store.begin(facts(address, bytes));
  copy?.write(Buffer.alloc(bytes, address));
  copy?.end();
  await store.settled();
}

it('has what it was given, also when it is opened again', async () => {
  const store = open();
  await keep(store, '/media/a');
  expect(await store.find({ address: '/media/a' })).toEqual(facts('/media/a'));
  expect(await open().find({ address: '/media/a' })).toEqual(facts('/media/a'));
  expect(onKept.mock.calls).toEqual([[]]);
});

it('never holds more than it may: what was not in use for the longest time goes, from the disk as well', async () => {
  const store = open();
  for (let i = 0; i < 10; i += 1) await keep(store, `/media/${i}`);
  expect(store.state()).toEqual({ bytes: ROOM, files: 10 });
  await store.find({ address: '/media/0' });
  for (const name of ['x', 'y']) await keep(store, `/media/${name}`);
  expect(store.state()).toEqual({ bytes: ROOM, files: 10 });
  expect(await store.find({ address: '/media/1' })).toBeUndefined();
  const left = ['0', '3', '4', '5', '6', '7', '8', '9', 'x', 'y'].map((name) => `/media/${name}`);
  expect(await files()).toEqual(both(...left));
});

it('knows after a start what was in use last, and holds no more than it may by now', async () => {
  const store = open();
  for (const name of ['a', 'b', 'c']) await keep(store, `/media/${name}`);
  for (const name of ['a', 'b', 'c']) {
    await utimes(path.join(dir, `${nameOf({ address: `/media/${name}` })}.json`), 1_000, 1_000);
  }
  await store.touch(facts('/media/a'));
  const smaller = open(2 * 4096 * 4);
  await smaller.settled();
  expect(await smaller.find({ address: '/media/a' })).toBeDefined();
  const least = open(2 * 4096 * 4);
  await keep(least, '/media/d');
  await keep(least, '/media/e');
  expect(await least.find({ address: '/media/a' })).toBeDefined();
  expect(await files()).toHaveLength(8);
});

it('keeps no file that would take a quarter of it', async () => {
  const store = open();
  await keep(store, '/media/large', ROOM / 4);
  expect(await store.find({ address: '/media/large' })).toBeUndefined();
  expect(await files()).toEqual([]);
});

it('gives nothing out before it is whole, and keeps nothing that is too short or too long', async () => {
  const store = open();
  for (const bytes of [KB - 1, KB + 1]) {
    await store.find({ address: '/media/a' });
    const copy = store.begin(facts('/media/a'));
    copy?.write(Buffer.alloc(bytes));
    expect(await store.find({ address: '/media/a' })).toBeUndefined();
    copy?.end();
    await store.settled();
    expect(await store.find({ address: '/media/a' })).toBeUndefined();
  }
  expect(await files()).toEqual([]);
  expect(store.state().files).toBe(0);
});

it('is written to once at a time, and again after one that was abandoned', async () => {
  const store = open();
  await store.find({ address: '/media/a' });
  const first = store.begin(facts('/media/a'));
  expect(store.begin(facts('/media/a'))).toBeUndefined();
  first?.write(Buffer.alloc(10));
  first?.abandon();
  await keep(store, '/media/a');
  expect(await files()).toEqual(both('/media/a'));
  expect(await store.find({ address: '/media/a' })).toBeDefined();
  expect(onKept.mock.calls).toEqual([[]]);
});

it('removes what is half there, damaged or nobody’s when it is opened', async () => {
  const store = open();
  for (const name of ['whole', 'cut', 'bare', 'garbled', 'alone']) await keep(store, `/media/${name}`);
  const body = (name: string): string => path.join(dir, nameOf({ address: `/media/${name}` }));
  await truncate(body('cut'), KB - 1);
  await rm(`${body('bare')}.json`);
  await writeFile(`${body('garbled')}.json`, '{"address":');
  await rm(body('alone'));
  await writeFile(path.join(dir, 'a.part'), 'half');
  const again = open();
  expect(await again.find({ address: '/media/whole' })).toBeDefined();
  for (const name of ['cut', 'bare', 'garbled', 'alone'])
    expect(await again.find({ address: `/media/${name}` })).toBeUndefined();
  expect(await files()).toEqual(both('/media/whole'));
});

it('does not give out what was cut off since it was opened', async () => {
  const store = open();
  await keep(store, '/media/a');
  await truncate(path.join(dir, nameOf({ address: '/media/a' })), 1);
  expect(await store.find({ address: '/media/a' })).toBeUndefined();
  await store.settled();
  expect(await files()).toEqual([]);
});

it('says why the disk took nothing, and goes on', async () => {
  await writeFile(dir, 'no folder');
  const store = open();
  await keep(store, '/media/a');
  expect(await store.find({ address: '/media/a' })).toBeUndefined();
  expect(onKept).toHaveBeenLastCalledWith(expect.objectContaining({ code: expect.any(String) }));
  expect(store.state()).toEqual({ bytes: 0, files: 0 });
});

it('leaves nothing behind where the disk had room for the body alone', async () => {
  const store = open();
  await store.find({ address: '/media/a' });
  // In place of a full disk: what is remembered beside the body cannot get its name.
  await mkdir(path.join(dir, `${nameOf({ address: '/media/a' })}.json`, 'in the way'), { recursive: true });
  await keep(store, '/media/a');
  expect(await store.find({ address: '/media/a' })).toBeUndefined();
  expect(onKept).toHaveBeenLastCalledWith(expect.objectContaining({ code: expect.any(String) }));
  await rm(path.join(dir, `${nameOf({ address: '/media/a' })}.json`), { recursive: true, force: true });
  expect(await files()).toEqual([]);
});

it('has no half file of a process that was killed while it wrote', async () => {
  const script = `
    const { openMediaStore } = require(${JSON.stringify(path.join(__dirname, 'media-store.ts'))});
    const store = openMediaStore({ dir: ${JSON.stringify(dir)}, maxBytes: 1e8, onKept: () => undefined });
    store.find({ address: '/media/a' }).then(() => {
      const copy = store.begin({ address: '/media/a', type: 'image/jpeg', tag: 'a', bytes: 2e6 });
      copy.write(Buffer.alloc(1e6));
      setInterval(() => process.stdout.write('.'), 5);
    });`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const halfWritten = async (): Promise<boolean> => {
    const [name] = await readdir(dir).catch(() => []);
    return name !== undefined && (await stat(path.join(dir, name))).size === 1e6;
  };
  do await once(child.stdout, 'data');
  while (!(await halfWritten()));
  child.kill('SIGKILL');
  await once(child, 'close');
  const store = open(1e8);
  expect(await store.find({ address: '/media/a' })).toBeUndefined();
  expect(await files()).toEqual([]);
});
