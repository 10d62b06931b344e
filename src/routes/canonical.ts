/** Query parameters that name a page of their own; all others stay out of canonical addresses. */
const CANONICAL_PARAMETERS: readonly string[] = ['availability'];

interface CanonicalOptions {
  allowed?: readonly string[];
  /** Writes names and values in lower case, so that `?Availability=Sold` is no second page. */
  lowercase?: boolean;
}

/**
 * The canonical address of a page (product specification, section 9): whitelisted parameters only, sorted by name.
 * @param origin without trailing slash
 * @param search query string with or without '?'
 */
export function canonicalUrl(
  origin: string,
  path: string,
  search = '',
  { allowed = CANONICAL_PARAMETERS, lowercase = true }: CanonicalOptions = {},
): string {
  const written = (text: string) => (lowercase ? text.toLowerCase() : text);
  const kept = [...new URLSearchParams(search)]
    .map(([name, value]) => [written(name), written(value)] as const)
    .filter(([name]) => allowed.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value])).toString();
  return `${origin}${path}${query && `?${query}`}`;
}
