import { makeZip } from 'client-zip';
import readExcelFile from 'read-excel-file/universal';
import { LIST_BOUNDS } from '../../../../api/import-export/contract/list-bounds';
import { tableOf, UnreadableList, type ListFault, type Sheet } from './table';
import { unzip } from './unzip';

/** Bytes of all that is read of it: a bomb is a small file of a great many. */
const MOST_UNZIPPED = 64 * 1024 * 1024;
const WORKBOOK = 'xl/workbook.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const EMPTY_SHEET =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';
/** Rows above the headings that a list may have. */
const ABOVE = 100;

/** @throws UnreadableList */
export async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const files = await unzip(bytes, (name) => /\.(xml|rels)$/.test(name), MOST_UNZIPPED);
  if (!files.has(WORKBOOK)) throw new UnreadableList('notAList');
  const { clean, fault } = cleaned(files);
  const sheets = await readExcelFile(await stored(clean)).catch(() => {
    throw new UnreadableList('damaged');
  });
  const found = sheets.flatMap(({ sheet, data }): Sheet[] => {
    const table = tableOf({ rows: data.map((row) => row.map(textOf)), isStrict: false });
    return table ? [{ name: sheet, table }] : [];
  });
  if (found.length === 0 && fault) throw new UnreadableList(fault);
  return found;
}

/** The package inflates large files in workers of its own, which the desk's policy does not let it start. */
async function stored(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const entries = [...files].map(([name, input]) => ({ name, input }));
  return new Response(makeZip(entries)).arrayBuffer();
}

/** Without cells that say nothing, which formats leave behind by the million; a sheet that is still too large is empty. */
function cleaned(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) {
  const clean = new Map(files);
  let fault: ListFault | undefined;
  for (const [name, content] of files) {
    if (!SHEET.test(name)) continue;
    const text = withoutEmpty(new TextDecoder().decode(content));
    const wrong = extentFault(text);
    fault = wrong ?? fault;
    clean.set(name, new TextEncoder().encode(wrong ? EMPTY_SHEET : text));
  }
  return { clean, fault };
}

const FORMULA = '(?:<f\\b[^>]*/>|<f\\b[^>]*>[^<]*</f>)?';
const EMPTY_CELL = new RegExp(`<c\\b[^>]*/>|<c\\b[^>]*>${FORMULA}(?:<v\\s*/>|<v\\b[^>]*></v>)?</c>`, 'g');
const EMPTY_ROW = /<row\b[^>]*\/>|<row\b[^>]*>\s*<\/row>/g;
const withoutEmpty = (xml: string): string => xml.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');

const PLACE = /<(?:\w+:)?(?:c|row)\b[^>]*?\sr="([A-Z]*)(\d+)"/g;

/** One cell in the last corner would make the package fill all of a sheet. */
function extentFault(xml: string): ListFault | undefined {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', number] of xml.matchAll(PLACE)) {
    rows = Math.max(rows, Number(number));
    columns = Math.max(columns, columnOf(letters));
  }
  if (rows > LIST_BOUNDS.rows + ABOVE) return 'tooManyRows';
  return columns > LIST_BOUNDS.columns ? 'tooManyColumns' : undefined;
}

/** 'AB' is 28. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

const ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/;
/** Digits that a spreadsheet shows: 12.700000000000001 is 12.7. */
const DIGITS = 12;

/** A number of three decimals, 99.125, would be read as thousands: nobody types it so. */
const numberText = (text: string): string => (/^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text);

function textOf(value: unknown): string {
  if (typeof value === 'number') return numberText(String(Number(value.toPrecision(DIGITS))));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' && !ERROR.test(value) ? value : '';
}
