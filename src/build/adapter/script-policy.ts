import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCRIPT_POLICY_NAME, type DeployedFile } from '../../release/manifest';

/** A map for nginx (docs/nginx), which serves these pages while the host is down. */
export async function writeScriptPolicy(dir: string, files: Iterable<DeployedFile>): Promise<void> {
  const hashes = new Set([...files].flatMap(({ scripts = [] }) => scripts));
  const sources = [...hashes].sort().map((hash) => `'${hash}'`);
  await writeFile(path.join(dir, SCRIPT_POLICY_NAME), `~^ "${sources.join(' ')}";\n`);
}
