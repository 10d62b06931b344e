import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from '../../release/inline-scripts';
import { ENCODING_SUFFIX, type DeployedFile } from '../../release/manifest';
import { compress } from './compress';
import { contentType, isText } from '../../release/content-type';
import type { PlannedFile } from './plan-release';

type PlannedContent = Omit<PlannedFile, 'source'>;

export interface Folders {
  /** The static folder of the release before, which need not exist. */
  from: string;
  /** The static folder to write. */
  to: string;
}

interface SiteFolders extends Folders {
  /** Folder of the site, which sources are relative to. */
  siteDir: string;
}

/** A file of a release, and whether its content is another than in the release before. */
export interface Deployed {
  file: DeployedFile;
  changed: boolean;
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
  { siteDir, ...folders }: SiteFolders,
): Promise<Deployed> {
  const source = path.join(siteDir, planned.source);
  const { mtimeMs: written, size } = statSync(source);
  const isUntouched = before?.written === written && before.bytes === size;
  const untouched = isUntouched && keepContent(planned, before, folders);
  const { file, changed } =
    untouched || (await deployContent(planned, readFileSync(source), before, folders));
  return { file: { ...file, written }, changed };
}

/** Puts a file into the new release whose content is at hand, as `deployFile` does. */
export async function deployContent(
  planned: PlannedContent,
  content: Buffer,
  before: DeployedFile | undefined,
  folders: Folders,
): Promise<Deployed> {
  const hash = hashOf(content);
  const same = before?.hash === hash && keepContent(planned, before, folders);
  if (same) return same;

  const type = contentType(planned.file);
  const forms = isText(type) ? await compress(content, isOftenAsked(planned)) : [];
  const target = path.join(folders.to, planned.file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  for (const [encoding, form] of forms) writeFileSync(target + ENCODING_SUFFIX[encoding], form);
  return {
    file: {
      file: planned.file,
      type,
      cache: planned.cache,
      hash,
      bytes: content.length,
      encodings: forms.map(([encoding]) => encoding),
      ...(type.startsWith('text/html') && { scripts: inlineScriptHashes(content.toString('utf8')) }),
    },
    changed: true,
  };
}

/** What keeps its address keeps its content, so it is compressed once; source maps are asked for by nobody but us. */
const isOftenAsked = ({ cache, file }: PlannedContent): boolean =>
  cache === 'immutable' && !file.endsWith('.map');

/** What the manifest calls a content by. */
export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

function keepContent(
  { file, cache }: PlannedContent,
  { retired: _, ...known }: DeployedFile,
  folders: Folders,
): Deployed | false {
  return keepFile(known, folders) && { file: { ...known, type: contentType(file), cache }, changed: false };
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
