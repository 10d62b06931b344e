import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import { startS3Server } from '../../src/contract/server/store/testing/s3-server';
import type { GalleryDatabase } from '../database/database';
import { eachEngine, type TestEngine } from '../database/testing/each-engine';
import { LARGEST_UPLOAD, MOST_UPLOADS } from './contract/upload-bounds';
import { removeLeftUploads } from '../files/sweep';
import { openUploads, UPLOAD_LIFE_MS, UPLOADS, type Uploads } from './uploads';

const [ADA, JULES] = [1, 2];

const keysIn = async (files: Store): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list(UPLOADS)) keys.push(key);
  return keys;
};

const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { fault: string }) => error.fault,
  );

const STORES: [string, () => Promise<{ place: string; close(): Promise<void> }>][] = [
  [
    'a folder',
    async () => {
      const place = await mkdtemp(path.join(tmpdir(), 'uploads-'));
      return { place, close: () => rm(place, { recursive: true }) };
    },
  ],
  [
    'a bucket',
    async () => {
      const { url, close } = await startS3Server();
      return { place: url, close };
    },
  ],
];

eachEngine((engine) =>
  describe.each(STORES)('uploads whose parts are in %s', (_, start) => {
    let files: Store;
    let database: GalleryDatabase;
    let close: () => Promise<void>;
    /** Of two processes. */
    let here: Uploads;
    let there: Uploads;
    beforeEach(async () => {
      const started = await start();
      ({ close } = started);
      files = await openStore(started.place);
      database = await engine.open();
      here = openUploads({ files, database });
      there = openUploads({ files: await openStore(started.place), database: await engine.open() });
    });
    afterEach(() => close());

    const contentOf = (uploads: Uploads, id: string) => uploads.take(id, (file) => readFile(file, 'utf8'));

    it('are whole, whichever process has each of their parts, and gone once they were taken in', async () => {
      await here.begin('a', ADA, 9);
      expect(await there.add('a', 0, Buffer.from('one '))).toBe(true);
      expect(await here.add('a', 4, Buffer.from('two '))).toBe(true);
      expect(await faultOf(contentOf(there, 'a'))).toBe('uploadGone');
      expect(await there.find('a')).toMatchObject({ arrived: 8, bytes: 9 });
      expect(await there.add('a', 8, Buffer.from('3'))).toBe(true);
      expect(await contentOf(here, 'a')).toBe('one two 3');
      expect(await faultOf(contentOf(there, 'a'))).toBe('uploadGone');
      expect([await here.find('a'), await keysIn(files)]).toEqual([undefined, []]);
    });

    it('have the part of one of two processes that take the same one at once, whole', async () => {
      await here.begin('a', ADA, 2000);
      const [one, other] = [Buffer.alloc(1000, 'a'), Buffer.alloc(2000, 'b')];
      const isNext = await Promise.all([here.add('a', 0, one), there.add('a', 0, other)]);
      expect(isNext.filter(Boolean)).toHaveLength(1);
      if (isNext[0]) await there.add('a', 1000, one);
      expect(await contentOf(there, 'a')).toBe((isNext[0] ? 'a' : 'b').repeat(2000));
      expect(await keysIn(files)).toEqual([]);
    });

    it('take nothing that does not begin where they end, nor after they were given up', async () => {
      await here.begin('a', ADA, 10);
      expect(await here.add('a', 4, Buffer.from('late'))).toBe(false);
      await there.drop('a');
      expect(await here.add('a', 0, Buffer.from('one'))).toBe(false);
      expect(await keysIn(files)).toEqual([]);
    });

    it('stay as they are where the store has no room, and go on once it has', async () => {
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      let room = 1;
      const write: Store['write'] = async (...given) => {
        if (room-- <= 0) throw full;
        await files.write(...given);
      };
      const uploads = openUploads({ files: { ...files, write }, database });
      await uploads.begin('a', ADA, 6);
      await uploads.add('a', 0, Buffer.from('one'));
      await expect(uploads.add('a', 3, Buffer.from('two'))).rejects.toBe(full);
      expect(await uploads.find('a')).toMatchObject({ arrived: 3 });
      room = 1;
      await uploads.add('a', 3, Buffer.from('two'));
      expect(await contentOf(uploads, 'a')).toBe('onetwo');
    });

    it('are thrown away after a day, and parts of those that are gone', async () => {
      const now = Date.now();
      const begunAt = (at: number) => openUploads({ files, database, now: () => at });
      await begunAt(now - UPLOAD_LIFE_MS).begin('old', ADA, 10);
      await begunAt(now - UPLOAD_LIFE_MS + 1000).begin('going', ADA, 10);
      for (const id of ['old', 'going']) await here.add(id, 0, Buffer.from('one'));
      // A process was killed before it could remove it.
      await files.write(`${UPLOADS}/gone/part`, 'one');
      await removeLeftUploads({ files, database }, now);
      expect(await here.find('old')).toBeUndefined();
      expect(await keysIn(files)).toEqual([expect.stringContaining(`${UPLOADS}/going/`)]);
      expect(await here.add('going', 3, Buffer.from('on'))).toBe(true);
    });
  }),
);

