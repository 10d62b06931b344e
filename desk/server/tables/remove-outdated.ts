import type { Queries } from '../../../api/database/queries';
import { removeOldDiscarded } from '../items/tables/discarded';
import { removeOldThrown } from '../items/tables/thrown-away';
import { removeRoomPreviews } from '../rooms/tables/rooms';
import { removeOldLists } from './brought-in';
import { removeExpiredLinks } from './links';
import { removeOldLines } from './log';
import { removeEndedSessions } from './sessions';

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
