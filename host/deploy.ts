import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FUNCTION_FOLDER, MANIFEST_NAME, MANIFEST_VERSION, STATIC_FOLDER, type Manifest } from './manifest';

/** A build, as the host holds it. */
export interface Deploy {
  manifest: Manifest;
  /** Absolute folder of the files. */
  root: string;
  /** Absolute folder of the function that renders pages; it may be empty or missing. */
  functionDir: string;
}

/** Gives the build that is in the folder now. */
export type CurrentDeploy = () => Promise<Deploy>;

/**
 * Opens a folder written by the build. A new build that has taken the folder's place is picked up on the next request,
 * since files and manifest belong together; while the folder cannot be read, the build known last stays.
 * @throws Error that names the remedy when there is no build of this format to begin with
 */
export async function openDeploy(dir: string): Promise<CurrentDeploy> {
  let stamp = await readStamp(dir);
  let deploy = await readDeploy(dir);
  return async () => {
    const now = await readStamp(dir);
    if (now !== undefined && now !== stamp) {
      deploy = await readDeploy(dir).catch(() => deploy);
      stamp = now;
    }
    return deploy;
  };
}

async function readDeploy(dir: string): Promise<Deploy> {
  const file = path.join(dir, MANIFEST_NAME);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no built site in ${dir}. Build it first: npm run build`);
  });
  return {
    manifest: parseManifest(text, file),
    root: path.resolve(dir, STATIC_FOLDER),
    functionDir: path.resolve(dir, FUNCTION_FOLDER),
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

async function readStamp(dir: string): Promise<string | undefined> {
  const found = await stat(path.join(dir, MANIFEST_NAME)).catch(() => undefined);
  return found && `${found.ino}-${found.mtimeMs}`;
}
