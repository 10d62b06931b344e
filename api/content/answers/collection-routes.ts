import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS, ITEM_QUERIES, LIST_CALLS } from '../../../src/contract/kinds/calls';
import { COLLECTIONS, isPlain, KINDS } from '../../../src/contract/kinds/kinds';
import { answersOf, publishableOf, type Publishable } from './kinds';
import { published, publishedOnceWithSlug, publishedWithSlug } from './view';
import type { Catalogue } from '../published/catalogue';
import { addItemCall } from './item-call';
import { addListCall } from './list-call';

export function addCollectionRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  for (const name of COLLECTIONS) {
    const { summary, item, docs } = answersOf(name);
    if (isPlain(name))
      addListCall<TSchema, Publishable>(app, catalogue, {
        ...LIST_CALLS[name],
        tag: docs.tag,
        summary: docs.list,
        items: (view) => published(view, publishableOf(view.catalogue, name)),
        answer: summary,
      });
    addItemCall<TSchema>(app, catalogue, {
      ...ITEM_CALLS[KINDS[name].kind],
      tag: docs.tag,
      summary: docs.one,
      query: ITEM_QUERIES[name],
      answer: (view, slug, query) => {
        const found = publishedWithSlug(view, publishableOf(view.catalogue, name), slug);
        return found && item(view, found, query);
      },
      presentSlug: (view, slug) =>
        publishedOnceWithSlug(view, publishableOf(view.catalogue, name), slug)?.slug[view.lang],
    });
  }
}
