import { execFile } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import type * as TarStream from 'tar-stream';
import { startApi, type RunningApi } from '../../api/start-api';
import { openDatabase } from '../../api/database/open-database';
import { formerSchema } from '../../api/database/testing/former-schemas';
import { withMigration } from '../../api/database/testing/with-migration';
import { writeSampleCatalogue, type SampleCatalogue } from '../../api/testing/sample-catalogue';
import { findPreviewToken } from '../../api/previews/preview-tokens';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { makeBackup } from '../../api/backup/make-backup';
import { restoreBackup } from './restore-backup';
import { makeHouse, rowsOf, treeOf, type House } from './testing/house';
import { bundled } from '../../tests/bundled';

/** The module itself, as the backup has it. */
const tar = jest.requireActual<typeof TarStream>('tar-stream');

const SPAWNING_MS = 60_000;

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

const backUp = () => makeBackup({ file, catalogueDir: house.catalogueDir, dataDir: house.dataDir });
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
  await house.write({ 'files/été, vernis & « or ».txt': '', [`files/${'long '.repeat(40)}.txt`]: 'x' });
  const { url } = await start({ catalogueDir: house.catalogueDir, dataDir: house.dataDir });
  // In the log beside the database still.
  await post(url, 'Eve');
  const { manifest, isOfOneMoment, size } = await backUp();
  await restore();
  const { catalogueDir, dataDir } = elsewhere();
  expect(await treeOf(catalogueDir)).toEqual(await treeOf(house.catalogueDir));
  expect(rowsOf(dataDir)).toEqual(rowsOf(house.dataDir));
  expect(rowsOf(dataDir)).toMatchObject({
    messages: [{ name: 'Ada' }, { works: '["lamp"]' }, { name: 'Eve' }],
    mails: [{ sent_at: null }, { sent_at: null }],
    posts: [{ key: 'a-key-of-a-browser' }],
  });
  expect([isOfOneMoment, size]).toEqual([true, (await stat(file)).size]);
  expect(Object.keys(manifest.files)).toHaveLength(Object.keys(await treeOf(catalogueDir)).length + 1);
  expect(manifest.items).toEqual({ types: 2, works: 4, creators: 3, events: 2, press: 1, pages: 4 });
  expect(await readdir(dataDir)).toEqual(['gallery.db']);
});

it('leaves files out that hold items, which are in the database', async () => {
  await house.write({ 'works/lamp.yaml': 'title: of long ago', 'site.yaml': '', 'README.md': '' });
  const { manifest } = await backUp();
  expect(Object.keys(manifest.files).filter((name) => /yaml|README/.test(name))).toEqual([]);
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
  const { stdout } = await promisify(execFile)('tar', ['-xOf', file, 'catalogue/files/late-en.pdf']);
  expect(stdout).toBe(await readFile(path.join(house.catalogueDir, 'files/late-en.pdf'), 'utf8'));
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
    const { manifest } = await makeBackup({
      file: backup,
      catalogueDir: former.root,
      dataDir: former.dataDir,
    });
    expect(Object.keys(manifest.files)).toContain('catalogue/works/lamp.yaml');
    expect(manifest.items).toBeUndefined();
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
    expect((await makeBackup(own)).manifest.items).toMatchObject({ works: 4 });
  });
});

