import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS, LIST_CALLS } from '../../src/contract/calls';
import { creatorAnswer, creatorSummary } from '../answers/creator-answer';
import { published, publishedWithSlug } from '../answers/view';
import type { Catalogue } from '../loading/catalogue';
import { addItemCall } from './item-call';
import { addListCall } from './list-call';

/** Creators. */
export function addCreatorsRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  addListCall(app, catalogue, {
    ...LIST_CALLS.creators,
    tag: 'Creators',
    summary: 'Creators by name',
    items: (view) => published(view, view.catalogue.creators),
    answer: creatorSummary,
  });
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.creator,
    tag: 'Creators',
    summary: 'One creator',
    answer: (view, slug) => {
      const creator = publishedWithSlug(view, view.catalogue.creators, slug);
      return creator && creatorAnswer(view, creator);
    },
  });
}
