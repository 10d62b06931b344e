import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/browser/axe';
import { watchFaults } from '../../support/browser/watch-faults';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { DESK_SCREENS, WORDS } from '../screens';
import { startHooks, type StandInHooks } from '../stand-in-hooks';
import { writeToGallery } from '../visitors';
import { everyNth, expect, inTurn, RUNS_ALL, test } from '../../support/test';

/** How a screen is looked at; px: a phone and a laptop. */
const LOOKS = ([390, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** What the screen before has left in the tab: its size, its lights, and what the desk remembers there. */
async function forgetBefore(page: Page): Promise<void> {
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A file for each language, so that both are looked at side by side. */
export function lookAtScreens(language: keyof typeof WORDS): void {
  let hooks: StandInHooks;
  let desk: OwnDesk;
  /** All screens of who is signed in are seen in it: a new tab has to read the desk and axe anew, which took half the time. */
  let inside: Page;
  let heard: string[];
  const open = (secret?: string) =>
    comeToDesk(desk, { locale: language === 'fr' ? 'fr-FR' : 'en-GB', ...(secret && { secret }) });
  test.beforeAll(async () => {
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
    heard = watchFaults(inside);
    await desk.join({ email: 'a.very.long.address.of.a.registrar@archives.meublesetlumieres.example' });
  });
  test.afterAll(async () => {
    await desk.close();
    await hooks.close();
  });

  for (const { path, isOutside, prepare, name } of everyNth(DESK_SCREENS, 5).filter((screen) =>
    inTurn(LANGUAGES, screen.name).includes(language),
  ))
    test(`${name} breaks no guideline by day or in the evening, needs no scrolling sideways, and is silent`, async () => {
      const page = isOutside ? await open() : inside;
      await forgetBefore(page);
      const faults = isOutside ? watchFaults(page) : heard;
      heard.length = 0;
      await page.goto(desk.url + path);
      await page.getByRole('heading').first().waitFor();
      await prepare?.(page, WORDS[language]);
      const found: string[] = [];
      for (const { width, colorScheme } of inTurn(LOOKS, name)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        // As high as the page: what lies below the sticky bar by chance is reached by scrolling.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        const rules = RUNS_ALL && colorScheme === 'dark' ? 'colours' : 'all';
        const violations = await violationsIn(page, rules);
        found.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`));
        // What is fixed, as the bar, makes no page wider.
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
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // A link that opens nothing is answered as such; nothing else goes wrong.
      expect(faults.filter((fault) => !/410|invitation\/look/.test(fault))).toEqual([]);
      expect(found).toEqual([]);
      if (isOutside) await page.context().close();
    });
}
