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

/** An apostrophe keeps spreadsheets from running a cell as a formula. */
const cellOf = (text: string): string => {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};
