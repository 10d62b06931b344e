import path from 'node:path';
import { type Connection, openWriting } from '../../storage/connection';
import { eachEngine, useSqlite } from '../testing/each-engine';
import { FORMER_SCHEMAS, formerSchema } from '../../takeover/testing/former-schemas';
import { withMigration } from '../testing/with-migration';
import { MIGRATIONS } from './index';

describe('sqlite', () => {
  const engine = useSqlite();
  const fileOf = (name = 'gallery.db') => path.join(engine.dataDir(), name);

  function within<T>(name: string, work: (connection: Connection) => T): T {
    const connection = openWriting(fileOf(name));
    try {
      return work(connection);
    } finally {
      connection.close();
    }
  }

  /** Of tables that came later; others are named `listed_…`. */
  const NEWER =
    "('changes', 'items', 'item_slugs', 'item_links', 'item_slugs_by_item', 'item_links_by_target', 'items_in_order', 'items_of_type', 'items_by_day', " +
    "'item_files', 'item_files_by_name', 'item_files_as_shown', 'items_by_rules', " +
    "'pictures', 'files', 'models', 'pictures_current', 'files_current', 'models_current', 'pictures_by_hash', 'files_by_hash', 'models_by_hash', " +
    "'secrets', 'used_challenges', 'sent_lists', 'sent_rows', 'uploads', 'errands')";

  /** Of the first migration: tables and indexes with all that SQLite knows of their columns; triggers and views in their words. */
  const shapeOf = (connection: Connection): unknown[][] =>
    [
      `SELECT m.name AS "table", c.name, upper(c.type) AS type, c."notnull", c.dflt_value, c.pk, c.hidden
        FROM sqlite_master m, pragma_table_xinfo(m.name) c
        WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'kysely%' AND m.name NOT IN ${NEWER} AND m.name NOT LIKE 'listed%' ORDER BY m.name, c.cid`,
      `SELECT m.name AS "table", i."unique", i.origin, i.partial, group_concat(c.name || c.coll || c."desc")
        FROM sqlite_master m, pragma_index_list(m.name) i, pragma_index_xinfo(i.name) c
        WHERE m.type = 'table' AND i.name NOT LIKE 'listed%' AND m.name NOT LIKE 'kysely%' AND m.name NOT IN ${NEWER} AND m.name NOT LIKE 'listed%' GROUP BY m.name, i.name ORDER BY 1, 2, 3, 5`,
      `SELECT type, name, tbl_name FROM sqlite_master
        WHERE name NOT LIKE 'sqlite%' AND name NOT LIKE '%kysely%' AND name NOT IN ${NEWER} AND name NOT LIKE 'listed%' ORDER BY type, name`,
      `SELECT name FROM sqlite_master WHERE upper(sql) LIKE '%AUTOINCREMENT%' AND name NOT IN ${NEWER} AND name NOT LIKE 'listed%' ORDER BY name`,
      `SELECT name FROM sqlite_master WHERE upper(sql) LIKE '%CHECK%' ORDER BY name`,
    ]
      .map((sql) => connection.all(sql))
      .concat([
        connection
          .all(
            "SELECT type, name, sql FROM sqlite_master WHERE type IN ('trigger', 'view') AND name NOT LIKE 'listed%' ORDER BY name",
          )
          .map((row) =>
            JSON.stringify(row)
              .replaceAll(/\\n|\s+/g, ' ')
              .replaceAll(/ +/g, ' '),
          ),
      ]);

  const opened = async () => (await engine.open()).close();
  const layFormer = (name: string, version: (typeof FORMER_SCHEMAS)[number]) =>
    within(name, (connection) => connection.exec(formerSchema(version)));

  it('makes a new database as the former code did', async () => {
    await opened();
    layFormer('former.db', 25);
    expect(within('gallery.db', shapeOf)).toEqual(within('former.db', shapeOf));
  });

  it.each(FORMER_SCHEMAS)('takes a database of schema %i over with all it holds', async (version) => {
    layFormer('gallery.db', version);
    const database = await engine.open();
    const [messages, subscriptions] = await database.read(async (from) => [
      await from.selectFrom('messages').select(['name', 'work']).execute(),
      await from.selectFrom('subscriptions').select(['email', 'locale']).execute(),
    ]);
    expect(messages).toEqual([{ name: 'Zoé', work: 'lamp' }]);
    expect(subscriptions).toEqual([{ email: 'zoe@example.org', locale: 'fr' }]);
    await database.close();
    layFormer('former.db', 25);
    expect(within('gallery.db', shapeOf)).toEqual(within('former.db', shapeOf));
  });

  it('has a reason that the desk knows for a time that was missed as a file could not be read', async () => {
    layFormer('gallery.db', 25);
    within('gallery.db', (connection) =>
      connection.exec(`INSERT INTO desk_missed_times (shelf, item, act, at, person, name, why) VALUES
        ('works', 'lamp', 'publish', '2026-01-01', NULL, 'Ada', 'unreadable'),
        ('works', 'chair', 'publish', '2026-01-01', NULL, 'Ada', 'unready')`),
    );
    const database = await engine.open();
    const missed = await database.read((from) =>
      from.selectFrom('desk_missed_times').select(['item', 'why']).orderBy('item').execute(),
    );
    expect(missed).toEqual([
      { item: 'chair', why: 'unready' },
      { item: 'lamp', why: 'byHand' },
    ]);
  });

  it('changes nothing in the schema of a database that it takes over', async () => {
    layFormer('gallery.db', 25);
    const wordsOf = (connection: Connection) =>
      connection.all(
        `SELECT type, name, sql FROM sqlite_master
          WHERE name NOT LIKE '%kysely%' AND name NOT LIKE 'sqlite%' AND name NOT IN ${NEWER} AND name NOT LIKE 'listed%'`,
      );
    const before = within('gallery.db', wordsOf);
    await opened();
    expect(within('gallery.db', wordsOf)).toEqual(before);
  });
});

