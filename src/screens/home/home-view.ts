import type { CreatorSummary } from '../../contract/items/creator';
import type { EventSummary } from '../../contract/items/event';
import type { HomePage, NewsItem } from '../../contract/page';
import { toCreatorCardView, type CreatorCardView } from '../../components/creators/creator-card-view';
import {
  currentOrNextEvent,
  eventState,
  toEventCardView,
  type EventCardView,
} from '../../components/events/event-card-view';
import { isNew } from '../../components/works/is-new';
import { safeHtml } from '../../components/html/safe-html';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/translator';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';

export interface NewsView {
  id: string;
  /** 'On view' where the news leads to an event. */
  kind?: string;
  title: string;
  text?: string;
  link?: { label: string; url: string };
  picture: PictureView;
}

export interface HomeView {
  hero?: NewsView;
  news: NewsView[];
  sentence?: string;
  selectedWorks: WorkCardView[];
  /** As of the context's day. */
  newWorks: WorkCardView[];
  worksCount: number;
  event?: EventCardView;
  creators: CreatorCardView[];
}

interface HomeSurroundings {
  worksCount: number;
  events: readonly EventSummary[];
  creators: readonly CreatorSummary[];
}

const CREATORS_SHOWN = 3;
/** A row of a wide wall. */
const NEW_WORKS_SHOWN = 3;

/** What leads to an event stays until that is over; it stops by itself on the day after. */
export function newsNow<News extends Pick<NewsItem, 'link'>>(
  news: readonly News[],
  events: readonly EventSummary[],
  context: ViewContext,
): News[] {
  return news.filter(({ link }) => {
    const event = eventAt(link?.url, events, context);
    return !event || eventState(event, context) !== 'past';
  });
}

/** The first news opens the page; news of an event that is announced anyway are left out. */
export function toHomeView(home: HomePage, around: HomeSurroundings, context: ViewContext): HomeView {
  const [hero, ...news] = newsNow(home.news, around.events, context).map((item) =>
    toNewsView(item, around.events, context),
  );
  const event = eventBeside(hero, around.events, context);
  const announced = [hero?.link?.url, event && eventPath(event, context)];
  return {
    ...(hero && { hero }),
    news: news.filter(({ link }) => !link || !announced.includes(link.url)),
    ...(home.body && { sentence: safeHtml(home.body) }),
    selectedWorks: home.selected_works.map((work) => toWorkCardView(work, context)),
    newWorks: (home.new_works ?? [])
      .filter((work) => isNew(work, context.today))
      .slice(0, NEW_WORKS_SHOWN)
      .map((work) => toWorkCardView(work, context)),
    worksCount: around.worksCount,
    ...(event && { event: toEventCardView(event, context) }),
    creators: around.creators
      .filter(({ portrait }) => portrait)
      .slice(0, CREATORS_SHOWN)
      .map((creator) => toCreatorCardView(creator, context)),
  };
}

function toNewsView(item: NewsItem, events: readonly EventSummary[], context: ViewContext): NewsView {
  const event = eventAt(item.link?.url, events, context);
  return {
    id: item.id,
    ...(event && {
      kind: translator(context.locale)(
        eventState(event, context) === 'coming' ? 'event.coming' : 'event.on-view',
      ),
    }),
    title: item.title,
    ...(item.text && { text: item.text }),
    ...(item.link && { link: item.link }),
    picture: toPictureView(item.image, context.mediaOrigin),
  };
}

const eventAt = (url: string | undefined, events: readonly EventSummary[], context: ViewContext) =>
  events.find((event) => eventPath(event, context) === url);

const eventPath = ({ slug }: Pick<EventSummary, 'slug'>, { locale }: ViewContext): string =>
  routePath('events-slug', locale, { slug });

/** Other than the one that the page opens with. */
function eventBeside(hero: NewsView | undefined, events: readonly EventSummary[], context: ViewContext) {
  const others = events.filter((event) => eventPath(event, context) !== hero?.link?.url);
  return (
    currentOrNextEvent(
      others.filter(({ image }) => image),
      context,
    ) ?? currentOrNextEvent(others, context)
  );
}
