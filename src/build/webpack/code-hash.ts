import { createHash } from 'node:crypto';
import type { CreateWebpackConfigArgs } from 'gatsby';

interface Compilation {
  hash?: string;
  assets: Record<string, unknown>;
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, step: (compilation: Compilation) => void) => void } };
}

/** As long as webpack's own. */
const LENGTH = 20;

/**
 * Calls the browser's code by what it is. webpack's own hash differs between a build from nothing and the next one of the
 * same code: Gatsby writes it into every page, which would all be read, hashed and compressed anew after an edit, and an
 * open page whose hash is another one is loaded as a whole.
 */
export function hashCode({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [plugin] });
}

const plugin = {
  apply({ hooks }: Compiler) {
    // The names of the files have the hashes of their contents.
    hooks.afterEmit.tap('code-hash', (compilation) => {
      const names = Object.keys(compilation.assets).sort().join('\n');
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, LENGTH);
    });
  },
};
