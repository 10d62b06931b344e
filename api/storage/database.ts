import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { makePrivateFolder, withdrawFromOthers } from '../privacy/private-files';
import { commit } from './commit';
import { openReading, openWriting, type Statements } from './connection';
import { renewConnection } from './renewed-connection';
import { migrate } from './migrate';
import { finishRestore } from './pending-restore';
import { checkDatabase, openUsable } from './unusable-database';
import { whenFree } from './when-free';

/** The gallery's database; each of its promises is rejected with DatabaseBusy when it stays locked by another process. */
export interface GalleryDatabase {
  /** Files of it that others than their owner can read or write, since the right to change that is missing. */
  openToOthers: readonly string[];
  /** What `work` finds among all that is committed. */
  read<T>(work: (statements: Statements) => T): Promise<T>;
  /**
   * Keeps all that `work` writes, or nothing; resolves once it is on the disk. Until then `work` may be carried out several
   * times, so it must do nothing else. What is `urgent` goes before all other writes that wait.
   */
  write<T>(work: (statements: Statements) => T, options?: { urgent?: boolean }): Promise<T>;
  close(): void;
}

/** How long to wait for another process; less than a visitor's form waits for its answer. */
const PATIENCE_MS = 5000;

interface DatabaseOptions {
  patienceMs?: number;
}

/**
 * Opens the gallery's database in the data folder and brings it to the schema of this code; before that, a restore
 * that was killed is ended.
 * @throws Error in one sentence where its file is damaged or cannot be written, which says what to do
 */
export const openDatabase = (dataDir: string, options: DatabaseOptions = {}): Promise<GalleryDatabase> =>
  openUsable(path.join(dataDir, 'gallery.db'), () => open(dataDir, options));

async function open(
  dataDir: string,
  { patienceMs = PATIENCE_MS }: DatabaseOptions,
): Promise<GalleryDatabase> {
  await finishRestore(dataDir);
  makePrivateFolder(dataDir);
  const file = path.join(dataDir, 'gallery.db');
  // What is written beside the file later gets the same rights.
  const openToOthers = withdrawFromOthers(file);
  // SQLite opens what it may only read, and fails when it has something to write.
  accessSync(file, constants.R_OK | constants.W_OK);
  const writing = renewConnection(() => openWriting(file));
  const reading = renewConnection(() => openReading(file));
  const inTurn = pLimit(1);
  // Of those that are not urgent, one at a time queues up for its turn.
  const inLine = pLimit(1);
  const patience = () => performance.now() + patienceMs;
  await whenFree(() => writing.use(migrate), patience());
  await whenFree(() => writing.use(checkDatabase), patience());
  return {
    openToOthers,
    read: (work) => whenFree(() => reading.use(work), patience()),
    write(work, { urgent = false } = {}) {
      const until = patience();
      const turn = () =>
        inTurn(async () => {
          // A commit lets the whole API wait for the disk; many of them let others in between.
          await setImmediate();
          return whenFree(() => commit({ writing, reading }, work), until);
        });
      return urgent ? turn() : inLine(turn);
    },
    close() {
      reading.close();
      writing.close();
    },
  };
}
