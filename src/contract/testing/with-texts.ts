import type { TSchema } from '@sinclair/typebox';
import { HTML_TYPE } from '../text/html-subset';
import { matches } from '../check';

/** A field of the contract that is a text: neither an address, nor a slug, nor one of a list, nor a date. */
export interface TextField {
  /** A JSON pointer. */
  path: string;
  isHtml: boolean;
  /** What stands there; undefined where nothing does. */
  value?: string;
}

export interface Making {
  /** What every text becomes. */
  text: (field: TextField) => string;
  /** An address, where one is made up. */
  address?: string;
}

/** What is made up where a schema has a pattern: the first that it takes. */
const PATTERNED = [
  'EUR',
  '2026-01-15T10:00:00Z',
  '2026-01-15',
  '10:00',
  '#803010',
  'item',
  'item.jpg',
  'item.pdf',
  'item.glb',
];
const ADDRESS = 'https://example.org/a';
/** Names of things in addresses and in code. */
const NAMES = ['id', 'slug', 'slugs'];
const NUMBER = 4;
const ENTRIES = 2;

/**
 * An answer by the contract with other texts, those that it leaves out included. Without a value all of it is made up,
 * every field of the schema, so that a new one is among them by itself.
 */
export function withTexts(schema: TSchema, value: unknown, making: Making, path = ''): unknown {
  if (isText(schema)) {
    const isHtml = schema.contentMediaType === HTML_TYPE;
    return making.text({ path, isHtml, ...(typeof value === 'string' && { value }) });
  }
  const { anyOf, items, properties } = schema as {
    anyOf?: TSchema[];
    items?: TSchema;
    properties?: Record<string, TSchema>;
  };
  if (anyOf) {
    const member = value === undefined ? anyOf[0] : anyOf.find((one) => matches(one, value));
    return member ? withTexts(member, value, making, path) : value;
  }
  if (items) {
    const count = Math.max(ENTRIES, (schema as { minItems?: number }).minItems ?? 0);
    const entries: unknown[] = Array.isArray(value) ? value : Array<undefined>(count).fill(undefined);
    return entries.map((one, index) => withTexts(items, one, making, `${path}/${index}`));
  }
  if (!properties) return value ?? example(schema, making);
  const known = value as Record<string, unknown> | undefined;
  const fields = Object.entries(properties)
    .filter(([name, field]) => !known || (!NAMES.includes(name) && (name in known || isText(field))))
    .map(([name, field]) => {
      const here = `${path}/${name}`;
      return [
        name,
        !known && NAMES.includes(name) ? nameAt(path, field) : withTexts(field, known?.[name], making, here),
      ];
    });
  return { ...known, ...(Object.fromEntries(fields) as object) };
}

const isText = ({ type, pattern, const: only }: TSchema): boolean =>
  type === 'string' && !pattern && only === undefined;

/** What its place is called, the same in each language. */
function nameAt(path: string, { properties }: TSchema): unknown {
  const name = path.replace(/\W+/g, '-').replace(/^-/, '') || 'item';
  if (!properties) return name;
  return Object.fromEntries(Object.keys(properties as object).map((language) => [language, name]));
}

function example(schema: TSchema, { address = ADDRESS }: Making): unknown {
  if (schema.const !== undefined) return schema.const as unknown;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'string') return Math.max(NUMBER, (schema.minimum as number | undefined) ?? NUMBER);
  const found = [...((schema.enum ?? []) as string[]), ...PATTERNED, address].find((one) =>
    matches(schema, one),
  );
  if (found === undefined) throw new Error(`Nothing is made up that matches ${schema.pattern}`);
  return found;
}
