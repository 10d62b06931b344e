import type { IRedirectRoute, IStaticRoute, RoutesManifest } from 'gatsby';
import type { CacheClass, Redirect } from '../../release/manifest';

/** A file of the build that is to be served. */
export interface PlannedFile {
  /** Path from the site's folder: `public/about/index.html`. */
  source: string;
  /** Path below `<release>/static`, with forward slashes. */
  file: string;
  cache: CacheClass;
}

export interface ReleasePlan {
  files: Map<string, PlannedFile>;
  patterns: { pattern: string; file: PlannedFile }[];
  errorPages: Map<string, PlannedFile>;
  redirects: Map<string, Redirect>;
}

/** What Gatsby lists, but no page asks for: helpers of features that this site does not use, notes of the build itself. */
const UNSERVED = /^\/(~partytown\/|_gatsby\/slices\/|webpack\.stats\.json$|chunk-map\.json$)/;

/**
 * Code and styles with a hash in their names: Gatsby's of 20 signs, our chunks' of 12. Gatsby lets every visitor keep
 * that of this build; other such files lie in `public` from earlier builds, and are kept as long as `retireFiles` says.
 */
export const HASHED_CODE = /[-.][0-9a-f]{12,20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;

const ERROR_PAGE = /\/(400|404|500)\.html$/;
/**
 * The addresses of the same pages as pages, which would answer with status 200, and their data: without these, Gatsby takes
 * such an address in the browser for what it is answered as, not found.
 */
const ERROR_PAGE_TWIN = /^(\/page-data)?(\/\w+)?\/(400|404|500)(\/page-data\.json)?$/;

/**
 * Sorts Gatsby's routes into what the host knows. Functions are `planFunction`'s.
 * @throws Error for a redirect with a wildcard
 */
export function planRelease(routes: RoutesManifest): ReleasePlan {
  const plan: ReleasePlan = { files: new Map(), patterns: [], errorPages: new Map(), redirects: new Map() };
  for (const route of routes) {
    if (route.type === 'redirect') planRedirect(plan, route);
    if (route.type === 'static' && !UNSERVED.test(route.path)) planFile(plan, route);
  }
  return plan;
}

function planFile(plan: ReleasePlan, route: IStaticRoute): void {
  const file = toPlannedFile(route);
  if (HASHED_CODE.test(route.path) && file.cache !== 'immutable') return;
  const isPage = file.file.endsWith('.html');
  if (isPage && ERROR_PAGE.test(route.path)) plan.errorPages.set(route.path, file);
  else if (ERROR_PAGE_TWIN.test(route.path)) return;
  else if (!isPattern(route.path)) plan.files.set(decodedAddress(route.path), file);
  else if (isPage) plan.patterns.push({ pattern: route.path, file });
  // The browser asks for the data of such a page under the page's own path, which Gatsby's list leaves out.
  else plan.files.set(`/${file.file}`, file);
}

function planRedirect({ redirects }: ReleasePlan, { path, toPath, status }: IRedirectRoute): void {
  if (isPattern(path))
    throw new Error(`The redirect from ${path} has a wildcard, which the host does not serve`);
  redirects.set(decodedAddress(path), { to: toPath, status });
}

function toPlannedFile({ path, filePath, headers }: IStaticRoute): PlannedFile {
  const isImmutable = keepsContent(path) || headers.some(({ value }) => value.includes('immutable'));
  return {
    source: filePath,
    file: filePath.replace(/^public\//, ''),
    cache: isImmutable ? 'immutable' : 'revalidate',
  };
}

/** Whether an address stands for one content for ever. */
export const keepsContent = (address: string): boolean => address.startsWith('/static/');

const isPattern = (path: string): boolean => /\/:|\*/.test(path);

/** Page paths may be written with escapes or without. */
export function decodedAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
