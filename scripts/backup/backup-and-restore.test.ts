import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import Database from 'libsql';
import { pack as openPack } from 'tar-stream';
import { startApi, type RunningApi } from '../../api/start-api';
import { openDatabase } from '../../api/database/open-database';
import { formerSchema } from '../../api/takeover/testing/former-schemas';
import { withMigration } from '../../api/database/testing/with-migration';
import { writeSampleCatalogue, type SampleCatalogue } from '../../api/testing/sample-catalogue';
import { findPreviewToken } from '../../api/previews/preview-tokens';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { makeBackup } from '../../api/backup/make-backup';
import { restoreBackup } from './restore-backup';
import { openStore } from '../../src/contract/server/store/open-store';
import { hashOf } from '../../api/files/originals';
import { makeHouse, rowsOf, stateOf, treeOf, type House } from './testing/house';
import { bundled } from '../../tests/bundled';

let house: House;
let file: string;
let apis: RunningApi[];
beforeEach(async () => {
  house = await makeHouse();
  file = house.place('gallery.tar');
  apis = [];
});
afterEach(async () => {
  await Promise.all(apis.map((api) => api.close()));
  await house.remove();
});

const backUp = () => makeBackup({ file, dataDir: house.dataDir });
const elsewhere = () => ({ catalogueDir: house.place('catalogue'), dataDir: house.place('data') });
const restore = (options: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ file, ...elsewhere(), ...options });
async function start(options: Parameters<typeof startApi>[0]): Promise<RunningApi> {
  const api = await startApi({ port: 0, logLevel: 'silent', warmMedia: false, ...options });
  apis.push(api);
  return api;
}
const post = (url: string, name: string) =>
  fetch(url + FORM_PATHS.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({
      name,
      email: 'eve@example.org',
      message: 'Is the lamp still there?',
      newsletter: false,
      inquiry_by: 'email',
    }),
  });

it('restores into empty folders what was backed up while the API ran, file by file and row by row', async () => {
  const { url } = await start({ catalogueDir: house.catalogueDir, dataDir: house.dataDir });
  // In the log beside the database still.
  await post(url, 'Eve');
  const { manifest, lacking, size } = await backUp();
  await restore();
  const { dataDir } = elsewhere();
  const stored = await treeOf(path.join(dataDir, 'files'));
  expect(stored).toEqual(await treeOf(path.join(house.dataDir, 'files')));
  expect(rowsOf(dataDir)).toEqual(rowsOf(house.dataDir));
  expect(rowsOf(dataDir)).toMatchObject({
    messages: [{ name: 'Ada' }, { works: '["lamp"]' }, { name: 'Eve' }],
    mails: [{ sent_at: null }, { sent_at: null }],
    posts: [{ key: 'a-key-of-a-browser' }],
  });
  expect([lacking, size]).toEqual([0, (await stat(file)).size]);
  expect(Object.keys(manifest.files)).toHaveLength(Object.keys(stored).length + 1);
  expect(manifest.items).toEqual({ types: 2, works: 4, creators: 3, events: 2, press: 1, pages: 4 });
  expect((await readdir(dataDir)).sort()).toEqual(['files', 'gallery.db']);
});

it('keeps a backup, and the database in it, from everyone else, and leaves nothing beside it', async () => {
  await backUp();
  await restore();
  const modes = await Promise.all(
    [file, path.join(house.place('data'), 'gallery.db')].map(async (one) => (await stat(one)).mode & 0o777),
  );
  expect(modes).toEqual([0o600, 0o600]);
  expect((await readdir(path.dirname(file))).sort()).toEqual(['catalogue', 'data', 'gallery.tar']);
});

it('can be read without this code', async () => {
  await backUp();
  const name = `files/originals/${hashOf(Buffer.from('%PDF-1.4 en'))}`;
  const { stdout } = await promisify(execFile)('tar', ['-xOf', file, name]);
  expect(stdout).toBe('%PDF-1.4 en');
});

it('starts from what was restored: pages, and a preview by its old address', async () => {
  await backUp();
  await restore();
  const { url } = await start(elsewhere());
  const preview = await fetch(`${url}/api/preview/${house.token}`, { headers: { connection: 'close' } });
  expect([preview.status, await preview.json()]).toMatchObject([200, { data: { item: { id: 'lamp' } } }]);
  const work = await fetch(`${url}/api/works/lamp`, { headers: { connection: 'close' } });
  expect([work.status, await work.json()]).toMatchObject([200, { data: { reference: 'ML 0001' } }]);
});

