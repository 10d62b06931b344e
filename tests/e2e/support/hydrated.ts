import type { Page } from 'playwright-core';

/** Waits until React has taken the page over: it then keeps its props on the elements. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
