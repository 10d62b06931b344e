import type { Statements } from '../../../api/storage/connection';
import type { LoggedAct, LoggedNames, LogLine } from '../../contract/identity';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const PAGE = 100;

/** Keeps the name at the time of the act. */
export interface Actor {
  id: number | null;
  name: string;
}

/** @param about the person or thing that the act was done to */
export const note = (
  statements: Statements,
  { id, name }: Actor,
  what: LoggedAct,
  { about, now }: { about?: string | LoggedNames; now: number },
): void =>
  statements.run(
    'INSERT INTO desk_log (at, person, name, what, about) VALUES (?, ?, ?, ?, ?)',
    new Date(now).toISOString(),
    id,
    name,
    what,
    typeof about === 'object' ? JSON.stringify(about) : (about ?? null),
  );

/** Newest first. @param before id of the last line of the page before */
export const logLines = (statements: Statements, before = Number.MAX_SAFE_INTEGER): LogLine[] =>
  (
    statements.all(
      'SELECT id, at, name, what, about FROM desk_log WHERE id < ? ORDER BY id DESC LIMIT ?',
      before,
      PAGE,
    ) as (LogLine & { about: string | null })[]
  ).map(({ id, at, name, what, about }) => ({ id, at, name, what, about: readAbout(about) }));

/** Names in each language are kept as JSON beside plain texts. */
function readAbout(text: string | null): LogLine['about'] {
  if (!text?.startsWith('{"en":')) return text;
  try {
    return JSON.parse(text) as LoggedNames;
  } catch {
    return text;
  }
}

export const removeOldLines = (statements: Statements, now: number): void =>
  statements.run('DELETE FROM desk_log WHERE at < ?', new Date(now - YEAR_MS).toISOString());
