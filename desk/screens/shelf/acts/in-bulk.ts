import type { ListedItem } from '../../../../api/content/contract/list';
import type { Published } from '../../../../api/content/contract/publishing';

/** As many as the server takes at once. */
const MOST = 500;

export const chunksOf = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) => all.slice(at * MOST, (at + 1) * MOST));

interface Outcome {
  answer: Published;
  done: readonly ListedItem[];
  /** Something stands in the way of them, which may be another item. */
  refused: readonly ListedItem[];
  /** The server did not answer any more. */
  failed: readonly ListedItem[];
}

/**
 * Changes those that can be changed, each call all or nothing: without those that it refuses, it is made again.
 *
 * @throws CallFault where nothing was changed
 */
export async function inBulk(
  items: readonly ListedItem[],
  change: (items: readonly ListedItem[]) => Promise<Published>,
): Promise<Outcome> {
  const published: Published['published'] = [];
  const done: ListedItem[] = [];
  const refused: ListedItem[] = [];
  const outcome = (failed: readonly ListedItem[]): Outcome => ({
    ...{ answer: { published, refused: [] }, done, refused, failed },
  });
  let left = chunksOf(items);
  try {
    for (let chunk = left.shift(); chunk; chunk = left.shift()) {
      left = [chunk, ...left];
      const answer = await change(chunk);
      const inTheWay = new Set(answer.refused.map(({ id }) => id));
      const again = chunk.filter(({ id }) => !inTheWay.has(id));
      left.shift();
      if (inTheWay.size === 0) {
        published.push(...answer.published);
        done.push(...chunk);
      } else if (again.length === chunk.length) refused.push(...chunk);
      else {
        refused.push(...chunk.filter(({ id }) => inTheWay.has(id)));
        if (again.length > 0) left.unshift(again);
      }
    }
  } catch (error) {
    if (done.length === 0) throw error;
    return outcome(left.flat());
  }
  return outcome([]);
}
