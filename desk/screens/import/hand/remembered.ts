import { fold } from '../../../../src/contract/text/fold';
import type { Table } from '../../../../api/import-export/contract/file/table';
import { LIST_FIELDS, type ListField } from '../../../../src/contract/collections/import-columns';
import type { Answer, ListAsk, Unknown } from '../../../../api/import-export/contract/looking';
import { nameKey } from '../../../../api/import-export/contract/name-key';

/** What a person says of the rows of one list. */
export type Said = Required<
  Pick<
    ListAsk,
    'confirmed' | 'millimetres' | 'pictureAnswers' | 'measureAnswers' | 'ownReferences' | 'isStrict'
  >
>;

const KEY = 'desk-lists';
/** Lists, and names, that are remembered: the latest. */
const MOST = 50;
const MOST_NAMES = 1000;
const MOST_SAID = 5;

type Kind = Unknown['kind'];
interface Remembered {
  /** By headings, latest last. */
  columns: Record<string, (ListField | null)[]>;
  /** By kind and name. */
  names: Record<string, Answer>;
  /** By list. */
  said: Record<string, Said>;
}

/** What is learnt from a list serves the next one, and the same one after the page was loaded again, in this browser. */
function read(): Remembered {
  try {
    const {
      columns = {},
      names = {},
      said = {},
    } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>;
    return { columns, names, said };
  } catch {
    return { columns: {}, names: {}, said: {} };
  }
}

/** Puts a value last of its kind, where the latest are kept; undefined takes it away. */
function write<Of extends keyof Remembered>(
  of: Of,
  key: string,
  value: Remembered[Of][string] | undefined,
): void {
  const all = read();
  const { [key]: _, ...others } = all[of];
  const most = { columns: MOST, names: MOST_NAMES, said: MOST_SAID }[of];
  const next = Object.entries(value === undefined ? others : { ...others, [key]: value }).slice(-most);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [of]: Object.fromEntries(next) }));
  } catch {
    // Full, or not allowed: the next list is guessed anew.
  }
}

const keyOf = (headings: readonly string[]): string => fold(headings.join('\n'));
const placeOf = (kind: Kind, name: string): string => `${kind} ${nameKey(name)}`;

/** Undefined for headings that are new. */
export function rememberedColumns(headings: readonly string[]): (ListField | null)[] | undefined {
  const found = read().columns[keyOf(headings)];
  if (!Array.isArray(found) || found.length !== headings.length) return undefined;
  // A later desk may have other fields.
  return found.map((field) => LIST_FIELDS.find((one) => one === field) ?? null);
}

export const rememberColumns = (headings: readonly string[], columns: readonly (ListField | null)[]): void =>
  write('columns', keyOf(headings), [...columns]);

export const rememberedAnswers = (kind: Kind): Answer[] =>
  Object.entries(read().names).flatMap(([key, answer]) => (key.startsWith(`${kind} `) ? answer : []));

/** Whom a name means, that it is new, or that it is left out. */
export const rememberAnswer = (kind: Kind, answer: Answer): void =>
  write('names', placeOf(kind, answer.name), answer);

export const forgetAnswer = (kind: Kind, name: string): void =>
  write('names', placeOf(kind, name), undefined);

interface Listed {
  name: string;
  table: Table | undefined;
}

/** A list is the same by its name, its headings, and its first and last row. */
const listKey = ({ name, table }: Listed): string =>
  JSON.stringify([name, table?.headings, table?.rows.length, table?.rows[0], table?.rows.at(-1)]);

export const rememberedSaid = (list: Listed): Partial<Said> => read().said[listKey(list)] ?? {};
export const rememberSaid = (list: Listed, said: Said): void => write('said', listKey(list), said);
