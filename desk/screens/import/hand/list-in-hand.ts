import { useSyncExternalStore } from 'react';
import type { ListField } from '../../../../src/contract/collections/import-columns';
import type { Answer, ListAsk, MeasureAnswer, Unknown } from '../../../../api/import-export/contract/looking';
import { nameKey } from '../../../../api/import-export/contract/name-key';
import { guessColumns } from '../columns/guess-columns';
import {
  forgetAnswer,
  rememberAnswer,
  rememberColumns,
  rememberedAnswers,
  rememberedColumns,
} from '../columns/remembered';
import type { Sheet, Table } from '../list/table';

/** The list that is being looked at; it stays while one looks at something else at the desk. */
export interface ListInHand {
  name: string;
  sheets: readonly Sheet[];
  /** Place of the one that is looked at. */
  sheet: number;
  columns: readonly (ListField | null)[];
  /** By the place of a column that another one took its field from. */
  displaced: Readonly<Record<number, { by: number; field: ListField }>>;
  creators: readonly Answer[];
  types: readonly Answer[];
  confirmed: readonly number[];
  /** Numbers of rows whose dimensions are in millimetres. */
  millimetres: readonly number[];
  pictures: ListAsk['pictures'];
  pictureAnswers: NonNullable<ListAsk['pictureAnswers']>;
  measureAnswers: readonly MeasureAnswer[];
  ownReferences: NonNullable<ListAsk['ownReferences']>;
}

let inHand: ListInHand | undefined;
const listeners = new Set<() => void>();

function put(next: ListInHand | undefined): void {
  inHand = next;
  for (const listener of listeners) listener();
}
const change = (facts: Partial<ListInHand>): void => put(inHand && { ...inHand, ...facts });

export const useListInHand = (): ListInHand | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => inHand,
  );

export const listInHand = (): ListInHand | undefined => inHand;

export const tableOf = ({ sheets, sheet }: Pick<ListInHand, 'sheets' | 'sheet'>): Table | undefined =>
  sheets[sheet]?.table;

export const askOf = ({
  columns,
  creators,
  types,
  confirmed,
  millimetres,
  pictures,
  pictureAnswers,
  measureAnswers,
  ownReferences,
}: ListInHand): ListAsk => ({
  columns: [...columns],
  creators: [...creators],
  types: [...types],
  confirmed: [...confirmed],
  millimetres: [...millimetres],
  pictures,
  pictureAnswers: [...pictureAnswers],
  measureAnswers: [...measureAnswers],
  ownReferences: [...ownReferences],
});

function columnsFor(sheets: readonly Sheet[], sheet: number): (ListField | null)[] {
  const headings = tableOf({ sheets, sheet })?.headings ?? [];
  return rememberedColumns(headings) ?? guessColumns(headings);
}

/** Pictures that came with it, or before it, stay. */
export const takeList = (name: string, sheets: readonly Sheet[]): void =>
  put({
    ...{ name, sheets, sheet: 0, confirmed: [], millimetres: [], pictureAnswers: [], measureAnswers: [] },
    ...{ ownReferences: [], displaced: {} },
    columns: columnsFor(sheets, 0),
    creators: rememberedAnswers('creator'),
    types: rememberedAnswers('type'),
    pictures: inHand?.pictures ?? [],
  });

export const putAwayList = (): void => put(undefined);

export const chooseSheet = (sheet: number): void =>
  change({
    ...{ sheet, columns: columnsFor(inHand?.sheets ?? [], sheet) },
    ...{ displaced: {}, confirmed: [], millimetres: [], pictureAnswers: [], measureAnswers: [] },
    ownReferences: [],
  });

/** A field has one column: where another had it, that one is left out, and gets it back when it is free again. */
export function setColumn(at: number, field: ListField | null): void {
  if (!inHand) return;
  const { [at]: _, ...others } = inHand.displaced;
  const displaced = { ...others };
  const columns = inHand.columns.map((one, place) => {
    if (place === at) return field;
    const lost = others[place];
    if (lost?.by === at && lost.field !== field && one === null) {
      delete displaced[place];
      return lost.field;
    }
    if (one === null || one !== field) return one;
    displaced[place] = { by: at, field: one };
    return null;
  });
  rememberColumns(tableOf(inHand)?.headings ?? [], columns);
  // With other columns, rows may name other pieces.
  change({ columns, displaced, confirmed: [], ownReferences: [], pictureAnswers: [] });
}

export function answer(kind: Unknown['kind'], given: Answer): void {
  const place = kind === 'creator' ? 'creators' : 'types';
  rememberAnswer(kind, given);
  const others = (inHand?.[place] ?? []).filter(({ name }) => nameKey(name) !== nameKey(given.name));
  change({ [place]: [...others, given] });
}

/** It is asked about again. */
export function unanswer(kind: Unknown['kind'], name: string): void {
  const place = kind === 'creator' ? 'creators' : 'types';
  forgetAnswer(kind, name);
  change({ [place]: inHand?.[place].filter((one) => nameKey(one.name) !== nameKey(name)) });
}

export const confirmRows = (numbers: readonly number[]): void =>
  change({ confirmed: [...new Set([...(inHand?.confirmed ?? []), ...numbers])] });

/** @param reference of a row that is another piece; '' for none, undefined where it is asked about again */
export function giveReference(row: number, reference: string | undefined): void {
  const others = (inHand?.ownReferences ?? []).filter((one) => one.row !== row);
  change({ ownReferences: reference === undefined ? others : [...others, { row, reference }] });
}

export function takeInMillimetres(rows: readonly number[], are: boolean): void {
  const others = (inHand?.millimetres ?? []).filter((number) => !rows.includes(number));
  change({ millimetres: are ? [...others, ...rows] : others });
}

/** Two of one name stay two: the server tells them apart, or asks. @param name with its folder, where that is known */
export const addPicture = (name: string, file: string): void =>
  change({ pictures: [...(inHand?.pictures ?? []), { name, file }] });

/** @param file null where the row means none of those that are there */
export function choosePicture(row: number, name: string, file: string | null): void {
  const others = (inHand?.pictureAnswers ?? []).filter((one) => one.row !== row || one.name !== name);
  change({ pictureAnswers: [...others, { row, name, file }] });
}

/** @param given of a cell that is asked about; without sides and note it is asked about again */
export function measure(
  { field, text }: Pick<MeasureAnswer, 'field' | 'text'>,
  given?: Pick<MeasureAnswer, 'sides' | 'isNote'>,
): void {
  const others = (inHand?.measureAnswers ?? []).filter((one) => one.field !== field || one.text !== text);
  change({ measureAnswers: given ? [...others, { field, text, ...given }] : others });
}
