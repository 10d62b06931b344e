import { setImmediate as breathe } from 'node:timers/promises';
import type { ChangeKind } from '../../src/contract/kinds/kinds';
import type { Catalogue } from '../content/published/catalogue';
import { suspectsBetween } from './affected-items';
import { keysOf, printOf, type ItemKey, type ItemPrint } from './item-fingerprint';
import {
  copyOf,
  listPrints,
  printSummary,
  type AnswerKey,
  type PrintedLists,
  type SummaryPrints,
} from './list-fingerprint';

export type PrintKey = ItemKey | AnswerKey;

export type Prints = ReadonlyMap<PrintKey, ItemPrint>;

/** Items between two pauses for other work; an item takes about a third of a ms. */
const AT_ONE_GO = 50;

export interface FollowedPrints {
  of(catalogue: Catalogue): Promise<Prints>;
}

/** Call it for one catalogue at a time. @param signal rejects a call under way */
export function followPrints(signal?: AbortSignal): FollowedPrints {
  let last: { catalogue: Catalogue; items: Map<ItemKey, ItemPrint>; prints: Prints } | undefined;
  /** Of the catalogue before, until those of the next are complete. */
  let summaries: SummaryPrints = new Map();
  const lists: PrintedLists = new Map();
  return {
    async of(catalogue) {
      if (last?.catalogue === catalogue) return last.prints;
      const keys = last ? suspectsBetween(last.catalogue, catalogue) : keysOf(catalogue);
      const items = new Map(last?.items);
      const shown = copyOf(summaries);
      const shownAnew = new Map<ChangeKind, Set<string>>();
      for (const [index, key] of keys.entries()) {
        if (index % AT_ONE_GO === AT_ONE_GO - 1) await breathe(undefined, { signal });
        const print = printOf(catalogue, key);
        if (print) items.set(key, print);
        else items.delete(key);
        if (printSummary(shown, catalogue, key)) noteAnew(shownAnew, key);
      }
      summaries = shown;
      const prints = new Map<PrintKey, ItemPrint>(items);
      for (const [key, print] of listPrints(catalogue, { summaries: shown, lists, shownAnew }))
        prints.set(key, { slugs: [], print });
      last = { catalogue, items, prints };
      return prints;
    },
  };
}

function noteAnew(anew: Map<ChangeKind, Set<string>>, key: ItemKey): void {
  const [kind, id] = key.split('/') as [ChangeKind, string];
  const ofKind = anew.get(kind) ?? new Set();
  anew.set(kind, ofKind.add(id));
}
