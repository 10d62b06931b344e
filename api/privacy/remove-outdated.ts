import type { Queries } from '../database/queries';
import { removeOldDiscarded } from '../content/drafts/discarded-queries';
import { removeOldThrown } from '../content/writing/trash-queries';
import { removeRoomPreviews } from '../rooms/desk-room-queries';
import { removeOldLists } from '../import-export/brought-in-queries';
import { removeExpiredLinks } from '../people/link-queries';
import { removeOldLines } from '../desk/log-queries';
import { removeEndedSessions } from '../people/session-queries';

/**
 * Ended sessions, links and previews of rooms, log lines older than a year, lists that were brought in a season ago, what was
 * thrown away a month ago.
 */
export async function removeOutdated(statements: Queries, now: number): Promise<void> {
  await removeEndedSessions(statements, now);
  await removeExpiredLinks(statements, now);
  await removeRoomPreviews(statements, now);
  await removeOldLines(statements, now);
  await removeOldLists(statements, now);
  await removeOldDiscarded(statements, now);
  await removeOldThrown(statements, now);
}
