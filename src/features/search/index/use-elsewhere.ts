import { useEffect, useState } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import type { Hit, SearchResults } from './find-items';
import { loadSearchIndex } from './load-search-index';
import type { OpenIndex } from './open-index';

/** What another language’s index finds: 'fauteuil' is in no English text. */
export interface Elsewhere {
  query: string;
  locale: LocaleCode;
  count: number;
  groups: SearchResults['groups'];
}

/** Asks the other languages, and loads their indexes only then. @param query '' where the own language has found something */
export function useElsewhere(
  own: OpenIndex | undefined,
  query: string,
  locale: LocaleCode,
): Elsewhere | undefined {
  const [found, setFound] = useState<Elsewhere>();
  useEffect(() => {
    if (!own || !query) return undefined;
    let isWanted = true;
    void findElsewhere(own, query, locale).then((elsewhere) => isWanted && setFound(elsewhere));
    return () => {
      isWanted = false;
    };
  }, [own, query, locale]);
  return found?.query === query ? found : undefined;
}

async function findElsewhere(own: OpenIndex, query: string, locale: LocaleCode) {
  for (const code of LOCALE_CODES.filter((one) => one !== locale)) {
    // Nothing is said of an index that can't be had: the search itself has answered.
    const index = await loadSearchIndex(code).catch(() => undefined);
    const results = index?.find(query);
    // What is misspelt in one language is not to be guessed at in another.
    const isAsTyped = results?.taken.every(({ as }) => 'decade' in as);
    if (!results || results.count === 0 || !isAsTyped) continue;
    const groups = results.groups.map(({ kind, hits }) => ({
      kind,
      hits: hits.map((hit): Hit => inOwnLanguage(hit, own) ?? { ...hit, locale: code }),
    }));
    return { query, locale: code, count: results.count, groups };
  }
  return undefined;
}

/** The same thing as its page in the visitor’s language tells of it; undefined where there is none. */
function inOwnLanguage({ item, match }: Hit, own: OpenIndex): Hit | undefined {
  const same = own.items().find(({ kind, id }) => kind === item.kind && id !== undefined && id === item.id);
  return same && { item: same, match };
}
