import type { Page } from '@playwright/test';

/** A control that Tab comes to. */
export interface FocusStop {
  name: string;
  /** px from the top of the page to its middle. */
  y: number;
  /** Whether it has its place in the window, not on the page. */
  isFixed: boolean;
  /** Whether any of its corners or its middle can be seen. */
  isSeen: boolean;
  /** Whether a ring, or the double line of a field, says that it has the focus. */
  isMarked: boolean;
}

interface Noting extends Window {
  focusStops?: FocusStop[];
  isThrough?: boolean;
}

/** Keys that are sent at once: to wait for each takes longer than what it does. */
const AT_ONCE = 40;
/** More stops than any page has. */
const MAX_STOPS = 400;

/** Presses Tab from the top of a page until the focus leaves it, and puts the page back as it was. */
export async function tabThrough(page: Page): Promise<FocusStop[]> {
  await page.evaluate(noteStops);
  const session = await page.context().newCDPSession(page);
  const press = () =>
    session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    });
  let isThrough = false;
  for (let presses = 0; presses < MAX_STOPS && !isThrough; presses += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, press));
    isThrough = await page.evaluate(() => Boolean((window as Noting).isThrough));
  }
  await session.detach();
  return page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return (window as Noting).focusStops ?? [];
  });
}

/** Notes what has the focus whenever the next key is pressed: the page has been scrolled to it by then. Runs in the page. */
function noteStops(): void {
  // The ring is around the control, around what is drawn in its place, or around what it stands in.
  const isMarked = (focused: Element): boolean => {
    const places = [
      focused,
      ...focused.querySelectorAll('*'),
      focused.closest('label'),
      focused.parentElement,
    ];
    const isRinged = places.some((place) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(place ?? focused);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const isField = focused.matches('input, textarea');
    return isRinged || (isField && parseFloat(getComputedStyle(focused).borderBottomWidth) >= 2);
  };
  const noting = window as Noting;
  const isFirst = !noting.focusStops;
  noting.focusStops = [];
  noting.isThrough = false;
  window.scrollTo(0, 0);
  // Tab goes on from where it was, which is the top for whoever has just come: of the page, or of what lies over it.
  const start = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  if (start === document.body) start.tabIndex = -1;
  start.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
  if (!isFirst) return;
  addEventListener(
    'keydown',
    ({ key }) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || noting.isThrough) return;
      if (!focused || focused === document.body || focused === start) {
        // Before the first, too.
        noting.isThrough = noting.focusStops!.length > 0;
        return;
      }
      // An unseen control shows its focus on its label.
      const shown = (focused instanceof HTMLInputElement && focused.closest('label')) || focused;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, bottom - 2],
        [left + 2, bottom - 2],
        [right - 2, top + 2],
      ] as const;
      let isFixed = false;
      for (let box: Element | null = focused; box; box = box.parentElement)
        if (getComputedStyle(box).position === 'fixed') isFixed = true;
      const own = focused.getBoundingClientRect();
      noting.focusStops?.push({
        name: focused.outerHTML.slice(0, 120),
        y: own.top + own.height / 2 + window.scrollY,
        isFixed,
        isSeen: points.some(([x, y]) => {
          const found = document.elementFromPoint(x, y);
          return found !== null && shown.contains(found);
        }),
        isMarked: isMarked(focused),
      });
    },
    true,
  );
}
