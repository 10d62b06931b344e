import { existsSync } from 'node:fs';
import { buildRelease } from '../../host/rebuild/build/build-release';
import { currentLink } from '../../host/releases/release-folders';

interface BuildSiteOptions {
  apiUrl: string;
  /** Folder the release is put in. */
  deployDir: string;
  signal: AbortSignal;
  /** Releases it also when it has far fewer pages than the release before. */
  force?: boolean;
  /** Makes the release of the one that is served where only the catalogue has changed since. */
  reuse?: boolean;
}

/**
 * Builds the site in this terminal, into a new release of its deploy folder.
 * @throws Error that says whether an earlier release is still there
 */
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

/** Whether a script was started with `-- --force`. */
export const isForced = (args: string[]): boolean => args.includes('--force');
