import type { EventSummary, GalleryEvent } from '../contract/event';
import type { ViewContext } from '../components/view-context';
import { formatDateRange } from '../i18n/dates';
import { translator } from '../i18n/i18n';
import { toEventView } from '../screens/event/event-view';
import { toEventsView } from '../screens/events/events-view';
import { description } from './description';
import { headPicture } from './head-picture';
import { makePage } from './make-page';
import type { PageDefinition } from './page-definition';

/** The list of events, whose title stays empty (product specification, section 2). */
export function eventsPage(context: ViewContext, events: readonly EventSummary[]): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'events',
    template: 'events',
    title: '',
    description: t('events.description'),
    ...headPicture(context, events.find(({ image }) => image)?.image),
    view: toEventsView(events, context),
  });
}

/** The page of an event. */
export function eventPage(context: ViewContext, event: GalleryEvent): PageDefinition {
  const dates = formatDateRange(event.starts_on, event.ends_on, context.locale);
  return makePage(context, {
    route: 'events-slug',
    template: 'event',
    slugs: event.slugs,
    title: event.title,
    description: description(`${event.kind}, ${dates}.`, event.description),
    ...headPicture(context, event.image),
    view: toEventView(event, context),
  });
}
