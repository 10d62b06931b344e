import { parse } from 'yaml';
import type { Statements } from '../../../../api/storage/connection';
import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import { isSame, valueAt } from '../../../contract/items/field-path';
import type { FieldChange, Values } from '../../../contract/items/item';
import { dropDraft, findDraft, keepDraft, type DraftRow } from '../tables/drafts';
import type { Written } from '../tables/journal';
import { dropMissed } from '../tables/missed-times';
import { giveBack } from './back/give-back';
import { isTexts } from './one-language';
import { forgetItemToRead } from '../tables/replaced-pictures';
import { dropSchedule, findSchedule } from '../tables/schedules';

/** What was published is no draft any more; what was changed since stays one, of the file as it is now. */
export function settleDraft(to: Statements, written: Written): void {
  const { shelf, item, act, before, after, draft } = written;
  if (SEEN_TO.includes(act)) dropMissed(to, shelf, item);
  if (act === 'deleted') forgetItemToRead(to, shelf, item);
  if (act === 'takenBack') giveBack(to, written, valuesOf(before), valuesOf(after));
  else settleKept(to, written);

  const schedule = findSchedule(to, shelf, item);
  const isDone = act === 'deleted' || (schedule && `${schedule.act}` === DONE_BY[act]);
  // A part of the draft was published, and the time is for the rest.
  const isForRest = act === 'published' && draft === null && findDraft(to, shelf, item) !== undefined;
  if (isDone && !isForRest) dropSchedule(to, shelf, item);
}

function settleKept(to: Statements, { shelf, item, act, before, after, draft }: Written): void {
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

/** Whoever does one of these has seen what did not happen at its time. */
const SEEN_TO: readonly Written['act'][] = ['published', 'withdrawn', 'deleted'];
const DONE_BY: Partial<Record<Written['act'], string>> = { published: 'publish', withdrawn: 'withdraw' };

const valuesOf = (text: string | null): Values => (text === null ? {} : ((parse(text) ?? {}) as Values));

const rebased = ({ changes }: DraftRow, before: Values, after: Values): DraftRow['changes'] =>
  changes
    .flatMap(inEachLanguage)
    .filter(({ path, value }) => !isSame(value, valueAt(after, path)))
    .map((change) =>
      isSame(change.before, valueAt(before, change.path))
        ? { ...change, before: valueAt(after, change.path) }
        : change,
    );

/** A text in each language, of which one may be public by now. */
const inEachLanguage = (change: FieldChange): FieldChange[] => {
  const { path, before, value, ...others } = change;
  if (!isTexts(value) || !(before === null || isTexts(before))) return [change];
  return LOCALE_CODES.map((code) => ({
    ...others,
    path: `${path}.${code}`,
    before: before?.[code] ?? null,
    value: value[code] ?? null,
  }));
};
