import type { Picture } from '../../catalogue-files/fields';
import type { Catalogue } from '../published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { FindingName } from '../contract/finding-names';
import type { Finding, OfItem, Values } from '../contract/item';
import { gapsOf, type GapsItem } from '../catalogue/gaps';
import { isCollection, localesOf, textOf, textsOf } from '../shelves';
import { onAddresses } from './addresses';
import { worksWithReference } from './catalogue-keys';
import { hoursAdvice } from './days/hours-advice';
import { newsAdvice, newsLeftBy } from './days/news-advice';
import { brokenLinks, isBroken } from './own-links';
import { textsIn } from './texts-in';
import { withoutTags } from '../../../src/contract/text/without-tags';

interface Place {
  catalogue: Catalogue;
  siteUrl: string;
  now: number;
}

/** cm: no piece that stands in a room is longer. */
const LONGEST = 400;
/** cm: not each side of a piece is. */
const LONG = 200;

/** What does not stop publishing, and is good to know. */
export function adviceOn(place: Place, of: OfItem, values: Values): Finding[] {
  const locales = localesOf(values);
  return [
    ...inOneLanguage(of, locales),
    ...undescribed(values, locales),
    ...onAddresses(place.catalogue, of, values),
    ...(of.shelf === 'works' ? onWork(place, of, values) : []),
    ...hoursAdvice(values),
    ...newsAdvice(place, values['news']),
    ...(of.shelf === 'events' ? newsLeftBy(place, of.id, values) : []),
    ...inTexts(place, values),
  ];
}

const advice = (name: FindingName, path: string, locale: LocaleCode | null = null, text = ''): Finding => ({
  ...{ path, name, text, locale },
  severity: 'advice',
});

function inOneLanguage({ shelf }: OfItem, locales: readonly LocaleCode[]): Finding[] {
  // Pages are in each language: without a heading they are not published at all.
  if (shelf === 'site' || shelf === 'pages' || locales.length === 0) return [];
  return LOCALE_CODES.filter((locale) => !locales.includes(locale)).map((locale) =>
    advice(locale === 'fr' ? 'missingFrench' : 'missingEnglish', 'slug', locale),
  );
}

/** Each picture and language by itself. */
function undescribed(
  { pictures, portrait, picture, news }: Values,
  locales: readonly LocaleCode[],
): Finding[] {
  const listed = (value: unknown): readonly Partial<Picture>[] => (Array.isArray(value) ? value : []);
  const all = [
    ...listed(pictures).map((one, index) => ({ path: `pictures.${index}`, one })),
    ...[
      { path: 'portrait', one: portrait },
      { path: 'picture', one: picture },
    ],
    ...listed(news).map((item, index) => ({
      path: `news.${index}.picture`,
      one: (item as { picture?: unknown }).picture,
    })),
  ].flatMap(({ path, one }) => {
    const { night } = (one ?? {}) as Partial<Picture>;
    return one ? [{ path, one }, ...(night ? [{ path: `${path}.night`, one: night }] : [])] : [];
  });
  return all.flatMap(({ path, one }) => {
    const alt = textsOf((one as Partial<Picture>).alt);
    return locales
      .filter((locale) => !alt[locale]?.trim())
      .map((locale) => advice('noDescription', `${path}.alt.${locale}`, locale));
  });
}

/** By their size. */
export function areMillimetres(dimensions: unknown): boolean {
  const sides = Object.values((dimensions ?? {}) as object).filter((one) => typeof one === 'number');
  return sides.some((side) => side > LONGEST) || (sides.length > 1 && sides.every((side) => side > LONG));
}

function onWork({ catalogue, now }: Place, { shelf, id }: OfItem, values: Values): Finding[] {
  const gaps = isCollection(shelf) ? gapsOf(shelf, values as GapsItem, []) : new Map<string, number>();
  const { date, dimensions, reference } = values;
  const [twin] = worksWithReference(catalogue, textOf(reference)).filter((other) => other !== id);
  const thisYear = new Date(now).getUTCFullYear();
  const late = Object.entries(textsOf(date)).flatMap(([locale, text]) => {
    const year = (text.match(/\b\d{4}\b/g) ?? []).find((one) => Number(one) > thisYear);
    return year ? [advice('yearInFuture', `date.${locale}`, locale as LocaleCode, year)] : [];
  });
  return [
    ...(gaps.has('picture') ? [advice('noPicture', 'pictures')] : []),
    ...(isDayAlone(values['pictures']) ? [advice('noEvening', 'pictures.0.file')] : []),
    ...(gaps.has('dimensions') ? [advice('noDimensions', 'dimensions')] : []),
    ...(areMillimetres(dimensions) ? [advice('millimetres', 'dimensions')] : []),
    ...late,
    ...(twin === undefined ? [] : [advice('referenceTwice', 'reference', null, titleOf(catalogue, twin))]),
  ];
}

/** The page begins with a picture that has no evening, though the piece has one. */
function isDayAlone(pictures: unknown): boolean {
  const [first, ...others] = Array.isArray(pictures) ? (pictures as Partial<Picture>[]) : [];
  return first !== undefined && !first.night && others.some(({ night }) => night);
}

const titleOf = ({ works }: Catalogue, id: string): string =>
  Object.values(textsOf(works.get(id)?.title))[0] ?? id;

function inTexts({ catalogue, siteUrl }: Place, values: Values): Finding[] {
  return textsIn(values).flatMap(({ path, locale, text }) => {
    const links = path.split('.').includes('url')
      ? [text].filter((href) => isBroken(catalogue, siteUrl, href))
      : brokenLinks(catalogue, siteUrl, text);
    return [
      ...links.map((href) => advice('brokenLink', path, locale, href)),
      ...(locale === 'fr' && /\p{L}'\p{L}/u.test(withoutTags(text))
        ? [advice('straightApostrophe', path, locale)]
        : []),
    ];
  });
}
