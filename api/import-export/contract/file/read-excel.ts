import { Unzip, UnzipInflate } from 'fflate';
import { format, getFormatDateInfo } from 'numfmt';
import { Parser } from 'saxen';
import { LIST_BOUNDS } from '../list-bounds';
import { letterOf, tableOf, UnreadableList, type ListFault, type Sheet } from './table';

/** Bytes of all that is read of it: a bomb is a small file of a great many. */
const MOST_UNZIPPED = 64 * 1024 * 1024;
/** Bytes that are unzipped at once. */
const CHUNK = 64 * 1024;
/** Rows above the headings that a list may have. */
const ABOVE = 100;

/** Sheets that say something, as Excel shows them: those that are hidden come last. @throws UnreadableList */
export function readExcel(bytes: Uint8Array): Sheet[] {
  const files = unzip(bytes);
  if (!files.has('xl/workbook.xml')) throw new UnreadableList('notAList');
  let fault: ListFault | undefined;
  const book = readWorkbook(files);
  const found = book.sheets.flatMap(({ name, file }): Sheet[] => {
    try {
      const xml = files.get(file);
      if (xml === undefined) throw new UnreadableList('damaged');
      const sheet = { name, ...readSheet(xml, book) };
      return tableOf(sheet, { withHidden: true }) ? [sheet] : [];
    } catch (error) {
      // A sheet that is too large keeps no other from being read.
      if (!(error instanceof UnreadableList) || error.fault === 'damaged') throw error;
      fault = error.fault;
      return [];
    }
  });
  if (found.length === 0 && fault) throw new UnreadableList(fault);
  return found;
}

/** Files of XML by their names. The ZIP's own word on their sizes counts for nothing. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const files = new Map<string, string>();
  let left = MOST_UNZIPPED;
  const reader = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return;
    const decoder = new TextDecoder();
    let text = '';
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      left -= part.length;
      if (left < 0) throw new UnreadableList('tooMuch');
      text += decoder.decode(part, { stream: !isLast });
      if (isLast) files.set(file.name, text);
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      reader.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableList ? error : new UnreadableList('damaged');
  }
  if (files.size === 0) throw new UnreadableList('damaged');
  return files;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Goes through XML. Names come without their prefixes. @throws UnreadableList */
function walk(
  xml: string,
  open: (name: string, attributes: () => Attributes) => void,
  close: (name: string, text: string) => void = () => undefined,
): void {
  if (xml === '') return;
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  let text = '';
  const parser = new Parser()
    .on('openTag', (name: string, attributes: () => Attributes, decode: (value: string) => string) => {
      text = '';
      open(bare(name), () => decoded(attributes(), decode));
    })
    .on('text', (value: string, decode: (value: string) => string) => void (text += decode(value)))
    .on('cdata', (value: string) => void (text += value))
    .on('closeTag', (name: string) => {
      close(bare(name), text);
      text = '';
    })
    .on('error', () => {
      throw new UnreadableList('damaged');
    });
  parser.parse(xml);
}

const decoded = (attributes: Attributes, decode: (value: string) => string): Attributes =>
  Object.values(attributes).some((value) => value?.includes('&'))
    ? Object.fromEntries(Object.entries(attributes).map(([key, value = '']) => [key, decode(value)]))
    : attributes;

interface Workbook {
  sheets: { name: string; file: string }[];
  strings: string[];
  /** Of a cell, by its `s`. */
  formats: string[];
  /** Days between the workbook's day 0 and that of most. */
  epoch: number;
}

/** Days of 1904, from which old workbooks of Macs count. */
const EPOCH_1904 = 1462;

