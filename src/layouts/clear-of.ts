/** px between a note and what it keeps clear of. */
const GAP = 4;
/** px: what is for screen readers alone is no higher. */
const UNSEEN = 1;

/**
 * Raises a note at the window's foot until it covers nothing of `titles` and `words`; where it can't, nothing of `titles`; else it
 * stays. One that is raised already and clear is left there, so that it moves as seldom as can be.
 */
export function clearOf(note: HTMLElement, titles: Iterable<Element>, words: Iterable<Element> = []): void {
  const { left, right, height } = note.getBoundingClientRect();
  // Its place by its styles, even in the middle of a transition.
  const bottom = window.innerHeight - (parseFloat(getComputedStyle(note).bottom) || 0);
  const top = bottom - height;
  if (height === 0) return;
  const inTheWay = (elements: Iterable<Element>): DOMRect[] =>
    [...elements]
      .map((element) => element.getBoundingClientRect())
      .filter((at) => at.height > UNSEEN && at.left < right && at.right > left && at.top < bottom)
      .sort((a, b) => b.bottom - a.bottom);
  const covers = (at: DOMRect, rise: number) => at.bottom + GAP > top - rise && at.top - GAP < bottom - rise;
  const before = parseFloat(note.dataset.rise ?? '0');
  const riseAbove = (boxes: DOMRect[]): number | undefined => {
    let least = 0;
    for (const at of boxes) if (covers(at, least)) least = bottom - at.top + GAP;
    return [0, before, least].find(
      (rise) => (rise === 0 || top - rise > height) && !boxes.some((at) => covers(at, rise)),
    );
  };
  const rise = riseAbove(inTheWay([...titles, ...words])) ?? riseAbove(inTheWay(titles)) ?? 0;
  note.dataset.rise = String(rise);
  note.style.transform = rise > 0 ? `matrix(1, 0, 0, 1, 0, ${-rise})` : '';
}
