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

/** A release, as the host holds it. */
export interface Deploy {
  manifest: Manifest;
  /** Absolute folder of the files. */
  root: string;
  /** Absolute folder of the function that renders pages; it may be empty or missing. */
  functionDir: string;
  /** Where logs of edits were when its build began; undefined where nobody has noted that. */
  edits?: ReleaseEdits;
  /** What its pages and files were made of; undefined of one that does not say. */
  tags?: PageTags;
}

/** Gives the release that is to be served now. */
export type CurrentDeploy = () => Promise<Deploy>;

/**
 * Opens the folder that builds put their releases in. When `current` is put on another release, that one is taken up on
 * the next request; while it cannot be read, the one known last stays.
 * @throws Error that names the remedy when there is no release of this format to begin with
 */
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
  // Requests that come while the disk is asked share its answer.
  let asking: Promise<Deploy> | undefined;
  return () => (asking ??= refresh().finally(() => (asking = undefined)));
}

/**
 * Reads the release that is served.
 * @throws Error that names the remedy when there is none, or one of another format
 */
export async function readCurrent(deployDir: string): Promise<Deploy> {
  const dir = await realpath(currentLink(deployDir)).catch(() => {
    throw new Error(`There is no built site in ${deployDir}. Build it first: npm run build`);
  });
  return readRelease(dir);
}

/**
 * Reads a release from its folder.
 * @param folder the folder itself or a link to it; files stay in reach when the link moves on
 * @throws Error that names the remedy for a manifest that is missing, damaged or of another format
 */
export async function readRelease(folder: string): Promise<Deploy> {
  // One release has one path, however it was reached: its function runs once. A missing folder is told of below.
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
    // The message below fits a damaged file as well.
  }
  throw new Error(`${file} is not of this version of the site. Build it again: npm run build`);
}

async function readStamp(deployDir: string): Promise<string | undefined> {
  const found = await stat(path.join(currentLink(deployDir), MANIFEST_NAME)).catch(() => undefined);
  return found && `${found.ino}-${found.mtimeMs}`;
}
