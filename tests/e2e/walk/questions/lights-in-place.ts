import { isPage, type Question } from '../question';

const EVENING = 'theme-ui-dark';

export const lightsInPlace: Question = {
  claim: 'turning the lights moves nothing',
  concerns: isPage,
  windows: [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ],
  ask: ({ page }) =>
    page.evaluate((evening) => {
      const { classList } = document.documentElement;
      /** Where everything that is read or pressed stands on the page, in px. */
      const read = () =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, figure, section)')].map(
          (node) => {
            const { left, top, width, height } = node.getBoundingClientRect();
            const box = [left, top, width, height].map((px) => Math.round(px));
            return `${node.tagName} ${node.textContent?.trim().slice(0, 40)} at ${box.join(' ')}`;
          },
        );
      const byDay = read();
      classList.add(evening);
      const inTheEvening = read();
      classList.remove(evening);
      if (byDay.length === 0) return ['nothing is found that could move'];
      return byDay.flatMap((place, index) =>
        place === inTheEvening[index] ? [] : [`${place}, in the evening ${inTheEvening[index]}`],
      );
    }, EVENING),
};
