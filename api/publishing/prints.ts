import { setImmediate as breathe } from 'node:timers/promises';
import type { Catalogue } from '../loading/catalogue';
import { keysOf, printOf, type ItemKey, type ItemPrint } from './item-fingerprint';
import { suspectsBetween } from './affected-items';

/** The prints of everything that the API answers about. */
export type Prints = ReadonlyMap<ItemKey, ItemPrint>;

/** Items printed before others get their turn: a print takes about a third of a millisecond. */
const AT_ONE_GO = 50;

/** The prints of a catalogue that is followed: those of the next one cost only what has changed. */
export interface FollowedPrints {
  of(catalogue: Catalogue): Promise<Prints>;
}

/**
 * Starts without a catalogue. Ask for one catalogue at a time.
 * @param signal ends what is under way, which then rejects
 */
export function followPrints(signal?: AbortSignal): FollowedPrints {
  let last: { catalogue: Catalogue; prints: Prints } | undefined;
  return {
    async of(catalogue) {
      if (last?.catalogue === catalogue) return last.prints;
      const keys = last ? suspectsBetween(last.catalogue, catalogue) : keysOf(catalogue);
      const prints = new Map(last?.prints);
      for (const [index, key] of keys.entries()) {
        if (index % AT_ONE_GO === AT_ONE_GO - 1) await breathe(undefined, { signal });
        const print = printOf(catalogue, key);
        if (print) prints.set(key, print);
        else prints.delete(key);
      }
      last = { catalogue, prints };
      return prints;
    },
  };
}
