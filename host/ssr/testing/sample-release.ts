import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MANIFEST_VERSION } from '../../../src/release/manifest';
import type { Deploy } from '../../releases/current-release';
import { SAMPLE_ENTRY, writeFunction } from '../../testing/sample-function';

/**
 * A release with nothing but a function, in a folder of its own.
 * @param source of the function's module, in place of the one that does as the API tells it
 */
export async function makeSampleRelease(source?: string): Promise<Deploy> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'function-'));
  await writeFunction(dir, source);
  const manifest = {
    version: MANIFEST_VERSION,
    id: path.basename(dir),
    startedAt: '2026-01-02T03:04:05.006Z',
    files: {},
    patterns: [],
    functionPatterns: [],
    functionEntry: SAMPLE_ENTRY,
    errorPages: {},
    redirects: {},
  };
  return { manifest, root: dir, functionDir: dir };
}