it('has the site told of everything, whatever it was told before', async () => {
  await backUp();
  await restore();
  const { url } = await start(elsewhere());
  const statusAfter = async (number: number) =>
    (await fetch(`${url}/api/changes?after=${number}`, { headers: { connection: 'close' } })).status;
  // 410: everything may have changed.
  for (const known of [0, 1, 2, 1000]) expect([known, await statusAfter(known)]).toEqual([known, 410]);
});

/** As that server made it. */
async function packFormer({ root, dataDir }: SampleCatalogue, file: string): Promise<void> {
  const pack = openPack();
  const files: Record<string, { size: number; sha256: string }> = {};
  const add = (name: string, content: Buffer) => {
    files[name] = { size: content.length, sha256: hashOf(content) };
    pack.entry({ name }, content);
  };
  for (const name of Object.keys(await treeOf(root)))
    add(`catalogue/${name}`, await readFile(path.join(root, name)));
  add('data/gallery.db', await readFile(path.join(dataDir, 'gallery.db')));
  const manifest = { format: 2, made: '2026-11-01T00:00:00Z', version: '0.1.0', schema: 20, files };
  pack.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  pack.finalize();
  await pipeline(pack as unknown as NodeJS.ReadableStream, createWriteStream(file));
}

describe('a backup of a server that had items as files', () => {
  let former: SampleCatalogue;
  afterEach(() => former.remove());

  it.each([20, 25] as const)('of schema %i is taken over at the next start', async (schema) => {
    former = await writeSampleCatalogue();
    await mkdir(former.dataDir);
    const database = new Database(path.join(former.dataDir, 'gallery.db'));
    database.exec(formerSchema(schema));
    database
      .prepare(
        "INSERT INTO desk_versions (shelf, item, at, act, before, after) VALUES ('works', 'stool', '2026-01-01T00:00:00.000Z', 'published', NULL, 'title: { fr: Tabouret }')",
      )
      .run();
    database.close();
    const backup = house.place('former.tar');
    await expect(makeBackup({ file: backup, dataDir: former.dataDir })).rejects.toThrow(
      'The database is of a server of before, which had items as files',
    );
    await packFormer(former, backup);
    const folders = elsewhere();
    await restoreBackup({ file: backup, ...folders });
    const api = await start(folders);
    const work = await fetch(`${api.url}/api/works/lamp`, { headers: { connection: 'close' } });
    expect([work.status, await work.json()]).toMatchObject([200, { data: { reference: 'ML 0001' } }]);
    await api.close();
    expect(rowsOf(folders.dataDir)).toMatchObject({
      version: rowsOf(house.dataDir)['version'],
      messages: [{ name: 'Zoé', work: 'lamp' }],
      desk_versions: [{ item: 'stool', after: '{"title":{"fr":"Tabouret"}}' }, { act: 'byHand' }],
    });
    // From now on, what is public is in the database.
    const own = { file: house.place('own.tar'), ...folders };
    const { manifest } = await makeBackup(own);
    expect(manifest.items).toMatchObject({ works: 4 });
    expect(Object.keys(manifest.files).filter((name) => name.startsWith('files/'))).toHaveLength(5);
  });
});

it('keeps what the migrations of a newer release have made, and refuses it to this one', async () => {
  const newer = house.place('newer');
  const backUpNewer = (name: string) => makeBackup({ file: house.place(name), dataDir: newer });
  const restoreNewer = () => restore({ file: house.place('newer.tar') });
  await mkdir(newer);
  await withMigration('900-notes', (db) => db.schema.createTable('made_up').addColumn('x', 'text').execute())(
    async () => {
      await (await openDatabase({ dataDir: newer })).close();
      await backUpNewer('newer.tar');
      await restoreNewer();
      await (await openDatabase({ dataDir: elsewhere().dataDir })).close();
      expect(rowsOf(elsewhere().dataDir)).toMatchObject({ made_up: [] });
    },
  );
  const refusal = "The database has the migration '900-notes', which this code does not know.";
  await expect(backUpNewer('again.tar')).rejects.toThrow(refusal);
  await rm(house.place('data'), { recursive: true });
  await rm(house.place('catalogue'), { recursive: true });
  await expect(restoreNewer()).rejects.toThrow(refusal);
  await expect(restoreNewer()).rejects.toThrow('Nothing was changed.');
});

