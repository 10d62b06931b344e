import { BOUNDS } from './bounds';

/** The parameter by which an address names several works: '?works=quai-bench,claustra-screen'. */
const PARAMETER = 'works';

/** Whatever may stand in a segment of a path but the comma, which parts one slug from the next. */
const SLUG = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._~!$'()*+;=:@-]{0,${BOUNDS.slug.max - 1}}$`, 'u');

/** Whether a text can be a slug; anybody can write an address. */
export const isSlug = (text: unknown): text is string => typeof text === 'string' && SLUG.test(text);

/** The query that names works by their slugs; its commas stay readable. */
export const slugListQuery = (slugs: readonly string[]): string =>
  `?${PARAMETER}=${slugs.map(encodeURIComponent).join(',')}`;

/**
 * The works that a query names, each once, as many as a selection holds; what can be no slug is left out.
 * @param query with or without '?'
 * @returns undefined when it names none at all, an empty list when nothing of what it names can be a work
 */
export function slugList(query: string): string[] | undefined {
  const named = new URLSearchParams(query).get(PARAMETER);
  if (named === null) return undefined;
  const slugs = named.split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter(isSlug))].slice(0, BOUNDS.works.max);
}
