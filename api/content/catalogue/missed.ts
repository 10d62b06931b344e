import type { Catalogue } from '../published/catalogue';
import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { Held, Missed } from '../../desk/contract/today';
import { missedTime } from '../reading/open-item';
import { heldBy } from '../schedule/held';
import { entriesOn, textOf, textsOf, type ShelfEntry } from '../shelves';
import { findDraft, type DraftRow } from '../drafts/draft-queries';
import { allMissed } from '../schedule/missed-time-queries';
import { allSchedules } from '../schedule/schedule-queries';
import { inTurn } from '../../database/in-turn';

/** What did not happen at its time, and that nobody has seen to; without items that are gone. */
export const missedItems = async (from: Queries, catalogue: Catalogue): Promise<Missed[]> =>
  (
    await inTurn(await allMissed(from), async (row) => {
      const { shelf, item: id } = row;
      const entry = entriesOn(catalogue, shelf).get(id);
      const draft = await findDraft(from, shelf, id);
      return entry || draft ? { shelf, id, title: titleOf(entry, draft), ...missedTime(row) } : [];
    })
  ).flat();

/** What will not happen at its time, since somebody has changed it who may not publish. */
export const heldItems = async (from: Queries, catalogue: Catalogue): Promise<Held[]> =>
  (
    await inTurn(await allSchedules(from), async (row) => {
      const { shelf, item: id, at } = row;
      const draft = await findDraft(from, shelf, id);
      const held = await heldBy(from, row, draft);
      if (held === undefined) return [];
      return { shelf, id, title: titleOf(entriesOn(catalogue, shelf).get(id), draft), at, heldBy: held };
    })
  ).flat();

function titleOf(entry: ShelfEntry | undefined, draft: DraftRow | undefined): Missed['title'] {
  const { title, name } = withChanges(entry ?? {}, draft?.changes ?? []);
  const named = textOf(name);
  return named ? { en: named, fr: named } : textsOf(title);
}
