import type { LocaleCode } from '../../i18n/locales';
import { LOCALE_CODES } from '../../i18n/locales';
import { fetchPageData } from './fetch-page-data';
import { pathOfPageData, viewOfPageData } from './view-of-result';

export type FoundView =
  | { kind: 'found'; view: unknown; locale: LocaleCode }
  | { kind: 'gone' }
  | { kind: 'failed' };

const GONE = [404, 410];

/**
 * Tries `first`, then the other languages, since links are shared and a change of language keeps the query; from there
 * it follows the page to `first`, where it is translated. Never rejects.
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
    if (view === undefined) return { kind: 'failed' };
    const own = locale === first ? undefined : await viewAt(pathOfPageData(answer.text, first));
    return own === undefined ? { kind: 'found', view, locale } : { kind: 'found', view: own, locale: first };
  }
  return { kind: 'gone' };
}

async function viewAt(path: string | undefined): Promise<unknown> {
  const answer = path === undefined ? undefined : await fetchPageData(path);
  return answer?.kind === 'answer' && answer.status === 200 ? viewOfPageData(answer.text) : undefined;
}
