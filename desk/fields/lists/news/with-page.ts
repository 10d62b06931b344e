import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { isSame } from '../../../../api/content/contract/field-path';
import type { OpenItem, Shelf, Values } from '../../../../api/content/contract/item';
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
/** What is written stays, unless it is what `was` gave. */
const filled = (texts: Texts | undefined, by: Texts, was: Texts | undefined): Texts => ({
  ...by,
  ...Object.fromEntries(
    Object.entries(texts ?? {}).filter(([locale, text]) => text && text !== was?.[locale as LocaleCode]),
  ),
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

/** What a page gives the news that leads to it. */
function givenBy({ shelf, urls, published }: OpenItem) {
  const values = published ?? {};
  const name = values['name'];
  return {
    title: typeof name === 'string' ? inEach(() => name) : textsAt(values['title']),
    lines: linesOf(values),
    label: LABELS[shelf] ?? {},
    urls: pathsIn(urls),
    picture: pictureOf(values),
  };
}

/**
 * News that leads to a page: its addresses, and what the page says where the news says nothing yet, or still just what it
 * had from the page before.
 * @param before the page that it has led to, if any
 */
export function withPage(news: NewsItem, page: OpenItem, before?: OpenItem): NewsItem {
  const { text, link, picture, ...rest } = news;
  const by = givenBy(page);
  const was = before && givenBy(before);
  const lines = filled(text, by.lines, was?.lines);
  const isToFill = picture.file === '' || isSame(picture, was?.picture);
  return {
    ...rest,
    title: filled(news.title, by.title, was?.title),
    ...(Object.keys(lines).length > 0 && { text: lines }),
    link: {
      label: filled(link?.label, by.label, was?.label),
      url: { ...filled(link?.url, {}, was?.urls), ...by.urls },
    },
    picture: isToFill ? (by.picture ?? { file: '', alt: {} }) : picture,
  };
}
