import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCRIPT_POLICY_NAME, type DeployedFile } from '../../release/manifest';

/**
 * Writes down which inline scripts the pages of a release have, as an entry of a map of nginx (docs/nginx), which shows
 * these pages while the host is down. All pages have the same few, and a release after an edit those of the one before: nginx
 * has to read them again after a change of the code alone.
 * @param dir folder of the release
 */
export async function writeScriptPolicy(dir: string, files: Iterable<DeployedFile>): Promise<void> {
  const hashes = new Set([...files].flatMap(({ scripts = [] }) => scripts));
  const sources = [...hashes].sort().map((hash) => `'${hash}'`);
  await writeFile(path.join(dir, SCRIPT_POLICY_NAME), `~^ "${sources.join(' ')}";\n`);
}
