import type { Page } from '@playwright/test';
import { contrastIn, looksIn, type Box } from './pixels';

/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

/** Whatever can be operated and is in the window: what it is, and where. Pictures, which are links, are seen as such. */
const controlsIn = (page: Page): Promise<{ name: string; box: Box }[]> =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
    const controls = [...top.querySelectorAll('a[href], button, input:not([type=hidden]), textarea')];
    return controls.flatMap((control) => {
      // A control that is not drawn itself is seen as its label.
      const isUnseen = !control.checkVisibility({ opacityProperty: true });
      const shown = (isUnseen && control.closest('label')) || control;
      if (shown.querySelector('img') || shown.closest('[inert], [aria-hidden=true], dialog:not([open])'))
        return [];
      if (!shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { left, top: y, width, height } = shown.getBoundingClientRect();
      // A field is its line, the last of its px.
      const [x, ceiling] = [Math.floor(left), Math.floor(y)];
      const box = {
        left: x,
        top: ceiling,
        width: Math.ceil(left + width) - x,
        height: Math.ceil(y + height) - ceiling,
      };
      const isInside =
        box.left >= 0 && box.top >= 0 && left + width < window.innerWidth && y + height < window.innerHeight;
      return isInside && width > 4 && height > 4 ? [{ name: control.outerHTML.slice(0, 120), box }] : [];
    });
  });

/** Controls of the window that do not stand out from what is around them. */
export async function unseenIn(page: Page): Promise<string[]> {
  const controls = await controlsIn(page);
  if (controls.length < 3) return [`${controls.length} controls only are in the window`];
  const looks = await looksIn(
    page,
    controls.map(({ box }) => box),
  );
  return controls.filter((_, index) => contrastIn(looks[index]!) < LEAST_CONTRAST).map(({ name }) => name);
}

/** Words in the colour of the ground: the system puts that ground behind all words whose colours are left to it. */
export const wordsOnTheirOwn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
          forcedColorAdjust: string;
        };
        return forcedColorAdjust === 'auto' && color === ground && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
