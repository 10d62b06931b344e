import type { Collection, PlainCollection } from '../contract/kinds/kinds';
import type { ItemOf, SummaryOf } from '../contract/kinds/shapes';
import type { ViewContext } from '../page/view-context';
import type { PageDefinition } from './page-definition';
import { creatorPage, creatorsPage } from './pages/creator-pages';
import { eventPage, eventsPage } from './pages/event-pages';
import { pressArticlePage, pressPage } from './pages/press-pages';
import { workPage } from './pages/work-pages';

interface ItemKind<C extends Collection> {
  item(context: ViewContext, item: ItemOf<C>): PageDefinition;
  template: string;
}

interface ListedKind<C extends Collection> extends ItemKind<C> {
  list(context: ViewContext, items: SummaryOf<C>[]): PageDefinition;
}

export const PAGE_KINDS: {
  readonly [C in Collection]: C extends PlainCollection ? ListedKind<C> : ItemKind<C>;
} = {
  works: { item: workPage, template: 'work' },
  creators: { list: creatorsPage, item: creatorPage, template: 'creator' },
  events: { list: eventsPage, item: eventPage, template: 'event' },
  press: { list: pressPage, item: pressArticlePage, template: 'press-article' },
};
