import { translator } from '../../i18n/i18n';
import type { EventSummary, GalleryEvent } from '../../contract/items/event';
import type { ViewContext } from '../../page/view-context';
import { eventDates } from '../../components/events/event-dates';
import { toEventView } from '../../screens/event/event-view';
import { toEventsView } from '../../screens/events/events-view';
import { eventNode } from '../../seo/structured-data/things/event-node';
import { description } from '../parts/description';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import { newestOf } from '../parts/newest';
import type { PageDefinition } from '../page-definition';
import { thingAddresses } from '../parts/thing-addresses';

/** Its title is empty (product specification, section 2). */
export function eventsPage(context: ViewContext, events: readonly EventSummary[]): PageDefinition {
  return makePage(context, {
    route: 'events',
    template: 'events',
    title: '',
    description: translator(context.locale)('description.events'),
    ...newestOf(events),
    ...headPicture(context, events.find(({ image }) => image)?.image),
    view: toEventsView(events, context),
  });
}

export function eventPage(context: ViewContext, event: GalleryEvent): PageDefinition {
  const dates = eventDates(event, context.locale);
  const text = description(`${event.kind}, ${dates}.`, event.description);
  const addresses = { ...thingAddresses(context, 'events-slug', event), origin: context.origin };
  return makePage(context, {
    route: 'events-slug',
    template: 'event',
    slugs: event.slugs,
    title: event.title,
    description: text,
    updatedAt: event.updated_at,
    ...headPicture(context, event.image),
    thing: eventNode(event, text, addresses),
    view: toEventView(event, context),
  });
}
