const known = new Map<string, RegExp>();

/** `path` is decoded. `:name` stands for one segment or a part of it, a final `/*` for any number. */
export const matchesPattern = (pattern: string, path: string): boolean => expressionOf(pattern).test(path);

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

/** A fixed segment before a parameter, that before a wildcard. */
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
