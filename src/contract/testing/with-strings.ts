/** The same with every text in it changed. */
export function withStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withStrings(one, change));
  return withFields(value, (field) => withStrings(field, change));
}

/** Where a text was ended that was too long, with what turns back the direction that it leaves turned. */
const CUT = /[\u202c\u2069]*…/;

/**
 * The same with those texts whole that were cut, if what is left of them is in the whole in the same place, in its order.
 * What stood behind a text in its list may have been cut off with it.
 */
export function withoutCuts(value: unknown, whole: unknown): unknown {
  if (typeof value === 'string' && typeof whole === 'string') return isCutOf(value, whole) ? whole : value;
  const within = (name: string | number) =>
    (whole as Record<string | number, unknown> | null | undefined)?.[name];
  if (Array.isArray(value)) {
    const rest = Array.isArray(whole) && isCut(value.at(-1)) ? (whole.slice(value.length) as unknown[]) : [];
    return [...value.map((one, index) => withoutCuts(one, within(index))), ...rest];
  }
  return withFields(value, (field, name) => withoutCuts(field, within(name)));
}

const isCut = (value: unknown): boolean =>
  Array.isArray(value) ? isCut(value.at(-1)) : typeof value === 'string' && value.endsWith('…');

function isCutOf(value: string, whole: string): boolean {
  const left = value.split(CUT);
  let end = 0;
  return (
    left.length > 1 &&
    left.every((part, index) => {
      const at = whole.indexOf(part, end);
      end = at + part.length;
      return index === 0 ? at === 0 : at >= 0;
    })
  );
}

function withFields(value: unknown, change: (field: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
}
