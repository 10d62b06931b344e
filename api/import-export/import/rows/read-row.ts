import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import {
  LIST_TEXTS,
  type ListField,
  type ListFields,
} from '../../../../src/contract/collections/import-columns';
import { nameKey } from '../../contract/name-key';
import type { ListRow } from '../../contract/lists';
import { MEASURED, type Answer, type MeasureAnswer, type RowFault } from '../../contract/looking';
import { possibleDimensions } from '../../../content/contract/measures/dimensions';
import { picturesIn } from '../cells/picture-names';
import { cleanCell, isEmptyMark, isUnfit } from '../cells/plain';
import { currencyIn } from '../cells/price';
import { creatorsIn, publicName, type NamedCreator } from '../matching/creators-in';
import type { KnownNames } from '../matching/known-names';
import { fieldsMeasured, readCell } from './read-cells';
import type { WantedCreator, WantedField, WantedRow } from './wanted';

/** What rows are read with. */
export interface Reading {
  headings: readonly string[];
  columns: ListFields;
  creators: KnownNames;
  types: KnownNames;
  /** By field and text. */
  measureAnswers: ReadonlyMap<string, MeasureAnswer>;
  /** By the key of their names. */
  creatorAnswers: ReadonlyMap<string, Answer>;
  typeAnswers: ReadonlyMap<string, Answer>;
  /** By the number of a row that is another piece than its cell says; '' for none. */
  ownReferences: ReadonlyMap<number, string>;
  /** Numbers of rows whose dimensions are in millimetres, whatever else they and their headings say. */
  millimetres: ReadonlySet<number>;
}

export const answersByName = (answers: readonly Answer[]): Map<string, Answer> =>
  new Map(answers.map((answer) => [nameKey(answer.name), answer]));

const isMeasured = (field: ListField): field is MeasureAnswer['field'] =>
  (MEASURED as readonly ListField[]).includes(field);
/** By which an answer is found: the same words mean the same in each row. */
export const measureKey = ({ field, text }: { field: ListField; text: string }): string => `${field} ${text}`;

/** Of two columns that both leave a note, neither is lost. */
const withNote = (before: WantedField | undefined, one: WantedField): WantedField =>
  before && one.path.startsWith('dimensions.note.')
    ? { ...one, value: `${String(before.value)}; ${String(one.value)}` }
    : one;

/** Columns for both languages give way to those for one, and dimensions in one text to those of each side. */
const GIVES_WAY: readonly ListField[] = [...LIST_TEXTS, 'dimensions', 'sold'];

interface Cell {
  field: ListField;
  heading: string;
  text: string;
}

export function readRow(reading: Reading, row: ListRow): WantedRow {
  const own = reading.ownReferences.get(row.number);
  const cells = withReference(cellsOf(reading, row), own);
  const faults: RowFault[] = row.problem ? [{ name: row.problem, field: null, text: '' }] : [];
  const fields = new Map<string, WantedField>();
  const measured: WantedRow['measured'] = [];
  const currency = currencyOf(cells);
  for (const { field, text, heading } of cells) {
    const read = isUnfit(text) ? 'unfitText' : readCell(field, text, { heading, currency });
    const isMeasure = (read === 'notDimensions' || read === 'notANumber') && isMeasured(field);
    const answer = isMeasure ? reading.measureAnswers.get(measureKey({ field, text })) : undefined;
    if (answer) {
      measured.push({ field: answer.field, text });
      for (const one of fieldsMeasured(answer, heading))
        fields.set(one.path, withNote(fields.get(one.path), one));
    } else if (isMeasure)
      faults.push({
        ...{ name: read, field, text },
        readings: field === 'dimensions' ? possibleDimensions(text, heading) : [],
      });
    else if (typeof read === 'string') faults.push({ name: read, field, text });
    else if (read?.some((one) => contradicts(fields.get(one.path), one)))
      faults.push({ name: 'contradicts', field, text });
    else
      for (const one of read ?? [])
        fields.set(one.path, reading.millimetres.has(row.number) ? inCentimetres(one) : one);
  }
  // In which currency it is nobody knows.
  if (faults.some(({ name }) => name === 'notACurrency')) fields.delete('price');
  const textIn = (path: string) => (fields.get(path)?.value as string | undefined) ?? '';
  const makers = creatorsOf(reading, cells, faults);
  const type = typeOf(reading, cells, faults);
  const names = textOf(cells, 'pictures');
  return {
    number: row.number,
    reference: textIn('reference'),
    isAnother: own === '',
    title: Object.fromEntries(
      LOCALE_CODES.flatMap((code) => {
        const title = textIn(`title.${code}`);
        return title === '' ? [] : [[code, title]];
      }),
    ),
    creatorsText: textOf(cells, 'creators') ?? '',
    creators: makers.creators,
    fields: [...fields.values(), ...(type.id === undefined ? [] : [typeField(type.id)])],
    pictures: names === undefined ? undefined : picturesIn(names).map((name) => ({ name, file: null })),
    creatorsNote: makers.note,
    unknownCreators: makers.unknown,
    unknownTypes: type.unknown,
    measured,
    faults,
  };
}

