const known = new Map<string, RegExp>();

/**
 * Whether a decoded path is one of a pattern: `:name` stands for one segment or a part of it, a closing `/*` for any number
 * of segments, none included.
 */
export const matchesPattern = (pattern: string, path: string): boolean => expressionOf(pattern).test(path);

/** What the parameters of a pattern are in a decoded path; undefined when the path is none of it. */
export const readPattern = (pattern: string, path: string): Record<string, string> | undefined => {
  const found = expressionOf(pattern).exec(path);
  return found ? { ...found.groups } : undefined;
};

function expressionOf(pattern: string): RegExp {
  let expression = known.get(pattern);
  if (!expression) known.set(pattern, (expression = toRegExp(pattern)));
  return expression;
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/** Sorts patterns so that the most specific comes first: a fixed segment before a parameter, that before a wildcard. */
export function bySpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = rank(left[i]) - rank(right[i]);
    if (difference !== 0) return difference;
  }
  return a.localeCompare(b);
}

function rank(segment: string | undefined): number {
  if (segment === undefined) return 2;
  if (segment.startsWith('*')) return 3;
  return segment.startsWith(':') ? 1 : 0;
}
