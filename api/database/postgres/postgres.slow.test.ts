import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ServerBusy } from '../../http/api-error';
import type { GalleryDatabase } from '../database';
import { openReading } from '../../storage/connection';
import { MIGRATIONS } from '../migrations';
import { openDatabase } from '../open-database';
import { describePostgres } from '../testing/each-engine';
import { checkServer, DatabaseUnreachable, inWords } from './connect';
import { withMigration } from '../testing/with-migration';

describePostgres((engine) => {
  const post = (key: string) => ({ key, contents: 'a hash', kept_at: '2026-11-30T10:00:00.000Z' });
  const keep = ({ write }: GalleryDatabase, key: string, options = {}) =>
    write((to) => to.insertInto('posts').values(post(key)).execute(), options);
  const keptKeys = ({ read }: GalleryDatabase) =>
    read(async (from) =>
      (await from.selectFrom('posts').select('key').orderBy('key').execute()).map(({ key }) => key),
    );
  const ask = (sql: string) => engine.cluster().query(engine.database(), sql);
  /** Ends connections, as a server does that is told to. */
  const cut = (which: string) =>
    ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'gallery' AND datname = current_database() AND ${which}`);

  async function eventually(check: () => unknown): Promise<void> {
    for (const end = Date.now() + 15_000; ; await setTimeout(20)) {
      try {
        return void (await check());
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  it('does work again that another has crossed, and no sum is wrong', async () => {
    const database = await engine.open();
    let runs = 0;
    /** Each reads what the other writes. */
    const crossing = (mine: string, other: string) =>
      database.write(async (to) => {
        runs += 1;
        const found = await to.selectFrom('posts').select('key').where('key', '=', other).execute();
        await setTimeout(50);
        await to
          .insertInto('posts')
          .values({ ...post(mine), contents: String(found.length) })
          .execute();
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    expect(runs).toBeGreaterThan(2);
    const found = await database.read((from) =>
      from.selectFrom('posts').select('contents').orderBy('contents').execute(),
    );
    // One after the other: the second has seen the first.
    expect(found).toEqual([{ contents: '0' }, { contents: '1' }]);
  });

  it('hears what another process notifies', async () => {
    const [database, other] = [await engine.open(), await engine.open()];
    const heard: string[] = [];
    database.listen('changes', (reason) => heard.push(reason));
    await keep(other, 'a', { notify: ['changes'] });
    await eventually(() => expect(heard).toEqual(['notified']));
  });

  it('says that it cannot be reached while the server is away, and comes back by itself', async () => {
    const log = jest.fn();
    const database = await engine.open({ patienceMs: 300, log });
    await keep(database, 'a');
    const heard: string[] = [];
    database.listen('changes', (reason) => heard.push(reason));
    await engine.cluster().stop();
    await expect(keep(database, 'b')).rejects.toThrow(DatabaseUnreachable);
    await expect(keptKeys(database)).rejects.toThrow(ServerBusy);
    await engine.cluster().start();
    await eventually(() => expect(heard).toEqual(['maybe-missed']));
    await keep(database, 'c', { notify: ['changes'] });
    await eventually(() => expect(heard).toEqual(['maybe-missed', 'notified']));
    expect(await keptKeys(database)).toEqual(['a', 'c']);
    const words = log.mock.calls.map(([level, , said]: string[]) => `${level}: ${said}`);
    expect(words).toContain('warn: notifications of the database are cut off');
    expect(words).toContain('info: notifications of the database are back');
  });

  it('waits as long as its patience for a server that is just starting again', async () => {
    const database = await engine.open({ patienceMs: 20_000 });
    await engine.cluster().stop();
    const kept = keep(database, 'a');
    await engine.cluster().start();
    await kept;
    expect(await keptKeys(database)).toEqual(['a']);
  });

  it('does work again whose connection was cut in the middle, once in all', async () => {
    const database = await engine.open();
    let runs = 0;
    await database.write(async (to) => {
      runs += 1;
      await to.insertInto('posts').values(post('a')).execute();
      if (runs === 1) await cut("state = 'idle in transaction'");
      await to.insertInto('posts').values(post('b')).execute();
    });
    expect(runs).toBe(2);
    expect(await keptKeys(database)).toEqual(['a', 'b']);
  });

  it('does no work again whose connection was cut at its commit: it may be kept', async () => {
    const database = await engine.open();
    await ask(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(20); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON posts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait()`);
    let runs = 0;
    const keeping = database.write(async (to) => {
      runs += 1;
      await to.insertInto('posts').values(post('a')).execute();
    });
    const refused = expect(keeping).rejects.toThrow(DatabaseUnreachable);
    for (let found: unknown[] = []; found.length === 0; ) {
      await setTimeout(20);
      found = await cut("state = 'active' AND query ILIKE 'commit%'");
    }
    await refused;
    expect(runs).toBe(1);
  });

  it('goes on after its idle connections were cut', async () => {
    const log = jest.fn();
    const database = await engine.open({ log });
    await Promise.all(['a', 'b', 'c'].map((key) => keep(database, key)));
    await cut('true');
    await keep(database, 'd');
    expect(await keptKeys(database)).toEqual(['a', 'b', 'c', 'd']);
    await eventually(() =>
      expect(log).toHaveBeenCalledWith('warn', expect.anything(), 'a connection to the database was lost'),
    );
  });

  it('gives up connections over which a server that is frozen says nothing, and goes on once it is not', async () => {
    const database = await engine.open({ patienceMs: 300 });
    await keep(database, 'a');
    const frozen = await engine.cluster().freeze();
    await expect(keep(database, 'b')).rejects.toThrow(DatabaseUnreachable);
    await expect(keptKeys(database)).rejects.toThrow(ServerBusy);
    frozen.thaw();
    await eventually(() => keep(database, 'c'));
    expect(await keptKeys(database)).toEqual(['a', 'c']);
  }, 60_000);

  describe('in which something is wrong while it runs says what to do, and not the password', () => {
    it.each<[string, string, RegExp]>([
      ['rights were taken away', 'REVOKE ALL ON posts FROM writer', /may not read and write all tables/],
      ['it takes no writes', 'ALTER ROLE writer SET default_transaction_read_only = on', /takes no writes/],
    ])('%s', async (_, sql, words) => {
      await ask(`DO $$ BEGIN CREATE ROLE writer LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
        ALTER ROLE writer RESET ALL; GRANT ALL ON ALL TABLES IN SCHEMA public TO writer`);
      const databaseUrl = engine.cluster().url(engine.database(), 'writer');
      const database = await openDatabase({ dataDir: '', databaseUrl, patienceMs: 300 });
      await keep(database, 'a');
      await ask(sql);
      await cut('true');
      await expect(keep(database, 'b')).rejects.toThrow(words);
      await ask('ALTER ROLE writer RESET ALL; GRANT ALL ON posts TO writer');
      await cut('true');
      await keep(database, 'c');
      expect(await keptKeys(database)).toEqual(['a', 'c']);
      await database.close();
    });
  });

  describe('that cannot be opened says what to do, and not the password', () => {
    const PASSWORD = 'a%20secret';
    const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl, patienceMs: 100 });
    const socket = () =>
      new URL(engine.cluster().url('x').replace('@/', '@localhost/')).searchParams.get('host') ?? '';
    const at = (database: string, user = 'postgres') =>
      `postgres://${user}:${PASSWORD}@/${database}?host=${encodeURIComponent(socket())}`;

    it.each<[string, () => string | Promise<string>, string]>([
      [
        'an address of something else',
        () => `mysql://me:${PASSWORD}@localhost/gallery`,
        'is no address of PostgreSQL',
      ],
      [
        'an address that cannot be read',
        () => `postgres://me:${PASSWORD}@local host:x/gallery`,
        'is no address of PostgreSQL',
      ],
      [
        'a port where nobody listens',
        () => `postgres://me:${PASSWORD}@127.0.0.1:1/gallery`,
        'No PostgreSQL answers at 127.0.0.1:1',
      ],
      [
        'a socket that is not there',
        () => `postgres://me:${PASSWORD}@/gallery?host=/nowhere`,
        'No PostgreSQL answers at /nowhere',
      ],
      [
        'a host that is not known',
        () => `postgres://me:${PASSWORD}@nowhere.invalid/gallery`,
        "The host 'nowhere.invalid'",
      ],
      ['a database that is not there', () => at('nowhere'), "has no database 'nowhere': create it"],
      [
        'a wrong password',
        async () => (await makeUser('wary'), at('postgres', 'wary')),
        "refuses the user 'wary'",
      ],
      ['a user who may create no tables', makeGuest, "The user 'guest' may not create tables"],
      [
        'a user who may not write all tables',
        makeReader,
        'may not read and write all tables of the database',
      ],
      [
        'a database that takes no writes',
        makeClosed,
        'takes no writes (default_transaction_read_only is on)',
      ],
      ['a user with no connection left', makeCrowded, 'has no connection left'],
      ['another encoding', makeLatin, 'has the encoding LATIN1: create it anew with UTF8'],
    ])('%s', async (_, address, words) => {
      const url = await address();
      const error: unknown = await open(url).catch((reason: unknown) => reason);
      const { message } = error as Error;
      expect(message).toContain(words);
      expect(message).toMatch(/^[^\n]+\.$/);
      expect(JSON.stringify([String(error), error, (error as Error).cause])).not.toMatch(/secret/);
    });

    it('a server that is too old', () => {
      const target = { host: '/socket', port: 5432, database: 'gallery' };
      const server = { version: 150_000, encoding: 'UTF8', closed: null };
      expect(() => checkServer({ ...server, version: 140_009 }, target)).toThrow(
        'has version 14: update it to 15',
      );
      expect(() => checkServer(server, target)).not.toThrow();
    });

    it('a server that cannot open a connection as its disk is full', () => {
      const error = inWords(new Error('could not write init file'), { host: '/socket', port: 5432 });
      expect(error).toMatchObject({
        code: '53100',
        message: expect.stringContaining('make room on its disk'),
      });
    });

    const administer = (sql: string) => engine.cluster().query('postgres', sql);
    async function makeUser(name: string): Promise<void> {
      await administer(`CREATE ROLE ${name} LOGIN PASSWORD 'another' IN ROLE with_password`);
    }
    async function makeGuest(): Promise<string> {
      const database = await engine.cluster().createDatabase();
      await administer('CREATE ROLE guest LOGIN');
      return at(database, 'guest');
    }
    async function makeReader(): Promise<string> {
      await administer('CREATE ROLE reader LOGIN');
      await ask('GRANT ALL ON ALL TABLES IN SCHEMA public TO reader; REVOKE INSERT ON posts FROM reader');
      return at(engine.database(), 'reader');
    }
    async function makeClosed(): Promise<string> {
      await administer(`ALTER DATABASE ${engine.database()} SET default_transaction_read_only = on`);
      return at(engine.database());
    }
    async function makeCrowded(): Promise<string> {
      await administer('CREATE ROLE lonely LOGIN CONNECTION LIMIT 0');
      return at(engine.database(), 'lonely');
    }
    async function makeLatin(): Promise<string> {
      await administer(
        "CREATE DATABASE latin ENCODING LATIN1 LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0",
      );
      return at('latin');
    }
  });

  describe('migrations', () => {
    it('makes every table, column and index that SQLite has', async () => {
      await (await engine.open()).close();
      const dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-sqlite-'));
      await (await openDatabase({ dataDir })).close();
      const sqlite = openReading(path.join(dataDir, 'gallery.db'));
      const names = (rows: unknown[]) => rows.map((row) => Object.values(row as object).join('.')).sort();
      const ofSqlite = sqlite.all(
        `SELECT m.name AS "table", c.name FROM sqlite_master m, pragma_table_info(m.name) c
          WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE 'kysely%'
          UNION ALL SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`,
      );
      sqlite.close();
      await rm(dataDir, { recursive: true });
      const ofPostgres = await engine.cluster().query(
        engine.database(),
        `SELECT table_name, column_name FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%'
          UNION ALL SELECT tablename, indexname FROM pg_indexes
          WHERE schemaname = 'public' AND indexname NOT LIKE '%key' AND indexname NOT LIKE '%once' AND indexname NOT LIKE '%pkey'`,
      );
      expect(names(ofPostgres)).toEqual(names(ofSqlite));
    });

    it('is left to the server by a command, which says so: servers of before may have it open', async () => {
      const databaseUrl = engine.cluster().url(engine.database());
      const addNotes = withMigration('900-notes', (db) =>
        db.schema.alterTable('messages').addColumn('colour', 'text').execute(),
      );
      await addNotes(async () => {
        await expect(openDatabase({ dataDir: '', databaseUrl, isCommand: true })).rejects.toThrow(
          "lacks the migration '900-notes' of this code: start the API",
        );
        await engine.open();
        await (await openDatabase({ dataDir: '', databaseUrl, isCommand: true })).close();
      });
    });

    it('is made once though many processes open an empty database at once', async () => {
      const empty = await engine.cluster().createDatabase();
      const all = await Promise.all(Array.from({ length: 6 }, () => engine.openOther(empty)));
      const counts = await Promise.all(
        all.map(({ read }) => read((from) => from.all('SELECT name FROM kysely_migration ORDER BY name'))),
      );
      expect(counts).toEqual(all.map(() => Object.keys(MIGRATIONS).map((name) => ({ name }))));
    });
  });
});
