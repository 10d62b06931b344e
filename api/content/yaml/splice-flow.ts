import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from '@sinclair/typebox';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { inOrder, schemaOf } from './schema-order';
import { fieldStart, nodeEnd, valueIn, type Field } from './source';
import { isPart, writeFlow } from './write-part';

/** What stands in `{}` or `[]`, with the parts that stay as they are. Undefined where a comment would be lost. */
export function spliceFlow(
  text: string,
  node: Node,
  after: unknown,
  schema: TSchema | undefined,
): string | undefined {
  const source = text.slice(node.range?.[0], nodeEnd(text, node));
  if (isDeepStrictEqual(valueIn(node), after)) return source;
  if (/\n/.test(source) && /#/.test(source)) return undefined;
  if (isMap(node) && node.flow && isPart(after)) {
    const fields = new Map((node.items as Field[]).map((field) => [field.key.value, field]));
    const keys = inOrder([...new Set([...fields.keys(), ...Object.keys(after)])], schema);
    const parts = keys.flatMap((key) => {
      if (!(key in after)) return [];
      const field = fields.get(key);
      if (!field?.value) return [`${writeFlow(key)}: ${writeFlow(after[key], schemaOf(schema, key))}`];
      const head = text.slice(fieldStart(field), field.value.range?.[0]);
      return [head + partOf(text, field.value, after[key], schemaOf(schema, key))];
    });
    const pad = /^\{\S/.test(source) && fields.size > 0 ? '' : ' ';
    return parts.length > 0 ? `{${pad}${parts.join(', ')}${pad}}` : '{}';
  }
  if (isSeq(node) && node.flow && Array.isArray(after)) {
    const items = [...(node.items as Node[])];
    const parts = after.map((value: unknown) => {
      const known = items.find((item) => isDeepStrictEqual(valueIn(item), value));
      return known ? text.slice(known.range?.[0], nodeEnd(text, known)) : writeFlow(value, schemaOf(schema));
    });
    const pad = /^\[\s/.test(source) ? ' ' : '';
    return parts.length > 0 ? `[${pad}${parts.join(', ')}${pad}]` : '[]';
  }
  return undefined;
}

function partOf(text: string, node: Node, after: unknown, schema: TSchema | undefined): string {
  const inner = spliceFlow(text, node, after, schema);
  if (inner !== undefined) return inner;
  const isQuoted = isScalar(node) && /^["']/.test(text.slice(node.range?.[0]));
  return isQuoted && typeof after === 'string' ? JSON.stringify(after) : writeFlow(after, schema);
}
