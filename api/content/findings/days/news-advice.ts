import type { Catalogue } from '../../published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { Finding, Values } from '../../contract/item';
import { daysOf, whenOf } from '../../list/when';
import { textOf, textsOf } from '../../shelves';
import { slugOwners } from '../catalogue-keys';
import { daysNamedIn } from './days-named-in';
import { placesOf } from '../own-links';

interface Place {
  catalogue: Catalogue;
  siteUrl: string;
  /** Unix ms */
  now: number;
}

interface News {
  title?: unknown;
  text?: unknown;
  link?: { url?: unknown };
}

/** News that leads to an event which is over is shown no more; its dates are words, which do not move with the event. */
export function newsAdvice({ catalogue, siteUrl, now }: Place, news: unknown): Finding[] {
  const items = Array.isArray(news) ? (news as readonly News[]) : [];
  return items.flatMap((item, index) => {
    const event = eventOf(catalogue, siteUrl, item);
    const days = event && daysOf(event);
    if (!event || !days) return [];
    const path = `news.${index}`;
    if (whenOf(event, now) === 'past') return [advice('newsOver', path, days.last, null)];
    const texts = textsOf(item.text);
    return LOCALE_CODES.filter((locale) => isOfOtherDays(texts[locale] ?? '', locale, days)).map((locale) =>
      advice('newsDates', `${path}.text.${locale}`, `${days.first} ${days.last}`, locale),
    );
  });
}

/** Of an event: news of the home page that goes on naming other days than it has now. */
export function newsLeftBy({ catalogue, siteUrl, now }: Place, id: string, event: Values): Finding[] {
  const days = daysOf(event);
  // News of what is over is shown no more.
  if (!days || whenOf(event, now) === 'past') return [];
  const { news, title } = catalogue.home;
  return (news as readonly News[]).flatMap((item): Finding[] => {
    if (eventOf(catalogue, siteUrl, item)?.['id'] !== id) return [];
    const texts = textsOf(item.text);
    // In each language in which there is something to put right.
    const text = LOCALE_CODES.flatMap((locale) =>
      isOfOtherDays(texts[locale] ?? '', locale, days) ? (texts[locale] ?? []) : [],
    ).join(' / ');
    if (text === '') return [];
    return [
      {
        ...{ path: 'starts_on', name: 'newsLeft', text, severity: 'advice', locale: null },
        of: { shelf: 'pages', id: 'home', title: textsOf(title) },
      },
    ];
  });
}

const advice = (
  name: 'newsOver' | 'newsDates',
  path: string,
  text: string,
  locale: LocaleCode | null,
): Finding => ({ ...{ path, name, text, locale }, severity: 'advice' });

/** As the site recognises it. */
const isPlain = (url: string): boolean => /^\/[^?#]*[^/?#]$/.test(url);

function eventOf(catalogue: Catalogue, siteUrl: string, { link }: News): Values | undefined {
  for (const url of Object.values(textsOf(link?.url)).filter(isPlain))
    for (const { folder, locale, slug } of placesOf(catalogue, siteUrl, url)) {
      const [id = ''] = folder === 'events' ? slugOwners(catalogue, folder, { [locale]: slug }) : [];
      const event = catalogue.events.get(id);
      if (event && textOf((event as { status?: string }).status) !== 'draft')
        return event as unknown as Values;
    }
  return undefined;
}

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
