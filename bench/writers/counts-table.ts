import type { TableCount } from './promises';

const COLUMNS: Record<string, (count: TableCount) => string | number> = {
  table: ({ table }) => table,
  'answered 200': ({ promised }) => promised.toLocaleString('en'),
  rows: ({ rows }) => rows.toLocaleString('en'),
  lost: ({ lost }) => lost,
  twice: ({ twice }) => twice,
  'rows without an answer': ({ untold }) => untold,
  'refused, yet kept': ({ refusedYetKept }) => refusedYetKept,
};

/** A table of Markdown, one row for each table of the database. */
export function countsTable(counts: readonly TableCount[]): string {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(COLUMNS);
  return [
    row(names),
    `|${names.map(() => '---').join('|')}|`,
    ...counts.map((count) => row(Object.values(COLUMNS).map((cell) => cell(count)))),
  ].join('\n');
}
