import { isSlug } from '../../../contract/forms/slug-list';

export const enquiryDraft = (slug?: string): string => (slug ? `enquiry:${slug}` : 'contact');

export const eventDraft = (slug: string): string => `event:${slug}`;

export const SELECTION_DRAFT = 'selection';

type Named = 'work' | 'event';

/** '?work=quai-bench' */
export const enquirySearch = (name: Named, slug: string): string =>
  `?${new URLSearchParams({ [name]: slug })}`;

/** Undefined unless it is a slug: anybody can write an address. */
export function enquiredSlug(name: Named, search: string): string | undefined {
  const slug = new URLSearchParams(search).get(name);
  return isSlug(slug) ? slug : undefined;
}