describe('what is refused, with nothing changed', () => {
  const now = () => stateOf(house.dataDir);
  const into = () => ({ catalogueDir: house.catalogueDir, dataDir: house.dataDir });

  it('a restore over what is there, unless told to; then that is put aside', async () => {
    await backUp();
    const [old] = await now();
    await (await openStore(path.join(house.dataDir, 'files'))).write(`originals/${'0'.repeat(64)}`, 'new');
    const before = await now();
    await expect(restore(into())).rejects.toThrow(/ and .* are not empty: nothing was changed\..*--replace/);
    expect(await now()).toEqual(before);
    const { aside } = await restore({ ...into(), replace: true });
    expect((await now())[0]).toEqual(old);
    expect([await treeOf(aside[0]!), rowsOf(aside[1]!)]).toEqual(before);
    await rm(file);
    const { manifest } = await backUp();
    expect(Object.keys(manifest.files).filter((name) => name.includes('.before'))).toEqual([]);
  });

  it.each(['files', 'data'])('a restore where only the %s is there', async (kept) => {
    await backUp();
    const { catalogueDir, dataDir } = elsewhere();
    const folders =
      kept === 'files'
        ? { catalogueDir, dataDir, filesDir: path.join(house.dataDir, 'files') }
        : { catalogueDir, dataDir: house.dataDir, filesDir: house.place('files') };
    await expect(restore(folders)).rejects.toThrow('is not empty: nothing was changed.');
    expect((await readdir(house.place(''))).sort()).toEqual(['gallery.tar']);
  });

  it('a restore under an API that runs, though nobody asks it anything', async () => {
    await backUp();
    const before = await now();
    const { url } = await start(into());
    await expect(restore({ ...into(), replace: true })).rejects.toThrow('open: stop the API first.');
    expect((await post(url, 'Eve')).status).toBe(200);
    expect(rowsOf(house.dataDir)).toMatchObject({ messages: [{}, {}, { name: 'Eve' }] });
    expect((await now())[0]).toEqual(before[0]);
  });

  it('a backup over another file, in a folder that is backed up, or in none', async () => {
    await writeFile(file, 'other');
    await expect(backUp()).rejects.toThrow('is there already');
    expect(await readFile(file, 'utf8')).toBe('other');
    for (const dir of [house.dataDir, path.join(house.dataDir, 'files')]) {
      file = path.join(dir, 'gallery.tar');
      await expect(backUp()).rejects.toThrow('is in a folder that is backed up');
    }
    file = house.place('none/gallery.tar');
    await expect(backUp()).rejects.toThrow(`There is no folder ${house.place('none')}`);
  });

  it('a backup of a folder in which there is nothing: the settings are wrong', async () => {
    const { dataDir } = elsewhere();
    await expect(makeBackup({ file, dataDir })).rejects.toThrow('API_DATA_DIR');
    expect(await readdir(house.place(''))).toEqual([]);
  });
});

test('the commands say what they have done, and what is wrong in one line', async () => {
  const run = async (command: string, args: string[], own: NodeJS.ProcessEnv) =>
    promisify(execFile)(
      process.execPath,
      [await bundled(path.join(__dirname, `${command}-command.ts`)), ...args],
      { cwd: path.join(__dirname, '../..'), env: { ...process.env, ...own } },
    );
  const from = { API_DATA_DIR: house.dataDir };
  const { catalogueDir, dataDir } = elsewhere();
  const to = { API_CATALOGUE_DIR: catalogueDir, API_DATA_DIR: dataDir, INIT_CWD: house.place('') };
  const made = await run('backup', [file], from);
  expect(made.stdout).toMatch(
    /gallery\.tar: the database \(schema \d+\) with types 2, works 4, .*pages 4; 5 pictures and other files; 0\.\d MB\.\n$/,
  );
  const restored = await run('restore', ['gallery.tar'], to);
  expect(restored.stdout).toMatch(/^Restored as of 2.*: the database \(schema \d+\) with types 2, works 4/);
  const stored = (folder: string) => treeOf(path.join(folder, 'files'));
  expect(await stored(dataDir)).toEqual(await stored(house.dataDir));
  const again = await run('restore', ['gallery.tar', '--replace'], to);
  expect(again.stdout).toContain('What was there is kept, until you remove it, in:\n- /');
  for (const [command, args] of [
    ['backup', []],
    ['restore', [file, '--force']],
  ] as const)
    await expect(run(command, [...args], to)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\nUsage: npm run (backup|restore) -- FILE.*\n$/),
    });
  const database = await openDatabase({ dataDir });
  expect(await database.read((of) => findPreviewToken(of, house.token))).toMatchObject({ id: 'lamp' });
  await database.close();
});
