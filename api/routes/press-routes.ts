import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS, LIST_CALLS } from '../../src/contract/calls';
import { pressAnswer, pressSummary } from '../answers/press-answer';
import { published, publishedWithSlug } from '../answers/view';
import type { Catalogue } from '../loading/catalogue';
import { addItemCall } from './item-call';
import { addListCall } from './list-call';

/** Press articles. */
export function addPressRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  addListCall(app, catalogue, {
    ...LIST_CALLS.press,
    tag: 'Press',
    summary: 'Press articles, newest first',
    items: (view) => published(view, view.catalogue.press),
    answer: pressSummary,
  });
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.press,
    tag: 'Press',
    summary: 'One press article',
    answer: (view, slug) => {
      const article = publishedWithSlug(view, view.catalogue.press, slug);
      return article && pressAnswer(view, article);
    },
  });
}
