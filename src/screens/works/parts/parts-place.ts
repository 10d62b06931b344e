/** In sessionStorage: what is written to history.state while a page reloads is lost. */
const keyOfPlace = (): string => `place:${window.location.pathname}`;

export function keepPlace(): void {
  try {
    window.sessionStorage.setItem(keyOfPlace(), String(window.scrollY));
  } catch {
    // Without storage the browser decides where one comes back to.
  }
}

/** px; undefined when it is unknown. */
function placeLeft(): number | undefined {
  try {
    return Number(window.sessionStorage.getItem(keyOfPlace()) ?? NaN) || undefined;
  } catch {
    return undefined;
  }
}

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** @returns scrolls to where the page was left, unless the visitor has done something meanwhile */
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
