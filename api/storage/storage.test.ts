import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import fs, {
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { extract as openExtract, pack as openPack, type Pack } from 'tar-stream';
import { packFile } from '../backup/make-backup';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { openWriting } from './connection';
import { openDatabase } from '../database/open-database';
import { formerSchema } from '../takeover/testing/former-schemas';
import type { GalleryDatabase } from '../database/database';
import { finishRestore, type PendingRestore, pendingRestoreFile } from './pending-restore';
import { keepMessage } from '../messages/message-queries';
import { tryWriting } from '../http/health-route';
import { DatabaseBusy } from './when-free';

describe('try writing', () => {
  const FULL = new Error('database or disk is full');

  let outcome: Error | 'written' | 'never';
  let tries: number;
  let changes: unknown[];
  let time: number;
  beforeEach(() => {
    outcome = 'written';
    tries = time = 0;
    changes = [];
  });

  let moved: Error | undefined;
  const database: Pick<GalleryDatabase, 'write' | 'requireInPlace'> = {
    requireInPlace() {
      if (moved) throw moved;
    },
    async write() {
      tries += 1;
      if (outcome === 'never') return new Promise(() => undefined);
      if (outcome instanceof Error) throw outcome;
      return undefined as never;
    },
  };
  const open = () => tryWriting({ database, onChange: (error) => changes.push(error), now: () => time });

  it('tries once in half a minute, however often it is asked', async () => {
    const canWrite = open();
    expect(await canWrite()).toBe(true);
    outcome = FULL;
    time += 29_999;
    expect(await canWrite()).toBe(true);
    expect(tries).toBe(1);
    time += 1;
    expect(await canWrite()).toBe(false);
  });

  it('looks each time whether the files are there', async () => {
    const canWrite = open();
    expect(await canWrite()).toBe(true);
    moved = new Error('gallery.db was deleted');
    expect(await canWrite()).toBe(false);
    expect(changes).toEqual([moved]);
    moved = undefined;
    expect(await canWrite()).toBe(true);
  });

  it('tells once of a fault, and of its end', async () => {
    const canWrite = open();
    for (outcome of [FULL, FULL, 'written', 'written'] as const) {
      await canWrite();
      time += 30_000;
    }
    expect(changes).toEqual([FULL, undefined]);
  });

  it.each([
    ['is not answered', 'never'],
    ['meets a lock', new DatabaseBusy(undefined)],
  ] as const)('keeps to what it knows while it %s', async (_, nothing) => {
    const canWrite = open();
    for (const known of [FULL, 'written'] as const) {
      outcome = known;
      await canWrite();
      time += 30_000;
      outcome = nothing;
      expect(await canWrite()).toBe(known === 'written');
      time += 30_000;
    }
  });
});

describe('unusable database', () => {
  let dataDir: string;
  let file: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'unusable-'));
    await chmod(dataDir, 0o777);
    file = path.join(dataDir, 'gallery.db');
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** In a process of its own: what is open in this one would go on being seen. */
  async function inProcess(code: string, user?: number): Promise<string> {
    const script = `
    const { openDatabase } = require(${JSON.stringify(path.join(__dirname, '../database/open-database.ts'))});
    const dataDir = ${JSON.stringify(dataDir)};
    ${user === undefined ? '' : `process.setgid(${user}); process.setuid(${user});`}
    (async () => { ${code} })().catch((error) => console.log(error.name + ': ' + error.message));
  `;
    const run = promisify(execFile);
    return (await run(process.execPath, ['--require', 'tsx/cjs', '--eval', script])).stdout.trim();
  }
  const make = () =>
    inProcess(`
    const database = await openDatabase({ dataDir });
    await database.write(async (statements) => {
      for (let i = 0; i < 200; i++)
        await statements.run(
          "INSERT INTO subscriptions (email, subscribed_at, locale, is_professional) VALUES (?, '2026', 'en', 0)",
          i + '@example.org'.padEnd(300, 'x'));
    });
    database.close();
  `);
  const start = (user?: number) =>
    inProcess(`(await openDatabase({ dataDir })).close(); console.log('opened');`, user);

  /** Writes over a part of the file, as a failing disk does. */
  async function damage(from: number, to: number): Promise<void> {
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(to - from, 0x55), 0, to - from, from);
    await handle.close();
  }

  describe('a database that is damaged', () => {
    beforeEach(make);

    it.each<[string, () => Promise<void>]>([
      ['is something else', () => writeFile(file, 'no database '.repeat(1000))],
      ['was cut short', () => truncate(file, 5000)],
      ['has lost its beginning', () => damage(100, 4096)],
      ['has lost a page', () => damage(4096 * 8, 4096 * 9)],
    ])('and %s is named, with what to do', async (_, spoil) => {
      await spoil();
      const before = await readFile(file);
      const said = await start();
      expect(said).toMatch(/^UnusableDatabase: /);
      expect(said).toContain(`${file} is damaged`);
      expect(said).toContain('backup');
      expect(said).not.toContain('\n');
      // Nobody has tried to mend it.
      expect((await readFile(file)).equals(before)).toBe(true);
    });

    it('is not one that is as it was', async () => {
      expect(await start()).toBe('opened');
    });
  });

  describe('a database that cannot be written', () => {
    // Root may write everywhere.
    const user = process.getuid?.() === 0 ? 65_534 : undefined;
    const itHasRights = process.platform === 'win32' ? it.skip : it;

    itHasRights.each<[string, () => Promise<unknown>]>([
      ['the file is read-only', async () => (await make(), chmod(file, 0o444))],
      ['the folder is read-only', () => chmod(dataDir, 0o555)],
      ['the file may not be read', async () => (await make(), chmod(file, 0o000))],
      ['a folder has its name', () => mkdir(file)],
    ])('since %s, is named, with what to do', async (_, spoil) => {
      await spoil();
      const said = await start(user);
      await chmod(dataDir, 0o777);
      expect(said).toMatch(/^UnusableDatabase: /);
      expect(said).toContain(`${file} cannot be opened and written`);
      expect(said).toContain('API_DATA_DIR');
      expect(said).not.toContain('\n');
    });

    it('since a file has the name of its folder, is named, with what to do', async () => {
      await writeFile(file, '');
      await expect(openDatabase({ dataDir: file })).rejects.toThrow(
        `${path.join(file, 'gallery.db')} cannot be opened`,
      );
    });
  });

  it('an empty file, as a start leaves it that was killed at once, is a database from nothing', async () => {
    await writeFile(file, '');
    expect(await start()).toBe('opened');
    expect((await stat(file)).size).toBeGreaterThan(0);
    expect(await readdir(dataDir)).toContain('gallery.db');
  });
});

