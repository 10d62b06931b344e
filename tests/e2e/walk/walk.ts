import type { Page } from 'playwright-core';
import { useBrowser, type ColourScheme } from '../support/browser/browser';
import type { Question, Size, Stop } from './question';
import { QUESTIONS } from './questions';
import { useSight, type Sight } from './see';

/** ms for all questions of a screen, on a busy machine. */
const PATIENCE = 180_000;
const MODES: readonly ColourScheme[] = ['light', 'dark'];

interface Asked {
  question: Question;
  window: Size;
}

const nameOf = ({ width, height }: Size): string => `${width} × ${height}`;

/** What a stop is asked in a mode, one window after the other. */
function askedOf(stop: Stop, mode: ColourScheme): Asked[] {
  const asked = QUESTIONS.filter(
    ({ concerns, modes = ['light'] }) => modes.includes(mode) && concerns(stop),
  ).flatMap((question) =>
    (typeof question.windows === 'function' ? question.windows(stop) : question.windows).map((window) => ({
      question,
      window,
    })),
  );
  const windows = [...new Set(asked.map(({ window }) => nameOf(window)))];
  return windows.flatMap((name) => asked.filter(({ window }) => nameOf(window) === name));
}

/** Lets the fonts and the layout settle in another window. */
async function setWindow(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize();
  if (now && nameOf(now) === nameOf(size)) return;
  await page.setViewportSize(size);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Opens each screen once by day and once in the evening, and asks it every question that concerns it, whatever the answers
 * to the others. A fault names screen, claim, window, mode and place. @param browser another one than the suite's
 */
export function walk(stops: readonly Stop[], browser?: Parameters<typeof useBrowser>[0]): void {
  jest.setTimeout(PATIENCE);
  const see = useSight(useBrowser(browser));

  it.each(stops.map((stop) => ({ name: stop.screen.name, ...stop })))(
    '$name in $locale is without a fault',
    async (stop) => {
      const faults: Record<string, string[]> = {};
      let sight: Sight | undefined;
      for (const mode of MODES) {
        const asked = askedOf(stop, mode);
        if (asked[0]) sight = await see(stop, mode, asked[0].window, sight);
        for (const { question, window } of asked) {
          const { page, heard, quiet } = sight!;
          await setWindow(page, window);
          for (const fault of await question.ask({ ...stop, page, mode, heard, quiet }))
            (faults[question.claim] ??= []).push(`${nameOf(window)}, ${mode}: ${fault}`);
        }
        await sight?.quiet();
      }
      expect(faults).toEqual({});
    },
  );
}
