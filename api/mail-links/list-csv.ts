/** Spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

export type Column<Row> = readonly [title: string, value: (row: Row) => string | null];

export function listCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(line)).join('');
}

/** @param separator what spreadsheets of a language take for the end of a cell */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ','): string =>
  `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`;

/**
 * An apostrophe keeps spreadsheets from running a cell as a formula; also behind what a spreadsheet of another language takes for
 * the end of a cell.
 */
const cellOf = (text: string, separator: string): string => {
  const safe = text.replace(/(^|[;,\t\r\n"])(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'");
  const isQuoted = /["\r\n]/.test(safe) || safe.includes(separator) || safe !== text;
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
};
