import { BOUNDS } from './bounds';

const PARAMETER = 'works';

/** What a path segment may hold, without the comma, which separates slugs. */
const SLUG = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._~!$'()*+;=:@-]{0,${BOUNDS.slug.max - 1}}$`, 'u');

export const isSlug = (text: unknown): text is string => typeof text === 'string' && SLUG.test(text);

/** Commas stay unescaped, so that people can read it. */
export const slugListQuery = (slugs: readonly string[]): string =>
  `?${PARAMETER}=${slugs.map(encodeURIComponent).join(',')}`;

/** Valid slugs, each once, at most as many as a selection holds; undefined when `query` names none. */
export function slugList(query: string): string[] | undefined {
  const named = new URLSearchParams(query).get(PARAMETER);
  if (named === null) return undefined;
  const slugs = named.split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter(isSlug))].slice(0, BOUNDS.works.max);
}
