import type { DeployedFile, Manifest, Redirect } from '../../src/release/manifest';
import { matchesPattern } from '../../src/routes/match-pattern';
import { pageOf } from '../../src/release/page-data';
import { encodePath } from './request-path';

export type Resolution =
  | { kind: 'file'; file: DeployedFile }
  | { kind: 'function' }
  | { kind: 'pattern'; file: DeployedFile; pattern: string }
  | ({ kind: 'redirect' } & Redirect);

/** `/about/`, `/about/index.html`, `//about` and `/About` redirect to `/about`, so that every page has one address. */
export function resolvePath(manifest: Manifest, path: string): Resolution | undefined {
  const found = findBuilt(manifest, path);
  if (found) return found;
  const clean = cleaned(path);
  const single = cleaned(path.replace(/\/{2,}/g, '/'));
  const isOther = (it: string) => it !== path;
  const built = [clean, single, single.toLowerCase()].filter(isOther).find((it) => isPage(manifest, it));
  if (built) return findMoved(manifest, built) ?? movedTo(built, clean);
  const made = findMade(manifest, path);
  if (made) return made;
  const meant = [clean, single].filter(isOther).find((it) => findMade(manifest, it));
  return meant ? movedTo(meant, clean) : undefined;
}

const cleaned = (path: string): string => path.replace(/\/(index\.html)?$/, '') || '/';

const movedTo = (to: string, clean: string): Resolution => ({
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
  if (isRendered(manifest, path)) return { kind: 'function' };
  const match = manifest.patterns.find(({ pattern }) => matchesPattern(pattern, path));
  return match && { kind: 'pattern', ...match };
}
