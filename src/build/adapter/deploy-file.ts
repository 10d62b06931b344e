import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises';
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
 * @param before what the manifest of the release before says of the file
 */
export async function deployFile(
  planned: PlannedFile,
  before: DeployedFile | undefined,
  { siteDir, from, to }: SiteFolders,
): Promise<{ file: DeployedFile; changed: boolean }> {
  const content = await readFile(path.join(siteDir, planned.source));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const target = path.join(to, planned.file);
  const type = contentType(planned.file);

  if (before?.hash === hash && (await keepFile(before, { from, to }))) {
    const { retired: _, ...kept } = before;
    return { file: { ...kept, type, cache: planned.cache }, changed: false };
  }
  const forms = isText(type) ? await compress(content, planned.cache) : [];
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  for (const [encoding, form] of forms) await writeFile(target + ENCODING_SUFFIX[encoding], form);
  const encodings = forms.map(([encoding]) => encoding);
  const isPage = type.startsWith('text/html');
  return {
    file: {
      file: planned.file,
      type,
      hash,
      bytes: content.length,
      cache: planned.cache,
      encodings,
      ...(isPage && { scripts: inlineScriptHashes(content.toString('utf8')) }),
    },
    changed: true,
  };
}

/** Takes a file and its compressed forms over from the release before; false when one of them is not there. */
export async function keepFile({ file, encodings }: DeployedFile, { from, to }: Folders): Promise<boolean> {
  const names = [file, ...encodings.map((encoding) => file + ENCODING_SUFFIX[encoding])];
  try {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    for (const name of names) await linkOrCopy(path.join(from, name), path.join(to, name));
    return true;
  } catch {
    return false;
  }
}

/** Some file systems know no hard links. */
const linkOrCopy = (source: string, target: string): Promise<void> =>
  link(source, target).catch(() => copyFile(source, target));
