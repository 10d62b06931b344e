import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** ms: a build writes its files one after the other. */
const OF_ONE_BUILD = 10 * 60_000;

/**
 * The desk is built where the API serves it from. Whoever has it open goes on finding the code of the build before; what is
 * older goes.
 */
export function twoBuilds(outDir: string): Plugin {
  let before = 0;
  return {
    name: 'two-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    buildStart() {
      before = statSync(path.join(outDir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    },
    writeBundle({ dir = outDir }, bundle) {
      removeOlder(path.join(dir, 'assets'), { but: Object.keys(bundle), than: before - OF_ONE_BUILD });
    },
  };
}

/** @param but names from the folder above, whose compressed copies stay as well */
export function removeOlder(folder: string, { but, than }: { but: readonly string[]; than: number }): void {
  const kept = new Set(but.map((name) => path.basename(name)));
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!kept.has(name.replace(/\.(br|gz)$/, '')) && statSync(file).mtimeMs < than) rmSync(file);
  }
}
