import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openStore } from './open-store';
import { NotStored, StoreAway, type Store } from './store';
import { startS3Server } from './testing/s3-server';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const keysIn = async (store: Store, below: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(below)) keys.push(key);
  return keys.sort();
};

const PLACES: [string, () => Promise<{ place: string; close(): Promise<void> }>][] = [
  ['a folder', async () => ({ place: path.join(folder, 'files'), close: async () => undefined })],
  [
    'a bucket, below a prefix',
    async () => {
      const server = await startS3Server();
      return { place: server.url.replace('?', '/gallery/files?'), close: () => server.close() };
    },
  ],
];

describe.each(PLACES)('in %s', (_, start) => {
  let close: () => Promise<void>;
  let store: Store;

  beforeEach(async () => {
    const started = await start();
    ({ close } = started);
    store = await openStore(started.place);
  });

  afterEach(() => close());

  it('gives back what was written, in one piece and as a stream', async () => {
    const content = Buffer.from([0, 255, 10, 13, 0]);
    await store.write('originals/a', content);
    expect(await store.read('originals/a')).toEqual(content);
    expect(await buffer(await store.stream('originals/a'))).toEqual(content);
    expect(await store.facts('originals/a')).toEqual({ bytes: 5, at: expect.any(Number) as number });
  });

  it('takes a file of the disk in, in the place of what was there', async () => {
    const file = path.join(folder, 'upload');
    await writeFile(file, 'larger than before');
    await store.write('a', 'before');
    await store.write('a', { file });
    expect(String(await store.read('a'))).toBe('larger than before');
  });

  it('is whole when two write one key at once', async () => {
    await Promise.all(['one', 'two'].map((text) => store.write('a', text.repeat(100_000))));
    expect(['one', 'two']).toContain(String(await store.read('a')).slice(0, 3));
    expect((await store.facts('a'))?.bytes).toBe(300_000);
  });

  it('says of what is not there that it is not there', async () => {
    expect(await store.has('originals/none')).toBe(false);
    await expect(store.read('originals/none')).rejects.toThrow(NotStored);
    await expect(store.stream('originals/none')).rejects.toThrow(NotStored);
    await store.remove('originals/none');
    expect(await keysIn(store, 'originals')).toEqual([]);
  });

  it('lists a folder alone, and removes one object or all of it', async () => {
    for (const key of ['media/a/1', 'media/a/2', 'media/b/1', 'mediated']) await store.write(key, key);
    expect(await keysIn(store, 'media')).toEqual(['media/a/1', 'media/a/2', 'media/b/1']);
    await store.remove('media/a/1');
    await store.removeFolder('media/b');
    expect(await keysIn(store, 'media')).toEqual(['media/a/2']);
    expect(await store.has('mediated')).toBe(true);
  });

  it.each(['../a', '/a', 'a//b', 'a/./b', ''])('takes %j for no key', async (key) => {
    await expect(store.write(key, 'a')).rejects.toThrow('is no key');
  });
});

it('leaves nothing of a file that could not be written', async () => {
  const store = await openStore(folder);
  await store.write('a/b', 'here');
  // A folder stands where the file should.
  await expect(store.write('a', 'there')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(path.join(folder, '.parts'))).toEqual([]);
});

it('says that a bucket is away, and takes up again with it', async () => {
  const server = await startS3Server();
  const port = Number(new URL(new URL(server.url).searchParams.get('endpoint') ?? '').port);
  const store = await openStore(server.url);
  await server.close();
  await expect(store.read('a')).rejects.toThrow(StoreAway);
  await expect(store.has('a')).rejects.toThrow('s3://gallery does not answer as it should (');
  const again = await startS3Server(port);
  await store.write('a', 'back');
  expect(String(await store.read('a'))).toBe('back');
  await again.close();
});

it('gives up a bucket that takes calls and says nothing, after one try', async () => {
  const calls: string[] = [];
  const silent = createServer(({ method }) => void calls.push(method ?? ''));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  process.env['AWS_ACCESS_KEY_ID'] = process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const store = await openStore(`s3://gallery?endpoint=http://127.0.0.1:${port}`);
  await expect(store.read('a')).rejects.toThrow(new StoreAway('s3://gallery does not answer.'));
  expect(calls).toEqual(['GET']);
  silent.closeAllConnections();
  silent.close();
}, 60_000);

it.each([
  's3://',
  's3://key:secret@gallery',
  's3://gallery?endpoint=ftp://example.org',
  's3://gallery?regoin=eu',
  'http://gallery',
])('refuses %s without repeating it', async (place) => {
  await expect(openStore(place)).rejects.toThrow(
    'A store of files must be a folder, or s3://bucket?endpoint=https://…&region=….',
  );
});
