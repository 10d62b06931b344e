import type { DeskLanguage } from '../desk/contract/languages';

/** Spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

export type Column<Row> = readonly [
  title: Readonly<Record<DeskLanguage, string>>,
  value: (row: Row, language: DeskLanguage) => string | null,
];

/** What spreadsheets of a language take for the end of a cell. */
export const separatorOf = (language: DeskLanguage): ',' | ';' => (language === 'fr' ? ';' : ',');

/** @param language of who opens it in a spreadsheet */
export function listCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: DeskLanguage,
): string {
  const lines = [
    columns.map(([title]) => title[language]),
    ...rows.map((row) => columns.map(([, value]) => value(row, language) ?? '')),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(line, separatorOf(language))).join('');
}

export const csvLine = (cells: readonly string[], separator: ',' | ';'): string =>
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
