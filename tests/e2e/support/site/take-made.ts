import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

const MADE = ['files/media/models'];

/**
 * Gives another API what one has made of the sample's models, which takes fifteen seconds of a
 * processor. What is not there yet, or is of another sample, the other API makes itself.
 * @param from @param to folders of data
 */
export async function takeMade(from: string, to: string): Promise<void> {
  for (const made of MADE.filter((name) => existsSync(path.join(from, name))))
    await cp(path.join(from, made), path.join(to, made), { recursive: true });
}

/** From the API of the site under test, where there is one: the manual's pictures are made without. */
export async function takeMadeOfSite(to: string): Promise<void> {
  if (!process.env.SITE_UNDER_TEST) return;
  const { SITE } = await import('./site');
  await takeMade(SITE.dataDir, to);
}
