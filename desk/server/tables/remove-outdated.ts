import type { Statements } from '../../../api/storage/connection';
import { removeExpiredLinks } from './links';
import { removeOldLines } from './log';
import { removeEndedSessions } from './sessions';

/** Removes sessions and links that are over, and what the log has kept for a year. */
export function removeOutdated(statements: Statements, now: number): void {
  removeEndedSessions(statements, now);
  removeExpiredLinks(statements, now);
  removeOldLines(statements, now);
}
