import { toCreatorCardView } from '../../components/creators/creator-card-view';
import { toEventCardView } from '../../components/events/event-card-view';
import { plainText } from '../../components/html/safe-html';
import { toPressCardView } from '../../components/press/press-card-view';
import type { ViewContext } from '../../components/view-context';
import { toWorkCardView } from '../../components/works/work-card-view';
import type { Creator } from '../../contract/creator';
import type { GalleryEvent } from '../../contract/event';
import type { PressArticle } from '../../contract/press';
import type { Work } from '../../contract/work';
import type { SearchDocument } from '../../features/search/search-index';
import type { SearchPicture } from '../../features/search/search-item';
import { indexTerms } from '../../features/search/terms';
import type { PictureView } from '../../media/picture-view';
import type { PageSource } from '../pages/page-source';

type Entry = Omit<SearchDocument, 'id'>;

/** Everything of a language that can be found, with the words it is found by. */
export function searchDocuments({ catalogue, context }: PageSource): SearchDocument[] {
  const entries = [
    ...catalogue.works.map((work) => workEntry(work, context)),
    ...catalogue.creators.map((creator) => creatorEntry(creator, context)),
    ...catalogue.events.map((event) => eventEntry(event, context)),
    ...catalogue.press.map((article) => pressEntry(article, context)),
  ];
  return entries.map((entry, id) => ({ id, ...entry }));
}

function workEntry(work: Work, context: ViewContext): Entry {
  const { path, title, creators, date, sold, picture } = toWorkCardView(work, context);
  return {
    item: {
      kind: 'works',
      path,
      title,
      creators,
      ...(date && { date }),
      ...(sold && { sold }),
      ...(picture && { picture: smallPicture(picture) }),
    },
    title,
    creators,
    type: work.type.title,
    materials: work.materials,
    date,
    text: keywords(work.reference, work.edition, work.description, work.history),
  };
}

function creatorEntry(creator: Creator, context: ViewContext): Entry {
  const { path, name, life } = toCreatorCardView(creator, context);
  return {
    item: { kind: 'creators', path, title: name, ...(life && { facts: life }) },
    title: name,
    type: creator.roles,
    date: life,
    text: keywords(creator.nationality, creator.biography),
  };
}

function eventEntry(event: GalleryEvent, context: ViewContext): Entry {
  const { path, title, kind, dates, place } = toEventCardView(event, context);
  return {
    item: { kind: 'events', path, title, facts: `${kind}, ${dates}` },
    title,
    creators: namesOf(event.featured_artists),
    type: kind,
    date: dates,
    text: keywords(place, event.description),
  };
}

function pressEntry(article: PressArticle, context: ViewContext): Entry {
  const { path, title, publication, date, author } = toPressCardView(article, context);
  return {
    item: { kind: 'press', path, title, facts: `${publication}, ${date}` },
    title,
    creators: namesOf(article.cited_designers),
    date,
    publication,
    text: keywords(author, article.body),
  };
}

const namesOf = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ');

/** The words of texts, with markup or without, each once: how often a word stands there tells little and weighs much. */
const keywords = (...texts: (string | undefined)[]): string =>
  [...new Set(indexTerms(plainText(texts.filter(Boolean).join('<br>'), Infinity)))].join(' ');

const smallPicture = ({ jpeg, webp, width, height, color }: PictureView): SearchPicture => ({
  src: (webp ?? jpeg).sm,
  width,
  height,
  color,
});
