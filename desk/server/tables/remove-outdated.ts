import type { Statements } from '../../../api/storage/connection';
import { removeExpiredLinks } from './links';
import { removeOldLines } from './log';
import { removeEndedSessions } from './sessions';

/** Ended sessions and links, and log lines older than a year. */
export function removeOutdated(statements: Statements, now: number): void {
  removeEndedSessions(statements, now);
  removeExpiredLinks(statements, now);
  removeOldLines(statements, now);
}
