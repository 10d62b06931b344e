import type { TSchema } from '@sinclair/typebox';

type Fields = Record<string, TSchema> | undefined;

const membersOf = (schema: TSchema | undefined): TSchema[] =>
  schema ? [schema, ...((schema['anyOf'] ?? []) as TSchema[])] : [];

const fieldsOf = (schema: TSchema): Fields => schema['properties'] as Fields;

/** Of a field, or of the items of a list. */
export function fieldSchema(schema: TSchema | undefined, key?: string): TSchema | undefined {
  for (const one of membersOf(schema)) {
    const found = key === undefined ? (one['items'] as TSchema | undefined) : fieldsOf(one)?.[key];
    if (found) return found;
  }
  return undefined;
}

/** As the catalogue's description has them; what it doesn't know comes after, and when it changed last. */
export function inOrder(keys: readonly string[], schema: TSchema | undefined): string[] {
  const known = membersOf(schema).flatMap((one) => Object.keys(fieldsOf(one) ?? {}));
  const sorted = [
    ...known.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !known.includes(key)),
  ];
  const isTime = (key: string): boolean => key === 'updated_at';
  return [...sorted.filter((key) => !isTime(key)), ...sorted.filter(isTime)];
}
