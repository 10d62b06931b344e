import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { withoutTags } from '../../../src/contract/text/without-tags';
import type { StoredPicture } from '../../../src/contract/collections/stored';
import type { Queries } from '../../database/queries';
import type { FindingName } from '../contract/finding-names';
import type { Finding, OfItem, Values } from '../contract/item';
import { HOME } from '../home-news';
import { knownItems } from '../list/known-items';
import { type GapsItem, gapsOf } from '../list/row';
import { findEntry } from '../published/item-queries';
import { isCollection, localesOf, plainReference, textOf, textsOf } from '../shelves';
import { brokenAmong, linksIn, onAddresses } from './own-links';
import { hoursAdvice } from './hours-advice';
import { eventsOfNews, newsAdvice, newsLeftBy } from './news-advice';
import { textsIn } from './texts-in';

interface Place {
  from: Queries;
  siteUrl: string;
  now: number;
}

/** cm: no piece that stands in a room is longer. */
const LONGEST = 400;
/** cm: not each side of a piece is. */
const LONG = 200;

/** What does not stop publishing, and is good to know. */
export async function adviceOn(place: Place, of: OfItem, values: Values): Promise<Finding[]> {
  const { from, siteUrl, now } = place;
  const locales = localesOf(values);
  const news = values['news'];
  return [
    ...inOneLanguage(of, locales),
    ...undescribed(values, locales),
    ...(await onAddresses(from, of, values)),
    ...(of.shelf === 'works' ? [...onWork(now, of, values), ...(await sameReference(from, of, values))] : []),
    ...hoursAdvice(values),
    ...(news === undefined ? [] : newsAdvice(await eventsOfNews(from, siteUrl, news), now, news)),
    ...(of.shelf === 'events' ? await leftByNews(place, of.id, values) : []),
    ...(await inTexts(place, values)),
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
  const listed = (value: unknown): readonly Partial<StoredPicture>[] => (Array.isArray(value) ? value : []);
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
    const { night } = (one ?? {}) as Partial<StoredPicture>;
    return one ? [{ path, one }, ...(night ? [{ path: `${path}.night`, one: night }] : [])] : [];
  });
  return all.flatMap(({ path, one }) => {
    const alt = textsOf((one as Partial<StoredPicture>).alt);
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

function onWork(now: number, { shelf }: OfItem, values: Values): Finding[] {
  const gaps = isCollection(shelf) ? gapsOf(shelf, values as GapsItem, []) : new Map<string, number>();
  const { date, dimensions } = values;
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
  ];
}

/** The page begins with a picture that has no evening, though the piece has one. */
function isDayAlone(pictures: unknown): boolean {
  const [first, ...others] = Array.isArray(pictures) ? (pictures as Partial<StoredPicture>[]) : [];
  return first !== undefined && !first.night && others.some(({ night }) => night);
}

async function leftByNews({ from, siteUrl, now }: Place, id: string, values: Values): Promise<Finding[]> {
  const home = await findEntry(from, HOME);
  return home ? newsLeftBy(home, await eventsOfNews(from, siteUrl, home['news']), now, { id, values }) : [];
}

async function inTexts({ from, siteUrl }: Place, values: Values): Promise<Finding[]> {
  const texts = textsIn(values).map((one) => ({
    ...one,
    links: one.path.split('.').includes('url') ? [one.text] : linksIn(one.text),
  }));
  const broken = await brokenAmong(
    from,
    siteUrl,
    texts.flatMap(({ links }) => links),
  );
  return texts.flatMap(({ path, locale, text, links }) => [
    ...links.filter((href) => broken.has(href)).map((href) => advice('brokenLink', path, locale, href)),
    ...(locale === 'fr' && /\p{L}'\p{L}/u.test(withoutTags(text))
      ? [advice('straightApostrophe', path, locale)]
      : []),
  ]);
}

/** Another work that has the same reference, a public one first. To be asked for once all is listed. */
export async function sameReference(from: Queries, { id }: OfItem, values: Values): Promise<Finding[]> {
  const reference = plainReference(textOf(values['reference']));
  if (reference === '') return [];
  for (const column of ['public_reference', 'reference'] as const) {
    const twin = await from
      .selectFrom('listed_items')
      .select('id')
      .where('kind', '=', 'works')
      .where(column, '=', reference)
      .where('id', '<>', id)
      .orderBy('by_order')
      .limit(1)
      .executeTakeFirst();
    const known = twin && (await knownItems(from, 'works', [twin.id])).get(twin.id);
    if (!known) continue;
    const [text = twin.id] = Object.values(known.row.title);
    return [{ path: 'reference', name: 'referenceTwice', text, severity: 'advice', locale: null }];
  }
  return [];
}
