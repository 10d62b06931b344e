import type { TSchema } from '@sinclair/typebox';

interface Known {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

const membersOf = (schema: TSchema | undefined): Known[] => {
  const known: Known | undefined = schema as object | undefined;
  return known ? [known, ...(known.anyOf ?? [])] : [];
};

/** Of a field, or of the items of a list. */
export function schemaOf(schema: TSchema | undefined, key?: string): TSchema | undefined {
  for (const { properties, items } of membersOf(schema)) {
    const found = key === undefined ? items : properties?.[key];
    if (found) return found;
  }
  return undefined;
}

/** As the catalogue's description has them; what it doesn't know comes after, and when it changed last. */
export function inOrder(keys: readonly string[], schema: TSchema | undefined): string[] {
  const known = membersOf(schema).flatMap(({ properties }) => Object.keys(properties ?? {}));
  const sorted = [
    ...known.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !known.includes(key)),
  ];
  const isTime = (key: string): boolean => key === 'updated_at';
  return [...sorted.filter((key) => !isTime(key)), ...sorted.filter(isTime)];
}
