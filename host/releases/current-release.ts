import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseEdits } from '../live/edit-mark';
import {
  FUNCTION_FOLDER,
  MANIFEST_NAME,
  MANIFEST_VERSION,
  STATIC_FOLDER,
  type Manifest,
} from '../../src/release/manifest';
import { readTags, type PageTags } from '../../src/release/page-tags';
import { readReleaseEdits } from './release-edits';
import { currentLink } from './release-folders';

export interface Deploy {
  manifest: Manifest;
  root: string;
  functionDir: string;
  /** Where the edit logs were when the build began; undefined when unknown. */
  edits?: ReleaseEdits;
  tags?: PageTags;
}

export type CurrentDeploy = () => Promise<Deploy>;

/** While `current` cannot be read, the last known release stays. @throws Error with the remedy */
export async function openReleases(deployDir: string): Promise<CurrentDeploy> {
  let stamp = await readStamp(deployDir);
  let deploy = await readCurrent(deployDir);
  const refresh = async (): Promise<Deploy> => {
    const now = await readStamp(deployDir);
    if (now !== undefined && now !== stamp) {
      deploy = await readCurrent(deployDir).catch(() => deploy);
      stamp = now;
    }
    return deploy;
  };
  let asking: Promise<Deploy> | undefined;
  return () => (asking ??= refresh().finally(() => (asking = undefined)));
}

export async function readCurrent(deployDir: string): Promise<Deploy> {
  const dir = await realpath(currentLink(deployDir)).catch(() => {
    throw new Error(`There is no built site in ${deployDir}. Build it first: npm run build`);
  });
  return readRelease(dir);
}

/**
 * @param folder may be a link; it is resolved, so files stay in reach when it moves on. @throws Error with the
 * remedy
 */
export async function readRelease(folder: string): Promise<Deploy> {
  // The real path identifies a release, so that its function runs once.
  const dir = await realpath(folder).catch(() => folder);
  const file = path.join(dir, MANIFEST_NAME);
  const [edits, tags] = await Promise.all([readReleaseEdits(dir), readTags(dir)]);
  return {
    manifest: parseManifest(await readFile(file, 'utf8').catch(() => ''), file),
    root: path.resolve(dir, STATIC_FOLDER),
    functionDir: path.resolve(dir, FUNCTION_FOLDER),
    ...(edits && { edits }),
    ...(tags && { tags }),
  };
}

function parseManifest(text: string, file: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.version === MANIFEST_VERSION) return manifest;
  } catch {
    // A damaged file gets the same message as one of another format.
  }
  throw new Error(`${file} is not of this version of the site. Build it again: npm run build`);
}

async function readStamp(deployDir: string): Promise<string | undefined> {
  const found = await stat(path.join(currentLink(deployDir), MANIFEST_NAME)).catch(() => undefined);
  return found && `${found.ino}-${found.mtimeMs}`;
}
