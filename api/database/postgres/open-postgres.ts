import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pLimit from 'p-limit';
import { Client } from 'pg';
import { DatabaseBusy } from '../../storage/when-free';
import type { GalleryDatabase } from '../database';
import { type DatabaseLog, type EngineOptions, oneByOne, Transactions, turns } from '../engine';
import { Listeners, noticeText } from '../listeners';
import { migrateToLatest } from '../migrations/migrate';
import { queriesOf } from '../queries';
import type { Tables } from '../schema/tables';
import {
  checkRights,
  checkServer,
  DatabaseUnreachable,
  inWords,
  openPool,
  passingReason,
  type PostgresSettings,
  type Server,
  settingsOf,
} from './connect';

/** Transactions at once of this process. */
const WRITERS = 4;
const READERS = 6;

/** Waits a moment for a server that is just starting. @throws Error in one sentence that says what to do */
export async function openPostgres(
  url: string,
  { patienceMs, log, isCommand }: EngineOptions & { isCommand: boolean },
): Promise<GalleryDatabase> {
  const { settings, target } = settingsOf(url, patienceMs);
  const open = (max: number, isHurried: boolean) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPool(settings, { max, isHurried, onLost }) }),
    });
  const onLost = ({ message }: Error) =>
    log('warn', { reason: message }, 'a connection to the database was lost');
  const db = open(WRITERS + READERS, true);
  const listeners = new Listeners(log);
  const hearing = new Hearing(settings, {
    onNotification: (channel) => listeners.notify(channel),
    onReturn: () => listeners.notifyOfGap(),
    log,
  });
  const patience = () => performance.now() + patienceMs;
  const closeAll = async () => {
    await hearing.end();
    await db.destroy();
  };
  const first = open(1, false);
  try {
    checkServer(await whilePassing(() => askServer(first), patience()), target);
    await whilePassing(() => migrateToLatest(first, 'postgres', { isCommand }), patience());
    checkRights(await whilePassing(() => withoutRights(first), patience()), target);
    await hearing.begin();
  } catch (error) {
    await closeAll();
    // What outlasted the patience is said as what it was.
    throw inWords(error instanceof DatabaseUnreachable ? error.cause : error, target);
  } finally {
    await first.destroy();
  }

  /** What no patience helps is said in words that the log can show. */
  const inTime = <T>(...asked: Parameters<typeof whilePassing<T>>) =>
    whilePassing(...asked).catch((error: unknown) => {
      throw inWords(error, target);
    });
  const transactions = new Transactions();
  const inWriting = turns(WRITERS);
  const inReading = turns(READERS);
  const inTelling = pLimit(1);
  const inLine = oneByOne();
  return {
    engine: 'postgres',
    openToOthers: [],
    requireInPlace() {},
    read(work) {
      const until = patience();
      const attempt = () =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((transaction) => work(queriesOf(transaction, ENGINE)));
      return transactions.run(() => inReading(() => inTime(attempt, until)));
    },
    write(work, { urgent, notify = [], alone = [] } = {}) {
      const until = patience();
      const attempt = (isCommitting: () => void) =>
        db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (transaction) => {
            await lock(transaction, alone);
            const result = await work(queriesOf(transaction, ENGINE));
            await tell(transaction, notify.map(noticeText));
            isCommitting();
            return result;
          });
      return transactions.run(() => inWriting(() => inTime(attempt, until), { urgent }));
    },
    async leaveNoTrace() {},
    notify(notice) {
      // Without a server, each process is told of a gap when it is back.
      void inTelling(() => tell(db, [noticeText(notice)]).catch(() => undefined));
    },
    alone: (name, work) => inLine(name, () => whileLocked(settings, name, work)),
    listen: (channel, listener) => listeners.add(channel, listener),
    close: () => transactions.end(closeAll),
  };
}

/** Before anything is asked: what is seen from then on is what others have written by now. */
async function lock(transaction: Transaction<Tables>, tables: readonly (keyof Tables)[]): Promise<void> {
  if (tables.length === 0) return;
  const names = sql.join(tables.map((name) => sql.table(name)));
  await sql`lock table ${names} in share row exclusive mode`.execute(transaction);
}

async function tell(to: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  if (texts.length > 0)
    await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`.execute(to);
}

async function askServer(db: Kysely<Tables>): Promise<Server> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::bigint as version, current_setting('server_encoding') as encoding,
      case when pg_is_in_recovery() then 'it is a standby'
        when current_setting('default_transaction_read_only') = 'on' then 'default_transaction_read_only is on' end as closed
  `.execute(db);
  const [server] = rows;
  if (!server) throw new Error('PostgreSQL does not say its version');
  return server;
}

