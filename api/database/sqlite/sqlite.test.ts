import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keptRows, lockDatabase } from '../../testing/kept-rows';
import { openWriting } from '../../storage/connection';
import { copyDatabase } from '../../storage/database-copy';
import { DatabaseMoved } from '../../storage/in-place';
import { DatabaseBusy } from '../../storage/when-free';
import type { GalleryDatabase } from '../database';
import { openDatabase } from '../open-database';
import { useSqlite } from '../testing/each-engine';

describe('a database of SQLite', () => {
  const engine = useSqlite();
  const at = (end: string) => path.join(engine.dataDir(), `gallery.db${end}`);
  const post = (key: string) => ({ key, contents: 'a hash', kept_at: '2026-11-30T10:00:00.000Z' });
  const keep = ({ write }: GalleryDatabase, key: string) =>
    write((to) => to.insertInto('posts').values(post(key)).execute());
  const keptKeys = () => keptRows(engine.dataDir(), 'posts').map(({ key }) => key);
  /** What libsql has done: it said that it had committed. */
  const loseCommit = ({ write }: GalleryDatabase) =>
    write(async (to) => {
      await to.insertInto('posts').values(post('lost')).execute();
      await to.run('ROLLBACK');
      await to.run('BEGIN');
    });

  it('keeps writes that wait for a lock in their order, each once', async () => {
    const database = await engine.open();
    const unlock = lockDatabase(engine.dataDir());
    const keys = ['d', 'a', 'c', 'b'];
    const waiting = keys.map((key) => keep(database, key));
    await setTimeout(100);
    unlock();
    await Promise.all(waiting);
    const rows = await database.read((from) => from.all('SELECT key FROM posts ORDER BY rowid'));
    expect(rows).toEqual(keys.map((key) => ({ key })));
  });

  it('lets others have their turn between the writes that wait', async () => {
    const database = await engine.open();
    const done: string[] = [];
    const all = ['a', 'b', 'c', 'd'].map(async (key) => {
      await keep(database, key);
      done.push(key);
      if (key === 'a') setImmediate(() => done.push('another'));
    });
    await Promise.all(all);
    expect(done.indexOf('another')).toBeGreaterThan(0);
    expect(done.indexOf('another')).toBeLessThan(done.indexOf('d'));
  });

  it('puts what is urgent before all that waits, but for one', async () => {
    const database = await engine.open();
    const all = ['a', 'b', 'c', 'd'].map((key) => keep(database, key));
    await Promise.all([
      ...all,
      database.write((to) => to.insertInto('posts').values(post('e')).execute(), { urgent: true }),
    ]);
    const rows = await database.read((from) => from.all('SELECT key FROM posts ORDER BY rowid'));
    expect(rows.slice(0, 2)).toContainEqual({ key: 'e' });
  });

  it('is opened and read while another process has locked it', async () => {
    await (await engine.open()).close();
    const unlock = lockDatabase(engine.dataDir());
    const database = await engine.open({ patienceMs: 0 });
    expect(await database.read((from) => from.selectFrom('posts').selectAll().execute())).toEqual([]);
    unlock();
  });

  it('waits at its making for one that has it locked, and says so when that lasts', async () => {
    await writeFile(at(''), '');
    const unlock = lockDatabase(engine.dataDir());
    await expect(engine.open({ patienceMs: 50 })).rejects.toThrow(DatabaseBusy);
    const opening = engine.open();
    await setTimeout(100);
    unlock();
    await keep(await opening, 'a');
    expect(keptKeys()).toEqual(['a']);
  });

  it('is one though many open a new one at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => engine.open({ patienceMs: 30_000 })));
    await Promise.all(all.map((database, index) => keep(database, `post ${index}`)));
    expect(keptKeys()).toHaveLength(8);
  });

  it('is no success to a write of which nothing is committed, whatever was said of it', async () => {
    const database = await engine.open();
    await expect(loseCommit(database)).rejects.toThrow('What was committed is not in the database');
    await keep(database, 'a');
    expect(keptKeys()).toEqual(['a']);
  });

  it('keeps an update to what is there already, though SQLite writes no page for it', async () => {
    const database = await engine.open();
    await keep(database, 'a');
    const again = () =>
      database.write((to) => to.updateTable('posts').set({ contents: 'a hash' }).executeTakeFirst());
    for (let times = 0; times < 2; times += 1) expect((await again()).numUpdatedRows).toBe(1n);
  });

  it('goes on after a failed statement over another connection, with nothing of the former left', async () => {
    const database = await engine.open();
    for (let times = 0; times < 3; times += 1) {
      await expect(database.write((to) => to.run('INSERT INTO posts (key) VALUES (?)', 'a'))).rejects.toThrow(
        'NOT NULL',
      );
      await expect(database.read((from) => from.all('SELECT missing'))).rejects.toThrow('no such column');
    }
    await keep(database, 'a');
    expect(keptKeys()).toEqual(['a']);
    // A statement that was left open would keep the log from being emptied.
    const checkpoint = openWriting(at(''));
    expect(checkpoint.all('PRAGMA wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
    checkpoint.close();
  });

  it.each([[true], [new Date()], [undefined]])(
    'refuses %p as a value, which would end the process in libsql',
    async (value) => {
      const database = await engine.open();
      const writing = database.write((to) => to.run('DELETE FROM posts WHERE key = ?', value as never));
      await expect(writing).rejects.toThrow(TypeError);
      await keep(database, 'a');
    },
  );

  it('can be read and written by its owner alone', async () => {
    const database = await engine.open();
    await keep(database, 'a');
    expect(['', '-wal', '-shm'].map((end) => statSync(at(end)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect(database.openToOthers).toEqual([]);
  });

  it('leaves no trace of what is deleted in its file', async () => {
    const database = await engine.open();
    await keep(database, 'a secret that is forgotten');
    await database.write((to) => to.deleteFrom('posts').execute());
    await database.close();
    expect(readFileSync(at('')).includes('a secret that is forgotten')).toBe(false);
  });

  describe.each(['', '-wal', '-shm'])('whose gallery.db%s', (end) => {
    test.each<[string, () => void]>([
      ['is deleted', () => rmSync(at(end))],
      ['is replaced', () => (renameSync(at(end), at('.aside')), copyFileSync(at('.aside'), at(end)))],
    ])('%s takes nothing, and says so', async (how, spoil) => {
      const database = await engine.open();
      await keep(database, 'a');
      spoil();
      expect(() => database.requireInPlace()).toThrow(`${at(end)} was deleted or replaced`);
      for (let tries = 0; tries < 3; tries += 1)
        await expect(keep(database, 'b')).rejects.toThrow(DatabaseMoved);
      // No empty one is begun in its place.
      if (how === 'is deleted') expect(existsSync(at(end))).toBe(false);
    });
  });

  it('is written again once it is moved back, and after a lost commit', async () => {
    const database = await engine.open();
    renameSync(at(''), at('.aside'));
    await expect(keep(database, 'a')).rejects.toThrow(DatabaseMoved);
    renameSync(at('.aside'), at(''));
    await expect(loseCommit(database)).rejects.toThrow('not in the database');
    await keep(database, 'a');
    expect(keptKeys()).toEqual(['a']);
  });

  it.each<[string, string, (file: string) => Promise<unknown>]>([
    ['was cut short', 'is damaged', (file) => truncate(file, 5000)],
    ['is something else', 'is damaged', (file) => writeFile(file, 'no database '.repeat(1000))],
    ['is a folder', 'cannot be opened and written', async (file) => (await rm(file), mkdir(file))],
  ])('that %s is named, with what to do', async (_, words, spoil) => {
    await (await engine.open()).close();
    // This process has had the other file open.
    const dataDir = path.join(engine.dataDir(), 'copy');
    const file = path.join(dataDir, 'gallery.db');
    await mkdir(dataDir);
    await copyDatabase(engine.dataDir(), file);
    await spoil(file);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${file} ${words}`);
  });
});
