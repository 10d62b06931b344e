import type { Catalogue } from '../../../api/loading/catalogue';
import type { Statements } from '../../../api/storage/connection';
import { withChanges } from '../../contract/items/field-path';
import type { Missed } from '../../contract/today';
import { missedTime } from '../items/reading/open-item';
import { entriesOn, textOf, textsOf } from '../items/shelves';
import { findDraft } from '../items/tables/drafts';
import { allMissed } from '../items/tables/missed-times';

/** What did not happen at its time, and that nobody has seen to; without items that are gone. */
export const missedItems = (from: Statements, catalogue: Catalogue): Missed[] =>
  allMissed(from).flatMap((row) => {
    const { shelf, item: id } = row;
    const entry = entriesOn(catalogue, shelf).get(id);
    const draft = findDraft(from, shelf, id);
    if (!entry && !draft) return [];
    const { title, name } = withChanges(entry ?? {}, draft?.changes ?? []);
    const named = textOf(name);
    return { shelf, id, title: named ? { en: named, fr: named } : textsOf(title), ...missedTime(row) };
  });
