import { WHENS, type ItemPage, type When } from '../../contract/list';
import { textsOf } from '../../shelves';
import type { PlacedRow } from '../shelf-index';
import { whenOf } from '../when';

/** How many of the events take place when, and of which kind they are; a gallery has hundreds at most. */
export function eventsIn(
  placed: readonly PlacedRow[],
  now: number,
): { whens: Record<When, number>; kinds: ItemPage['kinds'] } {
  const whens = Object.fromEntries(WHENS.map((when) => [when, 0])) as Record<When, number>;
  const kinds = new Map<string, ItemPage['kinds'][number]>();
  for (const { row } of placed) {
    const when = whenOf(row.values, now);
    if (when) whens[when] += 1;
    const title = textsOf(row.values['kind']);
    // A kind that somebody has in one language alone is that of the others.
    const [kind] = Object.values(title);
    if (kind === undefined) continue;
    const known = kinds.get(kind) ?? { kind, title, count: 0 };
    kinds.set(kind, { kind, title: { ...title, ...known.title }, count: known.count + 1 });
  }
  return { whens, kinds: [...kinds.values()].sort((one, other) => other.count - one.count) };
}
