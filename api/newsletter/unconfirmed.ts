import type { GalleryDatabase } from '../storage/database';
import { deleteUnconfirmed, isAnyUnconfirmed } from '../storage/subscriptions';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRMED_WITHIN_MS = 30 * DAY_MS;
const LOOK_MS = DAY_MS / 4;

/** Deletes the subscriptions that were never confirmed. `now` is in ms since the epoch. */
export async function forgetUnconfirmed(database: GalleryDatabase, now = Date.now()): Promise<void> {
  const before = now - CONFIRMED_WITHIN_MS;
  if (await database.read((from) => isAnyUnconfirmed(from, before)))
    await database.write((to) => deleteUnconfirmed(to, before));
}

/** Does so now and from time to time. @returns how to stop */
export function keepForgetting(database: GalleryDatabase, onError: (error: unknown) => void): () => void {
  const look = () => void forgetUnconfirmed(database).catch(onError);
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
