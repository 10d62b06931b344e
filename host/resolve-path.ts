import type { DeployedFile, Manifest, Redirect } from './manifest';
import { encodePath } from './request-path';

export type Resolution =
  | { kind: 'file'; file: DeployedFile }
  | { kind: 'pattern'; file: DeployedFile; pattern: string }
  | ({ kind: 'redirect' } & Redirect);

/**
 * What a decoded path stands for: a file, a page that covers many paths, or a move. Exact paths win. `/about/` and
 * `/about/index.html` move to `/about`, so that every page has one address.
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

function find({ files, redirects, patterns }: Manifest, path: string): Resolution | undefined {
  const file = files[path];
  if (file) return { kind: 'file', file };
  const redirect = redirects[path];
  if (redirect) return { kind: 'redirect', ...redirect };
  const match = patterns.find(({ pattern }) => toRegExp(pattern).test(path));
  return match && { kind: 'pattern', ...match };
}

/** `:name` stands for one segment, a closing `/*` for any number of them, none included. */
function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
