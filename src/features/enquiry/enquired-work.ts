import { briefLine } from '../../contract/text/brief-line';
import { isSlug } from '../../contract/forms/slug-list';

/** A work as the address of the contact page names it. */
export interface EnquiredWork {
  slug: string;
  title?: string;
}

/** The name of the draft of an enquiry: one for each work, and one for what is about none. */
export const enquiryDraft = (slug?: string): string => (slug ? `enquiry:${slug}` : 'contact');

/** The name of the draft of an enquiry about a selection, whatever is in it at the time. */
export const SELECTION_DRAFT = 'selection';

const LONGEST_TITLE = 200;

/** The query that leads to an enquiry about a work: '?work=…&title=…'. */
export function enquirySearch({ slug, title }: EnquiredWork): string {
  return `?${new URLSearchParams({ work: slug, ...(title && { title: briefLine(title, LONGEST_TITLE) }) })}`;
}

/** The work of a query that `enquirySearch` made. Anybody can write an address, so its texts are kept short and plain. */
export function enquiredWork(search: string): EnquiredWork | undefined {
  const query = new URLSearchParams(search);
  const slug = query.get('work') ?? '';
  if (!isSlug(slug)) return undefined;
  const title = briefLine(query.get('title') ?? '', LONGEST_TITLE);
  return { slug, ...(title && { title }) };
}
