import { setImmediate as breathe } from 'node:timers/promises';
import type { Catalogue } from '../loading/catalogue';
import { suspectsBetween } from './affected-items';
import { keysOf, printOf, type ItemKey, type ItemPrint } from './item-fingerprint';
import { listPrints, printSummary, type AnswerKey, type SummaryPrints } from './list-fingerprint';

/** What has a print: an item, or an answer that is about several. */
export type PrintKey = ItemKey | AnswerKey;

/** The prints of everything that the API answers. */
export type Prints = ReadonlyMap<PrintKey, ItemPrint>;

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
  let last: { catalogue: Catalogue; items: Map<ItemKey, ItemPrint>; prints: Prints } | undefined;
  /** Of the catalogue before, until all of the next one's are made. */
  let summaries: SummaryPrints = new Map();
  return {
    async of(catalogue) {
      if (last?.catalogue === catalogue) return last.prints;
      const keys = last ? suspectsBetween(last.catalogue, catalogue) : keysOf(catalogue);
      const items = new Map(last?.items);
      const shown: SummaryPrints = new Map(summaries);
      for (const [index, key] of keys.entries()) {
        if (index % AT_ONE_GO === AT_ONE_GO - 1) await breathe(undefined, { signal });
        const print = printOf(catalogue, key);
        if (print) items.set(key, print);
        else items.delete(key);
        printSummary(shown, catalogue, key);
      }
      summaries = shown;
      const lists = [...listPrints(catalogue, shown)].map(([key, print]): [PrintKey, ItemPrint] => [
        key,
        { slugs: [], print },
      ]);
      const prints: Prints = new Map<PrintKey, ItemPrint>([...items, ...lists]);
      last = { catalogue, items, prints };
      return prints;
    },
  };
}
