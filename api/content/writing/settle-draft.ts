import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Queries } from '../../database/queries';
import { forgetItemToRead } from '../../media/replaced-picture-queries';
import { changeContents, forgetContents, putContents, worksOfRooms } from '../../rooms/contents';
import { changedPaths } from '../shelves';
import { isSame, isWithin, valueAt } from '../contract/field-path';
import type { FieldChange, OfItem, Values } from '../contract/item';
import { giveBackDeleted } from '../drafts/bring-back';
import {
  type DraftRow,
  draftsOf,
  dropDraft,
  dropDrafts,
  findDraft,
  keepDraft,
} from '../drafts/draft-queries';
import { NOT_EDITED } from '../drafts/save-draft';
import { withFormerSlugs } from '../former-slugs';
import { type KnownNews, newsIn, withoutNews } from '../home-news';
import { fileOf } from '../published/entry';
import { valuesOf } from '../published/item-text';
import {
  dropMissedOf,
  dropNewsEnd,
  dropSchedule,
  type ScheduleRow,
  schedulesOf,
} from '../schedule/schedule-queries';
import { isTexts } from './changes';
import { forgetTimesOf, keepThrown } from './trash-queries';
import { newestOf, type Written } from './version-queries';

/** What was published is no draft any more; what was changed since stays one, of the item as it is now. */
export async function settleDrafts(to: Queries, all: readonly Written[]): Promise<void> {
  const seenTo = all.filter(({ act }) => SEEN_TO.includes(act)).map(itemOf);
  await dropMissedOf(to, seenTo);
  await settleContents(to, all);
  await settleEach(to, all);
  await settleSchedules(to, all);
  await forgetTimesOf(to, seenTo);
}

const itemOf = ({ shelf, item }: Pick<Written, 'shelf' | 'item'>): OfItem => ({ shelf, id: item });

async function settleEach(to: Queries, all: readonly Written[]): Promise<void> {
  const kept = new Map((await draftsOf(to, all.map(itemOf))).map((draft) => [fileOf(itemOf(draft)), draft]));
  const draftOf = (one: Written) => kept.get(fileOf(itemOf(one)));
  const isAll = (one: Written) => one.act === 'published' && draftOf(one)?.number === one.draft;
  await dropDrafts(to, all.filter(isAll).map(itemOf));
  for (const one of all.filter((each) => !isAll(each))) {
    const { shelf, item, act, before, after } = one;
    if (act === 'deleted') {
      await forgetItemToRead(to, shelf, item);
      await throwAway(to, one);
    }
    // What was deleted is as it was.
    if (act === 'takenBack' && before !== null) await giveBack(to, one, valuesOf(before), valuesOf(after));
    else await settleKept(to, one, draftOf(one));
    if (act === 'takenBack' && before === null) {
      const { at } = (await newestOf(to, shelf, item))!;
      await giveBackDeleted(to, { shelf, id: item }, Date.parse(at));
    }
    if (act === 'newsEnded') for (const { news } of endedIn(one)) await dropNewsEnd(to, news);
  }
}

async function settleSchedules(to: Queries, all: readonly Written[]): Promise<void> {
  for (const schedule of await schedulesOf(to, all.map(itemOf))) {
    const { shelf, item } = schedule;
    const { act, draft, after } = all.find((one) => one.shelf === shelf && one.item === item)!;
    const isDone = act === 'deleted' || `${schedule.act}` === DONE_BY[act];
    // A part of the draft was published, and the time is for the rest.
    const isForRest =
      act === 'published' && draft === null && (await findDraft(to, shelf, item)) !== undefined;
    if ((isDone && !isForRest) || (await isInVain(to, schedule, after))) await dropSchedule(to, shelf, item);
  }
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
async function settleContents(to: Queries, all: readonly Written[]): Promise<void> {
  const works = all.filter(({ shelf }) => shelf === 'works');
  if (works.length === 0) return;
  const inRooms = await worksOfRooms(to);
  for (const { item, act } of works.filter((one) => inRooms.has(one.item))) {
    const field = FIELD_OF[act];
    if (SEEN_TO.includes(act) || act === 'takenBack') await forgetContents(to, item);
    else if (field !== undefined)
      await changeContents(
        to,
        item,
        (content) => content && { ...content, changes: content.changes.filter(({ path }) => path !== field) },
      );
  }
}

/** Its draft comes back with it. */
async function throwAway(to: Queries, { shelf, item }: Written): Promise<void> {
  const draft = await findDraft(to, shelf, item);
  const deletion = await newestOf(to, shelf, item);
  if (draft && deletion) await keepThrown(to, 'deleted', draft, { by: deletion.name ?? '', at: deletion.at });
}

async function settleKept(to: Queries, written: Written, kept: DraftRow | undefined): Promise<void> {
  const { shelf, item, act, before, after } = written;
  if (!kept) return;
  if (act === 'deleted') return dropDraft(to, shelf, item);
  const ended = act === 'newsEnded' ? endedIn(written) : [];
  const own = { ...kept, changes: kept.changes.map((change) => withoutEnded(change, ended)) };
  const changes = rebased(own, valuesOf(before), valuesOf(after)).filter(
    ({ path }) => path !== FIELD_OF[act],
  );
  if (changes.length === 0) await dropDraft(to, shelf, item);
  else await keepDraft(to, { ...kept, changes }, { id: kept.person, name: kept.name }, kept.at);
}

/** News that the page had. */
const endedIn = ({ before, after }: Written): KnownNews[] => {
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

/**
 * What was published and is taken back is a draft again, beside what was changed since. Whoever takes it back answers for it.
 *
 * @param was what was public, and is not any more
 * @param is what stands there now
 */
async function giveBack(to: Queries, { shelf, item }: Written, was: Values, is: Values): Promise<void> {
  // What publishing says of addresses of before by itself is none of the changes.
  const byItself = withFormerSlugs({ ...is, slug: was['slug'] }, is);
  const isByItself = (path: string): boolean =>
    path.startsWith('former_slugs') && isSame(valueAt(byItself, path), valueAt(was, path));
  const given = changedPaths({ shelf, id: item }, is, was)
    .filter((path) => !NOT_EDITED.includes(path) && !isByItself(path))
    .map((path): FieldChange => ({ path, before: valueAt(is, path), value: valueAt(was, path) }));
  const kept = await findDraft(to, shelf, item);
  const rest = (kept?.changes ?? []).filter(({ path }) => !given.some((one) => isWithin(one.path, path)));
  const changes = [...given, ...rest].filter(({ path, value }) => !isSame(value, valueAt(is, path)));
  const newest = await newestOf(to, shelf, item);
  if (given.length === 0 || changes.length === 0 || !newest) return;
  const number = Math.max((kept?.number ?? 0) + 1, Date.parse(newest.at));
  const actor = { id: newest.person, name: newest.name ?? '' };
  await keepDraft(to, { shelf, item, number, changes }, actor, newest.at);
  // Clients saw it when it was public, and somebody who may publish has taken it back.
  const isPublic = is['slug'] !== undefined && is['status'] !== 'draft';
  if (shelf === 'works' && !isPublic) await putContents(to, item, given);
}
