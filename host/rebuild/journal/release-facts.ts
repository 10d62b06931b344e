import type { BuildNote, ReleasesAnswer } from '../../../src/contract/hook/releases';
import type { Manifest } from '../../../src/release/manifest';
import { readRelease } from '../../releases/current-release';
import { listPublished } from '../../releases/published-releases';
import { listReleases, releaseFolder } from '../../releases/release-folders';

export async function factsOf(
  deployDir: string,
  id: string,
): Promise<Pick<BuildNote, 'pages' | 'bytes' | 'changedPages'>> {
  const { files } = await manifestOf(deployDir, id);
  const earlier = (await listReleases(deployDir)).filter((one) => one < id).at(-1);
  const before = earlier && (await manifestOf(deployDir, earlier).catch(() => undefined));
  return {
    pages: pagesOf(files).length,
    bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
    ...(before && { changedPages: otherPages(before.files, files) }),
  };
}

/** All that can be served again, those included that were left for an earlier one. */
export async function keptReleases(deployDir: string, current: string): Promise<ReleasesAnswer['kept']> {
  const now = await manifestOf(deployDir, current).catch(() => undefined);
  if (!now) return [];
  const kept: ReleasesAnswer['kept'] = [];
  for (const id of (await listPublished(deployDir)).reverse()) {
    if (id === current) continue;
    const found = await manifestOf(deployDir, id).catch(() => undefined);
    if (found) kept.push({ id, otherPages: otherPages(now.files, found.files) });
  }
  return kept;
}

const manifestOf = async (deployDir: string, id: string): Promise<Manifest> =>
  (await readRelease(releaseFolder(deployDir, id))).manifest;

const pagesOf = (files: Manifest['files']): string[] =>
  Object.keys(files).filter((address) => files[address]?.type.startsWith('text/html'));

function otherPages(before: Manifest['files'], after: Manifest['files']): number {
  const all = new Set([...pagesOf(before), ...pagesOf(after)]);
  return [...all].filter((address) => before[address]?.hash !== after[address]?.hash).length;
}
