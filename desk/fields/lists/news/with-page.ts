import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { OpenItem, Shelf, Values } from '../../../contract/items/item';
import { pathsIn } from '../../parts/own-pages';
import type { Texts } from '../../parts/part-texts';
import type { PictureValue } from '../../pictures/picture';
import type { NewsItem } from './news-item';
import { printedDays } from './printed-days';

/** What visitors press, in the gallery's words. */
const LABELS: Partial<Record<Shelf, Texts>> = {
  works: { en: 'see the work', fr: 'voir l’œuvre' },
  creators: { en: 'see the creator', fr: 'voir le créateur' },
  events: { en: 'see the event', fr: 'voir l’évènement' },
  press: { en: 'read the article', fr: 'lire l’article' },
  types: { en: 'see the works', fr: 'voir les œuvres' },
  pages: { en: 'read more', fr: 'en savoir plus' },
};

const textsAt = (value: unknown): Texts => (typeof value === 'object' && value !== null ? value : {});
const inEach = (text: (locale: LocaleCode) => string): Texts =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, text(locale)]));
/** What is written stays. */
const filled = (texts: Texts | undefined, by: Texts): Texts => ({
  ...by,
  ...Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text)),
});

function linesOf({ starts_on, ends_on, publication }: Values): Texts {
  if (typeof starts_on === 'string' && typeof ends_on === 'string')
    return inEach((locale) => printedDays(starts_on, ends_on, locale));
  return typeof publication === 'string' ? inEach(() => publication) : {};
}

function pictureOf({ pictures, portrait, picture }: Values): PictureValue | undefined {
  const [first] = Array.isArray(pictures) ? (pictures as PictureValue[]) : [];
  return first ?? ((portrait ?? picture) as PictureValue | undefined);
}

/** News that leads to a page: its addresses, and what the page says where the news says nothing yet. */
export function withPage(news: NewsItem, { shelf, urls, published }: OpenItem): NewsItem {
  const values = published ?? {};
  const title = textsAt(values['title']);
  const name = values['name'];
  const { text, link, picture } = news;
  const lines = filled(text, linesOf(values));
  return {
    ...news,
    title: filled(news.title, typeof name === 'string' ? inEach(() => name) : title),
    ...(Object.keys(lines).length > 0 && { text: lines }),
    link: { label: filled(link?.label, LABELS[shelf] ?? {}), url: { ...link?.url, ...pathsIn(urls) } },
    picture: picture.file === '' ? (pictureOf(values) ?? picture) : picture,
  };
}
