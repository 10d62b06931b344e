import { cp, mkdir, open, readdir, readFile, stat, truncate, writeFile, copyFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { pack as openPack, type Header } from 'tar-stream';
import { makeBackup } from '../../api/backup/make-backup';
import { restoreBackup } from './restore-backup';
import { makeHouse, rowsOf, stateOf, type House } from './testing/house';

let house: House;
let whole: string;
beforeAll(async () => {
  house = await makeHouse();
  whole = house.place('whole.tar');
  await makeBackup({ file: whole, dataDir: house.dataDir });
});
afterAll(() => house.remove());

/** A copy of the data each time: what this process has opened itself counts as open for a while. */
let dataDir: string;
let copies = 0;
beforeEach(() => copyData());
async function copyData(): Promise<void> {
  dataDir = house.place(`data-${(copies += 1)}`);
  await cp(house.dataDir, dataDir, { recursive: true });
}
const restore = (file: string) =>
  restoreBackup({ file, catalogueDir: house.catalogueDir, dataDir, replace: true });
const contents = () => stateOf(dataDir);
const now = async () => [
  ...(await contents()),
  (await readdir(path.join(dataDir, 'files'))).sort(),
  (await readdir(dataDir)).sort(),
];

/** Tries to restore a file. @returns what was said of it, when nothing has changed */
async function refusal(file: string): Promise<string> {
  const before = await now();
  const said = await restore(file).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  if (said !== 'restored') expect(await now()).toEqual(before);
  return said;
}

it('is refused wherever it is cut off', async () => {
  const { size } = await stat(whole);
  const cut = house.place('cut.tar');
  for (let part = 0; part < 25; part += 1) {
    await copyFile(whole, cut);
    // What ends an archive is two blocks of 512 zeros.
    await truncate(cut, Math.floor(((size - 1025) * part) / 24));
    expect(await refusal(cut)).toMatch(/cut\.tar is no whole backup \(.+\): nothing was changed\.$/);
  }
});

it('is refused with any byte changed in it, or is as it was', async () => {
  const { size } = await stat(whole);
  const flipped = house.place('flipped.tar');
  const before = await contents();
  let refused = 0;
  for (let part = 0; part < 60; part += 1) {
    await copyFile(whole, flipped);
    const handle = await open(flipped, 'r+');
    const at = Math.floor((size * part) / 60) + part;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at);
    await handle.write(Buffer.of(buffer[0]! ^ 0x10), 0, 1, at);
    await handle.close();
    const said = await refusal(flipped);
    if (said === 'restored') {
      expect(await contents()).toEqual(before);
      await copyData();
    } else {
      expect(said).toMatch(/is no whole backup \(.+\): nothing was changed\.$/);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(20);
});

it.each([
  ['empty', ''],
  ['text', 'no archive at all '.repeat(1000)],
  ['compressed', '\x1f\x8b\x08\0'.repeat(300)],
])('is refused when it is %s', async (name, content) => {
  await writeFile(house.place(name), content);
  expect(await refusal(house.place(name))).toContain('is no whole backup');
});

it('is refused when it is not there, or a folder', async () => {
  expect(await refusal(house.place('none.tar'))).toContain('There is no file');
  expect(await refusal(house.catalogueDir)).toContain('There is no file');
});

describe('made by someone else', () => {
  async function archive(entries: (Partial<Header> & { name: string; content?: string })[]): Promise<string> {
    const pack = openPack();
    for (const { content = '', ...header } of entries) pack.entry(header, content);
    pack.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of pack as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
    await writeFile(house.place('foreign.tar'), Buffer.concat(chunks));
    return house.place('foreign.tar');
  }

  it.each<[string, Partial<Header> & { name: string; content?: string }]>([
    ['a way up', { name: 'catalogue/../../escaped', content: 'x' }],
    ['a way up at the end', { name: 'catalogue/works/..', content: 'x' }],
    ['an absolute path', { name: '/tmp/escaped', content: 'x' }],
    ['an absolute path behind ours', { name: 'catalogue//tmp/escaped', content: 'x' }],
    ['a backslash', { name: 'catalogue\\..\\escaped', content: 'x' }],
    ['a backslash behind ours', { name: 'catalogue/..\\escaped', content: 'x' }],
    ['another file of the data', { name: 'data/restore.json', content: '[]' }],
    [
      'a way up among pictures of rooms',
      { name: `data/room-pictures/../../escaped/${'x'.repeat(22)}/original.jpg`, content: 'x' },
    ],
    ['another file of a room', { name: `data/room-pictures/${'x'.repeat(22)}/480.webp`, content: 'x' }],
    ['a link', { name: 'catalogue/works', type: 'symlink', linkname: '/tmp' }],
    ['a hard link', { name: 'catalogue/site.yaml', type: 'link', linkname: '/etc/passwd' }],
    ['a device', { name: 'catalogue/null', type: 'character-device', devmajor: 1, devminor: 3 }],
    ['a folder', { name: 'catalogue/works/', type: 'directory' }],
  ])('with %s in it, is refused', async (_, entry) => {
    const said = await refusal(await archive([entry]));
    expect(said).toContain(`it holds '${entry.name}'`);
    expect(await readdir(house.place(''))).not.toContain('escaped');
  });

  it('with a file in place of a folder, is refused', async () => {
    const said = await refusal(
      await archive([
        { name: 'catalogue/works', content: 'x' },
        { name: 'catalogue/works/lamp.yaml', content: 'x' },
      ]),
    );
    expect(said).toMatch(/is no whole backup \(.+\): nothing was changed\.$/);
  });

  it.each([
    ['no list', 'x', 'its manifest.json is damaged'],
    ['a list of nothing', '{"format":1}', 'its manifest.json is damaged'],
    ['a later format', '{"format":3}', 'it was made by newer code than this'],
  ])('with %s, is refused', async (_, content, reason) =>
    expect(await refusal(await archive([{ name: 'manifest.json', content }]))).toContain(reason),
  );
});

it('of a database that is too old is refused', async () => {
  const old = house.place('old');
  await mkdir(old);
  const database = new Database(path.join(old, 'gallery.db'));
  database.exec('CREATE TABLE t (x); PRAGMA user_version = 19');
  database.close();
  await expect(makeBackup({ file: house.place('old.tar'), dataDir: old })).rejects.toThrow(
    'The database has schema 19',
  );
  expect(await readdir(house.place(''))).not.toContain('old.tar');
});

it('is none of a damaged database: that is said before it takes the place of a good backup', async () => {
  const bad = house.place('bad');
  await mkdir(bad);
  await copyFile(path.join(house.dataDir, 'gallery.db'), path.join(bad, 'gallery.db'));
  const handle = await open(path.join(bad, 'gallery.db'), 'r+');
  await handle.write(Buffer.alloc(8192, 0x55), 0, 8192, 4096);
  await handle.close();
  await expect(makeBackup({ file: house.place('bad.tar'), dataDir: bad })).rejects.toThrow(
    /gallery\.db is damaged \(/,
  );
  expect((await readdir(house.place(''))).filter((name) => name.startsWith('bad.tar'))).toEqual([]);
});

it('takes the place of a damaged database, which is put aside', async () => {
  const file = path.join(dataDir, 'gallery.db');
  await writeFile(file, 'no database at all '.repeat(500));
  await writeFile(`${file}-wal`, 'of another one');
  const { aside } = await restore(whole);
  expect(rowsOf(dataDir)).toMatchObject({ messages: [{ name: 'Ada' }, { name: 'Ada' }] });
  expect((await readdir(aside[1]!)).sort()).toEqual(expect.arrayContaining(['gallery.db', 'gallery.db-wal']));
  expect(await readFile(path.join(aside[1]!, 'gallery.db'), 'utf8')).toContain('no database');
});
