import { isFirmName } from './firm-name';

/** 'Marthe Solanes' becomes 'Solanes, Marthe': lists of creators are in the order of their last names, firms of their first words. */
export function sortName(name: string): string {
  if (isFirmName(name)) return name.trim();
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${last}, ${words.join(' ')}` : last;
}
