import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/** ms after a press, and after the bar changed, in which nothing that has come under the pointer is pressed. */
const SETTLES_MS = 600;
/** ms after a press in which a bar that changes is what it has led to. */
const LEADS_MS = 10_000;
/** px that a hand moves between the two presses of one double-click. */
const SAME_PLACE = 12;

const ELSEWHERE = ['keydown', 'input', 'pointerdown'] as const;
const ACTS = 'button, a[href], [role=button]';

interface Known {
  name: string;
  left: number;
  top: number;
}

const lookAt = (act: Element): Known => {
  const { left, top } = act.getBoundingClientRect();
  return { name: act.textContent, left, top };
};

interface Press {
  act: Element;
  x: number;
  y: number;
  at: number;
  /** Where each act of the bar was then, and what it was called. */
  acts: ReadonlyMap<Element, Known>;
}

/** Of all bars, since a press may lead to another screen with a bar of its own. */
let last: Press | undefined;
/** Those on the screen. */
const bars = new Set<Element>();

/**
 * Of a bar whose acts come, go and move with what is done: the second press of a double-click never lands on another act, which
 * has just come to where the first one was.
 *
 * @returns what the bar is given
 */
export function useSteadyBar<T extends HTMLElement>(): {
  ref: RefObject<T>;
  onClickCapture: (event: MouseEvent<T>) => void;
} {
  const ref = useRef<T>(null);
  const changedAt = useRef(0);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    changedAt.current = Date.now();
    bars.add(bar);
    const changes = new MutationObserver(() => (changedAt.current = Date.now()));
    changes.observe(bar, { childList: true, characterData: true, subtree: true });
    // Whoever has done something elsewhere meanwhile does not press for a second time.
    const forget = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Node && [...bars].some((one) => one.contains(target)))) last = undefined;
    };
    for (const type of ELSEWHERE) window.addEventListener(type, forget);
    return () => {
      changes.disconnect();
      bars.delete(bar);
      for (const type of ELSEWHERE) window.removeEventListener(type, forget);
    };
  }, []);
  return {
    ref,
    onClickCapture(event) {
      const act = event.target instanceof Element ? event.target.closest(ACTS) : null;
      if (!act) return;
      if (last && isSecond(event, act, last, changedAt.current)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const acts = [...event.currentTarget.querySelectorAll(ACTS)].map((one) => [one, lookAt(one)] as const);
      const { clientX: x, clientY: y } = event;
      last = { act, x, y, at: Date.now(), acts: new Map(acts) };
    },
  };
}

/** Meant for the act that was pressed before. */
function isSecond(event: MouseEvent, act: Element, first: Press, changedAt: number): boolean {
  // What is not drawn is under no pointer.
  if (act.getBoundingClientRect().width === 0) return false;
  const isSoon = Date.now() - first.at < LEADS_MS && Date.now() - Math.max(first.at, changedAt) < SETTLES_MS;
  const isThere =
    act === first.act ||
    (Math.abs(event.clientX - first.x) <= SAME_PLACE && Math.abs(event.clientY - first.y) <= SAME_PLACE);
  if (!isSoon || !isThere) return false;
  const before = first.acts.get(act);
  const now = lookAt(act);
  // A named act that stays where it was is meant, however fast it is pressed again.
  const hasMoved = before?.left !== now.left || before.top !== now.top;
  return !before || before.name !== now.name || (act !== first.act && hasMoved);
}
