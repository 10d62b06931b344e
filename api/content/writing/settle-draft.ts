import type { Queries } from '../../database/queries';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { isSame, valueAt } from '../contract/field-path';
import type { FieldChange, Values } from '../contract/item';
import { newsIn, withoutNews, type KnownNews } from '../home-news';
import { dropDraft, findDraft, keepDraft, type DraftRow } from '../drafts/draft-queries';
import type { Written } from './written';
import { dropNewsEnd } from '../schedule/news-end-queries';
import { dropMissed } from '../schedule/missed-time-queries';
import { forgetTimes, keepThrown } from './trash-queries';
import { newestOf } from './version-queries';
import { changeContents, forgetContents } from '../../rooms/contents';
import { giveBackDeleted } from '../drafts/bring-back';
import { giveBack } from './back/give-back';
import { isTexts } from './one-language';
import { valuesOf } from '../published/item-text';
import { forgetItemToRead } from '../../media/replaced-picture-queries';
import { dropSchedule, findSchedule, type ScheduleRow } from '../schedule/schedule-queries';

/** What was published is no draft any more; what was changed since stays one, of the item as it is now. */
export async function settleDraft(to: Queries, written: Written): Promise<void> {
  const { shelf, item, act, before, after, draft } = written;
  if (SEEN_TO.includes(act)) await dropMissed(to, shelf, item);
  if (shelf === 'works') await settleContents(to, written);
  if (act === 'deleted') {
    await forgetItemToRead(to, shelf, item);
    await throwAway(to, written);
  }
  // What was deleted is as it was.
  if (act === 'takenBack' && before !== null) await giveBack(to, written, valuesOf(before), valuesOf(after));
  else await settleKept(to, written);
  if (act === 'takenBack' && before === null) {
    const { at } = (await newestOf(to, shelf, item))!;
    await giveBackDeleted(to, { shelf, id: item }, Date.parse(at));
  }
  if (act === 'newsEnded') for (const { news } of await endedIn(written)) await dropNewsEnd(to, news);

  const schedule = await findSchedule(to, shelf, item);
  const isDone = act === 'deleted' || (schedule && `${schedule.act}` === DONE_BY[act]);
  // A part of the draft was published, and the time is for the rest.
  const isForRest = act === 'published' && draft === null && (await findDraft(to, shelf, item)) !== undefined;
  if ((isDone && !isForRest) || (schedule && (await isInVain(to, schedule, after))))
    await dropSchedule(to, shelf, item);
  if (SEEN_TO.includes(act)) await forgetTimes(to, shelf, item);
}

/** Nothing is left for it to publish: somebody has marked as sold what its draft marked as sold. */
const isInVain = async (
  to: Queries,
  { shelf, item, act }: ScheduleRow,
  file: string | null,
): Promise<boolean> =>
  act === 'publish' &&
  file !== null &&
  valuesOf(file)['status'] !== 'draft' &&
  (await findDraft(to, shelf, item)) === undefined;

/** Rooms of clients: only who may publish does any of these. */
async function settleContents(to: Queries, { item, act }: Written): Promise<void> {
  if (SEEN_TO.includes(act) || act === 'takenBack') return forgetContents(to, item);
  const field = FIELD_OF[act];
  if (field === undefined) return;
  await changeContents(
    to,
    item,
    (content) => content && { ...content, changes: content.changes.filter(({ path }) => path !== field) },
  );
}

/** Its draft comes back with it. */
async function throwAway(to: Queries, { shelf, item }: Written): Promise<void> {
  const draft = await findDraft(to, shelf, item);
  const deletion = await newestOf(to, shelf, item);
  if (draft && deletion) await keepThrown(to, 'deleted', draft, { by: deletion.name ?? '', at: deletion.at });
}

async function settleKept(to: Queries, written: Written): Promise<void> {
  const { shelf, item, act, before, after, draft } = written;
  const kept = await findDraft(to, shelf, item);
  if (!kept) return;
  if (act === 'deleted' || kept.number === draft) return dropDraft(to, shelf, item);
  const ended = act === 'newsEnded' ? await endedIn(written) : [];
  const own = { ...kept, changes: kept.changes.map((change) => withoutEnded(change, ended)) };
  const changes = rebased(own, valuesOf(before), valuesOf(after)).filter(
    ({ path }) => path !== FIELD_OF[act],
  );
  if (changes.length === 0) await dropDraft(to, shelf, item);
  else await keepDraft(to, { ...kept, changes }, { id: kept.person, name: kept.name }, kept.at);
}

/** News that the page had. */
const endedIn = async ({ before, after }: Written): Promise<KnownNews[]> => {
  const left = newsIn(valuesOf(after));
  return newsIn(valuesOf(before)).filter(({ news }) => !left.some((one) => one.news === news));
};

/** A draft in which the news was written on would bring it back. */
const withoutEnded = (change: FieldChange, ended: readonly KnownNews[]): FieldChange =>
  change.path === 'news'
    ? { ...change, value: withoutNews({ news: change.value }, ended)['news'] ?? null }
    : change;

/** Whoever marks a work as sold, or moves it, has the last word on it. */
const FIELD_OF: Partial<Record<Written['act'], string>> = {
  sold: 'availability',
  available: 'availability',
  moved: 'position',
};

/** Whoever does one of these has seen what did not happen at its time. */
const SEEN_TO: readonly Written['act'][] = ['published', 'withdrawn', 'deleted'];
const DONE_BY: Partial<Record<Written['act'], string>> = { published: 'publish', withdrawn: 'withdraw' };

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
