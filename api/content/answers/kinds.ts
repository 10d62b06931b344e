import type { Collection } from '../../../src/contract/kinds/kinds';
import type { ItemOf, SummaryOf } from '../../../src/contract/kinds/shapes';
import type { CatalogueContent, EntryOf } from '../published/catalogue-content';
import {
  creatorAnswer,
  creatorSummary,
  eventAnswer,
  eventSummary,
  pressAnswer,
  pressSummary,
  workAnswer,
  workSummary,
} from './item-answers';
import type { Counted } from './parts';
import type { isPublished, View } from './view';

interface AnswerKind<C extends Collection> {
  summary(view: View, item: EntryOf<C>): SummaryOf<C>;
  item(view: View, item: EntryOf<C>, counted?: Counted): ItemOf<C>;
  docs: { tag: string; about: string; list: string; one: string };
}

export const ANSWERS: { readonly [C in Collection]: AnswerKind<C> } = {
  works: {
    summary: workSummary,
    item: workAnswer,
    docs: {
      tag: 'Works',
      about: 'Furniture and lighting, by type',
      list: 'Works, all of them or those of one type',
      one: 'One work',
    },
  },
  creators: {
    summary: creatorSummary,
    item: creatorAnswer,
    docs: { tag: 'Creators', about: 'Designers and makers', list: 'Creators by name', one: 'One creator' },
  },
  events: {
    summary: eventSummary,
    item: eventAnswer,
    docs: {
      tag: 'Events',
      about: 'Exhibitions, fairs, talks',
      list: 'Events, newest first',
      one: 'One event',
    },
  },
  press: {
    summary: pressSummary,
    item: pressAnswer,
    docs: {
      tag: 'Press',
      about: 'Articles about the gallery',
      list: 'Press articles, newest first',
      one: 'One press article',
    },
  },
};

export type Publishable = Parameters<typeof isPublished>[1] & { id: string };

/** Without type parameter; its functions must be given entries of their own collection. */
export interface AnyAnswerKind {
  summary(view: View, item: Publishable): object;
  item(view: View, item: Publishable, counted?: Counted): object;
  docs: AnswerKind<Collection>['docs'];
}
export const answersOf = (collection: Collection): AnyAnswerKind =>
  ANSWERS[collection] as unknown as AnyAnswerKind;

export const publishableOf = (
  catalogue: CatalogueContent,
  collection: Collection,
): ReadonlyMap<string, Publishable> => catalogue[collection];
