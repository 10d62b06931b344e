import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { translator } from '../../src/i18n/i18n';
import { LOCALE_CODES } from '../../src/i18n/locales';
import { allWorksPath } from '../../src/routes/alternates';
import { routePath } from '../../src/routes/route-path';
import { hasArrived, isAlive } from '../e2e/support/browser/page-state';
import { SITE } from '../e2e/support/site/site';
import { PATIENCE, useWebkit } from './use-webkit';
import { expect, inTurn, test } from '../e2e/support/test';

const start = useWebkit();
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };

/** The journeys of tests/firefox, with the waiting that WebDriver leaves to us. */
for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const work = routePath('works-slug', locale, { slug: BENCH[locale] });
    const about = routePath('about', locale);
    const home = routePath('index', locale);
    const list = allWorksPath(locale);
    const card = 'main li:nth-child(9) [data-work]';

    async function open(path: string) {
      const visit = await start(path);
      const { page } = visit;
      const holds = (condition: string, ...values: unknown[]) =>
        page.wait(
          () => page.executeScript<boolean>(`return Boolean(${condition})`, ...values),
          PATIENCE,
          condition,
        );
      const arrived = async (wanted: string): Promise<void> => {
        await holds('location.pathname === arguments[0]', wanted);
        await page.wait(() => page.executeScript(hasArrived), PATIENCE);
      };
      const click = (name: string) => pressed(page, name);
      await page.wait(() => page.executeScript(isAlive), PATIENCE);
      return {
        ...visit,
        holds,
        arrived,
        click,
        type: (words: string) => page.switchTo().activeElement().sendKeys(words),
        opened: () => holds("document.querySelector('[role=dialog], dialog[open]')"),
        closed: () => holds("!document.querySelector('[role=dialog]:not([hidden]), dialog[open]')"),
        /** By hand: WebKit's Back passes over pages on which nothing was touched. */
        follows: async (css: string) => {
          const link = await page.findElement(By.css(css));
          const { pathname } = new URL((await link.getAttribute('href')) ?? '', SITE.url);
          await clickOn(page, link);
          await arrived(pathname);
          return pathname;
        },
      };
    }

    test('the lamp changes the lights, and the choice survives a reload', async () => {
      const { page, holds, faults } = await open(home);
      const mode = () => page.executeScript<string>('return document.documentElement.className');
      const first = await mode();
      await pressed(page, t(first === 'theme-ui-light' ? 'lights.to-evening' : 'lights.to-day'));
      await holds('document.documentElement.className !== arguments[0]', first);
      const chosen = await mode();
      expect(await faults()).toEqual([]);
      await page.navigate().refresh();
      expect(await mode()).toBe(chosen);
    });

    test('the search finds a work as it is typed, and leads there', async () => {
      const { page, holds, arrived, click, type, faults } = await open(about);
      await click(t('search.open'));
      await holds("document.activeElement.localName === 'input'");
      await type('Kerherbe');
      const creator = routePath('creators-slug', locale, { slug: 'odile-kerherve' });
      await holds('document.querySelector(`a[data-stop][href="${arguments[0]}"]`)', creator);
      await page.findElement(By.css(`a[data-stop][href="${creator}"]`)).click();
      await arrived(creator);
      await holds("document.activeElement.localName === 'h1'");
      expect(await faults()).toEqual([]);
    });

    test('a work opens from the list without loading a document, and the way back leads to the same place', async () => {
      const { page, holds, arrived, follows, faults } = await open(list);
      await page.executeScript('window.stayed = true');
      const top = await page.executeScript<number>(centre, await page.findElement(By.css(card)));
      await follows(card);
      await page.navigate().back();
      await arrived(list);
      await holds('Math.abs(scrollY - arguments[0]) < 3', top);
      expect(await page.executeScript('return window.stayed')).toBe(true);
      expect(await faults()).toEqual([]);
    });

    test('an enquiry opens in a dialog, says what is missing, and Escape closes it', async () => {
      const { page, holds, click, type, closed, faults } = await open(work);
      await click(t('work.enquire'));
      await holds("document.querySelector('[role=dialog] form')");
      await click(t('enquiry.submit'));
      await holds("document.querySelector('[role=dialog] [aria-invalid=true]')");
      await page.findElement(By.css('[role=dialog] input[name=name]')).sendKeys('Marie Lenoir');
      await type(Key.ESCAPE);
      await closed();
      expect(await page.getCurrentUrl()).toBe(SITE.url + work);
      expect(await faults()).toEqual([]);
    });

    test.describe('Back', () => {
      test('closes the menu, and leaves the page when it comes again', async () => {
        const { page, arrived, follows, click, opened, closed, faults } = await open(list);
        const path = await follows(card);
        await click(t('nav.menu'));
        await opened();
        await page.navigate().back();
        await closed();
        await arrived(path);
        await page.navigate().back();
        await arrived(list);
        expect(await faults()).toEqual([]);
      });

      test('closes the viewer', async () => {
        const { page, holds, arrived, follows, faults } = await open(list);
        const work = await follows(card);
        await page.findElement(By.css('#picture-1')).click();
        await holds("document.querySelector('.pswp')");
        await page.navigate().back();
        await holds("!document.querySelector('.pswp')");
        await arrived(work);
        expect(await faults()).toEqual([]);
      });

      test('closes an enquiry, which has what was typed when it opens again', async () => {
        const { page, holds, follows, click, closed, faults } = await open(list);
        await follows(card);
        await click(t('work.enquire'));
        await holds("document.querySelector('[role=dialog] form')");
        await page.findElement(By.css('[role=dialog] input[name=name]')).sendKeys('Marie Lenoir');
        await page.navigate().back();
        await closed();
        await click(t('work.enquire'));
        await holds("document.querySelector('[role=dialog] input[name=name]')?.value === 'Marie Lenoir'");
        expect(await faults()).toEqual([]);
      });
    });
  });

/** Clicks on what has an accessible name, which is read from what WebKit itself computes. */
async function pressed(page: WebDriver, name: string): Promise<void> {
  const named = await page.wait(async () => {
    for (const one of await page.findElements(By.css('a, button'))) {
      // What has gone meanwhile has no name.
      const itsName = await one.getAccessibleName().catch(() => '');
      if (itsName === name && (await one.isDisplayed())) return one;
    }
    return undefined;
  }, PATIENCE);
  await clickOn(page, named!);
}

const centre = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' }); return scrollY";

/** WebKit's driver clicks only on what is in the window. */
async function clickOn(page: WebDriver, element: WebElement): Promise<void> {
  await page.executeScript(centre, element);
  await element.click();
}
