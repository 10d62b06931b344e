import type { Queries } from '../../database/queries';
import { isSame } from '../contract/field-path';
import type { FieldChange, OfItem } from '../contract/item';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { followDrafts } from '../../rooms/contents';
import { note, type Actor } from '../../desk/log-queries';
import { effectiveValues } from '../reading/open-item';
import { findDraft, keepDraft, type DraftRow } from './draft-queries';
import { findSchedule, keepSchedule, noteUnseen, type ScheduleRow } from '../schedule/schedule-queries';
import { findThrown, forgetThrown, thrownOf, type ThrownRow } from '../writing/trash-queries';
import { versionsOf } from '../writing/version-queries';
import { loggedNames } from '../writing/changes';
import { publishedItem } from '../published/item-queries';

/**
 * A draft that was thrown away is there again as it was, with its time.
 *
 * @param number by which it is kept
 * @throws DeskError where it is not kept any more, or something else is in its place
 */
export async function bringBackDraft(
  services: DeskServices,
  of: OfItem,
  number: number,
  me: Actor,
): Promise<void> {
  const file = await publishedItem(services, of);
  await services.database.write(async (to) => {
    const thrown = await findThrown(to, number);
    if (thrown?.kind !== 'draft' || thrown.draft.shelf !== of.shelf || thrown.draft.item !== of.id)
      throw new DeskError('notFound');
    if (file || (await findDraft(to, of.shelf, of.id))) throw new DeskError('changedElsewhere');
    const now = services.now();
    await giveBackThrown(to, thrown, now);
    const at = new Date(now).toISOString();
    await followDrafts(to, [{ of, was: undefined, values: undefined }], { me, at });
    await note(to, me, 'draft-back', {
      about: loggedNames(of, effectiveValues(undefined, thrown.draft)),
      now,
    });
  });
}

/** What went with an item that was deleted, and is there again. @param now ms since 1970 */
export async function giveBackDeleted(to: Queries, { shelf, id }: OfItem, now: number): Promise<void> {
  const deletion = (await versionsOf(to, shelf, id)).find(({ act }) => act === 'deleted');
  const thrown = (await thrownOf(to, shelf, id)).find(
    ({ kind, at }) => kind === 'deleted' && at === deletion?.at,
  );
  if (thrown && !(await findDraft(to, shelf, id))) await giveBackThrown(to, thrown, now);
}

async function giveBackThrown(
  to: Queries,
  { number, draft, schedule }: ThrownRow,
  now: number,
): Promise<void> {
  const { person: id, name, at } = draft;
  await keepDraft(to, draft, { id, name }, at);
  if (schedule) await setAgain(to, schedule, now);
  await forgetThrown(to, number);
}

/**
 * The time that ended with the changes of what is public, where the same is written again, by undoing; also where they were not
 * thrown away, but only taken back to be written otherwise.
 */
export async function giveBackTime(
  to: Queries,
  { shelf, item, number, changes }: Pick<DraftRow, 'shelf' | 'item' | 'number' | 'changes'>,
  me: Actor,
  now: number,
): Promise<void> {
  const [thrown] = (await thrownOf(to, shelf, item)).filter(
    ({ kind }) => kind === 'changes' || kind === 'emptied',
  );
  if (!thrown?.schedule) return;
  const { kind, draft, schedule } = thrown;
  const isAgain = isSame(said(changes), said(draft.changes));
  const isSoon = now - Date.parse(thrown.at) <= SOON_MS;
  if (!isAgain && (kind === 'changes' || !isSoon)) return;
  // What was seen when it was set is what is there again.
  const isSeen = isAgain && schedule.draft === draft.number;
  await setAgain(to, { ...schedule, draft: isSeen ? number : schedule.draft }, now);
  await noteUnseen(to, { shelf, item, number }, me);
  await forgetThrown(to, thrown.number);
}

/** Whoever writes later than that is at something else. */
const SOON_MS = 10 * 60 * 1000;

const said = (changes: readonly FieldChange[]) =>
  Object.fromEntries(changes.map(({ path, value }) => [path, value]));

/** Unless it has come, or there is another one. */
async function setAgain(to: Queries, schedule: ScheduleRow, now: number): Promise<void> {
  const { shelf, item, person: id, name, at } = schedule;
  if (Date.parse(at) > now && !(await findSchedule(to, shelf, item)))
    await keepSchedule(to, schedule, { id, name });
}
