const CONTROLS = ['main', 'footer']
  .map((part) => `${part} :is(a[href], button, input, label, select, summary, textarea)`)
  .join();
/** Share of a control's area: a large picture's corner leaves enough to press. */
const MOST_COVERED = 0.15;
/** ms without scrolling. */
const REST = 150;
/** px */
const UP = { most: 240, step: 8 };

type Place = Record<'left' | 'right' | 'top' | 'bottom', number>;

const isCovered = (target: DOMRect, { left, right, top, bottom }: Place, up: number): boolean => {
  const across = Math.min(target.right, right) - Math.max(target.left, left);
  const down = Math.min(target.bottom, bottom - up) - Math.max(target.top, top - up);
  return across > 0 && down > 0 && (across * down) / (target.width * target.height) > MOST_COVERED;
};

function stepAside(): void {
  const button = document.querySelector<HTMLElement>('[data-search-opener]');
  if (!button) return;
  const lifted = parseFloat(button.dataset.up ?? '0');
  const seen = button.getBoundingClientRect();
  const bottom = window.innerHeight - bottomOf(button);
  const place: Place = { left: seen.left, right: seen.right, top: bottom - seen.height, bottom };
  const near = [...document.querySelectorAll(CONTROLS)]
    .flatMap((control) => [...control.getClientRects()])
    .filter(
      (target) => target.right > place.left && target.bottom > place.top - UP.most && target.top < bottom,
    );
  let up = 0;
  while (up <= UP.most && near.some((target) => isCovered(target, place, up))) up += UP.step;
  if (up > UP.most) up = 0;
  if (up === lifted) return;
  button.dataset.up = String(up);
  button.style.transform = up > 0 ? `matrix(1, 0, 0, 1, 0, ${-up})` : '';
}

const bottomOf = (button: HTMLElement): number => parseFloat(getComputedStyle(button).bottom) || 0;

/**
 * From now on moves the search button up where it would cover a control, once the page rests.
 *
 * @returns ends it
 */
export function watchCovered(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(stepAside, REST);
  };
  const changed = new MutationObserver(wait);
  changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  window.addEventListener('scroll', wait, { passive: true });
  window.addEventListener('resize', wait);
  wait();
  return () => {
    clearTimeout(timer);
    changed.disconnect();
    window.removeEventListener('scroll', wait);
    window.removeEventListener('resize', wait);
  };
}
