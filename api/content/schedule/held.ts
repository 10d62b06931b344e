import type { Queries } from '../../database/queries';
import { allows } from '../../people/contract/permissions';
import { personById } from '../../people/people-queries';
import type { DraftRow } from '../drafts/draft-queries';
import type { ScheduleRow } from './schedule-queries';

/**
 * Name of who has written since the time for publishing was set, and may not publish: what nobody has seen who may is not
 * published by a clock. Each save counts, not the last one alone.
 */
export async function heldBy(
  from: Queries,
  { act, draft: seen, unseen }: Pick<ScheduleRow, 'act' | 'draft' | 'unseen'>,
  draft: DraftRow | undefined,
): Promise<string | undefined> {
  if (act !== 'publish') return undefined;
  if (unseen !== null) return unseen;
  // Of times that were set before each save was noted.
  if (!draft || draft.number === seen) return undefined;
  const writer = draft.person === null ? undefined : await personById(from, draft.person);
  return writer && allows(writer.may, 'publish') ? undefined : draft.name;
}
