import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { field, formWith } from './form-fields';
import { keptIn } from './kept-forms';
import { expect, inTurn, test } from '../support/test';
const SOLD = { en: 'claustra-screen', fr: 'paravent-claustra' };
const TITLE = { en: 'Claustra screen', fr: 'Paravent Claustra' };
const LIGHTING = { en: 'lighting', fr: 'luminaires' };
/** What the API says of a wish where there is no mail server to have it confirmed by. */
const KEPT = { en: 'We have noted your wish', fr: 'Votre souhait est noté' };

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);

    test('a sold work’s page leads to where one asks for one like it, which Back leaves', async () => {
      const email = `wish-${locale}@example.org`;
      const path = routePath('works-slug', locale, { slug: SOLD[locale] });
      const page = await open(path);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('wish.like') })
        .click();
      await page.getByRole('heading', { level: 1, name: t('wish-page.title') }).waitFor();
      const form = formWith(page, t('wish-page.button'));
      await page.waitForFunction(() => document.querySelector('textarea')?.value !== '');
      await expect(field(form, t('wish-page.field'))).toHaveValue(
        t('wish-page.work', { name: TITLE[locale] }),
      );
      await form.getByRole('button', { name: t('wish-page.button') }).click();
      await form.getByText(t('form.error.required', { field: t('form.email') })).waitFor();
      await field(form, t('form.email')).fill(email);
      await form.getByRole('button', { name: t('wish-page.button') }).click();
      await page.getByRole('heading', { name: KEPT[locale] }).waitFor();
      expect(keptIn('wishes', email)).toMatchObject({ locale, work: 'claustra-screen', state: 'unasked' });
      await page.goBack();
      await page.waitForURL(`**${path}`);
    });

    test('so do a creator’s page and a type’s', async () => {
      const creator = await open(routePath('creators-slug', locale, { slug: 'odile-kerherve' }));
      await creator
        .getByRole('main')
        .getByRole('link', { name: t('wish.others') })
        .click();
      await creator.waitForFunction(() => document.querySelector('textarea')?.value.includes('Kerhervé'));
      const type = await open(routePath('works-type-slug', locale, { slug: LIGHTING[locale] }));
      await type
        .getByRole('main')
        .getByRole('link', { name: t('wish.others') })
        .click();
      await type.waitForFunction(
        (title) => document.querySelector('textarea')?.value.includes(title),
        LIGHTING[locale],
      );
    });

    test('a search that finds nothing leads there with its words', async () => {
      const page = await open(routePath('about', locale));
      await page.getByRole('button', { name: t('search.open'), exact: true }).click();
      await page.getByRole('searchbox').fill('zeppelin');
      await page.getByRole('link', { name: t('wish.like') }).click();
      await page.getByRole('heading', { level: 1, name: t('wish-page.title') }).waitFor();
      await page.waitForFunction(() => document.querySelector('textarea')?.value === 'zeppelin');
    });

    test('without scripts it is asked in one’s own words, and of the work that the address names', async () => {
      const email = `plain-wish-${locale}@example.org`;
      const page = await open(`${routePath('wish', locale)}?work=${SOLD[locale]}`, {
        javaScriptEnabled: false,
      });
      const form = formWith(page, t('wish-page.button'));
      await field(form, t('wish-page.field')).fill('A folding screen');
      await field(form, t('form.email')).fill(email);
      await form.getByRole('button', { name: t('wish-page.button') }).click();
      await page.getByRole('heading', { name: KEPT[locale] }).waitFor();
      expect(keptIn('wishes', email)).toMatchObject({ wish: 'A folding screen', work: 'claustra-screen' });
    });
  });
