import type { Work } from '../../../content/published/catalogue-content';
import type { StoredPicture } from '../../../../src/contract/collections/stored';
import type { Price } from '../../../../src/contract/collections/values';
import { isSame, valueAt } from '../../../content/contract/field-path';
import type { Values } from '../../../content/contract/item';
import { listOf, plainReference } from '../../../content/shelves';
import { htmlOfLine, htmlOfText, textOfHtml } from '../cells/html-text';
import { sameWords } from '../cells/plain';
import { filesOf, type WantedCreator, type WantedField, type WantedRow } from './wanted';

/** A field that a row changes; creators that are still to be made have their names. */
export type RowEdit =
  | { path: string; value: unknown }
  | { path: 'creators'; creators: readonly WantedCreator[] };

/** Where neither cell, heading nor work names one. */
const CURRENCY = 'EUR';

/** Of a new work all that it says, of one that is there what differs. @param values nothing for a new one */
export function editsTo(values: Values, row: WantedRow): RowEdit[] {
  const edits = row.fields.flatMap((field): RowEdit[] => {
    const current = valueAt(values, field.path);
    return isAlready(field, current) ? [] : [{ path: field.path, value: written(field, current) }];
  });
  const { creators, pictures } = row;
  const isOthers =
    creators?.some((one) => 'make' in one) ||
    !isSame(
      creators?.map((one) => 'id' in one && one.id),
      listOf(values['creators']),
    );
  const known = picturesIn(values);
  const shown = pictures && pictured(known, filesOf(pictures));
  return [
    ...edits,
    ...(creators && isOthers ? [{ path: 'creators' as const, creators }] : []),
    ...(shown && !isSame(shown, known) ? [{ path: 'pictures', value: shown }] : []),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isAlready({ path, kind, value }: WantedField, current: unknown): boolean {
  // By which the work was found.
  if (path === 'reference') return plainReference(textOf(current)) === plainReference(textOf(value));
  // A piece stands on the floor where nothing is said.
  if (path === 'mounting' && value === 'floor') return current === null || current === 'floor';
  if (kind === 'line') return sameWords(textOf(current), textOf(value));
  if (kind === 'html') return sameWords(textOfHtml(textOf(current)), textOf(value));
  if (kind === 'htmlLines') {
    const [was, is] = [listOf(current).map(textOfHtml), listOf(value)];
    return was.length === is.length && is.every((line, at) => sameWords(line, was[at] ?? ''));
  }
  if (kind === 'model') return (current as Work['model'] | null)?.file === value;
  return isSame(current, kind === 'price' ? priceOf(value, current) : value);
}

function written({ path, kind, value }: WantedField, current: unknown): unknown {
  if (path === 'mounting' && value === 'floor') return null;
  if (kind === 'html') return htmlOfText(textOf(value), textOf(current));
  if (kind === 'htmlLines') {
    const known = listOf(current);
    return listOf(value).map(
      (line) => known.find((html) => sameWords(textOfHtml(html), line)) ?? htmlOfLine(line),
    );
  }
  // What is said of the model stays.
  if (kind === 'model') return { ...(current as object | null), file: value };
  return kind === 'price' ? priceOf(value, current) : value;
}

function priceOf(value: unknown, current: unknown): Price {
  const price = value as Price | { amount: number; currency?: string };
  if (typeof price === 'string') return price;
  const known = (current as { currency?: string } | null)?.currency;
  return { amount: price.amount, currency: price.currency ?? known ?? CURRENCY };
}

const picturesIn = ({ pictures }: Values): Partial<StoredPicture>[] =>
  Array.isArray(pictures) ? (pictures as Partial<StoredPicture>[]) : [];

/** Those of the list first, with what is known of them; none of the others is taken away. */
function pictured(
  known: readonly Partial<StoredPicture>[],
  files: readonly string[],
): Partial<StoredPicture>[] {
  const named = files.map((file) => known.find((one) => one.file === file) ?? { file, alt: {} });
  return [...named, ...known.filter(({ file }) => file === undefined || !files.includes(file))];
}
