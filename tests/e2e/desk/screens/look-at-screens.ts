import type { Page } from 'playwright-core';
import { violationsIn } from '../../support/browser/axe';
import { stopListening } from '../../support/browser/kept-tab';
import { watchFaults } from '../../support/browser/watch-faults';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { DESK_SCREENS, WORDS } from '../screens';
import { startHooks, type StandInHooks } from '../stand-in-hooks';
import { writeToGallery } from '../visitors';

/** px; a phone and a laptop. */
const WIDTHS = [390, 1440];

/** What the screen before has left in the tab: its size, its lights, and what the desk remembers there. */
async function forgetBefore(page: Page): Promise<void> {
  stopListening(page);
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A file for each language, so that both are looked at side by side. */
export function lookAtScreens(language: keyof typeof WORDS): void {
  let hooks: StandInHooks;
  let desk: OwnDesk;
  /** All screens of who is signed in are seen in it: a new tab has to read the desk and axe anew, which took half the time. */
  let inside: Page;
  const open = (secret?: string) =>
    comeToDesk(desk, { locale: language === 'fr' ? 'fr-FR' : 'en-GB', ...(secret && { secret }) });
  beforeAll(async () => {
    hooks = await startHooks();
    desk = await startOwnDesk({ hooks: hooks.settings });
    await writeToGallery(desk);
    const secret = await desk.join({
      email: 'ines@example.org',
      name: 'Inès Morvan',
      may: 'everything',
      language,
    });
    inside = await open(secret);
    await desk.join({ email: 'a.very.long.address.of.a.registrar@archives.meublesetlumieres.example' });
  });
  afterAll(async () => {
    await desk.close();
    await hooks.close();
  });

  it.each(DESK_SCREENS)(
    '$name breaks no guideline by day or in the evening, needs no scrolling sideways, and is silent',
    async ({ path, isOutside, prepare }) => {
      const page = isOutside ? await open() : inside;
      await forgetBefore(page);
      const faults = watchFaults(page);
      await page.goto(desk.url + path);
      await page.getByRole('heading').first().waitFor();
      await prepare?.(page, WORDS[language]);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // As high as the page: what lies below the fixed floor by chance is reached by scrolling.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const rules = colorScheme === 'light' ? 'all' : 'colours';
          const violations = await violationsIn(page, rules);
          found.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`));
        }
        // What is fixed, as the floor, makes no page wider.
        const beyond = await page.evaluate(
          () =>
            Math.max(
              document.documentElement.scrollWidth,
              ...Array.from(
                document.querySelectorAll('footer *'),
                (one) => one.getBoundingClientRect().right,
              ),
            ) - innerWidth,
        );
        if (beyond > 0) found.push(`${width}: ${beyond} px wider than the window`);
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      // A link that opens nothing is answered as such; nothing else goes wrong.
      expect(faults.filter((fault) => !/410|invitation\/look/.test(fault))).toEqual([]);
      expect(found).toEqual([]);
      if (isOutside) await page.context().close();
    },
  );
}
