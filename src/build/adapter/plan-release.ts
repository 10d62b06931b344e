import type { IRedirectRoute, IStaticRoute, RoutesManifest } from 'gatsby';
import type { CacheClass, Redirect } from '../../release/manifest';

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

const UNSERVED =
  /^\/(~partytown\/|_gatsby\/slices\/|webpack\.stats\.json$|chunk-map\.json$|(moved|models)\.conf$)/;

/** Gatsby's hashes have 20 characters, those of our chunks 8. Files of earlier builds lie in `public`, too. */
export const HASHED_CODE = /[-.][0-9a-f]{8,20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;
const CODE = /\.(js|css)$/;

const ERROR_PAGE = /\/(400|404|500)\.html$/;
/** They would answer 200, and with their data Gatsby in the browser takes such an address for a page. */
const ERROR_PAGE_TWIN = /^(\/page-data)?(\/\w+)?\/(400|404|500)(\/page-data\.json)?$/;

/** Functions are `planFunction`'s. Throws Error for a redirect with a wildcard, and for code that could not be retired. */
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
  const isCode = CODE.test(route.path) && !keepsContent(route.path);
  if (isCode && file.cache === 'immutable' && !HASHED_CODE.test(route.path))
    throw new Error(`${route.path} is kept for a year, but HASHED_CODE does not know its name`);
  if (HASHED_CODE.test(route.path) && file.cache !== 'immutable') return;
  const isPage = file.file.endsWith('.html');
  if (isPage && ERROR_PAGE.test(route.path)) plan.errorPages.set(route.path, file);
  else if (ERROR_PAGE_TWIN.test(route.path)) return;
  else if (!isPattern(route.path)) plan.files.set(decodedAddress(route.path), file);
  else if (isPage) plan.patterns.push({ pattern: route.path, file });
  // The browser asks for the data of a client-only page under its own path, which Gatsby does not list.
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

export const keepsContent = (address: string): boolean => address.startsWith('/static/');

const isPattern = (path: string): boolean => /\/:|\*/.test(path);

/** Gatsby writes page paths with or without escapes. */
export function decodedAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
