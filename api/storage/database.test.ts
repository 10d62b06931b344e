import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { openDatabase, type GalleryDatabase } from './database';
import { keepMessage } from './tables/messages';
import { keepSubscription } from './tables/subscriptions';

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
  database?.close();
  database = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const open = async (patienceMs = 5000) => (database = await openDatabase(dataDir, { patienceMs }));
const messages = () => keptRows(dataDir, 'messages').map(({ name, work, works }) => ({ name, work, works }));

/** A database as it was made before messages could be about several works, with one message in it. */
function makeOldDatabase(): void {
  const old = new Database(path.join(dataDir, 'gallery.db'));
  old.exec(`
    CREATE TABLE messages (
      id INTEGER PRIMARY KEY, received_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT NOT NULL,
      email TEXT NOT NULL, phone TEXT, message TEXT NOT NULL, inquiry_by TEXT NOT NULL, work TEXT
    );
    INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, work)
      VALUES ('2026-01-01T00:00:00Z', 'en', 'Zoé', 'zoe@example.org', 'An old one', 'email', 'lamp');
  `);
  old.close();
}

test('an old database gets what it lacks, and loses nothing', async () => {
  makeOldDatabase();
  const { write } = await open();
  expect(messages()).toEqual([{ name: 'Zoé', work: 'lamp', works: null }]);
  await write((to) => keepMessage(to, BODY, { works: [{ id: 'chair' }, { id: 'lamp' }] }, 'fr'));
  expect(messages()).toEqual([
    { name: 'Zoé', work: 'lamp', works: null },
    { name: 'Ada', work: null, works: '["chair","lamp"]' },
  ]);
});

test('an update to what is there already is kept as well, though SQLite writes no page for it', async () => {
  const { write } = await open();
  await write((to) => keepSubscription(to, { email: 'ada@example.org', isProfessional: false }, 'en'));
  const again = () => write((to) => to.run("UPDATE subscriptions SET locale = 'en'"));
  await expect(again()).resolves.toBeUndefined();
  await expect(again()).resolves.toBeUndefined();
});

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
  makeOldDatabase();
  const unlock = lockDatabase(dataDir);
  await expect(open(50)).rejects.toThrow('The database is locked by another process');
  const opening = open();
  setTimeout(unlock, 100);
  await opening;
  expect(messages()).toEqual([{ name: 'Zoé', work: 'lamp', works: null }]);
});

test('a database of today is opened, and read, while another process has locked it', async () => {
  (await open()).close();
  const unlock = lockDatabase(dataDir);
  const { read } = await open(0);
  expect(await read((from) => from.get('SELECT count(*) AS count FROM messages'))).toMatchObject({
    count: 0,
  });
  unlock();
});

test('many that open a new database at once all make the same one', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => openDatabase(dataDir)));
  await Promise.all(
    all.map(({ write }, index) =>
      write((to) => keepMessage(to, { ...BODY, name: `Ada ${index}` }, { works: [] }, 'en')),
    ),
  );
  for (const each of all) each.close();
  expect(messages()).toHaveLength(10);
});

test('writes that wait for a lock are kept in their order, each once', async () => {
  const { write } = await open();
  const unlock = lockDatabase(dataDir);
  const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
  const waiting = names.map((name) => write((to) => keepMessage(to, { ...BODY, name }, { works: [] }, 'en')));
  setTimeout(unlock, 100);
  await Promise.all(waiting);
  expect(messages().map(({ name }) => name)).toEqual(names);
});

test('others have their turn between the writes that wait', async () => {
  const { write } = await open();
  const done: string[] = [];
  const keep = async (name: string) => {
    await write((to) => keepMessage(to, { ...BODY, name }, { works: [] }, 'en'));
    done.push(name);
    if (name === 'Ada') setImmediate(() => done.push('another'));
  };
  await Promise.all(['Ada', 'Bea', 'Cleo', 'Dora'].map(keep));
  expect(done.indexOf('another')).toBeGreaterThan(0);
  expect(done.indexOf('another')).toBeLessThan(done.indexOf('Dora'));
});

test('what is urgent goes before all that waits, but for one', async () => {
  const { write } = await open();
  const keep = (name: string, options = {}) =>
    write((to) => keepMessage(to, { ...BODY, name }, { works: [] }, 'en'), options);
  await Promise.all([keep('Ada'), keep('Bea'), keep('Cleo'), keep('Dora'), keep('Eve', { urgent: true })]);
  const names = messages().map(({ name }) => name);
  expect(names.indexOf('Eve')).toBeLessThanOrEqual(1);
  expect(names.filter((name) => name !== 'Eve')).toEqual(['Ada', 'Bea', 'Cleo', 'Dora']);
});

test('what fails half way is not kept, and harms nothing that comes after it', async () => {
  const { write, read } = await open();
  const failing = write((to) => {
    keepMessage(to, BODY, { works: [] }, 'en');
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  await expect(write((to) => to.run('INSERT INTO messages (id) VALUES (1)'))).rejects.toThrow('NOT NULL');
  expect(messages()).toEqual([]);
  await write((to) => keepSubscription(to, { email: BODY.email, isProfessional: false }, 'en'));
  await write((to) => keepSubscription(to, { email: BODY.email, isProfessional: true }, 'en'));
  expect(keptRows(dataDir, 'subscriptions')).toHaveLength(1);
  expect(await read((from) => from.get('SELECT email FROM subscriptions'))).toMatchObject({
    email: BODY.email,
  });
});

test('a write of which nothing is committed is no success, whatever was said of it', async () => {
  const { write } = await open();
  const lost = write((to) => {
    keepMessage(to, BODY, { works: [] }, 'en');
    to.run('ROLLBACK');
    to.run('BEGIN');
  });
  await expect(lost).rejects.toThrow('What was committed is not in the database');
  await write((to) => keepMessage(to, BODY, { works: [] }, 'en'));
  expect(messages()).toHaveLength(1);
});

test('nothing is written where one only reads', async () => {
  const { read } = await open();
  await expect(read((from) => from.run('DELETE FROM messages'))).rejects.toThrow('readonly');
});
