import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { Held, Missed } from '../../desk/contract/today';
import { missedTime } from '../reading/open-item';
import { heldBy } from '../schedule/held';
import type { Entry } from '../published/entry';
import { findEntry } from '../published/find-entry';
import { textOf, textsOf } from '../shelves';
import { findDraft, type DraftRow } from '../drafts/draft-queries';
import { allMissed } from '../schedule/missed-time-queries';
import { allSchedules } from '../schedule/schedule-queries';
import { inTurn } from '../../database/in-turn';

/** What did not happen at its time, and that nobody has seen to; without items that are gone. */
export const missedItems = async (from: Queries): Promise<Missed[]> =>
  (
    await inTurn(await allMissed(from), async (row) => {
      const { shelf, item: id } = row;
      const entry = await findEntry(from, { shelf, id });
      const draft = await findDraft(from, shelf, id);
      return entry || draft ? { shelf, id, title: titleOf(entry, draft), ...missedTime(row) } : [];
    })
  ).flat();

/** What will not happen at its time, since somebody has changed it who may not publish. */
export const heldItems = async (from: Queries): Promise<Held[]> =>
  (
    await inTurn(await allSchedules(from), async (row) => {
      const { shelf, item: id, at } = row;
      const draft = await findDraft(from, shelf, id);
      const held = await heldBy(from, row, draft);
      if (held === undefined) return [];
      return { shelf, id, title: titleOf(await findEntry(from, { shelf, id }), draft), at, heldBy: held };
    })
  ).flat();

function titleOf(entry: Entry | undefined, draft: DraftRow | undefined): Missed['title'] {
  const { title, name } = withChanges(entry ?? {}, draft?.changes ?? []);
  const named = textOf(name);
  return named ? { en: named, fr: named } : textsOf(title);
}
