import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS, LIST_CALLS } from '../../src/contract/calls';
import { eventAnswer, eventSummary } from '../answers/event-answer';
import { published, publishedWithSlug } from '../answers/view';
import type { Catalogue } from '../loading/catalogue';
import { addItemCall } from './item-call';
import { addListCall } from './list-call';

/** Events. */
export function addEventsRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  addListCall(app, catalogue, {
    ...LIST_CALLS.events,
    tag: 'Events',
    summary: 'Events, newest first',
    items: (view) => published(view, view.catalogue.events),
    answer: eventSummary,
  });
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.event,
    tag: 'Events',
    summary: 'One event',
    answer: (view, slug) => {
      const event = publishedWithSlug(view, view.catalogue.events, slug);
      return event && eventAnswer(view, event);
    },
  });
}
