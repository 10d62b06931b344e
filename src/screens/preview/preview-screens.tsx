import '../../i18n/lazy/forms';
import '../../i18n/lazy/home';
import '../../i18n/lazy/listed';
import '../../i18n/lazy/of-work';
import '../../i18n/lazy/pages';
import '../../i18n/lazy/work';
import type { ViewContext } from '../../page/view-context';
import type { Collection, ItemKind } from '../../contract/kinds/kinds';
import type { HomeAround } from '../../contract/kinds/preview';
import type { ItemOf } from '../../contract/kinds/shapes';
import type { HomePage } from '../../contract/page';
import { lazyScreen } from './lazy-screen';

/** With what nobody has written, days or the type of a work: the page says nothing of it. */
interface OfItem<Kind extends Collection> {
  item: ItemOf<Kind>;
  unwritten?: readonly string[];
}

const WorkPreview = lazyScreen(async () => {
  const view = import('../work/work-view');
  const screen = import('../work/work-screen');
  const { toWorkView } = await view;
  const toView = ({ item, unwritten }: OfItem<'works'>, context: ViewContext) => {
    const { type, ...shown } = toWorkView(item, context);
    return unwritten?.includes('type') || !type ? shown : { ...shown, type };
  };
  return { toView, Screen: (await screen).WorkScreen };
});

const CreatorPreview = lazyScreen(async () => {
  const view = import('../creator/creator-view');
  const screen = import('../creator/creator-screen');
  const { toCreatorView } = await view;
  const toView = ({ item }: OfItem<'creators'>, context: ViewContext) => toCreatorView(item, context);
  return { toView, Screen: (await screen).CreatorScreen };
});

const EventPreview = lazyScreen(async () => {
  const view = import('../event/event-view');
  const screen = import('../event/event-screen');
  const { toEventView } = await view;
  const toView = ({ item, unwritten }: OfItem<'events'>, context: ViewContext) => {
    const { calendar, ...shown } = toEventView(item, context);
    if (unwritten?.includes('starts_on')) return { ...shown, state: '', dates: '' };
    return { ...shown, ...(calendar && { calendar }) };
  };
  return { toView, Screen: (await screen).EventScreen };
});

const PressArticlePreview = lazyScreen(async () => {
  const view = import('../press-article/press-article-view');
  const screen = import('../press-article/press-article-screen');
  const { toPressArticleView } = await view;
  const toView = ({ item, unwritten }: OfItem<'press'>, context: ViewContext) => {
    const shown = toPressArticleView(item, context);
    return unwritten?.includes('published_on') ? { ...shown, date: '' } : shown;
  };
  return { toView, Screen: (await screen).PressArticleScreen };
});

export const PREVIEWS = {
  work: WorkPreview,
  creator: CreatorPreview,
  event: EventPreview,
  press: PressArticlePreview,
} as const satisfies Record<ItemKind, unknown>;

interface HomeItem {
  item: HomePage;
  around?: HomeAround;
}

/** As it is published; an API that answers with the page's own record alone has no more to show. */
export const HomePreview = lazyScreen(async () => {
  const view = import('../home/home-view');
  const screen = import('../home/home-screen');
  const { toHomeView } = await view;
  const toView = ({ item, around }: HomeItem, context: ViewContext) => {
    const { works_count: worksCount = item.selected_works.length, events = [], creators = [] } = around ?? {};
    return toHomeView(item, { worksCount, events, creators }, context);
  };
  return { toView, Screen: (await screen).HomeScreen };
});

export const AboutPreview = lazyScreen(async () => {
  const view = import('../text-page/text-page-view');
  const screen = import('../about/about-screen');
  return { toView: (await view).toTextPageView, Screen: (await screen).AboutScreen };
});

export const LegalNoticePreview = lazyScreen(async () => {
  const view = import('../text-page/text-page-view');
  const screen = import('../legal-notice/legal-notice-screen');
  return { toView: (await view).toTextPageView, Screen: (await screen).LegalNoticeScreen };
});

export const ContactPreview = lazyScreen(async () => {
  const view = import('../contact/contact-view');
  const screen = import('../contact/contact-screen');
  return { toView: (await view).toContactView, Screen: (await screen).ContactScreen };
});
