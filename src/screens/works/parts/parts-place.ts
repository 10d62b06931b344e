/** Not in the entry of the history: what is written there while a page is loaded anew is lost. */
const keyOfPlace = (): string => `place:${window.location.pathname}`;

/** Keeps how far a page is scrolled, in px, where the browser allows it. */
export function keepPlace(): void {
  try {
    window.sessionStorage.setItem(keyOfPlace(), String(window.scrollY));
  } catch {
    // Without storage one comes back to where the browser puts one.
  }
}

/** Where the page of this address was left; undefined when nothing is known of it. */
function placeLeft(): number | undefined {
  try {
    return Number(window.sessionStorage.getItem(keyOfPlace()) ?? NaN) || undefined;
  } catch {
    return undefined;
  }
}

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Answers how to scroll to where the page was left, which does nothing once the visitor has done something. */
export function placeToReturnTo(): () => void {
  const place = placeLeft();
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
