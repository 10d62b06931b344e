import { useEffect, useMemo, useState } from 'react';
import { slugList } from '../../../contract/forms/slug-list';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { useLoadedWorks } from '../../selection/loading/use-loaded-works';
import { enquiredSlug } from './enquired-work';

export interface NamedWork {
  slug: string;
  /** Undefined until the catalogue has answered, and when it can't. */
  title?: string;
  creators?: string;
  sold?: boolean;
  /** The only language that has the work, where it is not the page's. */
  onlyIn?: LocaleCode;
}

export interface EnquiredWorks {
  single: string | undefined;
  isSelection: boolean;
  /** Found or still loading; the single one first. */
  works: NamedWork[];
  /** False while an answer is outstanding. */
  isKnown: boolean;
  gone: number;
}

/** Undefined at the first render: the built HTML is the same for all. @param search the router's query */
export function useEnquiredWorks(search?: string): EnquiredWorks | undefined {
  const locale = useLocale();
  const [query, setQuery] = useState<string>();
  useEffect(() => setQuery(search ?? window.location.search), [search]);
  const { single, list } = useMemo(
    () => ({ single: enquiredSlug('work', query ?? ''), list: slugList(query ?? '') ?? [] }),
    [query],
  );
  const addresses = useMemo(
    () => [...new Set([...(single ? [single] : []), ...list])].map((slug) => ({ slug, locale })),
    [single, list, locale],
  );
  const { outcomeOf } = useLoadedWorks(addresses);
  if (query === undefined) return undefined;

  const outcomes = addresses.map((address) => ({ slug: address.slug, outcome: outcomeOf(address) }));
  return {
    single,
    isSelection: list.length > 0,
    works: outcomes.flatMap(({ slug, outcome }): NamedWork[] => {
      if (outcome?.kind === 'gone') return [];
      if (outcome?.kind !== 'found') return [{ slug }];
      const { title, creators, sold, slugs } = outcome.work;
      const onlyIn = slugs[locale] ? undefined : LOCALE_CODES.find((code) => slugs[code]);
      return [{ slug, title, creators, sold, ...(onlyIn && { onlyIn }) }];
    }),
    isKnown: outcomes.every(({ outcome }) => outcome),
    gone: outcomes.filter(({ outcome }) => outcome?.kind === 'gone').length,
  };
}
