/** The same with every text in it changed. */
export function withStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withStrings(one, change));
  return withFields(value, (field) => withStrings(field, change));
}

/** Where a text was ended that was too long, with what ends the directions that it leaves turned. */
const CUT = /[\u202c\u2069]*…$/;
const SHORTEST = 100;

/** The same with those texts whole that were cut, if what is left of them is how the whole begins in the same place. */
export function withoutCuts(value: unknown, whole: unknown): unknown {
  if (typeof value === 'string' && typeof whole === 'string') {
    const left = value.replace(CUT, '');
    return left !== value && left.length > SHORTEST && whole.startsWith(left) ? whole : value;
  }
  const within = (name: string | number) =>
    (whole as Record<string | number, unknown> | null | undefined)?.[name];
  if (Array.isArray(value)) return value.map((one, index) => withoutCuts(one, within(index)));
  return withFields(value, (field, name) => withoutCuts(field, within(name)));
}

function withFields(value: unknown, change: (field: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
}
