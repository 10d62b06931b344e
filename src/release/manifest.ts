import type { ShownModels } from './models-mark';

/** `<release>/manifest.json`, written by the build and read by the host. */
export interface Manifest {
  version: number;
  id: string;
  /** ISO, UTC, by a clock that may be wrong: `edits.json` says which edits are in it. */
  startedAt: string;
  /** Digest of code and settings: a release with the same one can reuse this. Undefined without a recipe. */
  builtFrom?: string;
  /** Start of the last whole build (ISO, UTC). */
  wholeAt?: string;
  /** Counts builds with changed hashed files; 0 where unknown. */
  generation?: number;
  /** By decoded URL path. */
  files: Record<string, DeployedFile>;
  /** Pages for many paths (`/preview/:id`), most specific first; rendered in the browser only. */
  patterns: { pattern: string; file: DeployedFile }[];
  /** Pages rendered by the server when no file is there (`/works/:slug`), most specific first. */
  functionPatterns: string[];
  /** The module that renders them: path below `<release>/function`. */
  functionEntry?: string;
  /** Patterns of what it can also make live; undefined where the function makes its own pages only. */
  live?: { pages: readonly string[]; files: readonly string[] };
  /** `/404.html`, `/fr/404.html`, `/500.html`: never answered with status 200. */
  errorPages: Record<string, DeployedFile>;
  /** By decoded URL path. */
  redirects: Record<string, Redirect>;
}

/** Of pages: what they show of models, which needs another policy. */
export interface DeployedFile extends ShownModels {
  /** Path below `<release>/static`, with forward slashes. */
  file: string;
  type: string;
  /** Of the content alone, the same in every build. */
  hash: string;
  /** Uncompressed. */
  bytes: number;
  /** ms since 1970: a build's file with the same time need not be read again. */
  written?: number;
  cache: CacheClass;
  /** Compressed copies beside the file, named by `ENCODING_SUFFIX`. */
  encodings: Encoding[];
  /** Of a page: hashes of inline scripts for the Content-Security-Policy. */
  scripts?: string[];
  /** The last generation with this file; current pages do not use it. */
  retired?: number;
}

/** `immutable`: the address changes with the content. */
export type CacheClass = 'immutable' | 'revalidate';

export type Encoding = 'br' | 'gzip';

export interface Redirect {
  to: string;
  status: number;
}

/** Raise it with the format, so that a host never misreads another one. */
export const MANIFEST_VERSION = 2;
/** `<deploy>/releases/<id>`, with a suffix while it is written; the link `<deploy>/current` points to one. */
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
