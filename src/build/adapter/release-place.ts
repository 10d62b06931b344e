import path from 'node:path';
import { CURRENT_LINK, UNFINISHED_SUFFIX } from '../../release/manifest';

export interface ReleasePlace {
  /** Absolute folder to write: `<deploy>/releases/<id>.next`. */
  dir: string;
  id: string;
  /** When the build began (ISO, UTC). */
  startedAt: string;
  before: string;
  /** Digest of the code and the settings; undefined where nobody passes it. */
  builtFrom?: string;
}

/** Undefined without RELEASE_DIR: the build is for another host. */
export function readReleasePlace({
  RELEASE_DIR,
  RELEASE_STARTED_AT,
  RELEASE_BUILT_FROM,
}: NodeJS.ProcessEnv): ReleasePlace | undefined {
  if (!RELEASE_DIR) return undefined;
  if (!RELEASE_STARTED_AT || Number.isNaN(Date.parse(RELEASE_STARTED_AT))) {
    throw new Error(
      'RELEASE_DIR is set without RELEASE_STARTED_AT. `npm run build` sets both; for a build without a release unset RELEASE_DIR.',
    );
  }
  const dir = path.resolve(RELEASE_DIR);
  return {
    dir,
    id: path.basename(dir, UNFINISHED_SUFFIX),
    startedAt: RELEASE_STARTED_AT,
    before: path.resolve(dir, '..', '..', CURRENT_LINK),
    ...(RELEASE_BUILT_FROM && { builtFrom: RELEASE_BUILT_FROM }),
  };
}
