import type { Page } from '@playwright/test';
import { isAlive } from './page-state';

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}
