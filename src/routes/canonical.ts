/** Query parameters that name a page of their own, and what they may say; all others stay out of canonical addresses. */
const CANONICAL_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  availability: ['available', 'sold'],
};

interface CanonicalOptions {
  allowed?: Readonly<Record<string, readonly string[]>>;
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
    .map(([name, value]): [string, string] => [written(name), written(value)])
    .filter(
      ([name, value], at, all) =>
        allowed[name]?.includes(value) && all.findIndex(([one]) => one === name) === at,
    );
  const query = new URLSearchParams(kept);
  query.sort();
  return `${origin}${path}${kept.length > 0 ? `?${query}` : ''}`;
}
