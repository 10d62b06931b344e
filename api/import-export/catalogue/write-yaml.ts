import type { TSchema } from '@sinclair/typebox';
import { isScalar, parseDocument, stringify } from 'yaml';
import type { Values } from '../../content/contract/item';
import { fieldSchema, inOrder } from '../../content/published/schema-order';
import { canFold, foldedLines, WIDTH } from './folded';

interface Place {
  /** Columns before the part. */
  indent: number;
  /** What stands before it on its first line. */
  before: number;
  schema: TSchema | undefined;
}

/** YAML of an item, in the manner of the sample catalogue: the same values give the same bytes. */
export const yamlOf = (values: Values, schema: TSchema): string =>
  `${partOf(values, { indent: 0, before: Infinity, schema })}\n`;

const isFields = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines after the first are indented. */
function partOf(value: unknown, place: Place): string {
  if (typeof value === 'string') return textOf(value, place);
  if (!isFields(value) && !Array.isArray(value)) return stringify(value, { lineWidth: 0 }).trimEnd();
  const flow = flowOf(value, place.schema);
  if (place.before + flow.length <= WIDTH && isShort(value)) return flow;
  if (Object.keys(value).length === 0) return flow;
  return Array.isArray(value) ? listOf(value, place) : fieldsOf(value, place);
}

const fieldsOf = (values: Values, { indent, schema }: Place): string =>
  inOrder(Object.keys(values), schema)
    .map((key) => fieldOf(key, values[key], indent, fieldSchema(schema, key)))
    .join(`\n${' '.repeat(indent)}`);

function fieldOf(key: string, value: unknown, indent: number, schema: TSchema | undefined): string {
  const head = `${flowOf(key)}:`;
  const part = partOf(value, { indent: indent + 2, before: indent + head.length + 1, schema });
  const isBlock = typeof value === 'object' && value !== null && !/^[{[]/.test(part);
  return isBlock ? `${head}\n${' '.repeat(indent + 2)}${part}` : `${head} ${part}`;
}

/** Fields of an item stand below each other after its dash. */
const listOf = (values: readonly unknown[], { indent, schema }: Place): string =>
  values
    .map((value) => {
      const place = { indent: indent + 2, before: indent + 2, schema: fieldSchema(schema) };
      return `- ${partOf(value, place)}`;
    })
    .join(`\n${' '.repeat(indent)}`);

/** Lists of ids and small records stand on one line, what has parts of its own does not. */
function isShort(value: Values | readonly unknown[]): boolean {
  const parts = Object.values(value);
  return parts.every((part) => (typeof part !== 'object' || part === null) && !/[<\n]/.test(String(part)));
}

function flowOf(value: unknown, schema?: TSchema): string {
  if (Array.isArray(value)) return `[${value.map((one) => flowOf(one, fieldSchema(schema))).join(', ')}]`;
  if (isFields(value)) {
    const fields = inOrder(Object.keys(value), schema).map(
      (key) => `${flowOf(key)}: ${flowOf(value[key], fieldSchema(schema, key))}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  if (typeof value !== 'string') return stringify(value, { lineWidth: 0 }).trimEnd();
  return isPlain(value) && !/[,[\]{}]/.test(value) ? value : JSON.stringify(value);
}

function textOf(text: string, { indent, before }: Place): string {
  const line = isPlain(text) ? text : JSON.stringify(text);
  const margin = `\n${' '.repeat(indent)}`;
  if (canFold(text) && line.length > WIDTH - before) {
    const lines = foldedLines(text, WIDTH - indent);
    if (lines.length > 1) return ['>-', ...lines].join(margin);
  }
  const isLiteral = text.includes('\n') && /^\S[^\p{Cc}\p{Cs}]*(\n[^\p{Cc}\p{Cs}]*)*\S$/u.test(text);
  return isLiteral ? `|-\n${text}`.replace(/\n(?=[^\n])/g, margin) : line;
}

/** Words that mean nothing else to any reader: most texts are, and parsing each takes longer than writing it. */
const WORDS = /^(?!(null|true|false)$)[a-z][\w-]*( [\w-]+)*$/i;

/** Without quotes it is the same text, to readers of older YAML as well, who see dates and times where digits begin. */
function isPlain(text: string): boolean {
  if (!canFold(text) || /^[\d.+-]|^(y|n|yes|no|on|off)$|[:#]/i.test(text)) return false;
  if (WORDS.test(text)) return true;
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && isScalar(contents) && contents.value === text && !contents.comment;
}
