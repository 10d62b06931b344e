import type { Statements } from '../../../api/storage/connection';
import { removeRoomPreviews } from '../rooms/tables/rooms';
import { removeExpiredLinks } from './links';
import { removeOldLines } from './log';
import { removeEndedSessions } from './sessions';

/** Ended sessions, links and previews of rooms, and log lines older than a year. */
export function removeOutdated(statements: Statements, now: number): void {
  removeEndedSessions(statements, now);
  removeExpiredLinks(statements, now);
  removeRoomPreviews(statements, now);
  removeOldLines(statements, now);
}
