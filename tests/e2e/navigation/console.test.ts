import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { watchFaults } from '../support/browser/watch-faults';
import { expect, inTurn, test } from '../support/test';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a walk through the menu, the other language and back is silent, from ${locale}`, async () => {
    const other = locale === 'en' ? 'fr' : 'en';
    let faults: string[] = [];
    const page = await open(routePath('index', locale), { prepare: (next) => (faults = watchFaults(next)) });
    const loaded = await page.evaluate(() => performance.timeOrigin);

    await followMenu(page, locale, 'nav.works');
    await arrivedAt(page, allWorksPath(locale));
    await followMenu(page, locale, 'nav.creators');
    await arrivedAt(page, routePath('creators', locale));
    // Pages of one language are one document; each language brings its own.
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    await page.getByRole('contentinfo').getByRole('link', { name: LOCALES[other].name }).click();
    await arrivedAt(page, routePath('creators', other));
    await page.goBack();
    await arrivedAt(page, routePath('creators', locale));
    // Another document, whose router hears of the next step once it is alive.
    await hydrated(page);
    await page.goBack();
    await arrivedAt(page, allWorksPath(locale));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

    expect(faults).toEqual([]);
  });

async function followMenu(page: Page, locale: LocaleCode, key: 'nav.works' | 'nav.creators'): Promise<void> {
  const t = translator(locale);
  await page.getByRole('button', { name: t('nav.menu') }).click();
  await page
    .getByRole('dialog', { name: t('nav.menu') })
    .getByRole('link', { name: t(key) })
    .click();
}
