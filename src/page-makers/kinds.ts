import type { Collection, PlainCollection } from '../contract/kinds/kinds';
import type { ItemOf, SummaryOf } from '../contract/kinds/shapes';
import type { ViewContext } from '../page/view-context';
import type { PageDefinition } from './page-definition';
import { creatorPage, creatorsPage } from './pages/creator-pages';
import { eventPage, eventsPage } from './pages/event-pages';
import { pressArticlePage, pressPage } from './pages/press-pages';
import { workPage } from './pages/work-pages';

/** The page of an item. */
interface ItemKind<C extends Collection> {
  item(context: ViewContext, item: ItemOf<C>): PageDefinition;
  /** In src/templates and, as Gatsby's own server makes it, in src/templates/live. */
  template: string;
}

/** With the page of the list, which shows all items. */
interface ListedKind<C extends Collection> extends ItemKind<C> {
  list(context: ViewContext, items: SummaryOf<C>[]): PageDefinition;
}

/** How the pages of each collection are made. Those of the lists of works by type, and of the sheets, are in page-table.ts. */
export const PAGE_KINDS: {
  readonly [C in Collection]: C extends PlainCollection ? ListedKind<C> : ItemKind<C>;
} = {
  works: { item: workPage, template: 'work' },
  creators: { list: creatorsPage, item: creatorPage, template: 'creator' },
  events: { list: eventsPage, item: eventPage, template: 'event' },
  press: { list: pressPage, item: pressArticlePage, template: 'press-article' },
};
