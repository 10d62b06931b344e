import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../../../src/i18n/message-key';
import { violationsIn } from '../support/browser/axe';
import { focusOn } from '../support/browser/focus';

/** The viewer of a page's pictures, as a visitor's hand finds it. */
export function viewerOn(page: Page, t: Translate) {
  const dialog = page.locator('dialog[aria-modal=true]');
  const button = (
    key: 'nav.close' | 'viewer.next' | 'viewer.previous' | 'viewer.zoom-in' | 'viewer.zoom-out',
  ) => dialog.getByRole('button', { name: t(key), exact: true });
  /** The picture that is shown; the others beside it are hidden from all. */
  const picture = dialog.locator('.pswp__item[aria-hidden=false] picture img').first();
  return {
    dialog,
    button,
    picture,
    link: (number: number): Locator => page.locator(`#picture-${number}`),
    /** Opens a picture by its link, and waits until it stands there. */
    open: async (number: number): Promise<void> => {
      await page.locator(`#picture-${number}`).click();
      await picture.waitFor();
    },
    /** Waits until a picture is shown, by its number and as the address says. Where the work can be turned, that is one step more. */
    shows: async (number: number, count: number): Promise<void> => {
      const told = [count, count + 1].map((steps) =>
        t('work.picture-count', { index: number, count: steps }),
      );
      await page.waitForFunction(([own, withTurn]) => {
        const canTurn = document.querySelector('ul[data-offered=true]') !== null;
        const texts = [...document.querySelectorAll('dialog[aria-modal=true] span')];
        return texts.some(({ textContent }) => textContent === (canTurn ? withTurn : own));
      }, told);
      await page.waitForURL((url) => url.hash === `#picture-${number}`);
    },
    /** Waits until it is closed, the address is the page's own, and the focus is on a picture that can be seen. */
    closedAt: async (number: number): Promise<void> => {
      await dialog.waitFor({ state: 'detached' });
      await page.waitForURL((url) => url.hash === '');
      await focusOn(page.locator(`#picture-${number}`));
    },
    /** What breaks a guideline in it. */
    violations: (): Promise<string[]> => violationsIn(page, 'all', 'dialog[open]'),
    /** CSS px that the picture is wide, once it has come to rest. */
    width: (): Promise<number> =>
      picture.evaluate(async (node) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const place = () => {
          const { x, y, width } = node.getBoundingClientRect();
          return [x, y, width].map(Math.round).join();
        };
        let last = place();
        for (let alike = 0; alike < 5; alike += 1) {
          await frame();
          const now = place();
          if (now !== last) [last, alike] = [now, 0];
        }
        return Math.round(node.getBoundingClientRect().width);
      }),
  };
}
