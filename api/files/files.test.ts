import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import { startS3Server, type S3Server } from '../../src/contract/server/store/testing/s3-server';
import type { GalleryDatabase } from '../database/database';
import { eachEngine } from '../database/testing/each-engine';
import { startApi } from '../start-api';
import { settingsFrom } from '../settings';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { filesNamed, freeName, putBack, putFile, removedFiles, takeOut } from './file-queries';
import { keepOriginal, originalKey, readOriginal, streamOriginal } from './originals';
import { removeUnnamed } from './sweep';
import { rowOf } from './take-in';

const AT = '2026-12-01T10:00:00.000Z';
const LATER = '2026-12-01T11:00:00.000Z';
const document = (name: string, hash: string, at = AT) => rowOf({ name, hash, bytes: 5, at });

eachEngine((engine) => {
  let database: GalleryDatabase;
  beforeEach(async () => (database = await engine.open()));

  const hashNow = async (name: string) =>
    (await database.read((from) => filesNamed(from, [name]))).get(name)?.hash;

  it('has one content by a name, and keeps the one of before out of use', async () => {
    await database.write((to) => putFile(to, document('a.pdf', 'one')));
    await database.write((to) => putFile(to, document('a.pdf', 'two', LATER)));
    expect(await hashNow('a.pdf')).toBe('two');
    const removed = await database.read((from) => removedFiles(from, 'files', 10));
    expect(removed).toMatchObject([{ name: 'a.pdf', hash: 'one', removed_at: LATER }]);
    // What comes again is in use again.
    await database.write((to) => putFile(to, document('a.pdf', 'one', LATER)));
    expect(await hashNow('a.pdf')).toBe('one');
  });

  it('gives no name away that something has or had, whatever its extension', async () => {
    await database.write((to) => putFile(to, document('chair.pdf', 'one')));
    await database.write((to) => takeOut(to, 'files', 'chair.pdf', LATER));
    await database.write((to) => putFile(to, document('chair-2.glb', 'two')));
    expect(await database.read((from) => freeName(from, 'files', 'chair.pdf'))).toBe('chair-3.pdf');
    expect(await database.read((from) => freeName(from, 'files', 'stool.pdf'))).toBe('stool.pdf');
  });

  it('is taken out once, and put back', async () => {
    await database.write((to) => putFile(to, document('a.pdf', 'one')));
    expect(await database.write((to) => takeOut(to, 'files', 'a.pdf', LATER))).toBe('one');
    expect(await database.write((to) => takeOut(to, 'files', 'a.pdf', LATER))).toBeUndefined();
    const [row] = await database.read((from) => removedFiles(from, 'files', 1));
    await database.write((to) => putBack(to, 'files', row!, 'a.pdf'));
    expect(await hashNow('a.pdf')).toBe('one');
  });

  it('finds more names at once than a query may ask for', async () => {
    const names = Array.from({ length: 1200 }, (_, at) => `${at}.pdf`);
    await database.write((to) => putFile(to, document('1100.pdf', 'one')));
    const found = await database.read((from) => filesNamed(from, names));
    expect([...found.keys()]).toEqual(['1100.pdf']);
  });

  it('sweeps contents that nothing names, once they are a day old, and no others', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
    const files = await openStore(folder);
    const [named, given, young] = [
      await keepOriginal({ files, database }, Buffer.from('named')),
      await keepOriginal({ files, database }, Buffer.from('given up')),
      await keepOriginal({ files, database }, Buffer.from('on its way')),
    ];
    await files.write(`thumbs/${given}.webp`, 'thumb');
    const old = new Date(Date.now() - 25 * 60 * 60_000);
    for (const key of [originalKey(named), originalKey(given), `thumbs/${given}.webp`])
      await utimes(path.join(folder, key), old, old);
    await database.write((to) => putFile(to, document('a.pdf', named)));
    await database.write((to) => takeOut(to, 'files', 'a.pdf', LATER));
    await removeUnnamed({ files, database }, Date.now());
    const has = (key: string) => files.has(key);
    expect(await Promise.all([named, given, young].map((hash) => has(originalKey(hash))))).toEqual([
      ...[true, false, true],
    ]);
    expect(await has(`thumbs/${given}.webp`)).toBe(false);
    await rm(folder, { recursive: true });
  });

  it('has a content that another process brings in again while it is being swept', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
    const files = await openStore(folder);
    // SQLite is of one process.
    const other = { files, database: engine.name === 'sqlite' ? database : await engine.open() };
    const content = Buffer.from('again');
    const hash = await keepOriginal({ files, database }, content);
    const old = new Date(Date.now() - 25 * 60 * 60_000);
    await utimes(path.join(folder, originalKey(hash)), old, old);
    let again: Promise<string> | undefined;
    const facts: Store['facts'] = async (key) => {
      const before = await files.facts(key);
      again = keepOriginal(other, content);
      // Long enough to be written, if nothing keeps it from that.
      await Promise.race([again, setTimeout(200)]);
      return before;
    };
    await removeUnnamed({ files: { ...files, facts }, database }, Date.now());
    expect(await again).toBe(hash);
    expect(await readOriginal(files, hash)).toEqual(content);
    await rm(folder, { recursive: true });
  });
});

