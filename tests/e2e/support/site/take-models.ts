import { cp } from 'node:fs/promises';
import path from 'node:path';

const MADE = 'media/models';

/**
 * Gives another API what that of the site has made of the sample's models, which takes ten seconds of a processor. Where no
 * site is under test, as for the manual's pictures, it makes them itself.
 */
export async function takeModels(dataDir: string): Promise<void> {
  if (!process.env.SITE_UNDER_TEST) return;
  const { SITE } = await import('./site');
  await cp(path.join(SITE.dataDir, MADE), path.join(dataDir, MADE), { recursive: true });
}
