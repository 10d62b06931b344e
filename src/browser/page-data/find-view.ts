import type { LocaleCode } from '../../i18n/locales';
import { LOCALE_CODES } from '../../i18n/locales';
import { fetchPageData } from './fetch-page-data';
import { viewOfPageData } from './view-of-result';

/** What came of looking for a page: what it shows, that there is none (any more), or that nobody knows. */
export type FoundView =
  | { kind: 'found'; view: unknown; locale: LocaleCode }
  | { kind: 'gone' }
  | { kind: 'failed' };

/** What a server says of an address that leads nowhere. */
const GONE = [404, 410];

/**
 * What a page of the site shows, in a language, else in one that it has: addresses are passed on.
 * @param pathIn the page's path in a language
 * @returns never rejected: a fault of network or server is an outcome
 */
export async function findView(
  pathIn: (locale: LocaleCode) => string,
  first: LocaleCode,
): Promise<FoundView> {
  for (const locale of [first, ...LOCALE_CODES.filter((code) => code !== first)]) {
    const answer = await fetchPageData(pathIn(locale));
    if (answer.kind !== 'answer') return { kind: 'failed' };
    if (GONE.includes(answer.status)) continue;
    const view = answer.status === 200 ? viewOfPageData(answer.text) : undefined;
    return view === undefined ? { kind: 'failed' } : { kind: 'found', view, locale };
  }
  return { kind: 'gone' };
}
