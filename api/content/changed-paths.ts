import { isSame } from './contract/field-path';
import type { OfItem, Values } from './contract/item';
import { draftSchema } from './file-schemas';

const isPart = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * As drafts name them, so that each can be put back as a change of one; a price is one field, a title one in each language. When
 * it changed says nothing.
 */
export function changedPaths(of: OfItem, before: Values, after: Values, at = ''): string[] {
  return keysOf(before, after).flatMap((key) => {
    const [one, other] = [before[key], after[key]];
    if (key === 'updated_at' || isSame(one, other)) return [];
    const path = at ? `${at}.${key}` : key;
    const hasFields =
      isPart(one) &&
      isPart(other) &&
      keysOf(one, other).every((name) => draftSchema(of.shelf, of.id, `${path}.${name}`));
    return hasFields ? changedPaths(of, one, other, path) : [path];
  });
}

const keysOf = (one: Values, other: Values): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];
