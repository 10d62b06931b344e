import type { Static } from '@sinclair/typebox';
import type { OfItem } from '../contract/item';
import type { SetSchedule } from '../contract/publishing';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { note, type Actor } from '../../desk/log-queries';
import { effectiveValues } from '../reading/open-item';
import { isCollection } from '../shelves';
import { findDraft } from '../drafts/draft-queries';
import { dropMissed } from './missed-time-queries';
import { dropSchedule, findSchedule, keepSchedule } from './schedule-queries';
import { forgetTimes } from '../writing/trash-queries';
import { loggedNames } from '../writing/changes';
import { publishedItem } from '../published/item-queries';

/** @throws DeskError for a time that has passed, and where there is nothing to publish or withdraw */
export async function setTime(
  services: DeskServices,
  of: OfItem,
  { act, at, draft: seen }: Static<typeof SetSchedule>,
  me: Actor,
): Promise<void> {
  const { shelf, id: item } = of;
  const published = await publishedItem(services, of);
  const now = services.now();
  if (Date.parse(at) <= now) throw new DeskError('invalid', { fields: ['at'] });
  await services.database.write(async (to) => {
    const draft = await findDraft(to, shelf, item);
    if (!published && !draft) throw new DeskError('notFound');
    if (draft && seen !== undefined && draft.number !== seen)
      throw new DeskError('draftChanged', { by: draft.name });
    const isPublic = published !== undefined && published.values['status'] !== 'draft';
    const makesSense = act === 'publish' ? !isPublic || draft !== undefined : isPublic && isCollection(shelf);
    if (!makesSense) throw new DeskError('invalid', { fields: ['act'] });
    await forgetTimes(to, shelf, item);
    await keepSchedule(
      to,
      { shelf, item, act, at: new Date(at).toISOString(), draft: draft?.number ?? null },
      me,
    );
    await note(to, me, 'scheduled', { about: loggedNames(of, effectiveValues(published, draft)), now });
  });
}

/** Also one that was missed, which somebody has seen then. */
export async function dropTime(services: DeskServices, of: OfItem, me: Actor): Promise<void> {
  const { shelf, id: item } = of;
  const published = await publishedItem(services, of);
  await services.database.write(async (to) => {
    await dropMissed(to, shelf, item);
    if (!(await findSchedule(to, shelf, item))) return;
    await dropSchedule(to, shelf, item);
    const values = effectiveValues(published, await findDraft(to, shelf, item));
    await note(to, me, 'unscheduled', { about: loggedNames(of, values), now: services.now() });
  });
}
