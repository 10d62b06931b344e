import type { Standing } from '../../../components/scale/floor/standing';
import type { LocaleCode } from '../../../i18n/locales';
import type { SheetView } from '../sheet-view';

export interface ListedPiece {
  number: number;
  creators: string;
  title: string;
  sold: boolean;
  /** '€12,000, VAT included'; undefined where none is told. */
  price?: string;
}

/** All of a room for one file; its HTML is sanitised already. */
export interface RoomSheetView {
  title: string;
  /** 'For Madame Leroy' */
  client?: string;
  letter?: string;
  conditions?: string;
  /** Of title, letter and conditions. */
  lang: LocaleCode;
  standings: (Standing | undefined)[];
  /** A page each. */
  pieces: SheetView[];
  list: ListedPiece[];
  /** 'prices', 'Prices and availability as of 3 March 2027', 'This room is open until …' */
  listTitle: string;
  asOf: string;
  until: string;
}

/** One page of the file. */
export type RoomPaper =
  | { kind: 'cover'; withLetter: boolean }
  | { kind: 'letter' }
  | { kind: 'piece'; view: SheetView }
  | { kind: 'prices'; list: ListedPiece[]; isFirst: boolean; isLast: boolean; withConditions: boolean }
  | { kind: 'conditions' };

/** Characters of HTML that have room on the cover, and after the prices. */
const COVER_LETTER = 1100;
const FOOT_CONDITIONS = 900;
/** Rows of prices on a page. */
const ROWS = 34;
/** Of which conditions take some. */
const ROWS_BEFORE_CONDITIONS = 20;

export function papersOf({ letter = '', conditions = '', pieces, list }: RoomSheetView): RoomPaper[] {
  const onCover = letter.length <= COVER_LETTER;
  const tables = inRows(list);
  const last = tables.at(-1)?.length ?? 0;
  const isApart = conditions.length > FOOT_CONDITIONS || (conditions !== '' && last > ROWS_BEFORE_CONDITIONS);
  return [
    { kind: 'cover', withLetter: onCover },
    ...(onCover ? [] : [{ kind: 'letter' } as const]),
    ...pieces.map((view): RoomPaper => ({ kind: 'piece', view })),
    ...tables.map((rows, index): RoomPaper => {
      const isLast = index === tables.length - 1;
      return { kind: 'prices', list: rows, isFirst: index === 0, isLast, withConditions: isLast && !isApart };
    }),
    ...(isApart ? [{ kind: 'conditions' } as const] : []),
  ];
}

function inRows(list: readonly ListedPiece[]): ListedPiece[][] {
  const tables: ListedPiece[][] = [];
  for (let from = 0; from < Math.max(1, list.length); from += ROWS)
    tables.push(list.slice(from, from + ROWS));
  return tables;
}
