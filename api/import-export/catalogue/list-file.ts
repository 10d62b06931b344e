import { readFile as readBytes, stat } from 'node:fs/promises';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { slugOf } from '../../../src/contract/text/slug';
import { withValue } from '../../content/contract/field-path';
import { readFile } from '../contract/file/read-file';
import { tableOf, UnreadableList, type ListFault } from '../contract/file/table';
import { guessColumns } from '../contract/guess-columns';
import { LIST_BOUNDS } from '../contract/list-bounds';
import { listColumnOf, type ListField } from '../../../src/contract/collections/import-columns';
import type { ListRow } from '../contract/lists';
import { knownNames } from '../import/matching/known-names';
import { isNobodysName } from '../contract/name-key';
import { publicName } from '../import/matching/creators-in';
import { readRow, type Reading } from '../import/rows/read-row';
import type { WantedRow } from '../import/rows/wanted';

/** A cell that a person would be asked about; `why` is a name as in `list.fault.<why>` of the desk. */
interface Asked {
  field: string | null;
  cell: string;
  why: string;
}

interface ListedRow {
  line: number;
  /** Texts by language; `title` and `slug` are words, of the language that the list has most of. */
  values: Record<string, unknown>;
  asked: Asked[];
}

export interface ListedFile {
  /** `language` of a text that stands in one. */
  columns: { heading: string; field: string | null; language?: LocaleCode }[];
  rows: ListedRow[];
}

const languageOf = (field: ListField | null): LocaleCode | undefined =>
  LOCALE_CODES.find((code) => field?.endsWith(`.${code}`));

/** What a spreadsheet would become, as far as that is told without a catalogue. @throws UnreadableList */
export async function listFile(bytes: Uint8Array): Promise<ListedFile> {
  const [sheet] = readFile(bytes).sheets;
  const table = sheet && tableOf(sheet);
  if (!table) throw new UnreadableList('empty');
  const columns = guessColumns(table.headings);
  const none = await knownNames([]);
  const reading: Reading = {
    ...{ headings: table.headings, columns, creators: none, types: none },
    ...{ measureAnswers: new Map(), creatorAnswers: new Map(), typeAnswers: new Map() },
    ...{ ownReferences: new Map(), millimetres: new Set() },
  };
  const main = mainLanguage(columns);
  return {
    columns: columns.map((field, at) => {
      const language = languageOf(field);
      const heading = table.headings[at] ?? '';
      return { heading, field: field && listColumnOf(field).name, ...(language && { language }) };
    }),
    rows: table.rows.map((row) => listedRow(reading, row, main)),
  };
}

function mainLanguage(columns: readonly (ListField | null)[]): LocaleCode {
  const count = (code: LocaleCode) => columns.filter((field) => languageOf(field) === code).length;
  return [...LOCALE_CODES].sort((one, other) => count(other) - count(one))[0]!;
}

function listedRow(reading: Reading, row: ListRow, main: LocaleCode): ListedRow {
  const read = readRow(reading, row);
  const cellOf = (name: string) =>
    row.cells[reading.columns.findIndex((field) => field && listColumnOf(field).name === name)] ?? '';
  const creators = read.unknownCreators.map(({ name }) => publicName(name));
  const isMade = (name: string) => !isNobodysName(name);
  const { title, ...values } = valuesOf(read);
  const titled = read.title[main] ?? Object.values(title ?? {})[0];
  return {
    line: row.number,
    values: {
      ...(titled && { title: titled, slug: slugOf(String(titled)) }),
      ...(Object.keys(read.title).length > 1 && { titles: read.title }),
      ...values,
      ...(cellOf('creators').trim() && { creators: creators.filter(isMade) }),
      ...(read.creatorsNote && { creatorsNote: read.creatorsNote }),
      ...(read.unknownTypes[0] && { type: read.unknownTypes[0] }),
      ...(read.pictures && { pictures: read.pictures.map(({ name }) => name) }),
    },
    asked: [
      ...read.faults.flatMap(({ name, field, text }): Asked[] =>
        name === 'unknownType' || name === 'unknownCreator' ? [] : [{ field, cell: text, why: name }],
      ),
      ...askedOfCreators(read, cellOf('creators')),
      ...read.fields.flatMap(({ path, isAlone }): Asked[] => {
        return isAlone && path.startsWith('date.')
          ? [{ field: 'date', cell: cellOf('date'), why: 'oneLanguage' }]
          : [];
      }),
    ],
  };
}

/** A price is a number and its currency; the note on dimensions stands as it was written. */
function valuesOf({ fields }: WantedRow): Record<string, unknown> & { title?: object } {
  let values: Record<string, unknown> = {};
  for (const { path, kind, value } of fields) {
    const [name, part] = path.split('.');
    if (name === 'dimensions' && part === 'note')
      values = withValue(values, 'dimensions.note', valueOfNote(fields));
    else if (kind === 'price' && typeof value === 'object') Object.assign(values, priceOf(value));
    else values = withValue(values, path, value);
  }
  return values;
}

const priceOf = (price: unknown): object => {
  const { amount, currency } = price as { amount: number; currency?: string };
  return { price: amount, ...(currency && { currency }) };
};

/** In the language in which the cell has it. */
const valueOfNote = (fields: WantedRow['fields']): unknown => {
  const notes = fields.filter(({ path }) => path.startsWith('dimensions.note.'));
  return (notes.find(({ isWritten }) => isWritten) ?? notes[0])?.value;
};

function askedOfCreators({ unknownCreators }: WantedRow, cell: string): Asked[] {
  const why = unknownCreators.some(({ name }) => isNobodysName(name))
    ? 'unknownCreator'
    : unknownCreators.some(({ within }) => within !== undefined)
      ? 'oneNameOrTwo'
      : undefined;
  return why ? [{ field: 'creators', cell, why }] : [];
}

const WORDS: Partial<Record<ListFault, string>> = {
  tooLarge: 'is larger than 20 MB',
  empty: 'has no row below its headings',
  notAList: 'is no spreadsheet: save it as .xlsx or .csv',
  oldExcel: 'is an old Excel file, or has a password: save it as .xlsx without one',
  tooManyRows: 'has more than 10,000 rows',
  tooManyColumns: 'has more than 200 columns',
  tooMuch: 'holds far more than a list: copy the list into a new file',
};

/** @throws Error in words */
export async function sayListFile(file: string, isJson: boolean, say: (line: string) => void): Promise<void> {
  try {
    if ((await stat(file)).size > LIST_BOUNDS.bytes) throw new UnreadableList('tooLarge');
    const listed = await listFile(await readBytes(file));
    if (isJson) say(JSON.stringify(listed, undefined, 2));
    else for (const line of linesOf(listed)) say(line);
  } catch (error) {
    throw new Error(`${file} ${faultOf(error)}.`, { cause: error });
  }
}

function faultOf(error: unknown): string {
  if (error instanceof UnreadableList) return WORDS[error.fault] ?? 'is damaged';
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`;
}

function* linesOf({ columns, rows }: ListedFile): Generator<string> {
  for (const { heading, field, language } of columns)
    yield `${heading || '(no heading)'}: ${field ? [field, language].filter(Boolean).join(', ') : 'left out'}`;
  for (const { line, values, asked } of rows) {
    yield `${line}: ${JSON.stringify(values)}`;
    for (const { field, cell, why } of asked) yield `  ${field ?? 'the row'}: '${cell}' (${why})`;
  }
}
