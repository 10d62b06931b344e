import type { EventSummary, Venue } from '../../contract/items/event';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { eventDates } from './event-dates';
import { routePath } from '../../routes/route-path';
import type { ViewContext } from '../../page/view-context';

export type EventState = 'current' | 'coming' | 'past';

export interface EventCardView {
  path: string;
  title: string;
  kind: string;
  dates: string;
  place?: string;
  state: EventState;
  picture?: PictureView;
}

type Now = Pick<ViewContext, 'today' | 'dayIn'>;

/** By the day where it takes place; both ends are included. */
export function eventState(
  { starts_on, ends_on, venue }: Pick<EventSummary, 'starts_on' | 'ends_on' | 'venue'>,
  now: Now,
): EventState {
  const day = venue?.time_zone && now.dayIn ? now.dayIn(venue.time_zone) : now.today;
  if (ends_on < day) return 'past';
  return starts_on > day ? 'coming' : 'current';
}

export const placeName = ({ name, city }: Venue): string => [name, city].filter(Boolean).join(', ');

export function toEventCardView(event: EventSummary, context: ViewContext): EventCardView {
  const { locale, mediaOrigin } = context;
  return {
    path: routePath('events-slug', locale, { slug: event.slug }),
    title: event.title,
    kind: event.kind,
    dates: eventDates(event, locale),
    ...(event.venue && { place: placeName(event.venue) }),
    state: eventState(event, context),
    ...(event.image && { picture: toPictureView(event.image, mediaOrigin) }),
  };
}

/** The current event that ends first, else the next one to come. */
export function currentOrNextEvent(events: readonly EventSummary[], now: Now): EventSummary | undefined {
  const inState = (state: EventState) => events.filter((event) => eventState(event, now) === state);
  const first = (list: EventSummary[], key: 'starts_on' | 'ends_on') =>
    list.sort((a, b) => a[key].localeCompare(b[key]))[0];
  return first(inState('current'), 'ends_on') ?? first(inState('coming'), 'starts_on');
}
