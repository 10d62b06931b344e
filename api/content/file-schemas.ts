import { Type, type TSchema } from '@sinclair/typebox';
import { storedSchema } from '../catalogue-files/stored-schema';
import { textsIn } from '../catalogue-files/texts';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Shelf } from './contract/item';

/** Of what is published, in the languages of the item. */
export function fileSchema(shelf: Shelf, id: string, locales: readonly LocaleCode[]): TSchema {
  return storedSchema(shelf === 'pages' && id === 'home' ? 'home' : shelf, textsIn(locales));
}

/** Of a field of a draft, or a part of one (`title.fr`); undefined for one that no such item has. */
export function draftSchema(shelf: Shelf, id: string, path: string): TSchema | undefined {
  let schema: TSchema | undefined = fileSchema(shelf, id, LOCALE_CODES);
  for (const name of path.split('.')) {
    const fields = (schema?.['properties'] ?? {}) as Record<string, TSchema>;
    schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
  }
  return schema && loosened(schema);
}

/**
 * A draft may lack anything and hold what cannot be published yet, but what is a list stays one: whoever shows it can rely on
 * that. A number may be a text as long as it is being typed.
 */
function loosened(schema: TSchema): TSchema {
  const { anyOf, properties, items, type } = schema as {
    anyOf?: TSchema[];
    properties?: Record<string, TSchema>;
    items?: TSchema;
    type?: string;
  };
  if (anyOf) return Type.Union(anyOf.map(loosened));
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, Type.Optional(loosened(field))]);
    return Type.Object(Object.fromEntries(fields) as Record<string, TSchema>, {
      additionalProperties: false,
    });
  }
  if (items) return Type.Array(loosened(items));
  if (type === 'boolean') return Type.Boolean();
  return type === 'string' ? Type.String() : Type.Union([Type.Number(), Type.String()]);
}
