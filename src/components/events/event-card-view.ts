import type { EventSummary, Venue } from '../../contract/event';
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

/** All three dates are ISO; both ends are included. */
export function eventState(
  { starts_on, ends_on }: Pick<EventSummary, 'starts_on' | 'ends_on'>,
  today: string,
): EventState {
  if (ends_on < today) return 'past';
  return starts_on > today ? 'coming' : 'current';
}

export const placeName = ({ name, city }: Venue): string => [name, city].filter(Boolean).join(', ');

export function toEventCardView(
  event: EventSummary,
  { locale, mediaOrigin, today }: ViewContext,
): EventCardView {
  return {
    path: routePath('events-slug', locale, { slug: event.slug }),
    title: event.title,
    kind: event.kind,
    dates: eventDates(event, locale),
    ...(event.venue && { place: placeName(event.venue) }),
    state: eventState(event, today),
    ...(event.image && { picture: toPictureView(event.image, mediaOrigin) }),
  };
}

/** The current event that ends first, else the next one to come. */
export function currentOrNextEvent(events: readonly EventSummary[], today: string): EventSummary | undefined {
  const inState = (state: EventState) => events.filter((event) => eventState(event, today) === state);
  const first = (list: EventSummary[], key: 'starts_on' | 'ends_on') =>
    list.sort((a, b) => a[key].localeCompare(b[key]))[0];
  return first(inState('current'), 'ends_on') ?? first(inState('coming'), 'starts_on');
}
