import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { HTML_TYPE } from './text/html-subset';
import { htmlFault, textFault } from './text/text-fault';

/** `path` is a JSON pointer (`/data/3/title`). */
export interface Problem {
  path: string;
  message: string;
}

/** Unknown fields are allowed; texts must be free of forbidden characters. Empty: `value` is a `Static<T>`. */
export function problemsOf(schema: TSchema, value: unknown): Problem[] {
  const texts = textProblems(schema, value, '');
  // `Check` takes half the time of listing the errors.
  if (Value.Check(schema, value)) return texts;
  const byPath = new Map<string, Problem>();
  const all = [...Value.Errors(schema, value)].map(({ path, message, schema: wanted }) => ({
    path,
    message: message === REQUIRED ? message : (inWords(wanted) ?? message),
  }));
  for (const problem of [...all, ...texts]) {
    if (!byPath.has(problem.path)) byPath.set(problem.path, problem);
  }
  return [...byPath.values()];
}

const REQUIRED = 'Expected required property';

/** A pattern is no help to people, nor that there are several ways; the pattern of an `enum` lists its values already. */
function inWords({ pattern, description, enum: words, anyOf }: TSchema): string | undefined {
  if (anyOf) return `Expected ${(anyOf as TSchema[]).map(wayInWords).join(' or ')}`;
  return pattern && description && !words ? `Expected ${description}` : undefined;
}

/** `{ amount, currency }`, `'on request'`. */
const wayInWords = ({ const: word, type, properties }: TSchema): string => {
  if (word !== undefined) return `'${word}'`;
  return properties ? `{ ${Object.keys(properties as object).join(', ')} }` : `a ${type}`;
};

function textProblems(schema: TSchema, value: unknown, path: string): Problem[] {
  if (typeof value === 'string') {
    const message = schema.contentMediaType === HTML_TYPE ? htmlFault(value) : textFault(value);
    return message ? [{ path, message }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const members = (schema.anyOf ?? []) as TSchema[];
  const { items, properties = {} } = (members.find((one) => Value.Check(one, value)) ?? schema) as {
    items?: TSchema;
    properties?: Record<string, TSchema>;
  };
  if (Array.isArray(value))
    return items ? value.flatMap((one, index) => textProblems(items, one, `${path}/${index}`)) : [];
  return Object.entries(value).flatMap(([name, field]) =>
    properties[name] ? textProblems(properties[name], field, `${path}/${name}`) : [],
  );
}

export function matches<T extends TSchema>(schema: T, value: unknown): value is Static<T> {
  return Value.Check(schema, value);
}

/** Undefined for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
