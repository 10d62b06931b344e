/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export type Column<Row> = readonly [title: string, value: (row: Row) => string | null];

export function listCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * An apostrophe keeps spreadsheets from running a cell as a formula; also behind what a spreadsheet of another language takes for
 * the end of a cell.
 */
const cellOf = (text: string): string => {
  const safe = text.replace(/(^|[;,\t\r\n"])(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'");
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};
