/** Query parameters, with their values, that make a page of its own. */
const CANONICAL_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  availability: ['available', 'sold'],
};

interface CanonicalOptions {
  allowed?: Readonly<Record<string, readonly string[]>>;
  /** So that `?Availability=Sold` is no second page. */
  lowercase?: boolean;
}

/** Product specification, section 9. `origin` has no trailing slash. */
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
