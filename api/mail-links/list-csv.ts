/** Without it, spreadsheets take the letters for those of another alphabet. */
const BYTE_ORDER_MARK = '\ufeff';

/** A title, and what stands under it for each row. */
export type Column<Row> = readonly [title: string, value: (row: Row) => string | null];

/** What is kept of visitors as spreadsheets and mailing services take it. */
export function listCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

/** A spreadsheet would carry out what begins like a formula; behind an apostrophe it is text. */
const cellOf = (text: string): string => {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};
