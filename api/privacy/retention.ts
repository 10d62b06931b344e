import { removeStrayPictures } from '../rooms/room-picture-files';
import type { Store } from '../../src/contract/server/store/store';
import { removeLeftUploads, removeUnnamed } from '../files/sweep';
import { DatabaseBusy } from '../storage/when-free';
import type { GalleryDatabase } from '../database/database';
import {
  noteLook,
  removeOldMails,
  removeOldMessages,
  removeOldRooms,
  removeOldSuspected,
  removeOldWishes,
  removePassing,
} from './outdated';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface Retention {
  close(): Promise<void>;
}

interface RetentionOptions {
  database: GalleryDatabase;
  files: Store;
  days: number | 'off';
  log(level: 'info' | 'warn', facts: object, words: string): void;
  checkMs?: number;
  dayMs?: number;
}

/** Resolves after the first run, even when that failed. */
export async function openRetention({
  database,
  files,
  days,
  log,
  checkMs = HOUR_MS,
  dayMs = DAY_MS,
}: RetentionOptions): Promise<Retention> {
  // Monotonic.
  let doneAt = -Infinity;
  let underWay: Promise<void> | undefined;

  const remove = async (): Promise<void> => {
    const now = await database.read((from) => from.clock());
    const { heldUntil } = await database.write((to) => noteLook(to, now));
    if (heldUntil !== undefined) {
      log(
        'warn',
        { heldUntil: new Date(heldUntil).toISOString() },
        'the clock has jumped, or the API was away for more than a week: nothing is erased for its age until the clock has gone on for a week',
      );
      return;
    }
    const { previews } = await database.write((to) => removePassing(to, now));
    const { messages, wishes, suspected, rooms, mails } =
      days === 'off' ? NONE : await removeOld(database, now, days);
    await removeStrayPictures(files, database, now);
    await removeUnnamed({ files, database }, now);
    await removeLeftUploads({ files, database }, now);
    await database.leaveNoTrace();
    if (messages + wishes + suspected + rooms + mails + previews > 0)
      log(
        'info',
        { messages, wishes, suspected, rooms, mails, previews },
        'what was kept for long enough is erased',
      );
  };

  const removeOnceADay = (): void => {
    if (underWay || performance.now() - doneAt < dayMs) return;
    underWay = remove()
      .then(() => void (doneAt = performance.now()))
      .catch((error: unknown) => {
        const words = 'what is too old cannot be erased now; it is tried again within the hour';
        log('warn', error instanceof DatabaseBusy ? {} : { err: error }, words);
      })
      .finally(() => (underWay = undefined));
  };

  removeOnceADay();
  await underWay;
  const timer = setInterval(removeOnceADay, checkMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}

const NONE = { messages: 0, wishes: 0, suspected: 0, rooms: 0, mails: 0 };

async function removeOld(database: GalleryDatabase, now: number, days: number): Promise<typeof NONE> {
  let messages = 0;
  for (;;) {
    const removed = await database.write((to) => removeOldMessages(to, now, days));
    if (removed === 0) break;
    messages += removed;
  }
  const wishes = await database.write((to) => removeOldWishes(to, now, days));
  const suspected = await database.write((to) => removeOldSuspected(to, now, days));
  const rooms = await database.write((to) => removeOldRooms(to, now, days));
  return {
    messages,
    wishes,
    suspected,
    rooms,
    mails: await database.write((to) => removeOldMails(to, now, days)),
  };
}
