import type { Catalogue } from '../../../api/loading/catalogue';
import type { Statements } from '../../../api/storage/connection';
import { withChanges } from '../../contract/items/field-path';
import type { Held, Missed } from '../../contract/today';
import { missedTime } from '../items/reading/open-item';
import { heldBy } from '../items/schedule/held';
import { entriesOn, textOf, textsOf, type ShelfEntry } from '../items/shelves';
import { findDraft, type DraftRow } from '../items/tables/drafts';
import { allMissed } from '../items/tables/missed-times';
import { allSchedules } from '../items/tables/schedules';

/** What did not happen at its time, and that nobody has seen to; without items that are gone. */
export const missedItems = (from: Statements, catalogue: Catalogue): Missed[] =>
  allMissed(from).flatMap((row) => {
    const { shelf, item: id } = row;
    const entry = entriesOn(catalogue, shelf).get(id);
    const draft = findDraft(from, shelf, id);
    return entry || draft ? { shelf, id, title: titleOf(entry, draft), ...missedTime(row) } : [];
  });

/** What will not happen at its time, since somebody has changed it who may not publish. */
export const heldItems = (from: Statements, catalogue: Catalogue): Held[] =>
  allSchedules(from).flatMap((row) => {
    const { shelf, item: id, at } = row;
    const draft = findDraft(from, shelf, id);
    const held = heldBy(from, row, draft);
    if (held === undefined) return [];
    return { shelf, id, title: titleOf(entriesOn(catalogue, shelf).get(id), draft), at, heldBy: held };
  });

function titleOf(entry: ShelfEntry | undefined, draft: DraftRow | undefined): Missed['title'] {
  const { title, name } = withChanges(entry ?? {}, draft?.changes ?? []);
  const named = textOf(name);
  return named ? { en: named, fr: named } : textsOf(title);
}
