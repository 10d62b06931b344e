import { inBreaths } from '../../../lanes/in-breaths';
import type { Queries } from '../../../database/queries';
import { nameKey } from '../../contract/name-key';
import { valueAt, withChanges } from '../../../content/contract/field-path';
import type { FieldChange, Values } from '../../../content/contract/item';
import { DeskError } from '../../../desk/desk-error';
import type { DeskServices } from '../../../desk/desk-services';
import { atOnce, type AtOnce } from '../../../content/drafts/at-once';
import { mergeChanges } from '../../../content/drafts/merge';
import { changesTo } from '../../../content/drafts/new-item';
import { nextNumber, requireRoom } from '../../../content/drafts/save-draft';

import { findDraft } from '../../../content/drafts/draft-queries';
import { allSchedules, noteUnseen } from '../../../content/schedule/schedule-queries';
import { addBroughtIn, draftBroughtIn, type BroughtItem } from '../../brought-in-queries';
import { note } from '../../../desk/log-queries';
import type { PersonRow } from '../../../people/people-queries';
import { planMark, type Plan } from '../open-plan';
import type { PlannedRow } from '../plan';
import { missingOf } from '../rows/wanted';
import { firstOf, newCreator, newNames, newWork, STEP, withIds } from './new-drafts';
import { publishedItem } from '../../../content/published/item-queries';

type Services = Pick<DeskServices, 'settings' | 'database' | 'now'>;

/**
 * All or nothing, as drafts, whatever others do meanwhile.
 *
 * @param name of the list
 * @returns the number under which it can be taken back
 * @throws DeskError where somebody has saved or published since it was looked at
 */
export async function bringIn(services: Services, plan: Plan, name: string, me: PersonRow): Promise<number> {
  const rows = plan.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  if (rows.length === 0) throw new DeskError('invalid', { fields: ['rows'] });
  const { database } = services;
  const requireSame = async (from: Queries) => {
    if ((await planMark(from)) !== plan.mark) throw new DeskError('changedElsewhere');
  };
  await database.read(requireSame);
  const at = new Date(services.now()).toISOString();
  return atOnce(services, me, async (change) => {
    const drafts = openDrafts(services, change, me, at);
    const idOf = await creatorsOf(services, rows, drafts.add);
    const works = await newNames(database, 'works');
    let position = await firstOf(database, rows.filter(({ work }) => !work).length);
    for await (const { row, work, edits } of inBreaths(rows)) {
      const changes = withIds(edits, idOf);
      const pictures = missingOf(row.pictures).length > 0 ? (row.pictures ?? null) : null;
      if (work) await drafts.change(work.id, changes, pictures);
      else {
        const title = row.title.en ?? row.title.fr ?? '';
        const values = newWork(changes, position);
        await drafts.add('works', works.id(title), { ...values, slug: works.slugs(row.title) }, pictures);
        position += STEP;
      }
    }
    return async (to, list) => {
      await requireSame(to);
      for (const { shelf, item } of await allSchedules(to)) {
        const number = await draftBroughtIn(to, list, { shelf, id: item });
        if (number !== undefined) await noteUnseen(to, { shelf, item, number: number || null }, me);
      }
      await note(to, me, 'brought-in', { about: `${name}: ${rows.length}`, now: services.now() });
      await addBroughtIn(to, list, { name, at }, me);
      return list;
    };
  });
}

/** Makes those that are new. @returns ids by their names */
async function creatorsOf(
  { database }: Services,
  rows: readonly PlannedRow[],
  add: ReturnType<typeof openDrafts>['add'],
): Promise<(name: string) => string> {
  const names = await newNames(database, 'creators');
  const made = new Map<string, string>();
  for await (const { edits } of inBreaths(rows))
    for (const one of edits.flatMap((edit) => ('creators' in edit ? edit.creators : []))) {
      if (!('make' in one) || made.has(nameKey(one.make))) continue;
      const id = names.id(one.make);
      made.set(nameKey(one.make), id);
      await add('creators', id, newCreator(one.make, names), null);
    }
  return (name) => made.get(nameKey(name)) ?? name;
}

function openDrafts(services: Services, change: AtOnce, { id: person, name }: PersonRow, at: string) {
  const now = services.now();
  return {
    add(
      shelf: 'works' | 'creators',
      item: string,
      values: Values,
      pictures: BroughtItem['pictures'],
    ): Promise<void> {
      const changes = changesTo(values);
      requireRoom(changes);
      return change.add({
        ...{ shelf, id: item, hasDraft: false },
        draft: { shelf, item, number: now, changes, person, name, at },
        brought: { shelf, item, isNew: true, draft: now, before: null, pictures },
      });
    },
    async change(
      item: string,
      edits: readonly { path: string; value: unknown }[],
      pictures: BroughtItem['pictures'],
    ): Promise<void> {
      const shelf = 'works';
      // As it is written; none where the work is a draft alone.
      const file = (await publishedItem(services, { shelf, id: item }))?.values;
      const before = (await services.database.read((from) => findDraft(from, shelf, item))) ?? null;
      const current = withChanges(file ?? {}, before?.changes ?? []);
      const saved = edits.map(
        ({ path, value }): FieldChange => ({ path, value, before: valueAt(current, path) }),
      );
      const { changes } = mergeChanges(file ?? {}, before?.changes ?? [], saved, {
        draft: before?.name ?? null,
      });
      requireRoom(changes);
      const isGone = file !== undefined && changes.length === 0;
      const draft = isGone ? 0 : nextNumber(before?.number, now);
      await change.add({
        ...{ shelf, id: item, hasDraft: before !== null },
        draft: isGone ? null : { shelf, item, number: draft, changes, person, name, at },
        brought: { shelf, item, isNew: false, draft, before, pictures },
      });
    },
  };
}
