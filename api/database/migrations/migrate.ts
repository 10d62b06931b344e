import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';
import type { Tables } from '../schema/tables';
import { FORMER_VERSION } from '../../takeover/former-schemas';
import { MIGRATIONS } from './index';
import { makerOf } from './maker';

class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(unknown: string) {
    super(
      `The database has the migration '${unknown}', which this code does not know. ` +
        'Run the code that it was last opened with, or restore a backup that is older.',
    );
  }
}

class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase';
  constructor(missing: string) {
    super(
      `The database lacks the migration '${missing}' of this code: start the API of this code first, once those of the code before ` +
        'have ended, or use the command of that code.',
    );
  }
}

/**
 * Runs what is missing, all in one transaction, one process at a time; writes nothing where nothing is missing.
 * @param isCommand whether a database that has tables is left as it is
 * @throws Error with the remedy when newer code has made the database, or older code and it is left so
 */
export async function migrateToLatest(
  db: Kysely<Tables>,
  engine: Engine,
  { isCommand = false } = {},
): Promise<void> {
  const done = await knownMigrationsOf(db, engine);
  const missing = Object.keys(MIGRATIONS).find((name) => !done.includes(name));
  if (missing === undefined) return;
  if (isCommand && done.length > 0) throw new OlderDatabase(missing);
  const provider = { getMigrations: async () => forEngine(engine) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Names of the migrations that a database has. @throws Error with the remedy when newer code has made it */
export async function knownMigrationsOf(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const done = await migrationsOf(db, engine);
  const unknown = done.find((name) => !(name in MIGRATIONS));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
  return done;
}

async function migrationsOf(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const isThere =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 where to_regclass('kysely_migration') is not null`;
  if ((await isThere.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

const forEngine = (engine: Engine): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up], index) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          await up(makerOf(db, engine));
          // Code from before these migrations refuses a version that it does not know.
          if (engine === 'sqlite')
            await sql.raw(`PRAGMA user_version = ${FORMER_VERSION + index}`).execute(db);
        },
      },
    ]),
  );
