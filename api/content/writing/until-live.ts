import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../../loading/catalogue';
import type { OfItem } from '../contract/item';
import { entriesOn } from '../shelves';

/** ms */
const LONGEST = 2000;
const PAUSE = 20;

/**
 * So that what is answered is true of the site.
 *
 * @param entries undefined for what is gone
 * @returns false when it takes too long
 */
export async function untilLive(
  catalogue: () => Catalogue,
  entries: readonly (OfItem & { entry: object | undefined })[],
): Promise<boolean> {
  const until = performance.now() + LONGEST;
  const isLive = () =>
    entries.every(({ shelf, id, entry }) => isDeepStrictEqual(entriesOn(catalogue(), shelf).get(id), entry));
  let isDone = isLive();
  while (!isDone && performance.now() < until) {
    await setTimeout(PAUSE);
    isDone = isLive();
  }
  return isDone;
}
