export interface Placed {
  id: string;
  position: number;
}

/** Between two, so that the next ones find room. */
const ROOM = 10;

/**
 * Positions that differ once some works are moved, of as few as possible: others than the moved ones only where there is no
 * room between the neighbours.
 * @param order as it is
 * @param after id of the one that they follow; null at the beginning
 */
export function movedPositions(
  order: readonly Placed[],
  moved: readonly string[],
  after: string | null,
): ReadonlyMap<string, number> {
  const byId = new Map(order.map((one) => [one.id, one]));
  const rest = order.filter(({ id }) => !moved.includes(id));
  const at = after === null ? 0 : rest.findIndex(({ id }) => id === after) + 1;
  const next = [...rest.slice(0, at), ...moved.flatMap((id) => byId.get(id) ?? []), ...rest.slice(at)];
  const [from, to] = windowWithRoom(next, at, at + moved.length);
  const positions = spread(next[from - 1]?.position, next[to]?.position, to - from);
  const changed = next.slice(from, to).map(({ id }, index) => [id, positions[index]!] as const);
  return new Map(changed.filter(([id, position]) => byId.get(id)?.position !== position));
}

/** The smallest part of the list around the moved ones whose neighbours leave room for all of it. */
function windowWithRoom(list: readonly Placed[], from: number, to: number): [number, number] {
  const hasRoom = (first: number, end: number): boolean => {
    const below = list[first - 1]?.position ?? -Infinity;
    return (list[end]?.position ?? Infinity) - below > end - first;
  };
  for (let more = 0; more <= list.length; more += 1)
    for (let left = Math.max(0, more - (list.length - to)); left <= Math.min(more, from); left += 1)
      if (hasRoom(from - left, to + more - left)) return [from - left, to + more - left];
  return [0, list.length];
}

/** Whole numbers, evenly between two others. */
function spread(below: number | undefined, above: number | undefined, count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (above === undefined) return numbers.map((number) => (below ?? 0) + number * ROOM);
  const start = below ?? Math.min(0, above - count - 1);
  return numbers.map((number) => start + Math.floor((number * (above - start)) / (count + 1)));
}
