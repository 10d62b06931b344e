import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { madeLate, makeLate } from './late-scripts';

const SLICE = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');

interface Compiler {
  hooks: Record<'beforeRun' | 'done', { tapPromise: (name: string, step: () => Promise<void>) => void }>;
}

export function fetchScriptsLate({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [plugin(path.resolve(SLICE))] });
}

const plugin = (slice: string) => ({
  apply({ hooks }: Compiler) {
    const name = 'late-scripts';
    // Gatsby compares this file's text with the last build's, and renders all pages again when it differs.
    hooks.beforeRun.tapPromise(name, async () => {
      const before = await readFile(slice, 'utf8').catch(() => '');
      const plain = madeLate(before);
      if (plain !== undefined) await writeFile(slice, plain);
    });
    hooks.done.tapPromise(name, async () => writeFile(slice, makeLate(await readFile(slice, 'utf8'))));
  },
});
