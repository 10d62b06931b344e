import { fold } from '../../../../src/contract/text/fold';
import { LIST_FIELDS, type ListField } from '../../../../src/contract/collections/import-columns';
import type { Answer, Unknown } from '../../../../api/import-export/contract/looking';
import { nameKey } from '../../../../api/import-export/contract/name-key';

const KEY = 'desk-lists';
/** Lists, and names, that are remembered: the latest. */
const MOST = 50;
const MOST_NAMES = 500;

type Kind = Unknown['kind'];
interface Remembered {
  /** By headings, latest last. */
  columns: Record<string, (ListField | null)[]>;
  /** By kind and name. */
  names: Record<string, Answer>;
}

/** What is learnt from a list serves the next one, in this browser. */
function read(): Remembered {
  try {
    const { columns = {}, names = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>;
    return { columns, names };
  } catch {
    return { columns: {}, names: {} };
  }
}

function write(remembered: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Full, or not allowed: the next list is guessed anew.
  }
}

const keyOf = (headings: readonly string[]): string => fold(headings.join('\n'));
const placeOf = (kind: Kind, name: string): string => `${kind} ${nameKey(name)}`;
const latest = <Value>(all: Record<string, Value>, most: number): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).slice(-most));

/** Undefined for headings that are new. */
export function rememberedColumns(headings: readonly string[]): (ListField | null)[] | undefined {
  const found = read().columns[keyOf(headings)];
  if (!Array.isArray(found) || found.length !== headings.length) return undefined;
  // A later desk may have other fields.
  return found.map((field) => LIST_FIELDS.find((one) => one === field) ?? null);
}

export function rememberColumns(headings: readonly string[], columns: readonly (ListField | null)[]): void {
  const { columns: all, names } = read();
  const { [keyOf(headings)]: _, ...others } = all;
  write({ names, columns: latest({ ...others, [keyOf(headings)]: [...columns] }, MOST) });
}

export function rememberedAnswers(kind: Kind): Answer[] {
  return Object.entries(read().names).flatMap(([key, answer]) => (key.startsWith(`${kind} `) ? answer : []));
}

/** Whom a name means, or that it is left out; a new creator is known by the name afterwards. */
export function rememberAnswer(kind: Kind, answer: Answer): void {
  forgetAnswer(kind, answer.name);
  if (answer.is === 'new' || answer.is === 'written') return;
  const { columns, names } = read();
  write({ columns, names: latest({ ...names, [placeOf(kind, answer.name)]: answer }, MOST_NAMES) });
}

export function forgetAnswer(kind: Kind, name: string): void {
  const { columns, names } = read();
  const { [placeOf(kind, name)]: _, ...others } = names;
  write({ columns, names: others });
}
