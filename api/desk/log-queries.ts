import { fold } from '../../src/contract/text/fold';
import type { Queries } from '../database/queries';
import type { LogLine, LoggedAct, LoggedNames } from '../people/contract/identity';

const PAGE = 100;
/** Lines that are read at a time where words are looked for. */
const BLOCK = 1000;

/** Keeps the name at the time of the act. */
export interface Actor {
  id: number | null;
  name: string;
}

/** @param about the person or thing that the act was done to */
export async function note(
  to: Queries,
  { id, name }: Actor,
  what: LoggedAct,
  { about, now }: { about?: string | LoggedNames; now: number },
): Promise<void> {
  await to
    .insertInto('desk_log')
    .values({
      at: new Date(now).toISOString(),
      person: id,
      ...{ name, what },
      about: typeof about === 'object' ? JSON.stringify(about) : (about ?? null),
    })
    .execute();
}

interface LogPage {
  /** Id of the last line of the page before. */
  before?: number | undefined;
  /** Words that each line names: of a person, an item, a list. */
  find?: string | undefined;
}

/** Newest first, 100 at most: fewer mean the end. */
export async function logLines(
  from: Queries,
  { before = Number.MAX_SAFE_INTEGER, find = '' }: LogPage = {},
): Promise<LogLine[]> {
  const words = fold(find).split(/\s+/).filter(Boolean);
  // The database knows nothing of accents, so that lines are read until enough are found.
  const block = words.length > 0 ? BLOCK : PAGE;
  const found: LogLine[] = [];
  for (let last = before, isMore = true; isMore && found.length < PAGE; ) {
    const rows = await from
      .selectFrom('desk_log')
      .select(['id', 'at', 'name', 'what', 'about'])
      .where('id', '<', last)
      .orderBy('id', 'desc')
      .limit(block)
      .execute();
    for (const { id, at, name, what, about } of rows)
      if (names(`${name} ${about ?? ''}`, words)) found.push({ id, at, name, what, about: readAbout(about) });
    isMore = rows.length === block;
    last = rows.at(-1)?.id ?? 0;
  }
  return found.slice(0, PAGE);
}

const names = (text: string, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** Names in each language are kept as JSON beside plain texts. */
function readAbout(text: string | null): LogLine['about'] {
  if (!text?.startsWith('{"en":')) return text;
  try {
    return JSON.parse(text) as LoggedNames;
  } catch {
    return text;
  }
}

const NAMED = 3;

/** The first few names, for the log. */
export function firstOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` + ${more}` : '');
}
