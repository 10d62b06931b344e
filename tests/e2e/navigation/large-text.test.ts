import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { useBrowser } from '../support/browser/browser';

const open = useBrowser();

it.each(LOCALE_CODES)(
  'in %s, letters twice as large leave the menu within the smallest phone, and its words whole',
  async (locale) => {
    const page = await open(routePath('about', locale), {
      viewport: { width: 320, height: 640 },
      prepare: (it) =>
        it.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          }),
        ),
    });
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: translator(locale)('nav.menu') });
    const [box, home] = [await menu.boundingBox(), await banner.getByRole('link').boundingBox()];
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    expect(home!.x + home!.width).toBeLessThanOrEqual(box!.x);
    await menu.click();
    const places = page.getByRole('dialog').getByRole('link');
    await places.first().waitFor();
    const lines = await places.evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(Math.max(...lines)).toBe(1);
  },
);
