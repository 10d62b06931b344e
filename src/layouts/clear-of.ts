/** px between a note and what it keeps clear of. */
const GAP = 4;

/** Lets a note that stands at the foot of the window rise until it covers none of `titles`; where it can't, it stays. */
export function clearOf(note: HTMLElement, titles: Iterable<Element>): void {
  const { left, right, height } = note.getBoundingClientRect();
  // Where it stands by its styles, whatever way it is on.
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
