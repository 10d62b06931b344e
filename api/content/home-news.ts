import { isStill, type NewsSaid } from './contract/news-end';
import type { OfItem, Values } from './contract/item';
import { textOf, textsOf } from './shelves';

export const HOME: OfItem = { shelf: 'pages', id: 'home' };
export const isHome = ({ shelf, id }: OfItem): boolean => shelf === HOME.shelf && id === HOME.id;

interface Piece {
  id?: unknown;
  title?: unknown;
  link?: { url?: unknown };
}

/** A piece of news, as far as it is to be known again. */
export interface KnownNews {
  /** Its id. */
  news: string;
  said: NewsSaid;
}

const piecesIn = ({ news }: Values): readonly Piece[] => (Array.isArray(news) ? (news as Piece[]) : []);

const known = ({ id, title, link }: Piece): KnownNews => ({
  news: textOf(id),
  said: { title: textsOf(title), url: textsOf(link?.url) },
});

/** @param values of the home page, as it is public or a draft has it */
export const newsIn = (values: Values): KnownNews[] => piecesIn(values).map(known);

const isOne = (of: readonly KnownNews[], { news, said }: KnownNews): boolean =>
  of.some((one) => one.news === news && isStill(one.said, said));

export const hasNews = (values: Values, one: KnownNews): boolean =>
  newsIn(values).some((piece) => isOne([one], piece));

/** @returns the same where it has none of them */
export function withoutNews(values: Values, gone: readonly KnownNews[]): Values {
  const pieces = piecesIn(values);
  const news = pieces.filter((piece) => !isOne(gone, known(piece)));
  return news.length === pieces.length ? values : { ...values, news };
}
