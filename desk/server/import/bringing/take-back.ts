import type { Statements } from '../../../../api/storage/connection';
import type { TakenBack } from '../../../contract/import/brought-in';
import { withChanges } from '../../../contract/items/field-path';
import type { FieldChange, OfItem } from '../../../contract/items/item';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { entriesOn, listOf } from '../../items/shelves';
import { dropDraft, findDraft, keepDraft, type DraftRow } from '../../items/tables/drafts';
import { dropSchedule } from '../../items/tables/schedules';
import { titleOf } from '../../items/writing/changes';
import { findBroughtIn, itemsBroughtIn, noteTakenBack, type BroughtItem } from '../../tables/brought-in';
import { note, type Actor } from '../../tables/log';
import type { PersonRow } from '../../tables/people';

/** As it was before, all at once; what somebody has changed or published since stays. @throws DeskError where that was done */
export function takeBack(
  { database, catalogue, now }: DeskServices,
  number: number,
  me: PersonRow,
): Promise<{ taken: TakenBack; items: OfItem[] }> {
  return database.write((to) => {
    const list = findBroughtIn(to, number);
    if (!list) throw new DeskError('notFound');
    if (list.takenBack) throw new DeskError('changedElsewhere');
    const kept: TakenBack['kept'] = [];
    const items: OfItem[] = [];
    const keep = ({ shelf, item }: BroughtItem, draft: DraftRow | undefined) => {
      const values = withChanges(entriesOn(catalogue(), shelf).get(item) ?? {}, draft?.changes ?? []);
      kept.push({ shelf, id: item, title: titleOf(item, values) });
    };
    const all = itemsBroughtIn(to, number);
    const take = (those: readonly BroughtItem[], isNeeded: (id: string) => boolean) => {
      for (const one of those) {
        const draft = findDraft(to, one.shelf, one.item);
        if ((draft?.number ?? 0) !== one.draft || isNeeded(one.item)) keep(one, draft);
        else {
          restore(to, one, me);
          items.push({ shelf: one.shelf, id: one.item });
        }
      }
    };
    take(
      all.filter(({ shelf }) => shelf !== 'creators'),
      () => false,
    );
    // Then, as those of works that stay are needed.
    const needed = creatorsOfDrafts(to);
    take(
      all.filter(({ shelf }) => shelf === 'creators'),
      (id) => needed.has(id),
    );
    noteTakenBack(to, number, new Date(now()).toISOString(), me.name);
    note(to, me, 'list-taken-back', { about: list.name, now: now() });
    return { taken: { put: items.length, kept }, items };
  });
}

function restore(to: Statements, { shelf, item, isNew, before }: BroughtItem, me: Actor): void {
  if (before) keepDraft(to, before, { id: before.person, name: before.name }, before.at);
  else dropDraft(to, shelf, item, me);
  if (isNew) dropSchedule(to, shelf, item);
}

/** Ids that drafts of works name. */
const creatorsOfDrafts = (from: Statements): Set<string> =>
  new Set(
    (from.all("SELECT changes FROM desk_drafts WHERE shelf = 'works'") as { changes: string }[]).flatMap(
      ({ changes }) =>
        (JSON.parse(changes) as FieldChange[]).flatMap(({ path, value }) =>
          path === 'creators' ? listOf(value) : [],
        ),
    ),
  );
