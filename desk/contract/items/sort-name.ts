/** 'Marthe Solanes' becomes 'Solanes, Marthe': lists of creators are in the order of their last names. */
export function sortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${last}, ${words.join(' ')}` : last;
}
