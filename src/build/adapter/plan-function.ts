import { PAGE_DATA_FOLDER } from '../../release/page-data';
import { bySpecificity } from '../../routes/match-pattern';
import type { FunctionsManifest, RoutesManifest } from 'gatsby';

export interface FunctionPlan {
  /** URL patterns of its pages (`/works/:slug`), most specific first. */
  patterns: string[];
  /** Module to load: its path from the site's folder, and below `<release>/function`. */
  entry: string;
  files: string[];
}

const PAGE_FUNCTION = 'ssr-engine';

/** Undefined when no page is rendered on the server. Throws Error for routes without their function. */
export function planFunction(routes: RoutesManifest, functions: FunctionsManifest): FunctionPlan | undefined {
  const patterns = routes
    .filter((route) => route.type === 'function' && route.functionId === PAGE_FUNCTION)
    .map(({ path }) => path.replace(/(?<=.)\/$/, ''))
    .filter((path) => !path.startsWith(PAGE_DATA_FOLDER) && !isPlaceholder(path));
  if (patterns.length === 0) return undefined;
  const found = functions.find(({ functionId }) => functionId === PAGE_FUNCTION);
  if (!found) throw new Error(`Gatsby built no function for ${patterns.join(', ')}`);
  return {
    patterns: patterns.sort(bySpecificity),
    entry: found.pathToEntryPoint,
    files: [...new Set([found.pathToEntryPoint, ...found.requiredFiles])],
  };
}

/** `/works/~live`: the path that Gatsby requires for a page with many addresses. */
const isPlaceholder = (path: string): boolean => path.split('/').some((segment) => segment.startsWith('~'));
