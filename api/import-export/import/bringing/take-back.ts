import { inBreaths } from '../../../lanes/in-breaths';
import type { Queries } from '../../../database/queries';
import type { TakenBack } from '../../contract/brought-in';
import { withChanges } from '../../../content/contract/field-path';
import type { OfItem } from '../../../content/contract/item';
import { DeskError } from '../../../desk/desk-error';
import type { DeskServices } from '../../../desk/desk-services';
import { atOnce, SavedMeanwhile, unlessSaved } from '../../../content/drafts/at-once';
import { eachDraft, findDraft } from '../../../content/drafts/draft-queries';
import { findEntry } from '../../../content/published/item-queries';
import { listOf } from '../../../content/shelves';
import { allSchedules, dropSchedule, noteUnseen } from '../../../content/schedule/schedule-queries';
import { titleOf } from '../../../content/writing/changes';
import {
  draftBefore,
  findBroughtIn,
  itemsWithDrafts,
  noteTakenBack,
  type ItemWithDraft,
} from '../../brought-in-queries';
import { note } from '../../../desk/log-queries';
import type { PersonRow } from '../../../people/people-queries';
import { markOf } from '../open-plan';

type Services = Pick<DeskServices, 'database' | 'now'>;

/** As it was before, all at once; what somebody has changed or published since stays. @throws DeskError where that was done */
export const takeBack = (
  services: Services,
  number: number,
  me: PersonRow,
): Promise<{ taken: TakenBack; items: OfItem[] }> => unlessSaved(() => tryTakingBack(services, number, me));

/** @throws SavedMeanwhile */
async function tryTakingBack(
  services: Services,
  number: number,
  me: PersonRow,
): Promise<{ taken: TakenBack; items: OfItem[] }> {
  const { database, now } = services;
  const findList = async (from: Queries) => {
    const list = await findBroughtIn(from, number);
    if (!list) throw new DeskError('notFound');
    if (list.takenBack) throw new DeskError('changedElsewhere');
    return list;
  };
  await database.read(findList);
  const mark = await database.read(markOf);
  const { taken, left } = await parted(services, number);
  const kept = await titled(services, left);
  return atOnce(services, me, async (change) => {
    for await (const { shelf, item, draft, hasBefore } of inBreaths(taken))
      await change.add({
        ...{ shelf, id: item, hasDraft: draft > 0 },
        draft: hasBefore
          ? await database.read((from) => draftBefore(from, number, { shelf, id: item }))
          : null,
      });
    return async (to) => {
      if ((await markOf(to)) !== mark) throw new SavedMeanwhile();
      const { name } = await findList(to);
      await takeBackTimes(to, number, taken, me);
      await noteTakenBack(to, number, new Date(now()).toISOString(), me.name);
      await note(to, me, 'list-taken-back', { about: name, now: now() });
      return {
        taken: { put: taken.length, kept },
        items: taken.map(({ shelf, item }) => ({ shelf, id: item })),
      };
    };
  });
}

/** Items whose drafts are as the list has left them, and those that stay. */
async function parted(
  { database }: Services,
  number: number,
): Promise<{ taken: ItemWithDraft[]; left: ItemWithDraft[] }> {
  const items = await database.read((from) => itemsWithDrafts(from, number));
  const isCreator = ({ shelf }: ItemWithDraft) => shelf === 'creators';
  const isAsLeft = ({ draft, present }: ItemWithDraft) => draft === present;
  const taken = items.filter((one) => !isCreator(one) && isAsLeft(one));
  // Those of works that stay are needed. A draft of before knows none of them: they had not been made.
  const needed = items.some(isCreator)
    ? await creatorsIn(database, new Set(taken.map(({ item }) => item)))
    : new Set<string>();
  taken.push(...items.filter((one) => isCreator(one) && isAsLeft(one) && !needed.has(one.item)));
  const isTaken = new Set(taken);
  const left = items.filter((one) => !isTaken.has(one));
  return { taken, left: [...left.filter((one) => !isCreator(one)), ...left.filter(isCreator)] };
}

/** Ids that drafts name, but for those that go. */
async function creatorsIn(database: Services['database'], gone: ReadonlySet<string>): Promise<Set<string>> {
  const named = new Set<string>();
  for await (const { item, changes } of eachDraft(database, ['works']))
    for (const { path, value } of gone.has(item) ? [] : changes)
      if (path === 'creators') for (const id of listOf(value)) named.add(id);
  return named;
}

async function titled({ database }: Services, items: readonly ItemWithDraft[]): Promise<TakenBack['kept']> {
  const kept: TakenBack['kept'] = [];
  for await (const { shelf, item } of inBreaths(items)) {
    const values = await database.read(async (from) => {
      const draft = await findDraft(from, shelf, item);
      return withChanges((await findEntry(from, { shelf, id: item })) ?? {}, draft?.changes ?? []);
    });
    kept.push({ shelf, id: item, title: titleOf(item, values) });
  }
  return kept;
}

/** Times were set for what the list had left. */
async function takeBackTimes(
  to: Queries,
  number: number,
  taken: readonly ItemWithDraft[],
  me: PersonRow,
): Promise<void> {
  const byPlace = new Map(taken.map((one) => [`${one.shelf}/${one.item}`, one]));
  for (const { shelf, item } of await allSchedules(to)) {
    const one = byPlace.get(`${shelf}/${item}`);
    if (!one) continue;
    const before = one.hasBefore ? await draftBefore(to, number, { shelf, id: item }) : null;
    if (before) await noteUnseen(to, before, { id: before.person, name: before.name });
    else await noteUnseen(to, { shelf, item, number: null }, me);
    if (one.isNew) await dropSchedule(to, shelf, item);
  }
}
