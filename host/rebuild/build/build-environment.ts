import { availableParallelism } from 'node:os';
import { SETTING_NAMES } from '../../../src/contract/server/setting-names';

/** Room for what a build has just made, in each of its processes. */
const YOUNG_MEGABYTES = 24;

/** Of glibc's: with an arena for each thread, what compilers and compression give back stays with the process. */
const MALLOC_ARENAS = 2;

/** What a process needs of its system, and what Node and Gatsby themselves are set by. */
const SYSTEM =
  /^(PATH|HOME|USER|SHELL|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|TERM|LD_LIBRARY_PATH|XDG_\w+|FORCE_COLOR|NO_COLOR|CI|NETLIFY|(NO|HTTPS?|ALL)_PROXY|NODE_\w+|GATSBY_\w+|SystemRoot|windir|ComSpec|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE|HOMEDRIVE|HOMEPATH)$/i;

/** Settings by which nothing is built; a build need not know secrets either. */
const NOT_OF_BUILDS =
  /^(REBUILD|RELEASE|FOLLOWERS|TRUSTED|API|SMTP|MAIL|METRICS|CHROME|FIREFOX|HOST)_|^(PORT|HOST|FOLLOWERS)$/;

/**
 * What a build gets of an environment. Gatsby compiles all variables into its renderer: one that came or went would have
 * it compile that anew, and render every page.
 *
 * Gatsby leaves one core to its main process, which waits while pages are rendered: so one more than there are. And a
 * build makes so much that is soon forgotten that with Node's own 16 MB for it a fifth of its time goes into clearing up.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => SYSTEM.test(name) || isSetting(name));
  return {
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    GATSBY_TELEMETRY_DISABLED: '1',
    MALLOC_ARENA_MAX: String(MALLOC_ARENAS),
    ...Object.fromEntries(kept),
    NODE_OPTIONS: `--max-semi-space-size=${YOUNG_MEGABYTES} ${env['NODE_OPTIONS'] ?? ''}`.trim(),
  };
}

const isSetting = (name: string): boolean =>
  SETTING_NAMES.some((setting) => setting === name) && !NOT_OF_BUILDS.test(name);
