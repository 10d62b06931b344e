import type { IAdapter, HeaderRoutes } from 'gatsby';
import { readReleasePlace } from './release-place';
import { writeRelease } from './write-release';

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

/** With RELEASE_DIR set, each build writes a release (src/release/manifest.ts). Caches stay on the disk. */
export const nodeHostAdapter = (): IAdapter => ({
  name: 'node-host',
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ['never'] } }),
  adapt: async ({ routesManifest, functionsManifest, headerRoutes, reporter }) => {
    const place = readReleasePlace(process.env);
    if (!place) {
      reporter.info(
        'The site is in public/. (RELEASE_DIR is not set, so no release is made: npm run build.)',
      );
      return;
    }
    checkHeaderRoutes(headerRoutes);
    const { files, changed } = await writeRelease(
      { routesManifest, functionsManifest },
      place,
      process.cwd(),
    );
    reporter.info(`release ${place.id}: ${files} files, ${changed} of them new or changed`);
  },
});
