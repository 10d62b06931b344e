import type { HeaderRoutes } from 'gatsby';

/** The first routes that Gatsby lists; their headers are its own for pages and for files with a hash. */
const GATSBYS_OWN = ['/*', '/static/*'];

/**
 * Checks that a build asks for no headers but Gatsby's own, which the host has its own in place of: others would be left
 * unsent without a word.
 * @throws Error that names the headers and where they belong
 */
export function checkHeaderRoutes(routes: HeaderRoutes): void {
  const own = GATSBYS_OWN.flatMap((path) => routes.find((route) => route.path === path)?.headers ?? []);
  const others = routes.flatMap(({ path, headers }) =>
    headers
      .filter(({ key, value }) => !own.some((known) => known.key === key && known.value === value))
      .map(({ key }) => `${key} of ${path}`),
  );
  if (others.length === 0) return;
  throw new Error(
    `The host does not send the headers that Gatsby's configuration sets: ${others.join(', ')}. ` +
      'Take them out of "headers" in gatsby-config.ts and set them in host/headers.',
  );
}
