import { LIST_BOUNDS } from '../list-bounds';
import { readExcel } from './read-excel';
import { readText } from './read-text';
import { UnreadableList, type Encoding, type ListFault, type ReadFile } from './table';

const ZIP = [0x50, 0x4b];
/** Beginnings of files that are no lists. */
const OTHERS: readonly (readonly [ListFault, readonly number[]])[] = [
  // As .xls, and as an .xlsx with a password.
  ['oldExcel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['notAList', [0x25, 0x50, 0x44, 0x46]],
  ['notAList', [0xff, 0xd8, 0xff]],
  ['notAList', [0x89, 0x50, 0x4e, 0x47]],
];

/**
 * Reads a spreadsheet by its bytes, whatever it is called: Excel, or a text in columns. It runs in the browser's worker and in Node.
 *
 * @param encoding of a text file, where a person has chosen one
 * @throws UnreadableList
 */
export function readFile(bytes: Uint8Array, encoding?: Encoding): ReadFile {
  if (bytes.length > LIST_BOUNDS.bytes) throw new UnreadableList('tooLarge');
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  const other = OTHERS.find(([, mark]) => begins(mark));
  if (other) throw new UnreadableList(other[0]);
  const read = begins(ZIP)
    ? { sheets: readExcel(bytes), encoding: null, oddWords: [] }
    : readText(bytes, encoding);
  if (read.sheets.length === 0) throw new UnreadableList('empty');
  return read;
}
