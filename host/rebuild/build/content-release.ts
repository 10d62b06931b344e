import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../../src/release/manifest';

/**
 * ms after which a release is built as a whole even so: what no digest tells of is mended within a day. An hour less than
 * that, so that one asked for at the same time each night is whole.
 */
const WHOLE_EVERY_MS = 23 * 3_600_000;

/** Makes a release of the one that is served; runs in the folder of the sources, whose code made that one. */
export const CONTENT_SCRIPT: readonly string[] = [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  'src/build/content-release/main.ts',
];

/** What the renderer of a release needs of its environment: some packages lie outside of it. */
export const contentEnvironment = (): Record<string, string> => ({
  NODE_ENV: 'production',
  NODE_PATH: path.resolve(path.dirname(require.resolve('gatsby/package.json')), '../..'),
});

interface NextRelease {
  builtFrom: string;
  startedAt: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Why the whole site has to be built; undefined where the next release can be made of the one before and the catalogue.
 */
export function whyWhole(
  { builtFrom, wholeAt }: Pick<Manifest, 'builtFrom' | 'wholeAt'>,
  next: NextRelease,
): string | undefined {
  if (!wholeAt) return 'the release before holds no recipe';
  if (builtFrom !== next.builtFrom) return 'code, packages, settings or Node are others';
  // Copies of pictures are Gatsby's to keep.
  if (next.env['GALLERY_MEDIA'] === 'mirror') return 'pictures are copied into the site';
  // Either way: by a clock that was set back, the last whole build may have been tomorrow.
  const apart = Math.abs(Date.parse(next.startedAt) - Date.parse(wholeAt));
  return apart < WHOLE_EVERY_MS ? undefined : 'the last whole build is a day old';
}
