import { crc32, deflateRawSync } from 'node:zlib';

type Content = string | Buffer;

/** A ZIP of a few files. @param claimed bytes that its directory says each is, whatever it is */
export function zipOf(files: Readonly<Record<string, Content>>, claimed?: number): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content, { level: 1 });
    const [label, facts] = [Buffer.from(name), Buffer.alloc(26)];
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed ?? content.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, label, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, label]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

type Cell = string | number | boolean | Date | null;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
/** Days since the last of 1899, as spreadsheets count them. */
const dayOf = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

function cellXml(value: Cell, row: number, column: number): string {
  const place = `r="${letterOf(column)}${row}"`;
  if (value === null) return `<c ${place} s="0"/>`;
  if (value instanceof Date) return `<c ${place} s="1"><v>${dayOf(value)}</v></c>`;
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c ${place} t="b"><v>${Number(value)}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export const sheetXml = (rows: string): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

const rowsXml = (rows: readonly (readonly Cell[])[]): string =>
  rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, at + 1, column)).join('')}</row>`,
    )
    .join('');

/** The files of an Excel workbook. @param sheets rows by name, or the XML of a sheet */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[] | string>>,
): Record<string, string> {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"/>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        typeof rows === 'string' ? rows : sheetXml(rowsXml(rows)),
      ]),
    ),
  };
}

export const xlsxOf = (sheets: Parameters<typeof workbookOf>[0]): Buffer => zipOf(workbookOf(sheets));
