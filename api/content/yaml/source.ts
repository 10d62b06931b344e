import { Document, isCollection, isScalar, type Node, type Pair, type Scalar } from 'yaml';

/** A part of a text that is replaced; `from` and `to` are offsets. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** What cannot be written into the text as it stands. */
export class NotSpliced extends Error {}

/** @throws NotSpliced where parts overlap */
export function withEdits(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let at = from;
  let result = '';
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < at) throw new NotSpliced();
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at, to);
}

export type Field = Pair<Scalar<string>, Node | null>;

const startOf = (node: Node): number => {
  if (!node.range) throw new NotSpliced();
  return node.range[0];
};

export const fieldStart = ({ key }: Field): number => startOf(key);

/** After its last character, without comments and blank lines that follow. */
export function nodeEnd(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1) as Field | Node | undefined;
    if (last && 'key' in last) return fieldEnd(text, last);
    if (last) return nodeEnd(text, last);
  }
  const [start = 0, end = 0] = node.range ?? [];
  return start + text.slice(start, end).trimEnd().length;
}

export function fieldEnd(text: string, { key, value }: Field): number {
  const colon = text.indexOf(':', key.range?.[1]) + 1;
  return value?.range && value.range[1] > colon ? nodeEnd(text, value) : colon;
}

/** After the end of the line that `offset` is on. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

/** Nothing but space is before it on its line. */
export const isFirst = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === '';

/** A comment follows on the line. */
export const isNoted = (text: string, end: number): boolean =>
  text.slice(end, lineEnd(text, end)).includes('#');

/** Type of a text, and its lines where it is folded over several. */
export function scalarIn(
  text: string,
  node: Node | null,
): { type: string | undefined; lines: string[] } | undefined {
  if (!isScalar(node) || !node.range) return undefined;
  const lines = text.slice(node.range[0], nodeEnd(text, node)).split(/\r?\n/).slice(1);
  const margin = /^ */.exec(lines[0] ?? '')![0].length;
  const own = lines.map((line) => line.slice(margin));
  return { type: node.type, lines: own.some((line) => /^\s|^$/.test(line)) ? [] : own };
}

export const indented = (columns: number): string => ' '.repeat(columns);

const ALONE = new Document();

/** @throws NotSpliced where it refers to another part of the file */
export function valueIn(node: Node): unknown {
  try {
    return node.toJS(ALONE);
  } catch {
    throw new NotSpliced();
  }
}
