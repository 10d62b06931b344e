import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { matches } from '../../src/contract/check';
import { ReleaseEdits } from '../live/edit-mark';
import { EDITS_NAME } from '../../src/release/manifest';

export const writeReleaseEdits = (dir: string, edits: ReleaseEdits): Promise<void> =>
  writeFile(path.join(dir, EDITS_NAME), JSON.stringify(edits));

/** Undefined when missing or unreadable; the release then counts as having no edits. */
export async function readReleaseEdits(dir: string): Promise<ReleaseEdits | undefined> {
  try {
    const edits: unknown = JSON.parse(await readFile(path.join(dir, EDITS_NAME), 'utf8'));
    return matches(ReleaseEdits, edits) ? edits : undefined;
  } catch {
    return undefined;
  }
}
