import type { Browser } from 'playwright-core';
import { newVisitor, openWork, slowDown, turn } from './drawing-browser';

const TIMES = 10;

/**
 * ms from the click on 'turn it' until the piece is in the picture.
 * @param kind cold: nothing of it in the browser's cache; slow: cold, on a slow phone; warm: all of it there, as on a second visit
 */
export async function firstPictures(
  browser: Browser,
  url: string,
  kind: 'cold' | 'slow' | 'warm',
  signal: AbortSignal,
): Promise<number[]> {
  const times: number[] = [];
  let context = await newVisitor(browser);
  try {
    for (let time = 0; time < (kind === 'warm' ? TIMES + 1 : TIMES); time += 1) {
      signal.throwIfAborted();
      if (kind !== 'warm' && time > 0) {
        await context.close();
        context = await newVisitor(browser);
      }
      const page = await context.newPage();
      await openWork(page, url);
      if (kind === 'slow') await slowDown(page);
      times.push(await turn(page));
      await page.close();
    }
  } finally {
    await context.close();
  }
  // The first fills the cache.
  return kind === 'warm' ? times.slice(1) : times;
}
