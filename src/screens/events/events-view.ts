import type { EventSummary } from '../../contract/items/event';
import {
  toEventCardView,
  type EventCardView,
  type EventState,
} from '../../components/events/event-card-view';
import type { ViewContext } from '../../page/view-context';
import { filePath } from '../../routes/file-routes';

export interface EventGroupView {
  state: EventState;
  /** Shown large: the first on view, else the next to come. */
  lead?: EventCardView;
  others: EventCardView[];
}

export interface CalendarView {
  path: string;
  /** 'webcal://gallery.example/events.ics' */
  subscription: string;
}

export interface EventsView {
  /** Groups without events are left out. */
  groups: EventGroupView[];
  calendar: CalendarView;
}

/** On view: what ends first. To come: what begins first. Past: what ended last. */
const ORDER: readonly [EventState, (a: EventSummary, b: EventSummary) => number][] = [
  ['current', (a, b) => a.ends_on.localeCompare(b.ends_on)],
  ['coming', (a, b) => a.starts_on.localeCompare(b.starts_on)],
  ['past', (a, b) => b.ends_on.localeCompare(a.ends_on)],
];

/** As of the context's day. */
export function toEventsView(events: readonly EventSummary[], context: ViewContext): EventsView {
  const groups = ORDER.map(([state, order]) => ({
    state,
    cards: [...events]
      .sort(order)
      .map((event) => toEventCardView(event, context))
      .filter((card) => card.state === state),
  })).filter(({ cards }) => cards.length > 0);
  return {
    groups: groups.map(({ state, cards }, index) => toGroup(state, cards, index === 0)),
    calendar: toCalendarView(context),
  };
}

function toCalendarView({ locale, origin }: ViewContext): CalendarView {
  const path = filePath('events-calendar', locale);
  return { path, subscription: origin.replace(/^https?:/, 'webcal:') + path };
}

function toGroup(state: EventState, cards: EventCardView[], isFirst: boolean): EventGroupView {
  const [lead, ...rest] = cards;
  return isFirst && lead && state !== 'past' ? { state, lead, others: rest } : { state, others: cards };
}
