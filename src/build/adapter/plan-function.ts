import { PAGE_DATA_FOLDER } from '../../release/page-data';
import { bySpecificity } from '../../routes/match-pattern';
import type { FunctionsManifest, RoutesManifest } from 'gatsby';

/** The function that renders pages on the server. */
export interface FunctionPlan {
  /** URL patterns of its pages (`/works/:slug`), most specific first. */
  patterns: string[];
  /** The module to load: path from the site's folder, which is also the path below `<release>/function`. */
  entry: string;
  /** All files it needs, itself included; paths as that of `entry`. */
  files: string[];
}

/** What Gatsby calls the function that renders pages; others are the site's own, of which there are none. */
const PAGE_FUNCTION = 'ssr-engine';

/**
 * Finds the function among what Gatsby has built.
 * @returns undefined when no page is rendered on the server
 * @throws Error for routes without their function
 */
export function planFunction(routes: RoutesManifest, functions: FunctionsManifest): FunctionPlan | undefined {
  const patterns = routes
    .filter((route) => route.type === 'function' && route.functionId === PAGE_FUNCTION)
    .map(({ path }) => path.replace(/(?<=.)\/$/, ''))
    // A page's data has its own address beside the page's.
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

/** `/works/~live`: Gatsby wants a path for a page of many, which nobody is to ask for. */
const isPlaceholder = (path: string): boolean => path.split('/').some((segment) => segment.startsWith('~'));
