import { isSlug } from '../../../contract/forms/slug-list';

/** The name of the draft of an enquiry: one for each work, and one for what is about none. */
export const enquiryDraft = (slug?: string): string => (slug ? `enquiry:${slug}` : 'contact');

/** The same of an event. */
export const eventDraft = (slug: string): string => `event:${slug}`;

/** The name of the draft of an enquiry about a selection, whatever is in it at the time. */
export const SELECTION_DRAFT = 'selection';

/** What the address of the contact page may name one of. */
type Named = 'work' | 'event';

/** The query that leads to an enquiry about a work or an event: '?work=quai-bench'. What it is called, the catalogue says. */
export const enquirySearch = (name: Named, slug: string): string =>
  `?${new URLSearchParams({ [name]: slug })}`;

/** The slug of a query that `enquirySearch` made; anybody can write an address. */
export function enquiredSlug(name: Named, search: string): string | undefined {
  const slug = new URLSearchParams(search).get(name);
  return isSlug(slug) ? slug : undefined;
}
