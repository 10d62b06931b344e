import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from '@sinclair/typebox';
import { isMap, parse, parseDocument } from 'yaml';
import type { Values } from '../contract/item';
import { NotSpliced, withEdits } from './source';
import { spliceMap } from './splice-map';
import { writePart } from './write-part';

/**
 * A file's text that says `after`; lines of fields that stay the same are left alone: comments, order, quotes, folded
 * texts. New fields stand where `schema` has them.
 */
export function spliceValues(text: string, after: Values, schema?: TSchema): string {
  const spliced = splice(text, after, schema);
  for (const candidate of [() => spliced, () => setFields(text, after)]) {
    const made = candidate();
    if (made !== undefined && says(made, after)) return made;
  }
  return newText(after, schema);
}

/** The text of a new file. */
export const newText = (values: Values, schema?: TSchema): string =>
  `${writePart(values, { indent: 0, before: Infinity, schema })}\n`;

function splice(text: string, after: Values, schema: TSchema | undefined): string | undefined {
  const isWindows = text.includes('\r\n') && !/(?<!\r)\n/.test(text);
  const plain = isWindows ? text.replaceAll('\r\n', '\n') : text;
  const document = parseDocument(plain, { keepSourceTokens: true });
  if (!isMap(document.contents) || document.errors.length > 0) return undefined;
  try {
    const made = withEdits(plain, spliceMap(plain, document.contents, after, schema));
    return isWindows ? made.replaceAll('\n', '\r\n') : made;
  } catch (error) {
    if (error instanceof NotSpliced) return undefined;
    throw error;
  }
}

/** Correct where the text could not be spliced, though it may touch other lines. */
function setFields(text: string, after: Values): string | undefined {
  try {
    const document = parseDocument(text);
    const before = (document.toJS() ?? {}) as Values;
    for (const key of Object.keys(before)) if (!(key in after)) document.delete(key);
    for (const [key, value] of Object.entries(after))
      if (!isDeepStrictEqual(before[key], value)) document.set(key, value);
    return document.toString({ lineWidth: 0 });
  } catch {
    // It holds no fields, or refers to what has been taken away.
    return undefined;
  }
}

function says(text: string, values: Values): boolean {
  try {
    return isDeepStrictEqual(parse(text), values);
  } catch {
    return false;
  }
}
