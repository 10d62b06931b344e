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
 * webpack's own hash differs between a first build and the next one of the same code. Gatsby writes it into
 * every page: all would be compressed again, and open tabs reloaded.
 */
export function hashCode({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [plugin] });
}

const plugin = {
  apply({ hooks }: Compiler) {
    // The files' names contain the hashes of their contents.
    hooks.afterEmit.tap('code-hash', (compilation) => {
      const names = Object.keys(compilation.assets).sort().join('\n');
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, LENGTH);
    });
  },
};
