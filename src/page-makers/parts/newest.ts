interface Dated {
  updated_at: string;
}

/** A list of thousands makes hundreds of pages. */
const known = new WeakMap<readonly Dated[], string>();

export function newestOf(items: readonly Dated[]): { updatedAt?: string } {
  const newest = known.get(items) ?? find(items);
  known.set(items, newest);
  return newest ? { updatedAt: newest } : {};
}

/** Compared as moments, since equal ones may be written differently. */
function find(items: readonly Dated[]): string {
  let newest = { text: '', moment: -Infinity };
  for (const { updated_at: text } of items) {
    if (text === newest.text) continue;
    const moment = Date.parse(text);
    if (moment > newest.moment) newest = { text, moment };
  }
  return newest.text;
}
