import { LIST_BOUNDS } from '../../../../api/import-export/contract/list-bounds';
import { readCsv } from './read-csv';
import { readExcel } from './read-excel';
import { UnreadableList, type ListFault, type Sheet } from './table';

const ZIP = [0x50, 0x4b];
/** Beginnings of files that are no lists. */
const OTHERS: readonly (readonly [ListFault, readonly number[]])[] = [
  // As .xls, and as an .xlsx with a password.
  ['oldExcel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['notAList', [0x25, 0x50, 0x44, 0x46]],
  ['notAList', [0xff, 0xd8, 0xff]],
  ['notAList', [0x89, 0x50, 0x4e, 0x47]],
];

/** By what is in it, whatever it is called: Excel, or a text in columns. @throws UnreadableList */
export async function readList(content: ArrayBuffer): Promise<Sheet[]> {
  const bytes = new Uint8Array(content);
  if (bytes.length > LIST_BOUNDS.bytes) throw new UnreadableList('tooLarge');
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  const other = OTHERS.find(([, mark]) => begins(mark));
  if (other) throw new UnreadableList(other[0]);
  const sheets = begins(ZIP) ? await readExcel(bytes) : readCsv(bytes);
  if (sheets.length === 0) throw new UnreadableList('empty');
  return sheets;
}
