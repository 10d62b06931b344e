import { whenIdle } from './when-idle';

/** What nobody does who only looks at what a page shows first, and crawlers never. Pages are scrolled by Gatsby as well. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;

/** ms: whoever has begun to use a busy page is not kept waiting for what comes of it. */
const SOON = { timeout: 1000 };

let isUsed = false;
const waiting = new Set<() => void>();

/** Chromium tells of a pointer that has not moved, where something has come under it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

function use(event: Event): void {
  if (isStill(event)) return;
  isUsed = true;
  for (const sign of SIGNS) window.removeEventListener(sign, use, true);
  const tasks = [...waiting];
  waiting.clear();
  for (const task of tasks) task();
}

/**
 * For code that a first look at a page does without: it is fetched once somebody has pointed, pressed, typed or gone to a control, on
 * any page of this visit, and the browser is idle then, or a second later. So it is there before the control that needs it is reached.
 *
 * @returns how to call it off
 */
export function whenUsed(task: () => void): () => void {
  if (isUsed) return whenIdle(task, SOON);
  let cancel = (): void => void waiting.delete(begin);
  const begin = (): void => {
    cancel = whenIdle(task, SOON);
  };
  if (waiting.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true });
  waiting.add(begin);
  return () => cancel();
}
