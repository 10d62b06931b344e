import type { CreatorSummary } from '../../../src/contract/items/creator';
import type { EventSummary } from '../../../src/contract/items/event';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { PressSummary } from '../../../src/contract/items/press';
import type { WorkSummary } from '../../../src/contract/items/work';
import { LOCALES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import type { CardView } from './page-view';
import { WORDS } from './words';

export const workCard = (work: WorkSummary, locale: LocaleCode): CardView => ({
  path: routePath('works-slug', locale, { slug: work.slug }),
  over: work.creators.map(({ name }) => name).join(', '),
  title: work.title,
  ...(work.date && { date: work.date }),
  ...(work.availability === 'sold' && { sold: WORDS[locale].sold }),
  ...(work.image && { image: work.image }),
});

export const creatorCard = (creator: CreatorSummary, locale: LocaleCode): CardView => ({
  path: routePath('creators-slug', locale, { slug: creator.slug }),
  title: creator.name,
  date: years(creator),
  ...(creator.portrait && { image: creator.portrait }),
});

export const eventCard = (event: EventSummary, locale: LocaleCode): CardView => ({
  path: routePath('events-slug', locale, { slug: event.slug }),
  over: event.kind,
  title: event.title,
  date: days(event, locale),
  ...(event.image && { image: event.image }),
});

export const pressCard = (article: PressSummary, locale: LocaleCode): CardView => ({
  path: routePath('press-slug', locale, { slug: article.slug }),
  over: article.publication,
  title: article.title,
  date: day(article.published_on, locale),
  ...(article.image && { image: article.image }),
});

/** `1921–2004` */
export const years = ({ birth_year, death_year }: CreatorSummary): string =>
  [birth_year, death_year].filter(Boolean).join('–');

/** `12 November 2026 – 30 January 2027` */
export const days = ({ starts_on, ends_on }: EventSummary, locale: LocaleCode): string =>
  [...new Set([starts_on, ends_on])].map((date) => day(date, locale)).join(' – ');

/** `17 avril 2025` */
export const day = (date: string, locale: LocaleCode): string =>
  new Date(date).toLocaleDateString(LOCALES[locale].tag, { dateStyle: 'long', timeZone: 'UTC' });