function readWorkbook(files: ReadonlyMap<string, string>): Workbook {
  const targets = new Map<string, string>();
  walk(files.get('xl/_rels/workbook.xml.rels') ?? '', (name, attributes) => {
    const { Id = '', Target = '' } = name === 'Relationship' ? attributes() : {};
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: (Workbook['sheets'][number] & { isHidden: boolean })[] = [];
  let epoch = 0;
  walk(files.get('xl/workbook.xml') ?? '', (tag, attributes) => {
    if (tag === 'workbookPr' && /^(1|true)$/.test(attributes()['date1904'] ?? '')) epoch = EPOCH_1904;
    if (tag !== 'sheet') return;
    const { name = '', state, ...others } = attributes();
    const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    sheets.push({ name, file: targets.get(id) ?? '', isHidden: state !== undefined && state !== 'visible' });
  });
  if (sheets.length === 0) throw new UnreadableList('damaged');
  sheets.sort((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return {
    ...{ sheets, epoch },
    strings: stringsIn(files.get('xl/sharedStrings.xml') ?? ''),
    formats: formatsIn(files.get('xl/styles.xml') ?? ''),
  };
}

/** '_x000D_' stands for a sign that XML cannot have. */
const plainText = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Texts that cells share; how a word is pronounced is no part of it. */
function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  let isSpoken = false;
  walk(
    xml,
    (name) => {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isSpoken = true;
    },
    (name, text) => {
      if (name === 'rPh') isSpoken = false;
      if (name === 't' && !isSpoken) strings[strings.length - 1] += plainText(text);
    },
  );
  return strings;
}

/** ECMA-376, 18.8.30: those that are not written in the file. */
const BUILT_IN: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'yyyy-mm-dd',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  49: '@',
};

function formatsIn(xml: string): string[] {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isOfCells = false;
  walk(
    xml,
    (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes();
        own.set(numFmtId, formatCode);
      }
      if (name !== 'xf' || !isOfCells) return;
      const { numFmtId = '0' } = attributes();
      formats.push(own.get(numFmtId) ?? BUILT_IN[numFmtId] ?? 'General');
    },
    (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  );
  return formats;
}

interface Cell {
  place: { row: number; column: number };
  type: string;
  style: number;
  hasFormula: boolean;
  value: string | undefined;
}

function readSheet(xml: string, book: Workbook): Omit<Sheet, 'name'> {
  const rows: string[][] = [];
  const hiddenRows: number[] = [];
  const hiddenColumns: number[] = [];
  const withoutValue: string[] = [];
  const merged: string[] = [];
  let row = -1;
  let cell: Cell | undefined;
  let column = -1;
  const put = ({ place, ...read }: Cell): void => {
    const text = textOf(read, book);
    if (read.hasFormula && read.value === undefined && withoutValue.length < LIST_BOUNDS.columns)
      withoutValue.push(`${letterOf(place.column)}${place.row + 1}`);
    if (text === '') return;
    if (place.row >= LIST_BOUNDS.rows + ABOVE) throw new UnreadableList('tooManyRows');
    if (place.column >= LIST_BOUNDS.columns) throw new UnreadableList('tooManyColumns');
    while (rows.length <= place.row) rows.push([]);
    const cells = rows[place.row]!;
    while (cells.length <= place.column) cells.push('');
    cells[place.column] = text;
  };
  walk(
    xml,
    (name, attributes) => {
      if (name === 'row') {
        const { r, hidden } = attributes();
        row = r === undefined ? row + 1 : Number(r) - 1;
        column = -1;
        if (isOn(hidden)) hiddenRows.push(row);
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = r === undefined ? column + 1 : placeOf(r).column;
        const place = r === undefined ? { row, column } : placeOf(r);
        cell = { place, type: t, style: Number(s), hasFormula: false, value: undefined };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'col' && isOn(attributes()['hidden'])) {
        const { min, max } = attributes();
        for (let at = Number(min); at <= Math.min(Number(max), LIST_BOUNDS.columns); at += 1)
          hiddenColumns.push(at - 1);
      } else if (name === 'mergeCell') merged.push(attributes()['ref'] ?? '');
    },
    (name, text) => {
      if (cell && (name === 'v' || name === 't') && text !== '') cell.value = (cell.value ?? '') + text;
      if (name !== 'c' || !cell) return;
      put(cell);
      cell = undefined;
    },
  );
  fillDown(rows, merged);
  const isThere = (at: number) => (rows[at]?.length ?? 0) > 0;
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return {
    ...{ rows, withoutValue, hiddenRows: hiddenRows.filter(isThere) },
    hiddenColumns: hiddenColumns.filter((at) => at < width),
  };
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** A cell that stands for several rows says the same of each; in a line it is one cell still. */
function fillDown(rows: string[][], merged: readonly string[]): void {
  for (const range of merged) {
    const [first, last] = range.split(':').map(placeOf);
    const text = first && rows[first.row]?.[first.column];
    if (!text || !last) continue;
    for (let at = first.row + 1; at <= Math.min(last.row, rows.length - 1); at += 1) {
      const cells = rows[at]!;
      // A row that has nothing else is none.
      if (cells.length === 0) continue;
      while (cells.length <= first.column) cells.push('');
      cells[first.column] = text;
    }
  }
}

/** 'AB7' is column 27, row 6, both from 0. */
function placeOf(name: string): Cell['place'] {
  const [, letters = '', number = '1'] = /^([A-Z]*)(\d*)$/.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(number) - 1, column: column - 1 };
}

const ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/;
/** Digits that a spreadsheet shows: 12.700000000000001 is 12.7. */
const DIGITS = 12;

/** What Excel shows, but days in full as ISO, and thousands apart by a space. Errors say nothing. */
function textOf({ type, style, value }: Omit<Cell, 'place'>, { strings, formats, epoch }: Workbook): string {
  const text = type === 's' ? strings[Number(value)] : value;
  if (text === undefined || value === undefined || type === 'e' || ERROR.test(text)) return '';
  if (type === 's') return text;
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (type !== 'n' || Number.isNaN(number)) return plainText(value);
  const pattern = formats[style] ?? 'General';
  const { year, month, day } = getFormatDateInfo(pattern);
  const isDate = year || month || day;
  const shown = year && month && day ? 'yyyy-mm-dd' : pattern;
  const printed =
    pattern === 'General'
      ? String(Number(number.toPrecision(DIGITS)))
      : format(shown, isDate ? number + epoch : number, { throws: false })
          .replace(/\s+/g, ' ')
          .trim();
  if (isDate) return printed;
  // 99.125 would be read as thousands: nobody types it so.
  return printed.replace(/(?<=\d),(?=\d{3})/g, ' ').replace(/(?<!\d)(\d{1,3}\.\d{3})(?!\d)/, '$10');
}
