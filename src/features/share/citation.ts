import '../../i18n/lazy/of-work';
import { escapeHtml } from '../../contract/text/escape-html';
import { formatDate } from '../../i18n/formats/dates';
import { dayOf } from '../../i18n/formats/day-of';
import { translator } from '../../i18n/translator';
import { joinNames } from '../../i18n/formats/lists';
import type { LocaleCode } from '../../i18n/locales';
import type { CopyContent } from './copy-content';

export interface CitedWork {
  title: string;
  creators: readonly string[];
  date?: string | undefined;
  materials?: string | undefined;
  /** With its 'Ref.' */
  reference: string;
}

export interface CitedPage {
  gallery: string;
  city: string;
  url: string;
  /** ISO date of the visit. */
  day: string;
}

/** Museum order: creator, title, date. Materials. Reference. Gallery, city. Address (day of the visit). */
export function citationOf(work: CitedWork, page: CitedPage, locale: LocaleCode): Required<CopyContent> {
  return { text: compose(work, page, locale, PLAIN), html: compose(work, page, locale, FORMATTED) };
}

export const citeToday = (
  work: CitedWork,
  page: Omit<CitedPage, 'day'>,
  locale: LocaleCode,
): Required<CopyContent> => citationOf(work, { ...page, day: dayOf(new Date()) }, locale);

type Write = (text: string) => string;

interface Writing {
  text: Write;
  title: Write;
  url: Write;
}

const asIs: Write = (text) => text;
const PLAIN: Writing = { text: asIs, title: asIs, url: asIs };
const FORMATTED: Writing = {
  text: escapeHtml,
  title: (text) => `<em>${escapeHtml(text)}</em>`,
  url: (text) => `<a href="${escapeHtml(text)}">${escapeHtml(text)}</a>`,
};

function compose(work: CitedWork, page: CitedPage, locale: LocaleCode, write: Writing): string {
  const { title, creators, date, materials, reference } = work;
  const { gallery, city, url, day } = page;
  const sentences = [
    [write.text(joinNames(creators, locale)), write.title(title), write.text(date ?? '')],
    [write.text(materials ?? '')],
    [write.text(reference)],
    [write.text(gallery), write.text(city)],
  ];
  const told = sentences.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
  const consulted = translator(locale)('cite.consulted', {
    url: write.url(url),
    date: formatDate(day, locale),
  });
  return [...told.map(ended), consulted].join(' ');
}

const ended = (sentence: string): string => sentence.replace(/\.?$/, '.');
