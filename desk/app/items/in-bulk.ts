import type { Published } from '../../../api/content/contract/publishing';

/** As many as the server takes at once. */
const MOST = 500;

export const chunksOf = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) => all.slice(at * MOST, (at + 1) * MOST));

interface Outcome<Item> {
  answer: Published;
  done: readonly Item[];
  /** Something stands in the way of them, which may be another item. */
  refused: readonly Item[];
  /** The server did not answer any more. */
  failed: readonly Item[];
}

/**
 * Changes those that can be changed, each call all or nothing: without those that it refuses, it is made again.
 *
 * @param isOne whether an item is the one that is refused; by its id, where all are of one collection
 * @throws CallFault where nothing was changed
 */
export async function inBulk<Item extends { id: string }>(
  items: readonly Item[],
  change: (items: readonly Item[]) => Promise<Published>,
  isOne = (item: Item, refused: Published['refused'][number]): boolean => item.id === refused.id,
): Promise<Outcome<Item>> {
  const published: Published['published'] = [];
  const done: Item[] = [];
  const refused: Item[] = [];
  const outcome = (failed: readonly Item[]): Outcome<Item> => ({
    ...{ answer: { published, refused: [] }, done, refused, failed },
  });
  let left = chunksOf(items);
  try {
    for (let chunk = left.shift(); chunk; chunk = left.shift()) {
      left = [chunk, ...left];
      const answer = await change(chunk);
      const isInTheWay = (item: Item) => answer.refused.some((one) => isOne(item, one));
      const again = chunk.filter((item) => !isInTheWay(item));
      left.shift();
      if (answer.refused.length === 0) {
        published.push(...answer.published);
        done.push(...chunk);
      } else if (again.length === chunk.length) refused.push(...chunk);
      else {
        refused.push(...chunk.filter(isInTheWay));
        if (again.length > 0) left.unshift(again);
      }
    }
  } catch (error) {
    if (done.length === 0) throw error;
    return outcome(left.flat());
  }
  return outcome([]);
}