describe('pending restore', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'pending-restore-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(base, { recursive: true, force: true });
  });

  const at = (...parts: string[]) => path.join(base, ...parts);
  async function write(files: Record<string, string>): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(at(name)), { recursive: true });
      await writeFile(at(name), content);
    }
  }
  async function contents(): Promise<Record<string, string>> {
    const entries = await readdir(base, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    return Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [path.relative(base, file), await readFile(file, 'utf8')] as const),
      ),
    );
  }

  /** Two folders, as a restore leaves them once it is decided. */
  async function decide(): Promise<void> {
    await write({
      'catalogue/site.yaml': 'old',
      'catalogue/works/old.yaml': 'old',
      'catalogue/gone/a.yaml': 'old',
      'catalogue/.new/site.yaml': 'new',
      'catalogue/.new/works/new.yaml': 'new',
      'data/gallery.db': 'old',
      'data/gallery.db-wal': 'old',
      'data/picture-facts.json': 'kept',
      'data/.new/gallery.db': 'new',
      'data/.new/other.json': '{}',
    });
    const pending: PendingRestore = [
      { ...folder('catalogue'), old: ['site.yaml', 'works', 'gone'], restored: ['site.yaml', 'works'] },
      {
        ...folder('data'),
        old: ['gallery.db', 'gallery.db-wal', 'other.json'],
        restored: ['other.json', 'gallery.db'],
      },
    ];
    await writeFile(pendingRestoreFile(at('data')), JSON.stringify(pending));
  }
  const folder = (name: string) => ({ dir: at(name), staging: at(name, '.new'), aside: at(name, '.old') });

  const RESTORED = {
    'catalogue/site.yaml': 'new',
    'catalogue/works/new.yaml': 'new',
    'catalogue/.old/site.yaml': 'old',
    'catalogue/.old/works/old.yaml': 'old',
    'catalogue/.old/gone/a.yaml': 'old',
    'data/gallery.db': 'new',
    'data/other.json': '{}',
    'data/picture-facts.json': 'kept',
    'data/.old/gallery.db': 'old',
    'data/.old/gallery.db-wal': 'old',
  };

  it('does nothing where nothing was decided', async () => {
    await write({ 'data/gallery.db': 'old', 'data/.new/gallery.db': 'new' });
    await finishRestore(at('data'));
    expect(await contents()).toEqual({ 'data/gallery.db': 'old', 'data/.new/gallery.db': 'new' });
    await finishRestore(at('nothing'));
  });

  it('has all of it in its place, and what was there aside', async () => {
    await decide();
    await finishRestore(at('data'));
    expect(await contents()).toEqual(RESTORED);
  });

  it.each(['rename', 'rm'] as const)('goes on wherever it was killed before or after a %s', async (step) => {
    const real = fs[step] as (...args: unknown[]) => Promise<void>;
    let wasKilled = true;
    for (let last = 0; wasKilled; last += 1) {
      for (const moment of ['before', 'after']) {
        await rm(base, { recursive: true });
        await decide();
        let calls = 0;
        const spy = jest.spyOn(fs, step).mockImplementation(async (...args: unknown[]) => {
          const isLast = (calls += 1) === last + 1;
          if (!isLast || moment === 'after') await real(...args);
          if (isLast) throw new Error('killed');
        });
        wasKilled = await finishRestore(at('data')).then(
          () => false,
          () => true,
        );
        spy.mockRestore();
        await finishRestore(at('data'));
        expect([last, moment, await contents()]).toEqual([last, moment, RESTORED]);
      }
    }
  });

  it('says so when the file that decides makes no sense, and touches nothing', async () => {
    await decide();
    await writeFile(pendingRestoreFile(at('data')), '[{');
    const before = await contents();
    await expect(finishRestore(at('data'))).rejects.toThrow('restore.json is damaged: remove it');
    expect(await contents()).toEqual(before);
  });

  it('says what to do where it cannot be ended, and goes on later', async () => {
    await decide();
    const spy = jest.spyOn(fs, 'rename').mockRejectedValue(new Error('EROFS: read-only file system'));
    await expect(finishRestore(at('data'))).rejects.toThrow(
      /^A restore was not ended.*EROFS.*npm run restore/,
    );
    spy.mockRestore();
    await finishRestore(at('data'));
    expect(await contents()).toEqual(RESTORED);
  });
});

