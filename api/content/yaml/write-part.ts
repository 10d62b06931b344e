import type { TSchema } from '@sinclair/typebox';
import { isScalar, parseDocument, Scalar, stringify } from 'yaml';
import { inOrder, schemaOf } from './schema-order';
import { canFold, foldedLines, WIDTH } from './folded';

export interface Style {
  /** Columns before the part. */
  indent: number;
  /** What stands before it on its first line. */
  before: number;
  /** Nothing but what fits on one line may be written: in `{}`, `[]`, and before a comment. */
  oneLine?: boolean;
  schema?: TSchema | undefined;
  /** The scalar that it replaces. */
  old?: { type: string | undefined; lines: string[] } | undefined;
}

type Part = Readonly<Record<string, unknown>>;
export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** YAML for a value, in the manner of the catalogue. Lines after the first are indented by `indent`. */
export function writePart(value: unknown, style: Style): string {
  if (typeof value === 'string') return writeText(value, style);
  if (!isPart(value) && !Array.isArray(value)) return stringify(value, { lineWidth: 0 }).trimEnd();
  const flow = writeFlow(value, style.schema);
  const fits = style.before + flow.length <= WIDTH && isShort(value);
  if (style.oneLine || fits) return flow;
  return Array.isArray(value) ? writeList(value, style) : writeMap(value, style);
}

/** `key: value`, in a file's block of fields. */
export function writeField(key: string, value: unknown, style: Omit<Style, 'before'>): string {
  const { indent, oneLine, schema, old } = style;
  const head = `${writeFlow(key)}:`;
  const part = writePart(value, {
    indent: indent + 2,
    before: indent + head.length + 1,
    oneLine,
    schema,
    old,
  });
  const isBlock = !oneLine && (isPart(value) || Array.isArray(value)) && !/^[{[]/.test(part);
  return isBlock ? `${head}\n${' '.repeat(indent + 2)}${part}` : `${head} ${part}`;
}

const writeMap = (value: Part, { indent, schema }: Style): string =>
  inOrder(Object.keys(value), schema)
    .map((key) => writeField(key, value[key], { indent, schema: schemaOf(schema, key) }))
    .join(`\n${' '.repeat(indent)}`);

const writeList = (values: readonly unknown[], { indent, schema }: Style): string =>
  values.map((value) => `- ${writeItem(value, indent, schemaOf(schema))}`).join(`\n${' '.repeat(indent)}`);

/** What follows the dash; fields of an item stand below each other. */
export const writeItem = (value: unknown, indent: number, schema: TSchema | undefined): string =>
  writePart(value, { indent: indent + 2, before: indent + 2, schema });

/** Lists of ids and small records stand on one line, what has parts of its own does not. */
function isShort(value: Part | readonly unknown[]): boolean {
  const parts = Object.values(value);
  return parts.every((part) => (typeof part !== 'object' || part === null) && !/[<\n]/.test(String(part)));
}

export function writeFlow(value: unknown, schema?: TSchema): string {
  if (Array.isArray(value)) return `[${value.map((one) => writeFlow(one, schemaOf(schema))).join(', ')}]`;
  if (isPart(value)) {
    const fields = inOrder(Object.keys(value), schema).map(
      (key) => `${writeFlow(key)}: ${writeFlow(value[key], schemaOf(schema, key))}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  if (typeof value !== 'string') return stringify(value, { lineWidth: 0 }).trimEnd();
  return isPlain(value) && !/[,[\]{}]/.test(value) ? value : JSON.stringify(value);
}

function writeText(text: string, { indent, before, oneLine, old }: Style): string {
  const line = onOneLine(text, old?.type);
  if (oneLine) return line;
  const margin = ' '.repeat(indent);
  const wasBlock = old?.type === Scalar.BLOCK_FOLDED || old?.type === Scalar.BLOCK_LITERAL;
  if (canFold(text) && (line.length > WIDTH - before || (wasBlock && text.includes('<')))) {
    const lines = foldedLines(text, indent, old?.type === Scalar.BLOCK_FOLDED ? old.lines : []);
    if (lines.length > 1 || wasBlock) return ['>-', ...lines].join(`\n${margin}`);
  }
  const isLiteral = text.includes('\n') && /^\S[^\p{Cc}]*(\n[^\p{Cc}]*)*\S$/u.test(text);
  return isLiteral ? `|-\n${text}`.replace(/\n(?=[^\n])/g, `\n${margin}`) : line;
}

function onOneLine(text: string, type: string | undefined): string {
  if (type === Scalar.QUOTE_SINGLE && canFold(text)) return `'${text.replaceAll("'", "''")}'`;
  return type === Scalar.QUOTE_DOUBLE || !isPlain(text) ? JSON.stringify(text) : text;
}

/** Words that mean nothing else to any reader: most texts are, and parsing each took half of a publication. */
const WORDS = /^(?!(null|true|false)$)[a-z][\w-]*( [\w-]+)*$/i;

/** Without quotes it is the same text, to readers of older YAML as well, who see dates and times where digits begin. */
function isPlain(text: string): boolean {
  if (!canFold(text) || /^[\d.+-]|^(y|n|yes|no|on|off)$|[:#]/i.test(text)) return false;
  if (WORDS.test(text)) return true;
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && isScalar(contents) && contents.value === text && !contents.comment;
}
