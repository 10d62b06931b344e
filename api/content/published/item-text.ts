import type { TSchema } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { OfItem, Values } from '../contract/item';
import { fileSchema } from '../file-schemas';

/** JSON of an item's values, in the order of its schema: the same values give the same text. */
export const itemText = (of: OfItem, values: Values): string => JSON.stringify(ordered(values, schemaOf(of)));

/** What a text says; nothing without one. */
export const valuesOf = (text: string | null): Values => (text === null ? {} : (JSON.parse(text) as Values));

const schemas = new Map<string, TSchema>();

/** By shelf: pages have two. */
function schemaOf({ shelf, id }: OfItem): TSchema {
  const key = shelf === 'pages' && id === 'home' ? 'home' : shelf;
  const schema = schemas.get(key) ?? fileSchema(shelf, id, LOCALE_CODES);
  schemas.set(key, schema);
  return schema;
}

function ordered(value: unknown, schema: TSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => ordered(one, fieldSchema(schema)));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Values;
  return Object.fromEntries(
    inOrder(Object.keys(fields), schema).map((key) => [key, ordered(fields[key], fieldSchema(schema, key))]),
  );
}

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
