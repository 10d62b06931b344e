/**
 * What the build writes and the host serves: `<release>/manifest.json` beside `static/**`, `function/**`, `recipe.json` and
 * `tags.json`.
 * Beside them are `edits.json`, where the host has noted which edits are in it, and, where other hosts follow,
 * `contents.json`, by which they know that they have all of it. `script-policy.map` is for nginx before the host.
 */
export interface Manifest {
  version: number;
  /** The release's own name; later ones sort after it. */
  id: string;
  /** When the build began (ISO, UTC), by a clock that may have been wrong: `edits.json` says what is in the release. */
  startedAt: string;
  /** Of the code and the settings: a release of the same can be made of this one. Undefined where it holds no recipe. */
  builtFrom?: string;
  /** When the last build began that made everything anew (ISO, UTC). */
  wholeAt?: string;
  /** Counts the builds whose hashed files differ from those of the build before; 0 where it is not told. */
  generation?: number;
  /** Decoded URL path -> its file. */
  files: Record<string, DeployedFile>;
  /** Pages that cover many paths (`/preview/:id`), most specific first; they run in the browser alone. */
  patterns: { pattern: string; file: DeployedFile }[];
  /** Pages that the server renders when no file is there for them (`/works/:slug`), most specific first. */
  functionPatterns: string[];
  /** The module that renders them: path below `<release>/function`. */
  functionEntry?: string;
  /** What else of it the release can make live, as patterns; undefined where its function makes those pages alone. */
  live?: { pages: readonly string[]; files: readonly string[] };
  /** `/404.html`, `/fr/404.html`, `/500.html` ... -> its file; never answered with status 200. */
  errorPages: Record<string, DeployedFile>;
  /** Decoded URL path -> where it has moved to. */
  redirects: Record<string, Redirect>;
}

export interface DeployedFile {
  /** Path below `<release>/static`, with forward slashes. */
  file: string;
  /** Content-Type, with its charset. */
  type: string;
  /** Of the content: the same content has the same hash in every build. */
  hash: string;
  /** Size, not compressed. */
  bytes: number;
  /** When the build wrote it (ms since 1970): what it has not written again since need not be read again. */
  written?: number;
  cache: CacheClass;
  /** Compressed copies that lie beside the file, under the names of `ENCODING_SUFFIX`. */
  encodings: Encoding[];
  /** Of a page: the hashes of its inline scripts, as a Content-Security-Policy names them. */
  scripts?: string[];
  /** The last generation that had the file; no page of the newest one asks for it. */
  retired?: number;
}

/** `immutable`: the address changes with the content. `revalidate`: ask each time. */
export type CacheClass = 'immutable' | 'revalidate';

export type Encoding = 'br' | 'gzip';

export interface Redirect {
  to: string;
  status: number;
}

/** Raised whenever the format changes, so that a host never misreads an older build. */
export const MANIFEST_VERSION = 2;
/** `<deploy>/releases/<id>` is a release; one that is being written has the suffix. `<deploy>/current` is a link to one. */
export const RELEASES_FOLDER = 'releases';
export const UNFINISHED_SUFFIX = '.next';
export const CURRENT_LINK = 'current';
export const MANIFEST_NAME = 'manifest.json';
export const RECIPE_NAME = 'recipe.json';
export const EDITS_NAME = 'edits.json';
export const CONTENTS_NAME = 'contents.json';
export const SCRIPT_POLICY_NAME = 'script-policy.map';
export const STATIC_FOLDER = 'static';
export const FUNCTION_FOLDER = 'function';
export const ENCODING_SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
