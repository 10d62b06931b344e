import type { Manifest } from '../../src/release/manifest';
import { readRelease } from '../releases/current-release';
import { releaseFolder } from '../releases/release-folders';

/** Remembers the last answer, since an unreachable cache asks for it at every try. */
export function openDifferences(deployDir: string) {
  let last: { pair: string; addresses: readonly string[] } | undefined;
  return async (before: string, now: Manifest): Promise<readonly string[] | undefined> => {
    const pair = `${before} ${now.id}`;
    if (last?.pair === pair) return last.addresses;
    const read = await readRelease(releaseFolder(deployDir, before)).catch(() => undefined);
    if (!read) return undefined;
    last = { pair, addresses: differences(read.manifest.files, now.files) };
    return last.addresses;
  };
}

function differences(before: Manifest['files'], after: Manifest['files']): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((address) => before[address]?.hash !== after[address]?.hash);
}
