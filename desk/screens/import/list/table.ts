import { LIST_BOUNDS } from '../../../../api/import-export/contract/list-bounds';
import type { ListRow, RowProblem } from '../../../../api/import-export/contract/lists';

/** A list as it is sent: headings, and rows that say something. */
export interface Table {
  headings: string[];
  rows: ListRow[];
}

/** Of a CSV the one, without a name. */
export interface Sheet {
  name: string;
  table: Table;
}

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

interface Raw {
  rows: readonly (readonly string[])[];
  /** By place in `rows`. */
  problems?: ReadonlyMap<number, RowProblem>;
  /** Rows that come before them in the file. */
  before?: number;
  /** A cell behind the last heading shows that a row is broken, as in a CSV. */
  isStrict: boolean;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
const filled = (row: readonly string[]): number => row.filter(isFilled).length;
const lastFilled = (row: readonly string[]): number => row.findLastIndex(isFilled) + 1;

/** Undefined where there is nothing. A title above the headings is passed over. @throws UnreadableList */
export function tableOf({ rows, problems = new Map(), before = 0, isStrict }: Raw): Table | undefined {
  const found = rows.findIndex((row) => filled(row) > 1);
  const at = found < 0 ? rows.findIndex((row) => filled(row) > 0) : found;
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
      const number = before + at + index + 2;
      const problem = problems.get(at + index + 1);
      return filled(cells) === 0 && !problem ? [] : rowOf(number, cells, width, problem);
    }),
  };
  if (table.rows.length > LIST_BOUNDS.rows) throw new UnreadableList('tooManyRows');
  return table.rows.length > 0 ? table : undefined;
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
  if (!found) return row;
  return { number, problem: found, cells: isLong ? [] : row.cells };
}
