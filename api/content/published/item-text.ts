import type { TSchema } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { OfItem, Values } from '../contract/item';
import { fileSchema } from '../file-schemas';
import { fieldSchema, inOrder } from './schema-order';

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
