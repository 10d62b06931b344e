import type { Locator, Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import { LOCALE_CODES } from '../../src/i18n/locales';
import { routePath } from '../../src/routes/route-path';
import { arrivedAt, useBrowser } from './support/browser';

const open = useBrowser();

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

async function focused(element: Locator): Promise<void> {
  await expect.poll?.(() => hasFocus(element));
}
