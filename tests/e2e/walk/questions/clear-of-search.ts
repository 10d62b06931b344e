import { translator } from '../../../../src/i18n/i18n';
import { isPage, isPaper, type Question, type Visit } from '../question';

/** Px of the windows of common phones, with and without the bars of their browsers, and of a laptop. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Pages of samples; and one that shows part of what another does. */
const OTHERS = /^(test.*|works-lighting)$/;
/** Of a target's area: a corner of a large picture leaves enough of it to press, half a word does not. */
const MOST_COVERED = 0.15;
const CONTROLS = ':is(a[href], button, input, label, select, summary)';
/** What the search shows, by the screens of these names. */
const SEARCHES = ['search', 'search-results', 'search-nothing', 'search-failed'];

/** What can be pressed in a part of the page and lies below a round button before anyone scrolls. */
async function coveredBy({ page }: Visit, name: string, part: string): Promise<string[]> {
  return page.getByRole('button', { name, exact: true }).evaluate(
    (button, [controls, mostCovered]) => {
      const { x, y, width } = button.getBoundingClientRect();
      const radius = width / 2;
      const isCovered = (left: number, top: number) =>
        Math.hypot(left - x - radius, top - y - radius) < radius;
      const coveredShare = (target: DOMRect): number => {
        const steps = 12;
        let covered = 0;
        for (let step = 0; step < steps * steps; step += 1) {
          const across = ((step % steps) + 0.5) / steps;
          const down = (Math.floor(step / steps) + 0.5) / steps;
          if (isCovered(target.left + across * target.width, target.top + down * target.height)) covered += 1;
        }
        return covered / (steps * steps);
      };
      return [...document.querySelectorAll(controls)]
        .filter((target) => target !== button)
        .filter((target) => [...target.getClientRects()].some((place) => coveredShare(place) > mostCovered))
        .map((target) => target.outerHTML.slice(0, 90));
    },
    [`${part} ${CONTROLS}`, MOST_COVERED] as const,
  );
}

/** ms that a button may take to step aside, once the page rests. */
const STEPPING_ASIDE_MS = 2000;

/** What a round button covers once it has come to rest. */
async function coveredAtRest(visit: Visit, name: string, part: string): Promise<string[]> {
  const end = performance.now() + STEPPING_ASIDE_MS;
  for (;;) {
    const covered = await coveredBy(visit, name, part);
    if (covered.length === 0 || performance.now() > end) return covered;
  }
}

export const clearOfSearch: Question = {
  claim: 'the search button at rest covers nothing to press',
  // The sheet has no search button.
  concerns: (stop) => isPage(stop) && !isPaper(stop) && !OTHERS.test(stop.screen.name),
  windows: WINDOWS,
  ask: (visit) => coveredAtRest(visit, translator(visit.locale)('search.open'), 'main'),
};

export const clearOfClose: Question = {
  claim: 'the button that closes the search at rest covers nothing to press',
  concerns: ({ screen }) => SEARCHES.includes(screen.name),
  windows: WINDOWS,
  ask: (visit) => coveredBy(visit, translator(visit.locale)('search.close'), 'dialog[open]'),
};
