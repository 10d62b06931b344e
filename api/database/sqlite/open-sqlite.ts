import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { makePrivateFolder, withdrawFromOthers } from '../../storage/claim-folder';
import { type Connection, openReading, openWriting, renewConnection } from '../../storage/connection';
import { keepPlace } from '../../storage/in-place';
import { finishRestore } from '../../storage/pending-restore';
import { checkDatabase, openUsable } from '../../storage/unusable-database';
import { whenFree } from '../../storage/when-free';
import type { GalleryDatabase } from '../database';
import { type EngineOptions, oneByOne, Transactions, turns } from '../engine';
import { Listeners, noticeText } from '../listeners';
import { migrateToLatest } from '../migrations/migrate';
import { queriesOf } from '../queries';
import type { Tables } from '../schema/tables';
import { formerVersion, takeOverFormer } from '../../takeover/former-schemas';
import { type Begun, LibsqlDialect } from './sqlite-dialect';
import { beginReading, beginVerified } from './verified-commit';

/** Each has a snapshot of its own. */
const READERS = 4;

/** First completes a restore that was cut off. @throws Error with the remedy for a damaged or read-only file */
export const openSqlite = (dataDir: string, options: EngineOptions): Promise<GalleryDatabase> =>
  openUsable(path.join(dataDir, 'gallery.db'), () => open(dataDir, options));

async function open(
  dataDir: string,
  { patienceMs, log, now = () => Date.now() }: EngineOptions,
): Promise<GalleryDatabase> {
  await finishRestore(dataDir);
  makePrivateFolder(dataDir);
  const file = path.join(dataDir, 'gallery.db');
  // Before SQLite creates its other files, which get the same mode.
  const openToOthers = withdrawFromOthers(file);
  // SQLite opens a read-only file and fails only at a write.
  accessSync(file, constants.R_OK | constants.W_OK);
  const place = keepPlace(file);
  const inPlace = (open: (file: string) => Connection) => () => {
    // SQLite would begin an empty one.
    place.require();
    return place.follow(open(file));
  };
  /** Looks at what others commit. */
  const watcher = renewConnection(inPlace(openReading));
  const connect = (open: (file: string) => Connection, begin: (connection: Connection) => Begun) =>
    new Kysely<Tables>({ dialect: new LibsqlDialect({ open: inPlace(open), begin }) });
  const writing = connect(openWriting, (connection) => beginVerified(connection, { watcher, place }));
  const reading = connect(openReading, beginReading);

  const closeAll = async () => {
    await reading.destroy();
    await writing.destroy();
    watcher.close();
  };
  const patience = () => performance.now() + patienceMs;
  try {
    const first = renewConnection(inPlace(openWriting));
    await whenFree(() => first.use(prepare), patience());
    await whenFree(() => migrateToLatest(writing, 'sqlite'), patience());
    await whenFree(() => first.use(checkDatabase), patience());
    first.close();
    place.require();
  } catch (error) {
    await closeAll();
    throw error;
  }

  const engine = { clock: async () => now() };
  const transactions = new Transactions();
  const listeners = new Listeners(log);
  const inWriting = turns(1);
  const inReading = turns(READERS);
  return {
    engine: 'sqlite',
    openToOthers,
    requireInPlace: place.require,
    read(work) {
      const until = patience();
      const attempt = () =>
        reading.transaction().execute((transaction) => work(queriesOf(transaction, engine)));
      return transactions.run(() => inReading(() => whenFree(attempt, until)));
    },
    async write(work, { urgent, notify = [] } = {}) {
      const until = patience();
      const attempt = () =>
        writing.transaction().execute((transaction) => work(queriesOf(transaction, engine)));
      const turn = async () => {
        // A commit blocks the API for the disk; other work goes in between.
        await setImmediate();
        return whenFree(attempt, until);
      };
      const result = await transactions.run(() => inWriting(turn, { urgent }));
      for (const notice of notify) listeners.notify(noticeText(notice));
      return result;
    },
    leaveNoTrace: ({ wholeFile = false } = {}) => leaveNoTrace(file, { wholeFile, patienceMs }),
    notify: (notice) => listeners.notify(noticeText(notice)),
    alone: oneByOne(),
    listen: (channel, listener) => listeners.add(channel, listener),
    close: () => transactions.end(closeAll),
  };
}

function prepare(connection: Connection): void {
  // Refuses one that is too old before anything is written.
  formerVersion(connection);
  connection.exec('PRAGMA journal_mode = WAL');
  takeOverFormer(connection);
}

const BUSY = 5;

interface LeaveNoTraceOptions {
  wholeFile: boolean;
  patienceMs: number;
}

/** Also from the log (`-wal`), while others use the database. @throws DatabaseBusy when they keep it locked */
async function leaveNoTrace(file: string, { wholeFile, patienceMs }: LeaveNoTraceOptions): Promise<void> {
  const connection = openWriting(file);
  // VACUUM's copy must not be on a disk either.
  connection.exec('PRAGMA temp_store = MEMORY');
  const until = performance.now() + patienceMs;
  try {
    if (wholeFile) await whenFree(() => connection.exec('VACUUM'), until);
    await whenFree(() => emptyLog(connection), until);
  } finally {
    connection.close();
  }
}

/** A blocked checkpoint reports it in its result instead of failing. */
async function emptyLog(connection: Connection): Promise<void> {
  const { busy } = (await connection.get('PRAGMA wal_checkpoint(TRUNCATE)')) as { busy: number };
  if (busy) throw Object.assign(new Error('The log of the database is in use'), { rawCode: BUSY });
}
