import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** What is wrong with one field: `path` is a JSON pointer into the answer (`/data/3/title`). */
export interface Problem {
  path: string;
  message: string;
}

/**
 * Tests a value against a schema of the contract. Unknown fields are no problem (contract, 'Rules for every call').
 * @returns every problem found, one a field; an empty list says that `value` is a `Static<T>`.
 */
export function problemsOf(schema: TSchema, value: unknown): Problem[] {
  // Whether anything is wrong is told in half the time of what.
  if (Value.Check(schema, value)) return [];
  const byPath = new Map<string, Problem>();
  for (const { path, message, schema: wanted } of Value.Errors(schema, value)) {
    if (!byPath.has(path)) byPath.set(path, { path, message: inWords(wanted) ?? message });
  }
  return [...byPath.values()];
}

/** What is wanted where a pattern says it for machines; the words of a list are its pattern already. */
const inWords = ({ pattern, description, enum: words }: TSchema): string | undefined =>
  pattern && description && !words ? `Expected ${description}` : undefined;

/** True when `value` has the shape of the schema. */
export function matches<T extends TSchema>(schema: T, value: unknown): value is Static<T> {
  return Value.Check(schema, value);
}
