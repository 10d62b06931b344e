import { toCreatorCardView } from '../../components/creators/creator-card-view';
import { eventState, toEventCardView } from '../../components/events/event-card-view';
import { plainText } from '../../components/html/safe-html';
import { toPressCardView } from '../../components/press/press-card-view';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView } from '../../components/works/work-card-view';
import type { Image } from '../../contract/common';
import type { Creator } from '../../contract/items/creator';
import type { GalleryEvent } from '../../contract/items/event';
import { COLLECTIONS, type Collection } from '../../contract/kinds/kinds';
import type { ItemOf } from '../../contract/kinds/shapes';
import type { PressArticle } from '../../contract/items/press';
import type { Work, WorkType } from '../../contract/items/work';
import type { SearchDocument } from '../../features/search/index/search-index';
import type { SearchPicture } from '../../features/search/index/search-item';
import { decadeTerm } from '../../features/search/index/decades';
import { indexTerms, referenceTerms } from '../../features/search/index/terms';
import { yearOf } from '../../screens/works/filter/work-facts';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import type { LocaleCatalogue } from '../../gallery/catalogue';

interface Found {
  catalogue: Pick<LocaleCatalogue, 'workTypes' | Collection>;
  context: ViewContext;
}

type Entry = Omit<SearchDocument, 'id'>;

export function searchDocuments({ catalogue, context }: Found): SearchDocument[] {
  const entries = [
    ...catalogue.workTypes.flatMap((type) => typeEntry(type, catalogue.works, context)),
    ...COLLECTIONS.flatMap((name) => {
      const items: readonly object[] =
        name === 'events' ? inOrder(catalogue.events, context) : catalogue[name];
      return items.map((item) => (ENTRIES[name] as AnyEntryOf)(item, context));
    }),
  ];
  return entries.map((entry, id) => ({ id, ...entry }));
}

type AnyEntryOf = (item: object, context: ViewContext) => Entry;

const ENTRIES: { readonly [C in Collection]: (item: ItemOf<C>, context: ViewContext) => Entry } = {
  works: workEntry,
  creators: creatorEntry,
  events: eventEntry,
  press: pressEntry,
};

/** The type's own picture, else that of its first work; none for an empty type. */
function typeEntry(
  { id, slug, title, count, image }: WorkType,
  works: readonly Work[],
  { locale, mediaOrigin }: ViewContext,
): Entry[] {
  if (count === 0) return [];
  const shown: Image | undefined =
    image ?? works.find((work) => work.type.slug === slug && work.image)?.image;
  const path = routePath('works-type-slug', locale, { slug });
  const picture = pictureOf(shown && toPictureView(shown, mediaOrigin));
  return [{ item: { kind: 'types', id, path, title, count, ...picture }, title }];
}

function workEntry(work: Work, context: ViewContext): Entry {
  const { path, title, creators, date, sold, picture } = toWorkCardView(work, context);
  const year = yearOf(work.date);
  return {
    item: {
      kind: 'works',
      id: work.id,
      reference: work.reference,
      path,
      title,
      creators,
      ...(date && { date }),
      ...(sold && { sold }),
      ...pictureOf(picture),
    },
    title,
    creators,
    type: work.type.title,
    materials: work.materials,
    date: [date, year !== undefined && decadeTerm(Math.floor(year / 10) * 10)].filter(Boolean).join(' '),
    reference: referenceTerms(work.reference).join(' '),
    text: keywords([work.edition], [work.description, work.history]),
  };
}

function creatorEntry(creator: Creator, context: ViewContext): Entry {
  const { path, name, life, picture } = toCreatorCardView(creator, context);
  return {
    item: {
      kind: 'creators',
      id: creator.id,
      path,
      title: name,
      ...(life && { facts: life }),
      ...pictureOf(picture),
    },
    title: name,
    type: creator.roles,
    date: life,
    text: keywords([creator.nationality], [creator.biography]),
  };
}

function eventEntry(event: GalleryEvent, context: ViewContext): Entry {
  const { path, title, kind, dates, place, picture } = toEventCardView(event, context);
  return {
    item: { kind: 'events', id: event.id, path, title, facts: `${kind}, ${dates}`, ...pictureOf(picture) },
    title,
    creators: namesOf(event.featured_artists),
    type: kind,
    date: dates,
    text: keywords([place], [event.description]),
  };
}

function pressEntry(article: PressArticle, context: ViewContext): Entry {
  const { path, title, publication, date, author, picture } = toPressCardView(article, context);
  return {
    item: {
      kind: 'press',
      id: article.id,
      path,
      title,
      facts: `${publication}, ${date}`,
      ...pictureOf(picture),
    },
    title,
    creators: namesOf(article.cited_designers),
    date,
    publication,
    text: keywords([author], [article.body]),
  };
}

const namesOf = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ');

/** Each word once: repetitions would add size and little relevance. */
function keywords(texts: readonly (string | undefined)[], html: readonly (string | undefined)[]): string {
  const told = [...texts, ...html.map((one = '') => plainText(one, Infinity))].filter(Boolean);
  return [...new Set(indexTerms(told.join(' ')))].join(' ');
}

const STATES = ['current', 'coming', 'past'] as const;

/** Current events, then the coming ones by date, then the past. */
function inOrder(events: readonly GalleryEvent[], context: ViewContext): GalleryEvent[] {
  const rank = (event: GalleryEvent) => STATES.indexOf(eventState(event, context));
  return [...events].sort((a, b) => {
    const later = a.starts_on.localeCompare(b.starts_on);
    return rank(a) - rank(b) || (rank(a) === STATES.indexOf('past') ? -later : later);
  });
}

function pictureOf(picture: PictureView | undefined): { picture?: SearchPicture } {
  if (!picture) return {};
  const { width, height, color, night } = picture;
  const evening = night && { night: smallFile(night), ...(night.lamp && { lamp: true as const }) };
  return { picture: { src: smallFile(picture), width, height, color, ...evening } };
}

const smallFile = ({ jpeg, webp }: PictureView): string => (webp ?? jpeg).sm;
