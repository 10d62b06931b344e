import { setImmediate } from 'node:timers/promises';
import { inBreaths, isBreathOver } from './in-breaths';

/** As many as are sorted at one go. */
const RUN = 500;

/** As `toSorted`, with pauses in which this process answers others. */
export async function sortedInBreaths<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  const starts = Array.from({ length: Math.ceil(items.length / RUN) }, (_, at) => at * RUN);
  let runs: Item[][] = [];
  for await (const from of inBreaths(starts)) runs.push(items.slice(from, from + RUN).sort(compare));
  let since = performance.now();
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const joining = joined(runs[at]!, runs[at + 1] ?? [], compare);
      let { done, value } = joining.next();
      for (; !done; { done, value } = joining.next()) {
        if (!isBreathOver(since)) continue;
        await setImmediate();
        since = performance.now();
      }
      if (value) merged.push(value);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Waits after each run's length, that others may go on. */
function* joined<Item>(
  some: readonly Item[],
  others: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<undefined, Item[], undefined> {
  const all: Item[] = [];
  let [one, other] = [0, 0];
  while (one < some.length && other < others.length) {
    all.push(compare(some[one]!, others[other]!) <= 0 ? some[one++]! : others[other++]!);
    if (all.length % RUN === 0) yield;
  }
  yield;
  return all.concat(some.slice(one), others.slice(other));
}
