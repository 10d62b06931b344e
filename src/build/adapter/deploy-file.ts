import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from '../../../host/headers/inline-scripts';
import { ENCODING_SUFFIX, type DeployedFile } from '../../../host/manifest';
import { compress } from './compress';
import { contentType, isText } from './content-type';
import type { PlannedFile } from './plan-release';

interface Folders {
  /** The static folder of the release before, which need not exist. */
  from: string;
  /** The static folder to write. */
  to: string;
}

interface SiteFolders extends Folders {
  /** Folder of the site, which sources are relative to. */
  siteDir: string;
}

/**
 * Puts one file into the new release: from the release before where the content is the same, else copied and compressed.
 * Files are small and many, and nobody is served by this process: waiting for each would take several times as long as
 * reading and writing it. Compression alone is done elsewhere.
 * @param before what the manifest of the release before says of the file
 * @throws Error when the build has no such file
 */
export async function deployFile(
  planned: PlannedFile,
  before: DeployedFile | undefined,
  { siteDir, from, to }: SiteFolders,
): Promise<{ file: DeployedFile; changed: boolean }> {
  const source = path.join(siteDir, planned.source);
  const { mtimeMs: written, size } = statSync(source);
  const file = { file: planned.file, type: contentType(planned.file), cache: planned.cache, written };
  const keep = ({ retired: _, ...known }: DeployedFile) =>
    keepFile(known, { from, to }) && { file: { ...known, ...file }, changed: false };

  const isUntouched = before?.written === written && before.bytes === size;
  const untouched = isUntouched && keep(before);
  if (untouched) return untouched;
  const content = readFileSync(source);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const same = before?.hash === hash && keep(before);
  if (same) return same;

  const forms = isText(file.type) ? await compress(content, planned.cache) : [];
  const target = path.join(to, planned.file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  for (const [encoding, form] of forms) writeFileSync(target + ENCODING_SUFFIX[encoding], form);
  const isPage = file.type.startsWith('text/html');
  return {
    file: {
      ...file,
      hash,
      bytes: content.length,
      encodings: forms.map(([encoding]) => encoding),
      ...(isPage && { scripts: inlineScriptHashes(content.toString('utf8')) }),
    },
    changed: true,
  };
}

/** Takes a file and its compressed forms over from the release before; false when one of them is not there. */
export function keepFile({ file, encodings }: DeployedFile, { from, to }: Folders): boolean {
  const names = [file, ...encodings.map((encoding) => file + ENCODING_SUFFIX[encoding])];
  try {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    for (const name of names) linkOrCopy(path.join(from, name), path.join(to, name));
    return true;
  } catch {
    return false;
  }
}

/** Some file systems know no hard links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
