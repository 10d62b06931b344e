import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Queries } from '../../database/queries';
import type { Finding, Values } from '../contract/item';
import { daysOf, whenOf } from '../list/when';
import type { Entry } from '../published/entry';
import { findEntry } from '../published/item-queries';
import { textsOf } from '../shelves';
import { itemsAt, originsOf, placesOf } from './own-links';

interface News {
  title?: unknown;
  text?: unknown;
  link?: { url?: unknown };
}

/** Public events by the addresses that news lead to. */
export type EventsOfNews = ReadonlyMap<string, Entry>;

const listed = (news: unknown): readonly News[] => (Array.isArray(news) ? (news as readonly News[]) : []);

/** As the site recognises it. */
const isPlain = (url: string): boolean => /^\/[^?#]*[^/?#]$/.test(url);

const urlsOf = ({ link }: News): string[] => Object.values(textsOf(link?.url)).filter(isPlain);

export async function eventsOfNews(from: Queries, siteUrl: string, news: unknown): Promise<EventsOfNews> {
  const urls = listed(news).flatMap(urlsOf);
  if (urls.length === 0) return new Map();
  const origins = await originsOf(from, siteUrl);
  const places = urls.flatMap((url) =>
    placesOf(origins, url)
      .filter(({ folder }) => folder === 'events')
      .map((place) => ({ url, place })),
  );
  const at = await itemsAt(
    from,
    places.map(({ place }) => place),
  );
  const events = new Map<string, Entry>();
  for (const { url, place } of places) {
    const found = at(place);
    const event =
      found?.isPublic && !found.isFormer && (await findEntry(from, { shelf: 'events', id: found.id }));
    if (event) events.set(url, event);
  }
  return events;
}

/**
 * News that leads to an event which is over is shown no more; its dates are words, which do not move with the event.
 * @param now Unix ms
 */
export const newsAdvice = (events: EventsOfNews, now: number, news: unknown): Finding[] =>
  listed(news).flatMap((item, index) => {
    const event = eventOf(events, item);
    const days = event && daysOf(event);
    if (!event || !days) return [];
    const path = `news.${index}`;
    if (whenOf(event, now) === 'past') return [advice('newsOver', path, days.last, null)];
    const texts = textsOf(item.text);
    return LOCALE_CODES.filter((locale) => isOfOtherDays(texts[locale] ?? '', locale, days)).map((locale) =>
      advice('newsDates', `${path}.text.${locale}`, `${days.first} ${days.last}`, locale),
    );
  });

/** Of an event: news of the home page that goes on naming other days than it has now. */
export function newsLeftBy(
  home: Values,
  events: EventsOfNews,
  now: number,
  { id, values }: { id: string; values: Values },
): Finding[] {
  const days = daysOf(values);
  // News of what is over is shown no more.
  if (!days || whenOf(values, now) === 'past') return [];
  return listed(home['news']).flatMap((item): Finding[] => {
    if (eventOf(events, item)?.id !== id) return [];
    const texts = textsOf(item.text);
    // In each language in which there is something to put right.
    const text = LOCALE_CODES.flatMap((locale) =>
      isOfOtherDays(texts[locale] ?? '', locale, days) ? (texts[locale] ?? []) : [],
    ).join(' / ');
    if (text === '') return [];
    return [
      {
        ...{ path: 'starts_on', name: 'newsLeft', text, severity: 'advice', locale: null },
        of: { shelf: 'pages', id: 'home', title: textsOf(home['title']) },
      },
    ];
  });
}

const eventOf = (events: EventsOfNews, item: News): Entry | undefined => {
  const url = urlsOf(item).find((one) => events.has(one));
  return url === undefined ? undefined : events.get(url);
};

const advice = (
  name: 'newsOver' | 'newsDates',
  path: string,
  text: string,
  locale: LocaleCode | null,
): Finding => ({ ...{ path, name, text, locale }, severity: 'advice' });

/** Days that are named with their months are the first and the last, as are years beside them. */
function isOfOtherDays(
  text: string,
  locale: LocaleCode,
  { first, last }: { first: string; last: string },
): boolean {
  return daysNamedIn(text, locale).some(
    ({ year, monthAndDay }) =>
      ![first, last].some((day) => day.slice(5) === monthAndDay && (!year || day.startsWith(year))),
  );
}

interface NamedDay {
  /** Undefined where none is beside it. */
  year: string | undefined;
  /** `11-27` */
  monthAndDay: string;
}

const monthsIn = (locale: LocaleCode): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15)),
  );

/** '3 to 8 March 2027', 'du 1er au 8 mars', '12 November': days with the name of their month beside them. */
function daysNamedIn(text: string, locale: LocaleCode): NamedDay[] {
  const months = monthsIn(locale);
  const pattern = new RegExp(
    String.raw`(?:(\d{1,2})\p{L}{0,2}\s*(?:to|au|et|and|–|-)\s*)?(\d{1,2})\p{L}{0,2}\s+(${months.join('|')})(?:,?\s+(\d{4}))?`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(([, from, to, name = '', year]) => {
    const month = months.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1;
    return [from, to].flatMap((day) =>
      day === undefined
        ? []
        : { year, monthAndDay: [month, day].map((one) => `${one}`.padStart(2, '0')).join('-') },
    );
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A first day that was moved without the last one, which changes how long the event is: a move, or meant so. */
export function lastDayLeft(published: Values | undefined, values: Values): Finding[] {
  const [was, is] = [published && daysOf(published), daysOf(values)];
  if (!was || !is || was.last === was.first || is.first === was.first || is.last !== was.last) return [];
  const [before, now] = [was, is].map(
    ({ first, last }) => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1,
  );
  const text = `${before} ${now}`;
  return [{ path: 'ends_on', name: 'lastDayLeft', text, severity: 'advice', locale: null }];
}
