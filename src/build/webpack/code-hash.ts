import { createHash } from 'node:crypto';
import type { CreateWebpackConfigArgs } from 'gatsby';

interface Compilation {
  hash?: string;
  assets: Record<string, unknown>;
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, step: (compilation: Compilation) => void) => void } };
}

const LENGTH = 20;

/** webpack's hash differs after a first build, so that all pages would be written and open tabs reloaded. */
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
