import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostOptions } from '../../host/host-options';
import { startHost } from '../../host/start-host';
import { freePort } from '../../scripts/lib/ports';
import { makeCatalogue } from '../lib/make-catalogue';
import { signInAt } from '../lib/sign-in';
import { startApiProcess } from '../lib/start-api-process';

/** No release is made while it is measured. */
const NEVER_MS = 3_600_000;

/** A desk with so many works, a host before it, and somebody who has signed in. */
export interface BenchDesk {
  /** Of the site. */
  url: string;
  /** Of the works that were added; they are ids of their files as well. */
  slugs: string[];
  /** Of the session. */
  secret: string;
  close: () => Promise<void>;
}

/**
 * Starts one on the release in `deploy/`, which does not know the works that are added: the host renders their pages from the live API.
 * @param works how many there are in all
 */
export async function startBenchDesk(works: number): Promise<BenchDesk> {
  const { dir, added } = await makeCatalogue(works);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-desk-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const api = await startApiProcess({ API_CATALOGUE_DIR: dir, API_DATA_DIR: dataDir, SITE_URL: url });
  const host = await startHost({
    ...readHostOptions({ ...process.env, GALLERY_API_URL: api.url, HOST_LOG_LEVEL: 'error' }),
    port,
    metricsPort: 'off',
    rebuildQuietMs: NEVER_MS,
  });
  return {
    url,
    slugs: added.map(({ slug }) => slug),
    secret: await signInAt({ dataDir }),
    async close() {
      await host.close();
      await api.close();
      for (const folder of [dir, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
