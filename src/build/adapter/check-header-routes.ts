import type { HeaderRoutes } from 'gatsby';

const GATSBYS_OWN = ['/*', '/static/*'];

/** The host sends headers of its own in place of Gatsby's. Throws Error naming any others. */
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
