import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../../src/release/manifest';

/** Digests may miss something, so the whole site is built daily. Below 24 h, so that a nightly build is whole. */
const WHOLE_EVERY_MS = 23 * 3_600_000;

/** Runs in the folder of the sources that made the current release. */
export const CONTENT_SCRIPT: readonly string[] = [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  'src/build/content-release/main.ts',
];

export const contentEnvironment = (): Record<string, string> => ({
  NODE_ENV: 'production',
  NODE_PATH: path.resolve(path.dirname(require.resolve('gatsby/package.json')), '../..'),
});

interface NextRelease {
  builtFrom: string;
  startedAt: string;
  env: NodeJS.ProcessEnv;
}

export function whyWhole(
  { builtFrom, wholeAt }: Pick<Manifest, 'builtFrom' | 'wholeAt'>,
  next: NextRelease,
): string | undefined {
  if (!wholeAt) return 'the release before holds no recipe';
  if (builtFrom !== next.builtFrom) return 'code, packages, settings or Node are others';
  // Only Gatsby copies pictures.
  if (next.env['GALLERY_MEDIA'] === 'mirror') return 'pictures are copied into the site';
  // Absolute, since with a clock that was set back the last build may lie in the future.
  const apart = Math.abs(Date.parse(next.startedAt) - Date.parse(wholeAt));
  return apart < WHOLE_EVERY_MS ? undefined : 'the last whole build is a day old';
}