/** Names of the application's tables that this user may not read and write. */
async function withoutRights(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relowner = (select relowner from pg_class where oid = to_regclass('kysely_migration'))
      and relnamespace = (select relnamespace from pg_class where oid = to_regclass('kysely_migration'))
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
    order by relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

const ENGINE = {
  toSql: numbered,
  async clock(transaction: Transaction<Tables>): Promise<number> {
    const asked = sql<{
      ms: number;
    }>`select round(extract(epoch from clock_timestamp()) * 1000)::bigint as ms`;
    return (await asked.execute(transaction)).rows[0]!.ms;
  },
};

/** ms, of which a part is chance: those that met are not to meet again. */
const PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 320;

/**
 * Runs a transaction again while it meets others or no server. What was lost at its commit is not run again: it may be
 * kept. @throws DatabaseBusy, DatabaseUnreachable
 */
async function whilePassing<T>(attempt: (isCommitting: () => void) => Promise<T>, until: number): Promise<T> {
  for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    let isCommitting = false;
    try {
      return await attempt(() => (isCommitting = true));
    } catch (error) {
      const reason = passingReason(error);
      if (!reason) throw error;
      const isOver = performance.now() >= until;
      if (reason === 'away' && (isCommitting || isOver)) throw new DatabaseUnreachable(error);
      if (isOver) throw new DatabaseBusy(error);
    }
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

/** PostgreSQL's signs for values, outside of quoted text. */
function numbered(text: string): string {
  let count = 0;
  return text.replace(/'[^']*'|\?/g, (found) => (found === '?' ? `$${(count += 1)}` : found));
}

/** All notifications go through one channel of PostgreSQL: their text is the channel of the application. */
const CHANNEL = 'gallery';

/** ms; doubled with each try up to the longest. */
const HEARING_PAUSE_MS = 100;
const LONGEST_HEARING_PAUSE_MS = 10_000;
/** ms; a connection that was cut without a word is noticed by what is asked over it. */
const PROBE_MS = 30_000;

interface HearingOptions {
  onNotification: (text: string) => void;
  /** It hears again, and may have missed something. */
  onReturn: () => void;
  log: DatabaseLog;
}

/** Hears what others notify, over a connection of its own that is made again when it is lost. */
class Hearing {
  readonly #settings: PostgresSettings;
  readonly #options: HearingOptions;
  readonly #end = new AbortController();
  #client?: Client;
  #probe?: NodeJS.Timeout;

  constructor(settings: PostgresSettings, options: HearingOptions) {
    this.#settings = settings;
    this.#options = options;
  }

  /** @throws Error when it cannot be connected */
  async begin(): Promise<void> {
    const client = new Client({ ...this.#settings, query_timeout: PROBE_MS });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || this.#client !== client) return;
      isLost = true;
      this.#drop();
      if (!this.#end.signal.aborted) void this.#return(error);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => this.#options.onNotification(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#end.signal.aborted) return client.end();
    this.#client = client;
    this.#probe = setInterval(() => void client.query('SELECT 1').catch(lose), PROBE_MS).unref();
  }

  async end(): Promise<void> {
    this.#end.abort();
    const client = this.#client;
    this.#drop();
    await client?.end().catch(() => undefined);
  }

  #drop(): void {
    clearInterval(this.#probe);
    const client = this.#client;
    this.#client = undefined;
    if (!this.#end.signal.aborted) void client?.end().catch(() => undefined);
  }

  async #return(error?: Error): Promise<void> {
    const { log, onReturn } = this.#options;
    log('warn', { reason: error?.message }, 'notifications of the database are cut off');
    const { signal } = this.#end;
    for (
      let pause = HEARING_PAUSE_MS;
      !signal.aborted;
      pause = Math.min(2 * pause, LONGEST_HEARING_PAUSE_MS)
    ) {
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const isBack = await this.begin().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      log('info', {}, 'notifications of the database are back');
      onReturn();
      return;
    }
  }
}

/** Waits for as long as another process has the lock. It is let go of with its connection. @throws DatabaseUnreachable */
async function whileLocked<T>(settings: PostgresSettings, name: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ ...settings, lock_timeout: 0 });
  // A lock that is lost with the connection is for `work` to notice, in what it finds.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw passingReason(error) ? new DatabaseUnreachable(error) : error;
  }
  try {
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
