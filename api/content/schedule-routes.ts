import { TZDate } from '@date-fns/tz';
import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpeningTimes } from '../../src/contract/site-settings';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { type Actor, note } from '../desk/log-queries';
import { signedInOf, windowOf } from '../people/signed-in';
import type { OfItem, OpenItem, Values } from './contract/item';
import { scheduleRoutes } from './contract/item-endpoints';
import type { EventMoments, SetSchedule } from './contract/publishing';
import { findDraft } from './drafts/draft-queries';
import { HOME } from './home-news';
import { eachListed } from './list/known-items';
import type { Row } from './list/row';
import { daysOf, zoneOf } from './list/when';
import { publishedItem } from './published/item-queries';
import { effectiveValues, type ItemServices, openItem } from './reading/open-item';
import { trustClock } from './schedule/clock-guard';
import { dropMissed, dropSchedule, findSchedule, keepSchedule } from './schedule/schedule-queries';
import { giveUpNewsEnd, type Schedules, setNewsEnd } from './schedule/schedules';
import { isCollection, textOf } from './shelves';
import { loggedNames } from './writing/changes';
import { forgetTimes } from './writing/trash-queries';

/** Times at which things happen by themselves, and who says that the clock is right by which they do. */
export function addScheduleRoutes(app: FastifyInstance, services: ItemServices, schedules: Schedules): void {
  addRoutes(app, scheduleRoutes, {
    'PUT /items/:shelf/:id/schedule': async (request) => {
      const { person } = signedInOf(request);
      await setTime(services, request.params, request.body, person);
      schedules.changed();
      services.news.tell(request.params, windowOf(request));
      return openItem(services, request.params, person.id);
    },

    'PUT /home/news/:news/end': async (request) => {
      const { person } = signedInOf(request);
      await setNewsEnd(services, { ...request.params, ...request.body }, person);
      return home(request, person.id);
    },

    'DELETE /home/news/:news/end': async (request) => {
      const { person } = signedInOf(request);
      await giveUpNewsEnd(services, request.params.news, person);
      return home(request, person.id);
    },

    'POST /clock': async (request) => {
      await services.database.write(async (to) => {
        const now = await trustClock(to);
        await note(to, signedInOf(request).person, 'clock-trusted', { now });
      });
      schedules.changed();
    },

    'GET /event-moments': async () => {
      await services.relisted();
      const events: Row[] = [];
      for await (const { row } of eachListed(services.database, 'events')) events.push(row);
      return eventMoments(events, services.now());
    },

    'DELETE /items/:shelf/:id/schedule': async (request) => {
      const { person } = signedInOf(request);
      await dropTime(services, request.params, person);
      schedules.changed();
      services.news.tell(request.params, windowOf(request));
      return openItem(services, request.params, person.id);
    },
  });

  const home = async (request: FastifyRequest, me: number): Promise<OpenItem> => {
    schedules.changed();
    services.news.tell(HOME, windowOf(request));
    return openItem(services, HOME, me);
  };
}

/** Where an event says nothing of hours. */
const MORNING = '09:00';
const CLOCK = /^\d{2}:\d{2}$/;

/** Of those that are not over, as they are written by now; the next to open first. @param now Unix ms */
function eventMoments(events: readonly Row[], now: number): EventMoments[] {
  return events
    .flatMap(({ id, title, values }) => {
      const moments = momentsOf(values);
      return moments && Date.parse(moments.ends) > now ? [{ id, title, ...moments }] : [];
    })
    .sort((one, other) => Date.parse(one.opens) - Date.parse(other.opens));
}

function momentsOf(values: Values): { opens: string; ends: string } | undefined {
  const days = daysOf(values);
  if (!days) return undefined;
  const { first, last } = days;
  const [opens, ends] = [clockOf(values['starts_at']), clockOf(values['ends_at'])];
  const zone = zoneOf(values);
  return {
    opens: momentAt(zone, first, opens ?? opensOn(values, first) ?? MORNING),
    // An event without hours lasts all of its last day.
    ends: momentAt(zone, last, ends ?? '24:00'),
  };
}

const clockOf = (value: unknown): string | undefined =>
  CLOCK.test(textOf(value)) ? textOf(value) : undefined;

/** By the hours that the event says for the days of the week. */
function opensOn({ opening_times }: Values, day: string): string | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const times = (Array.isArray(opening_times) ? opening_times : []) as Partial<OpeningTimes>[];
  return times
    .flatMap(({ days, opens }) =>
      (days as readonly string[] | undefined)?.includes(weekday) ? (clockOf(opens) ?? []) : [],
    )
    .sort()[0];
}

function momentAt(zone: string, day: string, clock: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(TZDate.tz(zone, year, month - 1, date, hours, minutes).getTime()).toISOString();
}

/** @throws DeskError for a time that has passed, and where there is nothing to publish or withdraw */
async function setTime(
  services: DeskServices,
  of: OfItem,
  { act, at, draft: seen }: Static<typeof SetSchedule>,
  me: Actor,
): Promise<void> {
  const { shelf, id: item } = of;
  const published = await publishedItem(services, of);
  await services.database.write(async (to) => {
    const now = await to.clock();
    if (Date.parse(at) <= now) throw new DeskError('invalid', { fields: ['at'] });
    const draft = await findDraft(to, shelf, item);
    if (!published && !draft) throw new DeskError('notFound');
    if (draft && seen !== undefined && draft.number !== seen)
      throw new DeskError('draftChanged', { by: draft.name });
    const isPublic = published !== undefined && published.values['status'] !== 'draft';
    const makesSense = act === 'publish' ? !isPublic || draft !== undefined : isPublic && isCollection(shelf);
    if (!makesSense) throw new DeskError('invalid', { fields: ['act'] });
    await forgetTimes(to, shelf, item);
    await keepSchedule(
      to,
      { shelf, item, act, at: new Date(at).toISOString(), draft: draft?.number ?? null },
      me,
    );
    await note(to, me, 'scheduled', { about: loggedNames(of, effectiveValues(published, draft)), now });
  });
}

/** Also one that was missed, which somebody has seen then. */
async function dropTime(services: DeskServices, of: OfItem, me: Actor): Promise<void> {
  const { shelf, id: item } = of;
  const published = await publishedItem(services, of);
  await services.database.write(async (to) => {
    await dropMissed(to, shelf, item);
    if (!(await findSchedule(to, shelf, item))) return;
    await dropSchedule(to, shelf, item);
    const values = effectiveValues(published, await findDraft(to, shelf, item));
    await note(to, me, 'unscheduled', { about: loggedNames(of, values), now: services.now() });
  });
}
