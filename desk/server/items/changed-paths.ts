import { isSame } from '../../contract/items/field-path';
import type { Values } from '../../contract/items/item';

const isPart = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As drafts name them; when it changed says nothing. */
export function changedPaths(before: Values, after: Values, at = ''): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [one, other] = [before[key], after[key]];
    if (key === 'updated_at' || isSame(one, other)) return [];
    const path = at ? `${at}.${key}` : key;
    return isPart(one) && isPart(other) ? changedPaths(one, other, path) : [path];
  });
}
