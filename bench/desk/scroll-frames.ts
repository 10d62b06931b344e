import type { Page } from 'playwright-core';

/** px that the list moves with each frame: some 3,000 a second, as a hand does that looks for something. */
const STEP = 50;
const FRAMES = 300;

interface ScrollFrames {
  /** ms between two frames, each. */
  frames: number[];
  /** Rows in the document when it was over. */
  drawn: number;
}

/** Scrolls a list that is on the screen from its place on, and counts how long each frame took. */
export const scrollFrames = (page: Page): Promise<ScrollFrames> =>
  page.evaluate(
    ([step, count]) =>
      new Promise<ScrollFrames>((resolve) => {
        const frames: number[] = [];
        let last: number | undefined;
        // A method: `tsx` would name a function by a helper that the page does not have.
        const run = {
          frame(now: number): void {
            if (last !== undefined) frames.push(now - last);
            last = now;
            window.scrollBy(0, step);
            if (frames.length < count) requestAnimationFrame(run.frame);
            else resolve({ frames, drawn: document.querySelectorAll('[data-row]').length });
          },
        };
        requestAnimationFrame(run.frame);
      }),
    [STEP, FRAMES] as const,
  );
