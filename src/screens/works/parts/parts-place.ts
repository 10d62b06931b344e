import { placeOf } from '../../../browser/entries';

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** @returns scrolls to where the page was left, unless the visitor has done something meanwhile */
export function placeToReturnTo(): () => void {
  const place = placeOf();
  let isFree = true;
  const act = () => {
    isFree = false;
  };
  for (const type of ACTS) window.addEventListener(type, act, { once: true, passive: true });
  return () => {
    for (const type of ACTS) window.removeEventListener(type, act);
    if (isFree && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
  };
}
