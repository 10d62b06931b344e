import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { makePrivateFolder, withdrawFromOthers } from '../privacy/private-files';
import { commit } from './commit';
import { openReading, openWriting, statementsOf, type Statements } from './connection';
import { renewConnection, type RenewedConnection } from './renewed-connection';
import { keepPlace } from './in-place';
import { migrate } from './migrate';
import { finishRestore } from './pending-restore';
import { checkDatabase, openUsable } from './unusable-database';
import { whenFree } from './when-free';

/** All promises reject with DatabaseBusy when another process keeps it locked. */
export interface GalleryDatabase {
  /** Files that others can read or write, where the mode could not be changed. */
  openToOthers: readonly string[];
  /** @throws DatabaseMoved when one of its files was deleted or replaced; nothing is written then */
  requireInPlace(): void;
  /** All that is read is of one moment. `work` may run several times. */
  read<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** All or nothing; resolves once on the disk. `work` may run several times, so it must have no other effect. */
  write<T>(work: (statements: Statements) => Promise<T>, options?: { urgent?: boolean }): Promise<T>;
  close(): void;
}

/** ms; less than a form waits for its answer. */
const PATIENCE_MS = 5000;

interface DatabaseOptions {
  patienceMs?: number;
}

/** First completes a restore that was cut off. @throws Error with the remedy for a damaged or read-only file */
export const openDatabase = (dataDir: string, options: DatabaseOptions = {}): Promise<GalleryDatabase> =>
  openUsable(path.join(dataDir, 'gallery.db'), () => open(dataDir, options));

async function open(
  dataDir: string,
  { patienceMs = PATIENCE_MS }: DatabaseOptions,
): Promise<GalleryDatabase> {
  await finishRestore(dataDir);
  makePrivateFolder(dataDir);
  const file = path.join(dataDir, 'gallery.db');
  // Before SQLite creates its other files, which get the same mode.
  const openToOthers = withdrawFromOthers(file);
  // SQLite opens a read-only file and fails only at a write.
  accessSync(file, constants.R_OK | constants.W_OK);
  const place = keepPlace(file);
  const inPlace = (open: typeof openWriting) =>
    renewConnection(() => {
      // SQLite would begin an empty one.
      place.require();
      return place.follow(open(file));
    });
  const writing = inPlace(openWriting);
  const reading = inPlace(openReading);
  const watching = inPlace(openReading);
  const oneReads = pLimit(1);
  const inTurn = pLimit(1);
  const inLine = pLimit(1);
  const patience = () => performance.now() + patienceMs;
  await whenFree(() => writing.use(migrate), patience());
  await whenFree(() => writing.use(checkDatabase), patience());
  place.require();
  return {
    openToOthers,
    requireInPlace: place.require,
    read: (work) => oneReads(() => whenFree(() => readAtOnce(reading, work), patience())),
    write(work, { urgent = false } = {}) {
      const until = patience();
      const turn = () =>
        inTurn(async () => {
          // A commit blocks the API for the disk; other work goes in between.
          await setImmediate();
          return whenFree(() => commit({ writing, watching, place }, work), until);
        });
      return urgent ? turn() : inLine(turn);
    },
    close() {
      reading.close();
      watching.close();
      writing.close();
    },
  };
}

const readAtOnce = <T>(
  reading: RenewedConnection,
  work: (statements: Statements) => Promise<T>,
): Promise<T> =>
  reading.hold(async (connection) => {
    connection.exec('BEGIN');
    const found = await work(statementsOf(connection));
    connection.exec('COMMIT');
    return found;
  });
