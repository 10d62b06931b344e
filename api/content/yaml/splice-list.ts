import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from '@sinclair/typebox';
import { isSeq, type CST, type Node, type YAMLSeq } from 'yaml';
import { schemaOf } from './schema-order';
import {
  columnOf,
  indented,
  isFirst,
  lineEnd,
  lineStart,
  nodeEnd,
  valueIn,
  NotSpliced,
  scalarIn,
  type Edit,
} from './source';
import { isPart, writeItem, writePart } from './write-part';

interface Item {
  node: Node;
  value: unknown;
  dash: number;
  /** After the end of its last line. */
  end: number;
  /** Comments and blank lines above it. */
  lead: string;
}

/** The source of a part with its changes; undefined where it must be written anew. */
type Splicing = (text: string, node: Node, after: unknown, schema: TSchema | undefined) => string | undefined;

/** Items that stay are moved as they are written, with the comments above them. */
export function spliceList(
  text: string,
  list: YAMLSeq,
  after: readonly unknown[],
  schema: TSchema | undefined,
  splicedPart: Splicing,
): Edit[] {
  const items = itemsOf(text, list);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || after.length === 0) throw new NotSpliced();
  const column = columnOf(text, first.dash);
  const chosen = pair(items, after);
  const lines = after.map((value, index) => {
    const item = chosen[index];
    const written = item
      ? itemText(text, item, value, schemaOf(schema), splicedPart)
      : `- ${writeItem(value, column, schemaOf(schema))}\n`;
    return (item?.lead ?? '') + indented(column) + (written.endsWith('\n') ? written : `${written}\n`);
  });
  const lost = items.filter((item) => !chosen.includes(item)).map(({ lead }) => lead);
  const whole = [...lines, ...lost].join('');
  const isEnded = text[last.end - 1] === '\n';
  return [
    { from: lineStart(text, first.dash), to: last.end, text: isEnded ? whole : whole.replace(/\n$/, '') },
  ];
}

function itemsOf(text: string, list: YAMLSeq): Item[] {
  const tokens = (list.srcToken as CST.BlockSequence | undefined)?.items ?? [];
  const nodes = list.items as (Node | null)[];
  let before: number | undefined;
  return nodes.map((node, index) => {
    const dash = tokens[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset;
    if (dash === undefined || !node?.range || isSeq(node) || !isFirst(text, dash)) throw new NotSpliced();
    const lead = before === undefined ? '' : text.slice(before, lineStart(text, dash));
    const end = lineEnd(text, nodeEnd(text, node));
    before = end;
    return { node, value: valueIn(node), dash, end, lead };
  });
}

const nameOf = (value: unknown): unknown =>
  isPart(value) ? (value.id ?? value.file ?? value.name ?? value.url) : undefined;

/** The item that each value was before: the same, one of the same name, or the one in its place. */
function pair(items: readonly Item[], after: readonly unknown[]): (Item | undefined)[] {
  const free = new Set(items);
  const chosen: (Item | undefined)[] = after.map(() => undefined);
  const choose = (fits: (item: Item, value: unknown, index: number) => boolean) =>
    after.forEach((value, index) => {
      const found = chosen[index] ?? [...free].find((item) => fits(item, value, index));
      if (found) free.delete(found);
      chosen[index] = found;
    });
  choose((item, value, index) => items[index] === item && isDeepStrictEqual(item.value, value));
  choose((item, value) => isDeepStrictEqual(item.value, value));
  choose((item, value) => nameOf(value) !== undefined && nameOf(item.value) === nameOf(value));
  choose((item, _, index) => items[index] === item);
  if (after.length === items.length) choose(() => true);
  return chosen;
}

function itemText(
  text: string,
  { node, value, dash, end }: Item,
  after: unknown,
  schema: TSchema | undefined,
  splicedPart: Splicing,
): string {
  if (isDeepStrictEqual(value, after)) return text.slice(dash, end);
  const from = node.range?.[0] ?? 0;
  const to = nodeEnd(text, node);
  const indent = columnOf(text, dash) + 2;
  const old = scalarIn(text, node);
  const oneLine = text.slice(to, end).includes('#');
  const part =
    splicedPart(text, node, after, schema) ??
    writePart(after, { indent, before: indent, oneLine, schema, old });
  return text.slice(dash, from) + part + text.slice(to, end);
}