it('keeps what the migrations of a newer release have made, and refuses it to this one', async () => {
  const newer = house.place('newer');
  const backUpNewer = (name: string) =>
    makeBackup({ file: house.place(name), catalogueDir: house.catalogueDir, dataDir: newer });
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

describe('a catalogue that is edited meanwhile', () => {
  /** Edits at once, as often as the backup begins with a file: after it has looked at it, and before it reads it. */
  function whilePacking(edit: (name: string) => void): void {
    const open = tar.pack;
    jest.spyOn(tar, 'pack').mockImplementation((options) => {
      const pack = open(options);
      const { entry } = pack;
      pack.entry = ((...args: Parameters<TarStream.Pack['entry']>) => {
        edit(args[0].name);
        return entry.apply(pack, args);
      }) as TarStream.Pack['entry'];
      return pack;
    });
  }
  const inCatalogue = (name: string) => path.join(house.catalogueDir, name);
  afterEach(() => jest.restoreAllMocks());

  it('is taken whole where it never ends, each file as it was before an edit or after it', async () => {
    let edits = 0;
    const text = (edit: number) => String(edit % 10).repeat(200_000 + 1000 * (edit % 10));
    const [edited, replaced] = ['files/edited.txt', 'files/replaced.txt'];
    await house.write({ [edited]: text(0), [replaced]: text(0) });
    whilePacking((name) => {
      if (name === `catalogue/${replaced}`) writeFileSync(inCatalogue(edited), text((edits += 1)));
      if (name !== `catalogue/${edited}`) return;
      writeFileSync(inCatalogue('files/next.txt'), text((edits += 1)));
      renameSync(inCatalogue('files/next.txt'), inCatalogue(replaced));
    });
    const { manifest, isOfOneMoment } = await backUp();
    expect(isOfOneMoment).toBe(false);
    expect(edits).toBeGreaterThan(10);
    await restore();
    for (const restored of [edited, replaced]) {
      const content = await readFile(path.join(house.place('catalogue'), restored), 'utf8');
      expect(content === text(Number(content[0]))).toBe(true);
    }
    expect(Object.keys(manifest.files)).toContain(`catalogue/${edited}`);
  });

  it('is of one moment once the editing ends: what came with the last edit is in it, what went is not', async () => {
    let isEdited = false;
    whilePacking(() => {
      if (isEdited) return;
      isEdited = true;
      writeFileSync(inCatalogue('files/aaa.pdf'), 'late');
      writeFileSync(inCatalogue('pictures/lamp-1-day.jpg'), 'changed');
      rmSync(inCatalogue('files/late-en.pdf'));
    });
    expect((await backUp()).isOfOneMoment).toBe(true);
    await restore();
    expect(isEdited).toBe(true);
    expect(await treeOf(house.place('catalogue'))).toEqual(await treeOf(house.catalogueDir));
  });
});

it('takes what links lead to, once where they lead back up', async () => {
  await mkdir(house.place('disk'));
  await writeFile(house.place('disk/far.jpg'), 'far');
  await symlink(house.place('disk'), path.join(house.catalogueDir, 'pictures/far'));
  await symlink(house.catalogueDir, path.join(house.catalogueDir, 'files/round'));
  await symlink('nowhere', path.join(house.catalogueDir, 'files/nothing'));
  const { manifest } = await backUp();
  const names = Object.keys(manifest.files);
  expect(names).toContain('catalogue/pictures/far/far.jpg');
  expect(names.filter((name) => /round|nothing/.test(name))).toEqual([]);
});

describe('what is refused, with nothing changed', () => {
  const now = async () => [await treeOf(house.catalogueDir), rowsOf(house.dataDir)];
  const into = () => ({ catalogueDir: house.catalogueDir, dataDir: house.dataDir });

  it('a restore over what is there, unless told to; then that is put aside', async () => {
    await backUp();
    const old = await treeOf(house.catalogueDir);
    await house.write({ 'pictures/new.jpg': 'new', 'files/late-en.pdf': 'changed' });
    const before = await now();
    await expect(restore(into())).rejects.toThrow(/ and .* are not empty: nothing was changed\..*--replace/);
    expect(await now()).toEqual(before);
    const { aside } = await restore({ ...into(), replace: true });
    expect(await treeOf(house.catalogueDir)).toEqual(old);
    expect([await treeOf(aside[0]!), rowsOf(aside[1]!)]).toEqual(before);
    await rm(file);
    const { manifest } = await backUp();
    expect(Object.keys(manifest.files).filter((name) => name.includes('.before'))).toEqual([]);
  });

  it.each(['catalogue', 'data'])('a restore where only the %s is there', async (kept) => {
    await backUp();
    const { catalogueDir, dataDir } = elsewhere();
    const folders = kept === 'catalogue' ? { ...into(), dataDir } : { ...into(), catalogueDir };
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
    expect(await treeOf(house.catalogueDir)).toEqual(before[0]);
  });

  it('a backup over another file, in a folder that is backed up, or in none', async () => {
    await writeFile(file, 'other');
    await expect(backUp()).rejects.toThrow('is there already');
    expect(await readFile(file, 'utf8')).toBe('other');
    for (const dir of [house.catalogueDir, path.join(house.catalogueDir, 'files'), house.dataDir]) {
      file = path.join(dir, 'gallery.tar');
      await expect(backUp()).rejects.toThrow('is in a folder that is backed up');
    }
    file = house.place('none/gallery.tar');
    await expect(backUp()).rejects.toThrow(`There is no folder ${house.place('none')}`);
  });

  it('a backup of folders in which there is nothing: the settings are wrong', async () => {
    const { catalogueDir, dataDir } = elsewhere();
    await expect(makeBackup({ file, ...into(), catalogueDir })).rejects.toThrow('API_CATALOGUE_DIR');
    await expect(makeBackup({ file, ...into(), dataDir })).rejects.toThrow('API_DATA_DIR');
    expect(await readdir(house.place(''))).toEqual([]);
  });
});

test(
  'the commands say what they have done, and what is wrong in one line',
  async () => {
    const run = async (command: string, args: string[], own: NodeJS.ProcessEnv) =>
      promisify(execFile)(
        process.execPath,
        [await bundled(path.join(__dirname, `${command}-command.ts`)), ...args],
        { cwd: path.join(__dirname, '../..'), env: { ...process.env, ...own } },
      );
    const from = { API_CATALOGUE_DIR: house.catalogueDir, API_DATA_DIR: house.dataDir };
    const { catalogueDir, dataDir } = elsewhere();
    const to = { API_CATALOGUE_DIR: catalogueDir, API_DATA_DIR: dataDir, INIT_CWD: house.place('') };
    const made = await run('backup', [file], from);
    expect(made.stdout).toMatch(
      /gallery\.tar: the database \(schema \d+\) with types 2, works 4, .*pages 4; 5 pictures and other files; 0\.\d MB\.\n$/,
    );
    const restored = await run('restore', ['gallery.tar'], to);
    expect(restored.stdout).toMatch(/^Restored as of 2.*: the database \(schema \d+\) with types 2, works 4/);
    expect(await treeOf(catalogueDir)).toEqual(await treeOf(house.catalogueDir));
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
  },
  SPAWNING_MS,
);