const database = { alone: <T>(_: string, work: () => Promise<T>) => work() };

describe('originals', () => {
  let folder: string;
  let files: Store;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'originals-'));
    files = await openStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are not served as if they were whole where their bytes are others by now', async () => {
    const content = Buffer.alloc(300_000, 'whole');
    const hash = await keepOriginal({ files, database }, content);
    expect(await buffer(await streamOriginal(files, hash))).toEqual(content);
    await writeFile(path.join(folder, originalKey(hash)), Buffer.alloc(300_000, 'other'));
    await expect(readOriginal(files, hash)).rejects.toThrow('is damaged in the store of files');
    const sent: Buffer[] = [];
    const stream = (await streamOriginal(files, hash)).on('data', (part: Buffer) => sent.push(part));
    await expect(
      new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject)),
    ).rejects.toThrow('is damaged');
    expect(Buffer.concat(sent).length).toBeLessThan(content.length);
    // Whoever brings the same content in again mends it.
    await keepOriginal({ files, database }, content);
    expect(await readOriginal(files, hash)).toEqual(content);
  });
});

describe('an API with its files in a bucket', () => {
  let server: S3Server;
  let sample: SampleCatalogue;
  beforeEach(async () => {
    server = await startS3Server();
    sample = await writeSampleCatalogue();
  });
  afterEach(async () => {
    await server.close();
    await sample.remove();
  });

  const start = () =>
    startApi({
      ...{ port: 0, catalogueDir: sample.root, dataDir: sample.dataDir, filesUrl: server.url },
      ...{ logLevel: 'silent', warmMedia: false },
    });

  it('serves pictures and documents from it, and says 503 while it is away, without a new start', async () => {
    const api = await start();
    try {
      const ask = (address: string) => fetch(api.url + address, { headers: { connection: 'close' } });
      const work = (await (await ask('/api/works/lamp?lang=en')).json()) as {
        data: { images: { webp: { sm: string; md: string } }[] };
      };
      const { sm, md } = work.data.images[0]!.webp;
      expect((await ask(sm)).status).toBe(200);
      const port = Number(new URL(new URL(server.url).searchParams.get('endpoint') ?? '').port);
      await server.close();
      const away = await ask(md);
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await ask('/api/works/lamp?lang=en')).status).toBe(200);
      server = await startS3Server(port);
      const files = await openStore(server.url);
      await keepOriginal({ files, database }, await readFile(path.join(sample.root, 'pictures/hd/lamp.jpg')));
      expect((await ask(md)).status).toBe(200);
    } finally {
      await api.close();
    }
  });
});

test.each(['files', 'https://key:secret@bucket.example.org', 's3://bucket?endpoint=nowhere'])(
  'FILES_URL %j is refused in words that do not repeat it',
  (value) => {
    const refused = () => settingsFrom({ FILES_URL: value });
    expect(refused).toThrow('FILES_URL must be a folder (/srv/gallery/files) or s3://bucket?endpoint=');
    expect(refused).not.toThrow(value === 'files' ? 'is files' : value);
  },
);
