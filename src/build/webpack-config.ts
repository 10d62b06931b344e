import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Packages that our modules import and the CommonJS plugins require; both are to get one copy. */
const SHARED_PACKAGES = {
  i18next: 'dist/esm/i18next.js',
  'react-i18next': 'dist/es/index.js',
};

/** Sends every import of a shared package to its one ES module: two copies would cost 14 kB and split its context. */
export function shareCopies({ actions }: CreateWebpackConfigArgs): void {
  const alias = Object.entries(SHARED_PACKAGES).map(([name, file]) => [
    `${name}$`,
    path.resolve('node_modules', name, file),
  ]);
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(alias) } });
}
