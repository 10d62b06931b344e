import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../api/database/open-database';
import { addPerson, noteJoined } from '../../api/people/people-queries';
import { beginSession } from '../../api/people/session-queries';
import { readHostOptions } from '../../host/host-options';
import { startHost } from '../../host/start-host';
import { freePort } from '../../scripts/lib/ports';
import { makeCatalogue } from '../lib/make-catalogue';
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
  const rebuildSecret = randomBytes(32).toString('hex');
  const api = await startApiProcess({
    API_CATALOGUE_DIR: dir,
    API_DATA_DIR: dataDir,
    SITE_URL: url,
    REBUILD_HOOK_URL: `http://127.0.0.1:${port}/hooks/rebuild`,
    REBUILD_SECRET: rebuildSecret,
  });
  const host = await startHost({
    ...readHostOptions({ ...process.env, GALLERY_API_URL: api.url, HOST_LOG_LEVEL: 'error' }),
    port,
    metricsPort: 'off',
    rebuildSecret,
    rebuildQuietMs: NEVER_MS,
  });
  const database = await openDatabase({ dataDir });
  const secret = await database.write(async (to) => {
    const person = { email: 'bench@example.org', name: 'Bench', may: 'publish', language: 'en' } as const;
    const id = await addPerson(to, person, Date.now());
    await noteJoined(to, id, Date.now());
    return beginSession(to, id, 'Firefox, Linux', Date.now());
  });
  await database.close();
  return {
    url,
    slugs: added.map(({ slug }) => slug),
    secret,
    async close() {
      await host.close();
      await api.close();
      for (const folder of [dir, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
