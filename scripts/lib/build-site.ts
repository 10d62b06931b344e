import { existsSync } from 'node:fs';
import { buildRelease } from '../../host/rebuild/build/build-release';
import { currentLink } from '../../host/releases/release-folders';

interface BuildSiteOptions {
  apiUrl: string;
  deployDir: string;
  signal: AbortSignal;
  force?: boolean;
  /** Reuses the current release if only the catalogue has changed. */
  reuse?: boolean;
}

export async function buildSite({
  apiUrl,
  deployDir,
  signal,
  force,
  reuse,
}: BuildSiteOptions): Promise<void> {
  try {
    const { id } = await buildRelease({
      siteDir: process.cwd(),
      deployDir,
      env: { ...process.env, GALLERY_API_URL: apiUrl },
      signal,
      output: 'inherit',
      force,
      reuse,
    });
    console.log(`\nRelease ${id} is in ${deployDir}/.`);
  } catch (error) {
    const message = signal.aborted ? 'The build was stopped.' : (error as Error).message;
    if (!existsSync(currentLink(deployDir))) throw new Error(`${message} Nothing was built.`);
    throw new Error(`${message} The last good release is still in ${deployDir}/: npm run host serves it.`);
  }
}

export const isForced = (args: string[]): boolean => args.includes('--force');
