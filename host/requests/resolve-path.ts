import type { DeployedFile, Manifest, Redirect } from '../../src/release/manifest';
import { matchesPattern } from '../../src/routes/match-pattern';
import { barePaths, cleaned, meantPaths } from '../../src/routes/meant-paths';
import { pageOf } from '../../src/release/page-data';
import { encodePath } from './request-path';

export type Resolution =
  | { kind: 'file'; file: DeployedFile }
  | { kind: 'function' }
  | { kind: 'pattern'; file: DeployedFile; pattern: string }
  | ({ kind: 'redirect' } & Redirect);

/** What an address has meant that names no page redirects there, so that every page has one address. */
export function resolvePath(manifest: Manifest, path: string): Resolution | undefined {
  const found = findBuilt(manifest, path);
  if (found) return found;
  const clean = cleaned(path);
  const built = meantPaths(path).find((it) => isPage(manifest, it));
  if (built) return findMoved(manifest, built) ?? movedTo(built, clean);
  const made = findMade(manifest, path);
  if (made) return made;
  const meant = barePaths(path).find((it) => findMade(manifest, it));
  return meant ? movedTo(meant, clean) : undefined;
}

/** Of an address that no item has: without what is behind it, which a slug could have been. */
export function resolveBare(manifest: Manifest, path: string): Redirect | undefined {
  const bare = barePaths(path).at(-1);
  return bare !== undefined && isRendered(manifest, bare) ? movedTo(bare, '') : undefined;
}

const movedTo = (to: string, clean: string): Resolution & Redirect => ({
  kind: 'redirect',
  to: encodePath(to),
  status: to === clean ? 308 : 301,
});

const isPage = ({ files, redirects }: Manifest, path: string): boolean =>
  (files[path]?.type.startsWith('text/html') ?? false) || redirects[path] !== undefined;

/** Whether the function can render the page, page data or file, built or not. */
export function isRendered({ functionPatterns, functionEntry, live }: Manifest, path: string): boolean {
  // Gatsby decodes the path again and fails at a bare percent sign, which no slug has.
  if (path.includes('%')) return false;
  const page = pageOf(path);
  const isOneOf = (patterns: readonly string[]) => patterns.some((pattern) => matchesPattern(pattern, page));
  if (functionEntry === undefined) return false;
  return live ? isOneOf(live.pages) || isOneOf(live.files) : isOneOf(functionPatterns);
}

function findBuilt(manifest: Manifest, path: string): Resolution | undefined {
  const file = manifest.files[path];
  return file ? { kind: 'file', file } : findMoved(manifest, path);
}

function findMoved({ redirects }: Manifest, path: string): Resolution | undefined {
  const redirect = redirects[path];
  return redirect && { kind: 'redirect', ...redirect };
}

function findMade(manifest: Manifest, path: string): Resolution | undefined {
  const match = manifest.patterns.find(({ pattern }) => matchesPattern(pattern, path));
  if (match) return { kind: 'pattern', ...match };
  return isRendered(manifest, path) ? { kind: 'function' } : undefined;
}