describe('003-content', () => {
  const engine = useSqlite();

  it('has versions, which were texts of files, as JSON; one that cannot be read says nothing', async () => {
    const connection = openWriting(path.join(engine.dataDir(), 'gallery.db'));
    connection.exec(formerSchema(25));
    const texts = ['# by hand\nslug: &slug { en: lamp }\ntitle: *slug\n', 'title: [', '', null];
    const many = Array.from({ length: 450 }, (_, number) => `reference: ML ${number}\n`);
    for (const [number, text] of [...texts, ...many].entries())
      connection.run(
        "INSERT INTO desk_versions (shelf, item, at, act, before, after) VALUES ('works', ?, '2026', 'published', NULL, ?)",
        `item-${String(number).padStart(4, '0')}`,
        text,
      );
    connection.close();
    const database = await engine.open();
    const rows = await database.read((from) =>
      from
        .selectFrom('desk_versions')
        .select(['before', 'after'])
        .where('item', 'like', 'item-%')
        .orderBy('item')
        .execute(),
    );
    expect(rows.every(({ before }) => before === null)).toBe(true);
    expect(rows.slice(0, 4).map(({ after }) => after)).toEqual([
      '{"slug":{"en":"lamp"},"title":{"en":"lamp"}}',
      '{}',
      '{}',
      null,
    ]);
    expect(rows.slice(4).map(({ after }) => after)).toEqual(
      many.map((_, number) => `{"reference":"ML ${number}"}`),
    );
  });
});

const NAMES = Object.keys(MIGRATIONS);

eachEngine((engine) => {
  const addNotes = withMigration('900-notes', (db) =>
    db.schema.alterTable('messages').addColumn('colour', 'text').execute(),
  );
  const namesIn = async () =>
    (await engine.open()).read((from) => from.all('SELECT name FROM kysely_migration ORDER BY name'));

  it('runs what a newer release adds, once', async () => {
    await engine.open();
    await addNotes(async () => {
      for (const _ of ['first', 'second'])
        expect(await namesIn()).toEqual([...NAMES, '900-notes'].map((name) => ({ name })));
    });
  });

  it('leaves alone what newer code has made, and says what to do', async () => {
    await addNotes(() => engine.open());
    await expect(engine.open()).rejects.toThrow(
      "The database has the migration '900-notes', which this code does not know. Run the code that it was last opened with",
    );
  });
});