eachEngine((engine) => describe('the space of uploads', () => spaceOn(engine)));

function spaceOn(engine: TestEngine): void {
  /** Bytes that stay free. */
  const ROOM = 10 * LARGEST_UPLOAD;
  let folder: string;
  let uploads: Uploads;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  let number = 0;
  const nextId = () => String((number += 1));
  const open = async (free: number, { isDisk = true, now = Date.now } = {}) => {
    const files = { ...(await openStore(folder)), isDisk };
    return (uploads = openUploads({ files, database: await engine.open(), free: async () => free, now }));
  };
  /** What each is answered, asked all at once. */
  const askFor = (asked: readonly [person: number, bytes: number | null][]) =>
    Promise.all(asked.map(([person, bytes]) => faultOf(uploads.begin(nextId(), person, bytes))));

  it('is not promised to two at the same time', async () => {
    await open(ROOM + 3 * LARGEST_UPLOAD);
    const many = Array.from({ length: 10 }, (): [number, number] => [ADA, LARGEST_UPLOAD]);
    const answers = await askFor(many);
    expect(answers.sort()).toEqual([...Array<string>(7).fill('diskFull'), ...Array<string>(3).fill('none')]);
  });

  it.each<[string, { bytes: number | null; arrived: number }, number, string]>([
    ['all of it', { bytes: 1000, arrived: 0 }, 1000, 'diskFull'],
    ['the rest of it', { bytes: 1000, arrived: 600 }, 600, 'none'],
    ['the rest of it, and no more', { bytes: 1000, arrived: 600 }, 601, 'diskFull'],
    ['nothing of what has arrived', { bytes: 1000, arrived: 1000 }, 1000, 'none'],
    ['as much as one may have, where no length was told', { bytes: null, arrived: 0 }, 1, 'diskFull'],
  ])('counts of what was begun before %s', async (_, { bytes, arrived }, length, answer) => {
    await open(Number.MAX_SAFE_INTEGER);
    await uploads.begin('before', JULES, bytes);
    if (arrived > 0) await uploads.add('before', 0, Buffer.alloc(arrived));
    await open(ROOM + 1000);
    expect(await askFor([[ADA, length]])).toEqual([answer]);
  });

  it('is bounded for each person, in bytes and in files, and others have theirs', async () => {
    await open(Number.MAX_SAFE_INTEGER);
    for (let whole = 0; whole < MOST_UPLOADS.bytes; whole += LARGEST_UPLOAD)
      await uploads.begin(nextId(), ADA, LARGEST_UPLOAD);
    for (let nth = 0; nth < MOST_UPLOADS.count; nth += 1) await uploads.begin(nextId(), JULES, 1);
    expect(await askFor([[ADA, 1]])).toEqual(['tooManyUploads']);
    expect(await askFor([[JULES, 1]])).toEqual(['tooManyUploads']);
    expect(await askFor([[3, LARGEST_UPLOAD]])).toEqual(['none']);
    // What is too old to be gone on with counts no more.
    await open(Number.MAX_SAFE_INTEGER, { now: () => Date.now() + UPLOAD_LIFE_MS });
    expect(await askFor([[ADA, LARGEST_UPLOAD]])).toEqual(['none']);
  });

  it('is nobody’s for what is too large, and not counted in a bucket', async () => {
    await open(0, { isDisk: false });
    expect(await askFor([[ADA, LARGEST_UPLOAD + 1]])).toEqual(['tooLarge']);
    expect(await askFor([[ADA, LARGEST_UPLOAD]])).toEqual(['none']);
  });
}
