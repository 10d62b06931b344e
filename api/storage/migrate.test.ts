import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWriting, type Connection } from './connection';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import { findPreviewToken } from './tables/preview-tokens';

const SCHEMAS = path.join(__dirname, 'testing/schemas');

let folder: string;
let connections: Connection[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gallery-migrations-'));
  connections = [];
});
afterEach(async () => {
  for (const connection of connections) connection.close();
  await rm(folder, { recursive: true, force: true });
});

function open(name = 'gallery.db'): Connection {
  const connection = openWriting(path.join(folder, name));
  connections.push(connection);
  return connection;
}

/** Every table with its columns, as SQLite knows them, and what else there is. */
const shapeOf = (connection: Connection): unknown => [
  connection.all(
    `SELECT m.name AS "table", c.name, c.type, c."notnull", c.pk
     FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.cid`,
  ),
  connection.all("SELECT type, name, tbl_name FROM sqlite_master WHERE type <> 'table' ORDER BY name"),
];
const versionOf = (connection: Connection): unknown => connection.get('PRAGMA user_version');
const current = { user_version: MIGRATIONS.length };

it.each(readdirSync(SCHEMAS))('takes a database of schema %s to that of today, with all it holds', (file) => {
  const old = open();
  old.exec(readFileSync(path.join(SCHEMAS, file), 'utf8'));
  migrate(old);
  const made = open('new.db');
  migrate(made);
  expect(shapeOf(old)).toEqual(shapeOf(made));
  expect(versionOf(old)).toMatchObject(current);
  expect(old.get('SELECT name, work FROM messages')).toMatchObject({ name: 'Zoé', work: 'lamp' });
  expect(old.get('SELECT email, locale FROM subscriptions')).toMatchObject({
    email: 'zoe@example.org',
    locale: 'fr',
  });
});

it('keeps previews that were made when their tokens were kept as they are, and forgets the tokens', () => {
  const token = 'Plain_token-'.padEnd(43, 'x');
  const old = open();
  old.exec(readFileSync(path.join(SCHEMAS, '4.sql'), 'utf8'));
  old.run(
    'INSERT INTO preview_tokens VALUES (?, ?, ?, ?, ?)',
    token,
    'work',
    'lamp',
    'fr',
    '2999-01-01T00:00:00.000Z',
  );
  migrate(old);
  expect(findPreviewToken(old, token)).toMatchObject({ type: 'work', id: 'lamp', locale: 'fr' });
  old.get('PRAGMA wal_checkpoint(TRUNCATE)');
  for (const file of readdirSync(folder))
    expect(readFileSync(path.join(folder, file)).includes(token)).toBe(false);
});

const VERSIONS = MIGRATIONS.map((_, index) => index + 1);

it.each(VERSIONS)(
  'has a schema to try for version %i, which is what the migrations make of nothing',
  (version) => {
    const tried = open();
    tried.exec(readFileSync(path.join(SCHEMAS, `${version}.sql`), 'utf8'));
    expect(versionOf(tried)).toMatchObject({ user_version: version });
    const made = open('new.db');
    migrate(made, MIGRATIONS.slice(0, version));
    expect(shapeOf(tried)).toEqual(shapeOf(made));
  },
);

it('goes on counting messages after the last that any mail or note still names', () => {
  const old = open();
  old.exec(readFileSync(path.join(SCHEMAS, '9.sql'), 'utf8'));
  old.run("INSERT INTO desk_notes (message, at, name, note) VALUES (41, '2026-01-01', 'Ada', 'Came by')");
  migrate(old);
  old.run(
    "INSERT INTO messages (received_at, locale, name, email, message, inquiry_by) VALUES ('2026', 'en', '', '', '', '')",
  );
  expect(old.get('SELECT max(id) AS id FROM messages')).toMatchObject({ id: 42 });
});

it('makes what was kept before findable without accents', () => {
  const old = open();
  old.exec(readFileSync(path.join(SCHEMAS, '9.sql'), 'utf8'));
  migrate(old);
  expect(old.get('SELECT folded FROM subscriptions')).toMatchObject({ folded: 'zoe@example.org\nzoe' });
  expect(old.get('SELECT folded FROM wishes')).toMatchObject({
    folded: 'zoe@example.org\nune lampe semblable',
  });
});

it('keeps mails that wait and posts that are known', () => {
  const old = open();
  old.exec(readFileSync(path.join(SCHEMAS, '4.sql'), 'utf8'));
  migrate(old);
  expect(old.get('SELECT kind, tries, last_error FROM mails')).toMatchObject({ kind: 'message', tries: 2 });
  expect(old.get('SELECT key, contents FROM posts')).toMatchObject({ key: 'a key', contents: 'a hash' });
});

it.each(VERSIONS)('takes no step twice where another process takes step %i at the same time', (step) => {
  const other = open();
  const connection = open();
  let steps = 0;
  migrate({
    ...connection,
    exec(words) {
      if (words === 'BEGIN IMMEDIATE' && (steps += 1) === step) migrate(other);
      connection.exec(words);
    },
  });
  expect(versionOf(connection)).toMatchObject(current);
  const made = open('new.db');
  migrate(made);
  expect(shapeOf(connection)).toEqual(shapeOf(made));
});

it('leaves a database at the version before a migration that fails, and goes on from there', () => {
  const connection = open();
  const failing = () => {
    connection.exec('CREATE TABLE half (way TEXT)');
    throw new Error('half way');
  };
  expect(() => migrate(connection, [...MIGRATIONS, failing])).toThrow('half way');
  connection.exec('ROLLBACK');
  expect(versionOf(connection)).toMatchObject(current);
  migrate(connection, [...MIGRATIONS, () => connection.exec('CREATE TABLE half (way TEXT)')]);
  expect(versionOf(connection)).toMatchObject({ user_version: MIGRATIONS.length + 1 });
});

it('leaves alone what newer code has made, and says what to do', () => {
  const connection = open();
  migrate(connection, [...MIGRATIONS, () => undefined]);
  expect(() => migrate(connection)).toThrow(
    `The database has version ${MIGRATIONS.length + 1}, and this code knows versions up to ${MIGRATIONS.length}. ` +
      'Run the code that it was last opened with, or restore a backup that is older.',
  );
});
