import type { ViewContext } from '../../page/view-context';
import type { EventSummary, GalleryEvent } from '../../contract/items/event';
import type { PressArticle } from '../../contract/items/press';
import type { Work } from '../../contract/items/work';
import { eventDates } from '../../components/events/event-dates';
import { formatDate } from '../../i18n/formats/dates';
import { translator } from '../../i18n/translator';
import { listPathOf } from '../../routes/alternates';
import { filePath } from '../../routes/file-routes';
import { routePath } from '../../routes/route-path';
import { FEED_SECTIONS, type FeedSection } from '../../seo/feed-sections';
import { atomFeed } from './atom-feed';

type Place = Pick<ViewContext, 'locale' | 'origin' | 'mediaOrigin'>;

const partsOf = (section: FeedSection, gallery: string, locale: Place['locale']) => ({
  title: `${gallery}, ${translator(locale)(FEED_SECTIONS[section])}`,
  path: filePath(`${section}-feed`, locale),
  listPath: listPathOf(section === 'works' ? 'works-slug' : section, locale),
  gallery,
});

export const worksFeed = (works: readonly Work[], gallery: string, place: Place): string =>
  atomFeed(
    partsOf('works', gallery, place.locale),
    works.map(({ title, slug, updated_at, creators, date, materials, description, image }) => ({
      title,
      path: routePath('works-slug', place.locale, { slug }),
      updated: updated_at,
      authors: creators.map(({ name }) => name),
      facts: [...creators.map(({ name }) => name), date, materials].filter(Boolean).join(', '),
      text: description,
      image,
    })),
    place,
  );

export const eventsFeed = (events: readonly GalleryEvent[], gallery: string, place: Place): string =>
  atomFeed(
    partsOf('events', gallery, place.locale),
    events.map((event) => ({
      title: event.title,
      path: routePath('events-slug', place.locale, { slug: event.slug }),
      updated: event.updated_at,
      facts: eventFacts(event, place.locale),
      text: event.description,
      image: event.image,
    })),
    place,
  );

export const pressFeed = (press: readonly PressArticle[], gallery: string, place: Place): string =>
  atomFeed(
    partsOf('press', gallery, place.locale),
    press.map(({ title, slug, updated_at, publication, published_on, author, body, image }) => ({
      title,
      path: routePath('press-slug', place.locale, { slug }),
      updated: updated_at,
      published: published_on,
      authors: [author ?? publication],
      facts: `${publication}, ${formatDate(published_on, place.locale)}`,
      text: body,
      image,
    })),
    place,
  );

const eventFacts = (event: EventSummary, locale: Place['locale']): string =>
  [event.kind, eventDates(event, locale), event.venue?.name, event.venue?.city].filter(Boolean).join(', ');
