import type { Statements } from '../../../api/storage/connection';
import type { LoggedAct, LogLine } from '../../contract/identity';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const PAGE = 100;

/** Whoever does something, by the name they have then. */
export interface Actor {
  id: number | null;
  name: string;
}

/** Notes that somebody did something. @param about whom or what it was done to */
export const note = (
  statements: Statements,
  { id, name }: Actor,
  what: LoggedAct,
  { about, now }: { about?: string; now: number },
): void =>
  statements.run(
    'INSERT INTO desk_log (at, person, name, what, about) VALUES (?, ?, ?, ?, ?)',
    new Date(now).toISOString(),
    id,
    name,
    what,
    about ?? null,
  );

/** The lines of the log, the last first. @param before the id of the line after which those wanted come */
export const logLines = (statements: Statements, before = Number.MAX_SAFE_INTEGER): LogLine[] =>
  (
    statements.all(
      'SELECT id, at, name, what, about FROM desk_log WHERE id < ? ORDER BY id DESC LIMIT ?',
      before,
      PAGE,
    ) as LogLine[]
  ).map(({ id, at, name, what, about }) => ({ id, at, name, what, about }));

/** Removes what is older than a year. */
export const removeOldLines = (statements: Statements, now: number): void =>
  statements.run('DELETE FROM desk_log WHERE at < ?', new Date(now - YEAR_MS).toISOString());
