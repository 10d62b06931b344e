import { tabThrough, type FocusStop } from '../tab-through';
import { isModelView, isPage, isPaper, type Question, type Stop } from '../question';

/** px: things beside each other stand on one floor, not under one ceiling, so that the next may begin higher. */
const ROW = 340;
/** More than the header alone has. */
const FEWEST_STOPS = 6;
/** One column, in which what comes later stands lower, and little room between what is fixed at top and bottom. */
const NARROW = { width: 320, height: 480 };
const LOW = { width: 1280, height: 600 };

/** Paper has two dimensions, also on a phone. */
const isInColumn = (stop: Stop): boolean => (isPage(stop) && !isPaper(stop)) || isModelView(stop);

const tooFew = (stops: readonly FocusStop[]): string[] =>
  stops.length < FEWEST_STOPS ? [`Tab comes to ${stops.length} controls only`] : [];

const unseen = (stops: readonly FocusStop[]): string[] => [
  ...stops.filter(({ isSeen }) => !isSeen).map(({ name }) => `hidden: ${name}`),
  ...stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `without a ring: ${name}`),
];

/** What stands higher than what had the focus before; what is fixed to the window has no place on the page. */
function upwards(stops: readonly FocusStop[]): string[] {
  const placed = stops.filter(({ isFixed }) => !isFixed);
  return placed
    .filter(({ y }, index) => y < (placed[index - 1]?.y ?? 0) - ROW)
    .map(({ name }) => `back up: ${name}`);
}

export const focusOnPhone: Question = {
  claim: 'on a phone the focus goes down, never back up, and is seen',
  concerns: isInColumn,
  windows: [NARROW],
  ask: async ({ page }) => {
    const stops = await tabThrough(page);
    return [...tooFew(stops), ...upwards(stops), ...unseen(stops)];
  },
};

export const focusSeen: Question = {
  claim: 'nothing that has the focus is hidden, or looks as if it had not',
  concerns: isInColumn,
  windows: [LOW],
  ask: async ({ page }) => {
    const stops = await tabThrough(page);
    return [...tooFew(stops), ...unseen(stops)];
  },
};

export const orderOfDocument: Question = {
  claim: 'no control is taken out of its order',
  concerns: (stop) => isPage(stop) || isModelView(stop),
  windows: [LOW],
  ask: ({ page }) =>
    page
      .locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])')
      // A library's stand-ins for what is shown in our own way.
      .filter({ visible: true })
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 100))),
};
