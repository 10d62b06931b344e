import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { newVisitor, visit, type ColourScheme } from '../support/browser/browser';
import { openScreen } from '../support/browser/open-screen';
import { listen, type Listener } from './listen';
import type { Size, Stop } from './question';
import { test } from '../support/test';

/** A screen that is seen, and what is heard of it. */
export interface Sight extends Listener {
  page: Page;
}

/** Waits until a page has followed the system; the API's own page does so without a sign. */
async function turnLights(page: Page, colorScheme: ColourScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((mode) => {
    const { classList } = document.documentElement;
    return classList.contains(`theme-ui-${mode}`) || !/theme-ui/.test(classList.value);
  }, colorScheme);
}

/**
 * How the screens of a walk come to be seen: one that is merely opened in a tab that all such share, for a new one takes
 * three times as long; one that a visitor does something for as a new visitor, once, and the lights are turned later.
 */
export function useSight(): (stop: Stop, mode: ColourScheme, window: Size, before?: Sight) => Promise<Sight> {
  let tab: Sight | undefined;
  test.afterAll(() => tab?.page.context().close());

  const freshTab = async (): Promise<Sight> => {
    const page = await newVisitor();
    return { page, ...listen(page) };
  };

  return async ({ screen, locale }, mode, window, before) => {
    const isMade = Boolean(screen.prepare ?? screen.act);
    if (isMade && before) {
      await turnLights(before.page, mode);
      return before;
    }
    if (isMade) {
      let listener: Listener | undefined;
      const page = await openScreen(screen, locale, {
        colorScheme: mode,
        prepare: (next) => (listener = listen(next)),
      });
      return { page, ...listener! };
    }
    if (!tab || tab.page.isClosed()) tab = await freshTab();
    tab.forget();
    await tab.page.emulateMedia({ colorScheme: mode });
    // Before it is opened: a page that asks for a picture early asks for the one that fits the window.
    await tab.page.setViewportSize(window);
    await visit(tab.page, screen.paths[locale] ?? '');
    await screen.arrive?.(tab.page, translator(locale));
    return tab;
  };
}
