import { Feed } from 'feed';
import type { ViewContext } from '../../page/view-context';
import { escapeHtml } from '../../contract/text/escape-html';
import { safeHtml } from '../../components/html/safe-html';
import { plainWords } from '../../components/html/plain-words';
import { shortened } from '../../contract/text/shortened';
import type { Image } from '../../contract/common';
import { toPictureView } from '../../media/picture-view';
import { imageUrl } from '../../seo/structured-data/image-nodes';

/** Enough for a reader that looks in once a month. */
const MOST_ENTRIES = 50;

type Place = Pick<ViewContext, 'locale' | 'origin' | 'mediaOrigin'>;

export interface FeedEntry {
  title: string;
  path: string;
  /** ISO date and time of the last change. */
  updated: string;
  /** ISO date. */
  published?: string;
  authors?: readonly string[];
  /** Plain text; the first line of the entry. */
  facts: string;
  /** The API's HTML, not yet sanitised. */
  text?: string;
  image?: Image;
}

interface FeedParts {
  title: string;
  /** Of the feed; `listPath` is the page that lists the same items. */
  path: string;
  listPath: string;
  gallery: string;
}

/** Text of an Atom feed (RFC 4287), the last changed first. */
export function atomFeed(
  { title, path, listPath, gallery }: FeedParts,
  entries: readonly FeedEntry[],
  place: Place,
): string {
  const { locale, origin } = place;
  const newest = newestOfFeed(entries, ({ updated }) => updated);
  const feed = new Feed({
    title,
    id: origin + path,
    link: origin + listPath,
    feedLinks: { atom: origin + path },
    author: { name: gallery, link: `${origin}/` },
    favicon: `${origin}/icons/favicon-32.png`,
    generator: false,
    // Not the clock: two builds of the same catalogue write the same file.
    updated: new Date(newest[0]?.updated ?? 0),
  });
  for (const entry of newest) feed.addItem(item(entry, place));
  // The library says the language in RSS alone.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${locale}" `);
}

/** The last changed first; the other items need not be loaded whole. */
export const newestOfFeed = <Item>(items: readonly Item[], updatedOf: (item: Item) => string): Item[] =>
  [...items].sort((a, b) => Date.parse(updatedOf(b)) - Date.parse(updatedOf(a))).slice(0, MOST_ENTRIES);

const item = (
  { title, path, updated, published, authors = [], facts, text = '', image }: FeedEntry,
  { origin, mediaOrigin }: Place,
) => ({
  // The library declares title and description as HTML.
  title: escapeHtml(title),
  id: origin + path,
  link: origin + path,
  date: new Date(updated),
  ...(published && { published: new Date(published) }),
  ...(authors.length > 0 && { author: authors.map((name) => ({ name })) }),
  description: escapeHtml(shortened(plainWords(safeHtml(text)) || facts, 300)),
  content: [
    image && pictureHtml(image, origin, mediaOrigin),
    `<p>${escapeHtml(facts)}</p>`,
    withWholeAddresses(safeHtml(text), origin),
  ]
    .filter(Boolean)
    .join('\n'),
});

function pictureHtml(image: Image, origin: string, mediaOrigin: string): string {
  const url = imageUrl(toPictureView(image, mediaOrigin), origin);
  return `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(image.alt)}"></p>`;
}

/** Feed readers show the text elsewhere, where root-relative addresses lead nowhere. */
const withWholeAddresses = (html: string, origin: string): string =>
  html.replace(/<a [^<>]*>/g, (tag) => tag.replace(/ href="\/(?!\/)/, ` href="${origin}/`));
