import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { openDatabase } from './database';
import { keepMessage } from './messages';

const BODY = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Is it still there?',
  newsletter: false,
  inquiry_by: 'email',
} as const;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-database-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

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

function messages() {
  const database = openDatabase(dataDir);
  try {
    return database.prepare('SELECT name, work, works FROM messages ORDER BY id').all();
  } finally {
    database.close();
  }
}

test('an old database gets what it lacks, and loses nothing', () => {
  makeOldDatabase();
  expect(messages()).toEqual([{ name: 'Zoé', work: 'lamp', works: null }]);
  const database = openDatabase(dataDir);
  keepMessage(database, BODY, { works: [{ id: 'chair' }, { id: 'lamp' }] }, 'fr');
  database.close();
  expect(messages()).toEqual([
    { name: 'Zoé', work: 'lamp', works: null },
    { name: 'Ada', work: null, works: '["chair","lamp"]' },
  ]);
});

test('a message about no work, or about one, is kept as before', () => {
  const database = openDatabase(dataDir);
  keepMessage(database, BODY, { works: [] }, 'en');
  keepMessage(database, BODY, { work: { id: 'lamp' }, works: [] }, 'en');
  database.close();
  expect(messages()).toEqual([
    { name: 'Ada', work: null, works: null },
    { name: 'Ada', work: 'lamp', works: null },
  ]);
});
