import { LIST_BOUNDS } from '../list-bounds';
import type { ListRow, RowProblem } from '../lists';

/** A list as it is sent: headings, and rows that say something. */
export interface Table {
  headings: string[];
  rows: ListRow[];
}

/** A sheet of a workbook, or the one of a text file, as it is seen. */
export interface Sheet {
  /** '' of a text file. */
  name: string;
  /** All rows from the first, those that say nothing included. */
  rows: readonly (readonly string[])[];
  /** By place in `rows`. */
  problems?: ReadonlyMap<number, RowProblem>;
  /** Lines of the file before the first row. */
  before?: number;
  /** A cell behind the last heading shows that a row is broken, as in a CSV. */
  isStrict?: boolean;
  /** Places in `rows`, and of columns, that the spreadsheet does not show. */
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
  /** Cells of formulas whose value the file lacks: 'B7'. */
  withoutValue?: readonly string[];
}

/** What is read of a file. @see readFile */
export interface ReadFile {
  sheets: Sheet[];
  /** Of a text file. */
  encoding: Encoding | null;
  /** Words that look as if they were read in another encoding, the first few. */
  oddWords: string[];
}

/** As `TextDecoder` names them. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type ListFault =
  | 'tooLarge'
  | 'empty'
  | 'notAList'
  | 'oldExcel'
  | 'damaged'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooMuch'
  | 'tooSlow';

/** Nothing of the list can be read. The words are `list.unreadable.<fault>`. */
export class UnreadableList extends Error {
  constructor(readonly fault: ListFault) {
    super(fault);
    this.name = 'UnreadableList';
  }
}

/** As a spreadsheet names a column: 27 is 'AB', from 0. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const isFilled = (cell: string): boolean => cell.trim() !== '';
const filled = (row: readonly string[]): number => row.filter(isFilled).length;
const lastFilled = (row: readonly string[]): number => row.findLastIndex(isFilled) + 1;

/** Place of the row of headings: the first of several cells, so that a title above is passed over; -1 where all is empty. */
function headingRowOf({ rows }: Pick<Sheet, 'rows'>): number {
  const found = rows.findIndex((row) => filled(row) > 1);
  return found < 0 ? rows.findIndex((row) => filled(row) > 0) : found;
}

export interface TableChoice {
  /** Place in the sheet's rows, in place of the first that fits. */
  headingRow?: number | undefined;
  /** Whether rows and columns that the spreadsheet hides are part of the list. */
  withHidden?: boolean;
}

/** Undefined where nothing stands below the headings. @throws UnreadableList */
export function tableOf(sheet: Sheet, choice: TableChoice = {}): Table | undefined {
  const { problems, before = 0, isStrict = false } = sheet;
  const rows = choice.withHidden ? sheet.rows : seenRows(sheet);
  const at = choice.headingRow ?? headingRowOf({ rows });
  const heads = rows[at];
  if (!heads) return undefined;
  const below = rows.slice(at + 1);
  const named = lastFilled(heads);
  const width = isStrict ? named : below.reduce((most, row) => Math.max(most, lastFilled(row)), named);
  if (width > LIST_BOUNDS.columns) throw new UnreadableList('tooManyColumns');
  const table: Table = {
    headings: Array.from({ length: width }, (_, column) =>
      (heads[column] ?? '').replace(/\s+/g, ' ').trim().slice(0, LIST_BOUNDS.heading),
    ),
    rows: below.flatMap((cells, index) => {
      const problem = problems?.get(at + index + 1);
      const isNothing = filled(cells) === 0 && !problem;
      return isNothing ? [] : rowOf(before + at + index + 2, cells, width, problem);
    }),
  };
  if (table.rows.length > LIST_BOUNDS.rows) throw new UnreadableList('tooManyRows');
  return width > 0 && table.rows.length > 0 ? table : undefined;
}

/** Each at its place; what is hidden says nothing. */
function seenRows({ rows, hiddenRows = [], hiddenColumns = [] }: Sheet): Sheet['rows'] {
  if (hiddenRows.length + hiddenColumns.length === 0) return rows;
  const [noRow, noColumn] = [new Set(hiddenRows), new Set(hiddenColumns)];
  return rows.map((cells, at) =>
    noRow.has(at) ? [] : cells.map((cell, column) => (noColumn.has(column) ? '' : cell)),
  );
}

const bytesOf = (row: ListRow): number => new TextEncoder().encode(JSON.stringify(row)).length;

function rowOf(
  number: number,
  cells: readonly string[],
  width: number,
  problem: RowProblem | undefined,
): ListRow {
  const row: ListRow = { number, cells: cells.slice(0, lastFilled(cells.slice(0, width))) };
  const isLong =
    row.cells.some(({ length }) => length > LIST_BOUNDS.cell) || bytesOf(row) > LIST_BOUNDS.part / 2;
  const found = problem ?? (lastFilled(cells) > width ? 'moreCells' : isLong ? 'tooLong' : undefined);
  return found ? { number, problem: found, cells: isLong ? [] : row.cells } : row;
}