describe('kept messages', () => {
  const BODY = {
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Is it still there?',
    newsletter: false,
    inquiry_by: 'email',
  } as const;

  let dataDir: string;
  let database: GalleryDatabase | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-database-'));
  });
  afterEach(async () => {
    await database?.close();
    database = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (patienceMs = 5000) => (database = await openDatabase({ dataDir, patienceMs }));
  const messages = () =>
    keptRows(dataDir, 'messages').map(({ name, work, works }) => ({ name, work, works }));

  test('a message about no work, or about one, is kept as before', async () => {
    const { write } = await open();
    await write((to) => keepMessage(to, BODY, { works: [] }, 'en'));
    await write((to) => keepMessage(to, BODY, { work: { id: 'lamp' }, works: [] }, 'en'));
    expect(messages()).toEqual([
      { name: 'Ada', work: null, works: null },
      { name: 'Ada', work: 'lamp', works: null },
    ]);
  });

  test('an older database that another process has locked is opened when that is done', async () => {
    const old = openWriting(path.join(dataDir, 'gallery.db'));
    old.exec(formerSchema(20));
    old.close();
    const unlock = lockDatabase(dataDir);
    await expect(open(50)).rejects.toThrow('The database is locked by another process');
    const opening = open();
    setTimeout(unlock, 100);
    await opening;
    expect(messages()).toEqual([{ name: 'Zoé', work: 'lamp', works: null }]);
  });
});

describe('pack file', () => {
  const LENGTH = 600_000;

  let dir: string;
  let file: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'pack-file-'));
    file = path.join(dir, 'edited.txt');
    await writeFile(file, 'a'.repeat(LENGTH));
  });
  afterEach(() => rm(dir, { recursive: true }));

  /** Packs the file, which is edited each time that it has been opened and before it is read; the last entry is what counts. */
  async function packWhile(edit: (time: number) => void) {
    const pack = openPack();
    const { entry } = pack;
    let times = 0;
    pack.entry = ((...args: Parameters<Pack['entry']>) => {
      edit((times += 1));
      return entry.apply(pack, args);
    }) as Pack['entry'];
    const extract = openExtract();
    (pack as unknown as NodeJS.ReadableStream).pipe(extract as unknown as NodeJS.WritableStream);
    const unpacked = (async () => {
      let last = '';
      for await (const one of extract) last = String(await buffer(one as unknown as AsyncIterable<Buffer>));
      return last;
    })();
    const digest = await packFile(pack, { name: 'edited.txt', file });
    pack.finalize();
    return { digest, content: await unpacked, times };
  }
  const digestOf = (content: string) => ({
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });

  it('takes a file as it is when it is left alone', async () => {
    const content = 'a'.repeat(LENGTH);
    expect(await packWhile(() => {})).toEqual({ digest: digestOf(content), content, times: 1 });
  });

  it.each<[string, () => void, string]>([
    ['written over', () => writeFileSync(file, 'b'.repeat(LENGTH)), 'b'.repeat(LENGTH)],
    ['made longer', () => appendFileSync(file, 'b'), `${'a'.repeat(LENGTH)}b`],
    ['made shorter', () => truncateSync(file, 10), 'a'.repeat(10)],
    ['emptied', () => truncateSync(file, 0), ''],
  ])('takes a file again that is %s while it is read', async (_, edit, content) => {
    const taken = await packWhile((time) => {
      if (time === 1) edit();
    });
    expect([taken.digest, digestOf(taken.content)]).toEqual([digestOf(content), digestOf(content)]);
    expect(taken.times).toBeGreaterThan(1);
  });

  it('takes a file as it was that is removed while it is read, and none that is gone', async () => {
    const content = 'a'.repeat(LENGTH);
    expect(await packWhile(() => rmSync(file))).toMatchObject({ digest: digestOf(content), content });
    expect(await packWhile(() => {})).toEqual({ digest: undefined, content: '', times: 0 });
  });

  it('gives up on a file that is written to all the time, and names it', async () => {
    let at = 0;
    await expect(packWhile(() => appendFileSync(file, String((at += 1))))).rejects.toThrow(
      `${file} is written to all the time`,
    );
  });
});
