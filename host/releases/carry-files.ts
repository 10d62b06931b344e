import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ENCODING_SUFFIX, MANIFEST_NAME, type DeployedFile } from '../../src/release/manifest';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { Deploy } from './current-release';

/** Copies hashed files between releases, so that tabs opened on the first still find their code after the switch. */
export async function carryHashedFiles(from: Deploy, to: Deploy): Promise<void> {
  const { files, generation = 0 } = to.manifest;
  const missing = Object.entries(from.manifest.files).filter(
    ([address, { cache }]) => cache === 'immutable' && !files[address],
  );
  for (const [address, file] of missing) {
    await carryFile(file, from.root, to.root);
    files[address] = { ...file, retired: generation };
  }
  if (missing.length === 0) return;
  await writeWhole(path.join(path.dirname(to.root), MANIFEST_NAME), JSON.stringify(to.manifest));
}

async function carryFile({ file, encodings }: DeployedFile, from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, file)), { recursive: true });
  for (const suffix of ['', ...encodings.map((encoding) => ENCODING_SUFFIX[encoding])]) {
    const [source, target] = [path.join(from, file + suffix), path.join(to, file + suffix)];
    // For file systems without hard links.
    await link(source, target).catch(() => copyFile(source, target));
  }
}
