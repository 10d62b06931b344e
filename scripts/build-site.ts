import { existsSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_NAME } from '../host/manifest';
import { runGatsby } from './run-gatsby';

interface BuildSiteOptions {
  apiUrl: string;
  /** Folder the build is written to. */
  deployDir: string;
  signal: AbortSignal;
}

/**
 * Builds the site into its deploy folder.
 * @throws Error that says whether an earlier build is still there
 */
export async function buildSite({ apiUrl, deployDir, signal }: BuildSiteOptions): Promise<void> {
  try {
    await runGatsby(['build'], { apiUrl, signal });
  } catch (error) {
    const { message } = error as Error;
    if (!existsSync(path.join(deployDir, MANIFEST_NAME))) throw new Error(`${message} Nothing was built.`);
    throw new Error(`${message} The last good build is still in ${deployDir}/: npm run host serves it.`);
  }
}
