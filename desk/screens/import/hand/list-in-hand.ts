import { useSyncExternalStore } from 'react';
import {
  tableOf,
  type Encoding,
  type ReadFile,
  type Table,
  type TableChoice,
} from '../../../../api/import-export/contract/file/table';
import { guessColumns } from '../../../../api/import-export/contract/guess-columns';
import type { ListField } from '../../../../src/contract/collections/import-columns';
import type { Answer, ListAsk, MeasureAnswer, Unknown } from '../../../../api/import-export/contract/looking';
import { nameKey } from '../../../../api/import-export/contract/name-key';
import {
  forgetAnswer,
  rememberAnswer,
  rememberColumns,
  rememberedAnswers,
  rememberedColumns,
  rememberedSaid,
  rememberSaid,
  type Said,
} from './remembered';

/** The list that is being looked at; it stays while one looks at something else at the desk. */
export interface ListInHand extends Said {
  name: string;
  /** To be read again in another encoding. */
  source: File | undefined;
  file: ReadFile;
  /** Place of the sheet that is looked at. */
  sheet: number;
  choice: TableChoice;
  table: Table | undefined;
  columns: readonly (ListField | null)[];
  /** By the place of a column that another one took its field from. */
  displaced: Readonly<Record<number, { by: number; field: ListField }>>;
  creators: readonly Answer[];
  types: readonly Answer[];
  pictures: ListAsk['pictures'];
}

const NOTHING_SAID: Said = {
  ...{ confirmed: [], millimetres: [], pictureAnswers: [], measureAnswers: [], ownReferences: [] },
  isStrict: false,
};

let inHand: ListInHand | undefined;
const listeners = new Set<() => void>();

function put(next: ListInHand | undefined): void {
  inHand = next;
  for (const listener of listeners) listener();
}
const change = (facts: Partial<ListInHand>): void => put(inHand && { ...inHand, ...facts });

/** What is said of rows is remembered with the list, so that it is there after the page was loaded again. */
function say(facts: Partial<Said>): void {
  change(facts);
  if (!inHand) return;
  const { confirmed, millimetres, pictureAnswers, measureAnswers, ownReferences, isStrict } = inHand;
  rememberSaid(inHand, {
    ...{ confirmed, millimetres, pictureAnswers, measureAnswers, ownReferences, isStrict },
  });
}

export const useListInHand = (): ListInHand | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => inHand,
  );

export const listInHand = (): ListInHand | undefined => inHand;

export const askOf = (hand: ListInHand): ListAsk => ({
  columns: [...hand.columns],
  creators: [...hand.creators],
  types: [...hand.types],
  confirmed: [...hand.confirmed],
  millimetres: [...hand.millimetres],
  pictures: hand.pictures,
  pictureAnswers: [...hand.pictureAnswers],
  measureAnswers: [...hand.measureAnswers],
  ownReferences: [...hand.ownReferences],
  isStrict: hand.isStrict,
});

/** The table of a sheet, with what is remembered of it. */
function readSo(name: string, file: ReadFile, sheet: number, choice: TableChoice) {
  const found = file.sheets[sheet];
  const table = found && tableOf(found, choice);
  const headings = table?.headings ?? [];
  return {
    ...{ file, sheet, choice, table, displaced: {} },
    columns: rememberedColumns(headings) ?? guessColumns(headings),
    creators: rememberedAnswers('creator'),
    types: rememberedAnswers('type'),
    ...NOTHING_SAID,
    ...rememberedSaid({ name, table }),
  };
}

/** Pictures that came with it, or before it, stay. @param source of which the file was read */
export const takeList = (name: string, file: ReadFile, source?: File): void =>
  put({ ...readSo(name, file, 0, {}), name, source, pictures: inHand?.pictures ?? [] });

export const putAwayList = (): void => put(undefined);

/** Another sheet, another row of headings, or what is hidden as well. */
export const readAs = ({ sheet, ...choice }: TableChoice & { sheet?: number }): void => {
  if (!inHand) return;
  const isOther = sheet !== undefined && sheet !== inHand.sheet;
  change(
    readSo(
      inHand.name,
      inHand.file,
      sheet ?? inHand.sheet,
      isOther ? choice : { ...inHand.choice, ...choice },
    ),
  );
};

/** Of a text file. @param read reads a file in an encoding */
export async function readIn(
  encoding: Encoding,
  read: (file: File, encoding: Encoding) => Promise<ReadFile>,
): Promise<void> {
  const { source, name } = inHand ?? {};
  if (!source || name === undefined) return;
  const file = await read(source, encoding);
  if (inHand?.source === source) change(readSo(name, file, 0, inHand.choice));
}

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
  rememberColumns(inHand.table?.headings ?? [], columns);
  change({ columns, displaced });
  // With other columns, rows may name other pieces.
  say({ confirmed: [], ownReferences: [], pictureAnswers: [] });
}

const placeOf = (kind: Unknown['kind']) => (kind === 'creator' ? 'creators' : 'types');

/** @param given for names that are not known, each once */
export function answer(kind: Unknown['kind'], ...given: readonly Answer[]): void {
  for (const one of given) rememberAnswer(kind, one);
  const names = new Set(given.map(({ name }) => nameKey(name)));
  const others = (inHand?.[placeOf(kind)] ?? []).filter(({ name }) => !names.has(nameKey(name)));
  change({ [placeOf(kind)]: [...others, ...given] });
}

/** It is asked about again. */
export function unanswer(kind: Unknown['kind'], name: string): void {
  forgetAnswer(kind, name);
  change({
    [placeOf(kind)]: inHand?.[placeOf(kind)].filter((one) => nameKey(one.name) !== nameKey(name)),
  });
}

export const confirmRows = (numbers: readonly number[]): void =>
  say({ confirmed: [...new Set([...(inHand?.confirmed ?? []), ...numbers])] });

/** @param reference of a row that is another piece; '' for none, undefined where it is asked about again */
export function giveReference(row: number, reference: string | undefined): void {
  const others = (inHand?.ownReferences ?? []).filter((one) => one.row !== row);
  say({ ownReferences: reference === undefined ? others : [...others, { row, reference }] });
}

export function takeInMillimetres(rows: readonly number[], are: boolean): void {
  const others = (inHand?.millimetres ?? []).filter((number) => !rows.includes(number));
  say({ millimetres: are ? [...others, ...rows] : others });
}

/** Two of one name stay two: the server tells them apart, or asks. @param name with its folder, where that is known */
export const addPicture = (name: string, file: string): void =>
  change({ pictures: [...(inHand?.pictures ?? []), { name, file }] });

/** @param file null where the row means none of those that are there */
export function choosePicture(row: number, name: string, file: string | null): void {
  const others = (inHand?.pictureAnswers ?? []).filter((one) => one.row !== row || one.name !== name);
  say({ pictureAnswers: [...others, { row, name, file }] });
}

/** @param given of a cell that is asked about; without sides and note it is asked about again */
export function measure(
  { field, text }: Pick<MeasureAnswer, 'field' | 'text'>,
  given?: Pick<MeasureAnswer, 'sides' | 'isNote'>,
): void {
  const others = (inHand?.measureAnswers ?? []).filter((one) => one.field !== field || one.text !== text);
  say({ measureAnswers: given ? [...others, { field, text, ...given }] : others });
}

/** Whether a row with a cell that cannot be read stays out as a whole. */
export const setStrict = (isStrict: boolean): void => say({ isStrict });
