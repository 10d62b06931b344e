const NAMED = 3;

/** The first few names, for the log. */
export function firstOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` + ${more}` : '');
}
