/** px between a note and what it keeps clear of. */
const GAP = 4;

/** Raises a note at the window's foot until it covers none of `titles`; where it can't, the note stays. */
export function clearOf(note: HTMLElement, titles: Iterable<Element>): void {
  const { left, right, height } = note.getBoundingClientRect();
  // Its place by its styles, even in the middle of a transition.
  const bottom = window.innerHeight - (parseFloat(getComputedStyle(note).bottom) || 0);
  const top = bottom - height;
  if (height === 0) return;
  const inTheWay = [...titles]
    .map((title) => title.getBoundingClientRect())
    .filter((title) => title.height > 0 && title.left < right && title.right > left && title.top < bottom)
    .sort((a, b) => b.bottom - a.bottom);
  let rise = 0;
  for (const title of inTheWay)
    if (title.bottom + GAP > top - rise && title.top - GAP < bottom - rise) rise = bottom - title.top + GAP;
  note.style.transform = rise > 0 && top - rise > height ? `matrix(1, 0, 0, 1, 0, ${-rise})` : '';
}
