import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../../../../api/loading/catalogue';
import type { OfItem } from '../../../contract/items/item';
import { entriesOn } from '../shelves';

/** ms */
const LONGEST = 2000;
const PAUSE = 20;

/** So that what is answered is true of the site. @param entries undefined for what is gone */
export async function untilLive(
  catalogue: () => Catalogue,
  entries: readonly (OfItem & { entry: object | undefined })[],
): Promise<void> {
  const until = performance.now() + LONGEST;
  const isLive = () =>
    entries.every(({ shelf, id, entry }) => isDeepStrictEqual(entriesOn(catalogue(), shelf).get(id), entry));
  while (!isLive() && performance.now() < until) await setTimeout(PAUSE);
}