/** One column says sold, another available. */
const contradicts = (before: WantedField | undefined, { path, value }: WantedField): boolean =>
  path === 'availability' && before !== undefined && before.value !== value;

function inCentimetres(field: WantedField): WantedField {
  const isSide = field.path.startsWith('dimensions.') && typeof field.value === 'number';
  return isSide ? { ...field, value: Number(field.value) / 10 } : field;
}

/** An empty cell says nothing, and changes nothing. */
function cellsOf({ columns, headings }: Reading, { cells }: ListRow): Cell[] {
  const all = columns.flatMap((field, at): Cell[] => {
    const text = field === null ? '' : cleanCell(cells[at] ?? '');
    return field === null || text === '' || isEmptyMark(text)
      ? []
      : [{ field, heading: headings[at] ?? '', text }];
  });
  const isWeak = ({ field }: Cell) => GIVES_WAY.includes(field);
  return [...all.filter(isWeak), ...all.filter((cell) => !isWeak(cell))];
}

function withReference(cells: readonly Cell[], own: string | undefined): readonly Cell[] {
  if (own === undefined) return cells;
  return cells.flatMap((cell) =>
    cell.field !== 'reference' ? cell : own === '' ? [] : { ...cell, text: cleanCell(own) },
  );
}

const textOf = (cells: readonly Cell[], field: ListField): string | undefined =>
  cells.findLast((cell) => cell.field === field)?.text;

const currencyOf = (cells: readonly Cell[]): string | undefined =>
  currencyIn(textOf(cells, 'currency') ?? '') ??
  currencyIn(cells.find(({ field }) => field === 'price')?.heading ?? '');

const typeField = (id: string): WantedField => ({ path: 'type', kind: 'value', value: id });

function creatorsOf(
  { creators, creatorAnswers }: Reading,
  cells: readonly Cell[],
  faults: RowFault[],
): { creators: WantedCreator[] | undefined; unknown: readonly NamedCreator[]; note: string } {
  const text = textOf(cells, 'creators');
  if (text === undefined) return { creators: undefined, unknown: [], note: '' };
  const answerTo = (name: string) => creatorAnswers.get(nameKey(name));
  const isKnown = (name: string) => creators.find(name) !== undefined || answerTo(name) !== undefined;
  const { named, note } = creatorsIn(text, isKnown);
  const wanted = named.flatMap(({ name }): WantedCreator[] => {
    const answer = answerTo(name);
    const id = creators.find(name) ?? (answer?.is === 'known' ? answer.id : undefined);
    if (id !== undefined && creators.has(id)) return [{ id }];
    if (answer?.is === 'new') return [{ make: publicName(name) }];
    if (answer?.is === 'written') return [{ make: name }];
    if (answer?.is !== 'none') faults.push({ name: 'unknownCreator', field: 'creators', text: name });
    return [];
  });
  const unknown = named.filter(({ name }) => creators.find(name) === undefined);
  // Nobody, where all are left out, is no reason to take away whom the work has.
  return { creators: wanted.length > 0 ? wanted : undefined, unknown, note };
}

function typeOf(
  { types, typeAnswers }: Reading,
  cells: readonly Cell[],
  faults: RowFault[],
): { id: string | undefined; unknown: readonly string[] } {
  const text = textOf(cells, 'type');
  if (text === undefined) return { id: undefined, unknown: [] };
  const known = types.find(text);
  if (known !== undefined) return { id: known, unknown: [] };
  const answer = typeAnswers.get(nameKey(text));
  const id = answer?.is === 'known' && types.has(answer.id ?? '') ? answer.id : undefined;
  if (id === undefined && answer?.is !== 'none') faults.push({ name: 'unknownType', field: 'type', text });
  return { id, unknown: [text] };
}
