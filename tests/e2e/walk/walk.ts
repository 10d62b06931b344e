import type { Page } from '@playwright/test';
import type { ColourScheme } from '../support/browser/browser';
import type { Question, Size, Stop } from './question';
import { QUESTIONS } from './questions';
import { useSight, type Sight } from './see';
import { expect, inTurn, RUNS_ALL, test } from '../support/test';

/** ms for all questions of a screen, on a busy machine. */
const PATIENCE = 180_000;
const MODES: readonly ColourScheme[] = ['light', 'dark'];

interface Asked {
  question: Question;
  window: Size;
}

const nameOf = ({ width, height }: Size): string => `${width} × ${height}`;

/** Whether a question is asked in a mode. In one mode alone, what asks of the other's colours has been asked already. */
const isAsked = ({ modes = ['light'] }: Question, mode: ColourScheme): boolean =>
  RUNS_ALL ? modes.includes(mode) : modes.includes('light');

/** What a stop is asked in a mode, one window after the other. */
function askedOf(stop: Stop, mode: ColourScheme): Asked[] {
  const asked = QUESTIONS.filter((question) => isAsked(question, mode) && question.concerns(stop)).flatMap(
    (question) => {
      const windows = typeof question.windows === 'function' ? question.windows(stop) : question.windows;
      return inTurn(windows, stop.screen.name + question.claim).map((window) => ({ question, window }));
    },
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
 * Opens each screen by day and in the evening (by `npm test` in one of them), and asks it every question that concerns it, whatever the answers
 * to the others. A fault names screen, claim, window, mode and place.
 */
export function walk(stops: readonly Stop[]): void {
  test.describe.configure({ timeout: PATIENCE });
  const see = useSight();

  for (const stop of stops.map((stop) => ({ name: stop.screen.name, ...stop })))
    test(`${stop.name} in ${stop.locale} is without a fault`, async () => {
      const faults: Record<string, string[]> = {};
      let sight: Sight | undefined;
      for (const mode of inTurn(MODES, stop.name)) {
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
    });
}
