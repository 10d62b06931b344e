import type { Queries } from '../../database/queries';
import { isWithin, withChanges } from '../contract/field-path';
import type { MissedTime, OfItem, OpenItem } from '../contract/item';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { conflictsWith } from '../drafts/merge';
import { roomsShowing } from '../../rooms/contents';
import type { ItemNews, Presence } from '../presence';
import {
  descriptionsToRead,
  findingsOf,
  keptFromAnother,
  leftInOtherLanguage,
  withDraftsNamed,
} from '../findings/findings-of';
import { hoursElsewhere } from '../findings/hours-advice';
import { lastDayLeft } from '../findings/news-advice';
import { formerSlugsLeft } from '../former-slugs';
import { isHome } from '../home-news';
import { newsEndsIn } from './news-ends-in';
import { publishedItem, type PublishedItem } from '../published/item-queries';
import type { openRelisting } from '../list/relist';
import { openChanges, stateOf, urlsOf } from '../shelves';
import { clockHeldUntil, heldBy } from '../schedule/clock-guard';
import { discardedIn, type DraftRow, findDraft } from '../drafts/draft-queries';
import { readAgainOn, type ReadAgain } from '../../media/replaced-picture-queries';
import {
  allNewsEnds,
  findMissed,
  findSchedule,
  type MissedRow,
  type NewsEndRow,
  type ScheduleRow,
} from '../schedule/schedule-queries';
import { isWithdrawn, writingOf } from '../writing/version-queries';

export interface ItemServices extends DeskServices {
  /** Until all that was written before is in the desk's lists. */
  relisted: ReturnType<typeof openRelisting>;
  news: ItemNews;
  presence: Presence;
}

/** @param me who asks. @throws DeskError where nothing is public and there is no draft */
export async function openItem(services: ItemServices, of: OfItem, me: number): Promise<OpenItem> {
  const item = await publishedItem(services, of);
  const notes = await services.database.read((from) => notesOn(from, of, services, item));
  if (!item && !notes.draft) throw new DeskError('notFound');
  const answer = await itemAnswer(services, of, item, notes);
  // What was written anew is thrown away no more.
  const takenBack = notes.discarded.filter(
    ({ path }) => !answer.draft?.changes.some((one) => isWithin(path, one.path)),
  );
  return {
    ...answer,
    ...(takenBack.length > 0 && { takenBack }),
    here: services.presence.others(of, me),
  };
}

interface Notes {
  draft: DraftRow | undefined;
  schedule: ScheduleRow | undefined;
  held: string | undefined;
  waitsForClock: boolean;
  missed: MissedRow | undefined;
  isWithdrawn: boolean;
  toRead: ReadAgain[];
  discarded: NonNullable<OpenItem['takenBack']>;
  newsEnds: NewsEndRow[];
  rooms: NonNullable<OpenItem['rooms']>;
  /** Who has written what stands there. */
  writer: OpenItem['writer'];
}

const notesOn = async (
  from: Queries,
  { shelf, id }: OfItem,
  { now }: Pick<ItemServices, 'now'>,
  item: PublishedItem | undefined,
): Promise<Notes> => {
  const draft = await findDraft(from, shelf, id);
  const schedule = await findSchedule(from, shelf, id);
  return {
    ...{ draft, schedule, held: schedule && (await heldBy(from, schedule, draft)) },
    waitsForClock:
      schedule !== undefined &&
      Date.parse(schedule.at) <= (await from.clock()) &&
      (await clockHeldUntil(from)) !== undefined,
    missed: await findMissed(from, shelf, id),
    isWithdrawn: await isWithdrawn(from, shelf, id),
    toRead: await readAgainOn(from, shelf, id),
    discarded: await discardedIn(from, { shelf, id }),
    newsEnds: isHome({ shelf, id }) ? await allNewsEnds(from) : [],
    rooms: await roomsShowing(from, { shelf, id }, item?.values, now()),
    writer: item ? await writingOf(from, shelf, id, item.text) : null,
  };
};

async function itemAnswer(
  services: ItemServices,
  { shelf, id }: OfItem,
  item: PublishedItem | undefined,
  { draft, schedule, held, waitsForClock, missed, isWithdrawn, toRead, newsEnds, rooms, writer }: Notes,
): Promise<Omit<OpenItem, 'here'>> {
  const published = item?.values;
  const changes = openChanges(published, draft?.changes);
  const values = withChanges(published ?? {}, changes);
  // Of other works, which may have the same reference.
  if (shelf === 'works') await services.relisted({ but: id });
  const found = await findingsOf(services, { shelf, id }, values);
  const hasDraft = draft !== undefined && (changes.length > 0 || !item);
  return {
    ...{ shelf, id },
    published: published ?? null,
    version: item?.version ?? null,
    draft: hasDraft ? { number: draft.number, changes, by: draft.name, at: draft.at } : null,
    conflicts: published ? conflictsWith(published, changes, writer?.name) : [],
    writer: writer ?? null,
    state: stateOf({ published, changes, isScheduled: schedule !== undefined, isWithdrawn }),
    schedule: schedule
      ? {
          ...{ act: schedule.act, at: schedule.at, by: schedule.name },
          ...(held && { heldBy: held }),
          ...(waitsForClock && { waitsForClock }),
        }
      : null,
    missed: missed ? missedTime(missed) : null,
    ...(newsEnds.length > 0 && { newsEnds: newsEndsIn(newsEnds, [published ?? {}, values]) }),
    ...(rooms.length > 0 && { rooms }),
    urls: urlsOf(services.settings.siteUrl, shelf, id, published),
    findings: [
      ...(await services.database.read(async (from) => [
        ...(await withDraftsNamed(from, found)),
        ...(await hoursElsewhere(from, { shelf, id }, values)),
      ])),
      ...descriptionsToRead(values, toRead),
      ...keptFromAnother(published, values),
      ...lastDayLeft(published, values),
      ...leftInOtherLanguage(published, values),
      ...formerSlugsLeft(published, values),
    ],
  };
}

export const missedTime = ({ act, at, name: by, why }: MissedRow): MissedTime => ({ act, at, by, why });

export const effectiveValues = (item: PublishedItem | undefined, draft: DraftRow | undefined) =>
  withChanges(item?.values ?? {}, draft?.changes ?? []);
