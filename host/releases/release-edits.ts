import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { matches } from '../../src/contract/check';
import { ReleaseEdits } from '../live/edit-mark';
import { EDITS_NAME } from '../../src/release/manifest';

/** Notes which edits a release has. @param dir folder of the release */
export const writeReleaseEdits = (dir: string, edits: ReleaseEdits): Promise<void> =>
  writeFile(path.join(dir, EDITS_NAME), JSON.stringify(edits));

/** Which edits a release has; undefined where that was not noted, or cannot be read: it counts as having none then. */
export async function readReleaseEdits(dir: string): Promise<ReleaseEdits | undefined> {
  try {
    const edits: unknown = JSON.parse(await readFile(path.join(dir, EDITS_NAME), 'utf8'));
    return matches(ReleaseEdits, edits) ? edits : undefined;
  } catch {
    return undefined;
  }
}
