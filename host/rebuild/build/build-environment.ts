import { availableParallelism } from 'node:os';
import { SETTING_NAMES } from '../../../src/contract/server/setting-names';

/** Node's default of 16 MB for young objects costs a fifth of a build's time in garbage collection. */
const YOUNG_MEGABYTES = 24;

/** With more glibc arenas, one for each thread, freed memory stays with the process. */
const MALLOC_ARENAS = 2;

const SYSTEM =
  /^(PATH|HOME|USER|SHELL|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|TERM|LD_LIBRARY_PATH|XDG_\w+|FORCE_COLOR|NO_COLOR|CI|NETLIFY|(NO|HTTPS?|ALL)_PROXY|NODE_\w+|GATSBY_\w+|SystemRoot|windir|ComSpec|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE|HOMEDRIVE|HOMEPATH)$/i;

const NOT_OF_BUILDS =
  /^(REBUILD|RELEASES|TRUSTED|API|SMTP|MAIL|METRICS|CHROME|FIREFOX|HOST)_|^(PORT|HOST|BUILD|DATABASE_URL)$/;

/** Gatsby compiles every variable into its renderer: if one changed, all pages would be rendered again. */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => SYSTEM.test(name) || isSetting(name));
  return {
    // Gatsby leaves one core to its main process, which idles while pages are rendered.
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    GATSBY_TELEMETRY_DISABLED: '1',
    MALLOC_ARENA_MAX: String(MALLOC_ARENAS),
    ...Object.fromEntries(kept),
    NODE_OPTIONS: `--max-semi-space-size=${YOUNG_MEGABYTES} ${env['NODE_OPTIONS'] ?? ''}`.trim(),
  };
}

const isSetting = (name: string): boolean =>
  SETTING_NAMES.some((setting) => setting === name) && !NOT_OF_BUILDS.test(name);
