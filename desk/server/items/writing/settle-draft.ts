import { parse } from 'yaml';
import type { Statements } from '../../../../api/storage/connection';
import { isSame, valueAt } from '../../../contract/items/field-path';
import type { Values } from '../../../contract/items/item';
import { dropDraft, findDraft, keepDraft, type DraftRow } from '../tables/drafts';
import type { Written } from '../tables/journal';
import { dropSchedule, findSchedule } from '../tables/schedules';

/** What was published is no draft any more; what was changed since stays one, of the file as it is now. */
export function settleDraft(to: Statements, { shelf, item, act, before, after, draft }: Written): void {
  const schedule = findSchedule(to, shelf, item);
  const isDone = act === 'deleted' || (schedule && `${schedule.act}` === DONE_BY[act]);
  if (isDone) dropSchedule(to, shelf, item);

  const kept = findDraft(to, shelf, item);
  if (!kept) return;
  if (act === 'deleted' || kept.number === draft) return dropDraft(to, shelf, item);
  const changes = rebased(kept, valuesOf(before), valuesOf(after)).filter(
    ({ path }) => path !== FIELD_OF[act],
  );
  if (changes.length === 0) dropDraft(to, shelf, item);
  else keepDraft(to, { ...kept, changes }, { id: kept.person, name: kept.name }, kept.at);
}

/** Whoever marks a work as sold, or moves it, has the last word on it. */
const FIELD_OF: Partial<Record<Written['act'], string>> = {
  sold: 'availability',
  available: 'availability',
  moved: 'position',
};

const DONE_BY: Partial<Record<Written['act'], string>> = { published: 'publish', withdrawn: 'withdraw' };

const valuesOf = (text: string | null): Values => (text === null ? {} : ((parse(text) ?? {}) as Values));

const rebased = ({ changes }: DraftRow, before: Values, after: Values): DraftRow['changes'] =>
  changes
    .filter(({ path, value }) => !isSame(value, valueAt(after, path)))
    .map((change) =>
      isSame(change.before, valueAt(before, change.path))
        ? { ...change, before: valueAt(after, change.path) }
        : change,
    );
