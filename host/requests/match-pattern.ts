const known = new Map<string, RegExp>();

/**
 * Whether a decoded path is one of a pattern: `:name` stands for one segment, a closing `/*` for any number of them, none
 * included.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  let expression = known.get(pattern);
  if (!expression) known.set(pattern, (expression = toRegExp(pattern)));
  return expression.test(path);
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
