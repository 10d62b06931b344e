import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { DatabaseBusy } from '../../storage/when-free';
import type { GalleryDatabase } from '../database';
import { oneByOne, Transactions, turns, type EngineOptions } from '../engine';
import { Listeners, noticeText } from '../listeners';
import { migrateToLatest } from '../migrations/migrate';
import { queriesOf } from '../queries';
import type { Tables } from '../schema/tables';
import { openPool, settingsOf } from './connect';
import { whileLocked } from './while-locked';
import { CHANNEL, Hearing } from './hearing';
import { DatabaseUnreachable, passingReason } from './passing-errors';
import { checkServer, inWords } from './unusable-server';

/** Transactions at once of this process. */
const WRITERS = 4;
const READERS = 6;

/** Waits a moment for a server that is just starting. @throws Error in one sentence that says what to do */
export async function openPostgres(
  url: string,
  { patienceMs, log }: EngineOptions,
): Promise<GalleryDatabase> {
  const { settings, target } = settingsOf(url, patienceMs);
  const pool = openPool(settings, {
    max: WRITERS + READERS,
    onLost: ({ message }) => log('warn', { reason: message }, 'a connection to the database was lost'),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
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
  try {
    checkServer(await whilePassing(() => askServer(db), patience()), target);
    await whilePassing(() => migrateToLatest(db, 'postgres'), patience());
    await hearing.begin();
  } catch (error) {
    await closeAll();
    // What outlasted the patience is said as what it was.
    throw inWords(error instanceof DatabaseUnreachable ? error.cause : error, target);
  }

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
          .execute((transaction) => work(queriesOf(transaction, numbered)));
      return transactions.run(() => inReading(() => whilePassing(attempt, until)));
    },
    write(work, { urgent, notify = [], alone = [] } = {}) {
      const until = patience();
      const attempt = (isCommitting: () => void) =>
        db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (transaction) => {
            await lock(transaction, alone);
            const result = await work(queriesOf(transaction, numbered));
            await tell(transaction, notify.map(noticeText));
            isCommitting();
            return result;
          });
      return transactions.run(() => inWriting(() => whilePassing(attempt, until), { urgent }));
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

async function askServer(db: Kysely<Tables>): Promise<{ version: number; encoding: string }> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::bigint as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const [server] = rows;
  if (!server) throw new Error('PostgreSQL does not say its version');
  return server;
}

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
