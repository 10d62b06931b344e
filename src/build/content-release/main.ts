import { createGallery } from '../../gallery/gallery';
import { readSiteEnvironment } from '../../page-makers/site-environment';
import { readReleasePlace } from '../adapter/release-place';
import { pullCatalogue } from '../pull/pull-catalogue';
import { siteOf } from '../site';
import { makeContentRelease } from './make-content-release';

/** Started by the host as a process of its own, in the site's folder. */
async function main(): Promise<void> {
  const place = readReleasePlace(process.env);
  if (!place) throw new Error('RELEASE_DIR is not set.');
  const environment = readSiteEnvironment(process.env);
  const catalogue = await pullCatalogue(createGallery({ baseUrl: environment.apiUrl }));
  // The host reads these lines (host/rebuild/build/build-steps.ts).
  process.stdout.write('step pages\n');
  const { pages, rendered } = await makeContentRelease(siteOf(catalogue, environment), place);
  process.stdout.write(`release ${place.id}: ${pages} pages, ${rendered} of them new or changed\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`error ${(error as Error).message}\n`);
  process.exitCode = 1;
});
