import type { LocaleCode } from '../../i18n/locales';
import { LOCALE_CODES } from '../../i18n/locales';
import { fetchPageData } from './fetch-page-data';
import { viewOfPageData } from './view-of-result';

export type FoundView =
  | { kind: 'found'; view: unknown; locale: LocaleCode }
  | { kind: 'gone' }
  | { kind: 'failed' };

const GONE = [404, 410];

/** Tries `first`, then the other languages, since links are shared. Never rejects. */
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
