import { setImmediate } from 'node:timers/promises';

/** ms that others wait for at most, besides one item. */
const AT_ONE_GO = 20;

/** Whether others are to have their turn. @param since when the work began, by `performance.now()` */
export const isBreathOver = (since: number): boolean => performance.now() - since >= AT_ONE_GO;

/** One after the other, with pauses in which this process answers others: for whatever is as long as somebody's input. */
export async function* inBreaths<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let since = performance.now();
  for (const item of items) {
    if (isBreathOver(since)) {
      await setImmediate();
      since = performance.now();
    }
    yield item;
  }
}
