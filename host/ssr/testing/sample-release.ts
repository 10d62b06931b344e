import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
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

/** Counts what it makes: `1 /works/x`, of the answer `en/works/x`. */
const COUNTING = `
  let count = 0;
  const getServerData = async ({ address }) => ({
    props: { kind: 'file', address, text: (count += 1) + ' ' + address, tags: ['en' + address] },
  });
  exports.getPageChunk = async () => ({ getServerData });
`;

/** A release that says how any of its pages is made, and what of. */
export async function makeLiveRelease(): Promise<Deploy> {
  const { manifest, root } = await makeSampleRelease();
  const functionDir = path.join(root, 'function');
  const routes = path.join(functionDir, path.dirname(SAMPLE_ENTRY), 'routes');
  await mkdir(routes, { recursive: true });
  await writeFile(path.join(routes, 'render-page.js'), COUNTING);
  await writeFile(path.join(root, 'recipe.json'), JSON.stringify({ templates: {}, pageEnd: '' }));
  return { manifest: { ...manifest, live: { pages: ['/works/:slug'], files: [] } }, root, functionDir };
}
