import type { Statements } from '../../../../api/storage/connection';
import { nameKey } from '../../../contract/import/name-key';
import { valueAt, withChanges } from '../../../contract/items/field-path';
import type { FieldChange, Values } from '../../../contract/items/item';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { mergeChanges } from '../../items/drafts/merge';
import { changesTo } from '../../items/drafts/new-item';
import { nextNumber, requireRoom } from '../../items/drafts/save-draft';
import { fileOfItem } from '../../items/reading/open-item';
import { dropDraft, findDraft, keepDraft } from '../../items/tables/drafts';
import { addBroughtIn, type BroughtItem } from '../../tables/brought-in';
import { note } from '../../tables/log';
import type { PersonRow } from '../../tables/people';
import { markOf, type Plan } from '../open-plan';
import type { PlannedRow } from '../plan';
import { missingOf } from '../rows/wanted';
import { firstOf, newCreator, newNames, newWork, STEP, withIds } from './new-drafts';

/** All or nothing, as drafts. @param name of the list. @returns the number under which it can be taken back */
export async function bringIn(
  services: DeskServices,
  plan: Plan,
  name: string,
  me: PersonRow,
): Promise<number> {
  const rows = plan.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  if (rows.length === 0) throw new DeskError('invalid', { fields: ['rows'] });
  // As they are written: what a draft is compared with.
  const files = new Map<string, Values>();
  for (const { work } of rows) {
    const file = work && (await fileOfItem(services, { shelf: 'works', id: work.id }));
    if (file) files.set(work.id, file.values);
  }
  const at = new Date(services.now()).toISOString();
  return services.database.write((to) => {
    if (services.catalogue() !== plan.catalogue || markOf(to) !== plan.mark)
      throw new DeskError('changedElsewhere');
    const drafts = openDrafts(to, services.now(), me, at);
    const idOf = creatorsOf(to, plan, rows, drafts.add);
    const works = newNames(to, 'works', plan.works);
    let position = firstOf(rows.filter(({ work }) => !work).length, plan.works);
    for (const { row, work, edits } of rows) {
      const changes = withIds(edits, idOf);
      const pictures = missingOf(row.pictures).length > 0 ? (row.pictures ?? null) : null;
      if (work) drafts.change(work.id, files.get(work.id), changes, pictures);
      else {
        const title = row.title.en ?? row.title.fr ?? '';
        const values = newWork(plan.catalogue, changes, position);
        drafts.add('works', works.id(title), { ...values, slug: works.slugs(row.title) }, pictures);
        position += STEP;
      }
    }
    note(to, me, 'brought-in', { about: `${name}: ${rows.length}`, now: services.now() });
    return addBroughtIn(to, { name, at }, me, drafts.items);
  });
}

/** Makes those that are new. @returns ids by their names */
function creatorsOf(
  to: Statements,
  { catalogue, creators }: Plan,
  rows: readonly PlannedRow[],
  add: ReturnType<typeof openDrafts>['add'],
): (name: string) => string {
  const names = newNames(to, 'creators', creators);
  const made = new Map<string, string>();
  for (const edit of rows.flatMap(({ edits }) => edits))
    for (const one of 'creators' in edit ? edit.creators : []) {
      if (!('make' in one) || made.has(nameKey(one.make))) continue;
      const id = names.id(one.make);
      made.set(nameKey(one.make), id);
      add('creators', id, newCreator(catalogue, one.make, names), null);
    }
  return (name) => made.get(nameKey(name)) ?? name;
}

function openDrafts(to: Statements, now: number, me: PersonRow, at: string) {
  const items: BroughtItem[] = [];
  return {
    items,
    add(shelf: 'works' | 'creators', item: string, values: Values, pictures: BroughtItem['pictures']): void {
      const changes = changesTo(values);
      requireRoom(changes);
      keepDraft(to, { shelf, item, number: now, changes }, me, at);
      items.push({ shelf, item, isNew: true, draft: now, before: null, pictures });
    },
    /** @param file what it says; undefined where the work is a draft alone */
    change(
      item: string,
      file: Values | undefined,
      edits: readonly { path: string; value: unknown }[],
      pictures: BroughtItem['pictures'],
    ): void {
      const shelf = 'works';
      const before = findDraft(to, shelf, item) ?? null;
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
      if (isGone) dropDraft(to, shelf, item, me);
      else keepDraft(to, { shelf, item, number: draft, changes }, me, at);
      items.push({ shelf, item, isNew: false, draft, before, pictures });
    },
  };
}
