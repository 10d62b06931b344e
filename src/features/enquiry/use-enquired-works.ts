import { useEffect, useMemo, useState } from 'react';
import { slugList } from '../../contract/forms/slug-list';
import { useMessages } from '../../i18n/use-messages';
import { titleOfPath } from '../../routes/title-case';
import { useLoadedWorks } from '../selection/loading/use-loaded-works';

/** The works of a selection that an enquiry is about. */
export interface EnquiredWorks {
  /** Of those that are there, or may be. */
  slugs: string[];
  /** Their titles; one that is not known yet is made from the slug. */
  titles: string[];
  /** The titles of those that are gone, made from their slugs. */
  gone: string[];
}

/**
 * The works that the address names with `works`. Undefined at the first render: the page's HTML is the same for all.
 * @param search the address's query as the router knows it
 */
export function useEnquiredWorks(search?: string): EnquiredWorks | undefined {
  const { locale } = useMessages();
  const [named, setNamed] = useState<readonly string[]>();
  useEffect(() => setNamed(slugList(search ?? window.location.search) ?? []), [search]);
  const addresses = useMemo(() => (named ?? []).map((slug) => ({ slug, locale })), [named, locale]);
  const { outcomeOf } = useLoadedWorks(addresses);
  if (!named) return undefined;

  const outcomes = addresses.map((address) => ({ slug: address.slug, outcome: outcomeOf(address) }));
  const there = outcomes.filter(({ outcome }) => outcome?.kind !== 'gone');
  const gone = outcomes.filter(({ outcome }) => outcome?.kind === 'gone');
  return {
    slugs: there.map(({ slug }) => slug),
    titles: there.map(({ slug, outcome }) =>
      outcome?.kind === 'found' ? outcome.work.title : titleOfPath(slug),
    ),
    gone: gone.map(({ slug }) => titleOfPath(slug)),
  };
}
