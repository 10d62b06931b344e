import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from '@sinclair/typebox';
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { inOrder, schemaOf } from './schema-order';
import {
  columnOf,
  fieldEnd,
  fieldStart,
  indented,
  isFirst,
  isNoted,
  lineEnd,
  lineStart,
  nodeEnd,
  valueIn,
  NotSpliced,
  scalarIn,
  withEdits,
  type Edit,
  type Field,
} from './source';
import { spliceFlow } from './splice-flow';
import { spliceList } from './splice-list';
import { WIDTH } from './folded';
import { isPart, writeField } from './write-part';

/** Edits that make a block of fields say `after`. */
export function spliceMap(
  text: string,
  map: YAMLMap,
  after: Readonly<Record<string, unknown>>,
  schema: TSchema | undefined,
): Edit[] {
  const fields = map.items as Field[];
  if (!fields.every(({ key }) => isScalar(key) && key.range)) throw new NotSpliced();
  const kept = fields.filter(({ key }) => key.value in after);
  const first = kept[0];
  if (!first) throw new NotSpliced();
  const indent = columnOf(text, fieldStart(first));
  const write = (key: string) => writeField(key, after[key], { indent, schema: schemaOf(schema, key) });

  const edits = fields.flatMap((field, index) =>
    field.key.value in after
      ? spliceField(text, field, after[field.key.value], schemaOf(schema, field.key.value))
      : [without(text, field, fields[index + 1])],
  );
  const names = fields.map(({ key }) => key.value);
  const order = inOrder([...new Set([...names, ...Object.keys(after)])], schema);
  for (const key of order.filter((one) => one in after && !names.includes(one))) {
    const earlier = order.slice(0, order.indexOf(key));
    const anchor = kept.filter((field) => earlier.includes(field.key.value)).at(-1);
    edits.push(anchor ? below(text, anchor, indent, write(key)) : above(first, indent, write(key)));
  }
  return edits;
}

function below(text: string, field: Field, indent: number, line: string): Edit {
  const at = lineEnd(text, fieldEnd(text, field));
  const isEnded = text[at - 1] === '\n';
  return {
    from: at,
    to: at,
    text: isEnded ? `${indented(indent)}${line}\n` : `\n${indented(indent)}${line}`,
  };
}

const above = (field: Field, indent: number, line: string): Edit => {
  const at = fieldStart(field);
  return { from: at, to: at, text: `${line}\n${indented(indent)}` };
};

/** Comments above it stay. */
function without(text: string, field: Field, next: Field | undefined): Edit {
  const start = fieldStart(field);
  const end = lineEnd(text, fieldEnd(text, field));
  if (isFirst(text, start)) return { from: lineStart(text, start), to: end, text: '' };
  // The first one of an item of a list stands after the dash.
  if (!next || text.slice(end, fieldStart(next)).trim() !== '') throw new NotSpliced();
  return { from: start, to: fieldStart(next), text: '' };
}

function spliceField(text: string, field: Field, after: unknown, schema: TSchema | undefined): Edit[] {
  const { key, value } = field;
  const start = fieldStart(field);
  const end = fieldEnd(text, field);
  if (isDeepStrictEqual(value ? valueIn(value) : null, after)) return [];
  const inner = value ? splicePart(text, value, after, schema) : undefined;
  if (inner) return inner;
  const indent = columnOf(text, start);
  const oneLine = isNoted(text, end);
  const old = scalarIn(text, value);
  return [{ from: start, to: end, text: writeField(key.value, after, { indent, oneLine, schema, old }) }];
}

/** Undefined where it must be written anew. */
function splicePart(
  text: string,
  node: Node,
  after: unknown,
  schema: TSchema | undefined,
): Edit[] | undefined {
  if ((isMap(node) || isSeq(node)) && node.flow) {
    const part = spliceFlow(text, node, after, schema);
    if (part === undefined || !node.range) return undefined;
    const [from, to] = node.range;
    const line = text.slice(lineStart(text, from), from) + part;
    return line.includes('\n') || line.length <= WIDTH || isNoted(text, to)
      ? [{ from, to, text: part }]
      : undefined;
  }
  try {
    if (isMap(node) && isPart(after)) return spliceMap(text, node, after, schema);
    if (isSeq(node) && Array.isArray(after)) return spliceList(text, node, after, schema, splicedPart);
  } catch (error) {
    if (!(error instanceof NotSpliced)) throw error;
  }
  return undefined;
}

/** The source of a part with its changes, from its beginning to its end. */
function splicedPart(
  text: string,
  node: Node,
  after: unknown,
  schema: TSchema | undefined,
): string | undefined {
  const edits = splicePart(text, node, after, schema);
  const [from = 0] = node.range ?? [];
  return edits && withEdits(text, edits, from, nodeEnd(text, node));
}
