import { isModelView, type Question } from '../question';

/** px: phones upright and on their side, and a laptop. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

export const pressable: Question = {
  claim: 'nothing lies over what can be pressed, once it is scrolled to',
  concerns: isModelView,
  windows: WINDOWS,
  ask: ({ page }) =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll('dialog[open] :is(a[href], button, input)')];
      if (controls.length === 0) return ['there is nothing to press'];
      return controls.flatMap((control) => {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        if (found && (control.contains(found) || found.contains(control))) return [];
        return [`${control.outerHTML.slice(0, 100)} under ${found?.outerHTML.slice(0, 100)}`];
      });
    }),
};
