import type { DeployedFile, Manifest, Redirect } from '../../src/release/manifest';
import { matchesPattern } from '../../src/routes/match-pattern';
import { pageOf } from '../../src/release/page-data';
import { encodePath } from './request-path';

export type Resolution =
  | { kind: 'file'; file: DeployedFile }
  | { kind: 'function' }
  | { kind: 'pattern'; file: DeployedFile; pattern: string }
  | ({ kind: 'redirect' } & Redirect);

/**
 * What a decoded path stands for: a file, a page that the function renders (or its data), a page that covers many paths,
 * or a move. Exact paths win. `/about/` and `/about/index.html` move to `/about`, so that every page has one address.
 * @returns undefined when there is nothing
 */
export function resolvePath(manifest: Manifest, path: string): Resolution | undefined {
  const found = find(manifest, path);
  if (found) return found;
  const clean = path.replace(/\/(index\.html)?$/, '') || '/';
  const meant = clean === path ? undefined : find(manifest, clean);
  if (!meant || meant.kind === 'redirect') return meant;
  return { kind: 'redirect', to: encodePath(clean), status: 308 };
}

/** Whether the function can render a page or a file, built or not, or a page's data. */
export function isRendered({ functionPatterns, functionEntry, live }: Manifest, path: string): boolean {
  // Gatsby decodes the path once more, which fails at a bare percent sign; no slug has one.
  if (path.includes('%')) return false;
  const page = pageOf(path);
  const isOneOf = (patterns: readonly string[]) => patterns.some((pattern) => matchesPattern(pattern, page));
  if (functionEntry === undefined) return false;
  return live ? isOneOf(live.pages) || isOneOf(live.files) : isOneOf(functionPatterns);
}

function find(manifest: Manifest, path: string): Resolution | undefined {
  const file = manifest.files[path];
  if (file) return { kind: 'file', file };
  const redirect = manifest.redirects[path];
  if (redirect) return { kind: 'redirect', ...redirect };
  if (isRendered(manifest, path)) return { kind: 'function' };
  const match = manifest.patterns.find(({ pattern }) => matchesPattern(pattern, path));
  return match && { kind: 'pattern', ...match };
}
