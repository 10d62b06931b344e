import { useEffect, useMemo, useState } from 'react';
import { slugList } from '../../../contract/forms/slug-list';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { useMessages } from '../../../i18n/use-messages';
import { useLoadedWorks } from '../../selection/loading/use-loaded-works';
import { enquiredSlug } from './enquired-work';

/** A work that an enquiry is about. */
export interface NamedWork {
  slug: string;
  /** The catalogue's; missing as long as it has not come, and where it can't be had. */
  title?: string;
  creators?: string;
  sold?: boolean;
  /** The one language that tells of it, where that is not the page's. */
  onlyIn?: LocaleCode;
}

/** What the address of the contact page names of works. */
export interface EnquiredWorks {
  /** The one that `work` names, there or not. */
  single: string | undefined;
  /** Whether it names a selection. */
  isSelection: boolean;
  /** Those that are there, or may be: the single one first. */
  works: NamedWork[];
  /** Whether nothing of them is on its way any more. */
  isKnown: boolean;
  /** How many are not there, or no longer. */
  gone: number;
}

/**
 * The works that the address names with `work` and `works`. Undefined at the first render: the page's HTML is the same for all.
 * @param search the address's query as the router knows it, so that following a link without a work drops the work
 */
export function useEnquiredWorks(search?: string): EnquiredWorks | undefined {
  const { locale } = useMessages();
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
