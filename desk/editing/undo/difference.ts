/** At `at`, `taken` was replaced by `put`. */
export interface Difference {
  at: number;
  taken: string;
  put: string;
}

/** The one place where two texts differ, as far as there is one. */
export function differenceOf(before: string, after: string): Difference {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let end = 0;
  while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { at, taken: before.slice(at, before.length - end), put: after.slice(at, after.length - end) };
}
