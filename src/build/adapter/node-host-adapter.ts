import type { IAdapter } from 'gatsby';
import { checkHeaderRoutes } from './check-header-routes';
import { readReleasePlace } from './release-place';
import { writeRelease } from './write-release';

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
