import { isPage, type Question } from '../question';
import { guidelines } from './guidelines';

/** Pages whose own status is an error. */
const ERRORS = ['404', '500'];

export const silence: Question = {
  claim: 'is silent, from top to bottom',
  concerns: (stop) => isPage(stop) && !ERRORS.includes(stop.screen.name),
  modes: ['light', 'dark'],
  windows: guidelines.windows,
  ask: async ({ page, heard, quiet }) => {
    // Pictures and prefetched pages further down are asked for when they come into view.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await quiet();
    await page.evaluate(() => window.scrollTo(0, 0));
    return [...heard];
  },
};
