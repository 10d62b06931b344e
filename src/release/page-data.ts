/** Below it Gatsby keeps what pages are made of, for its code in the browser. */
export const PAGE_DATA_FOLDER = '/page-data/';

/** Gatsby's build metadata: they tell which build is served. */
export const BUILD_METADATA = `${PAGE_DATA_FOLDER}app-data.json`;

const DATA = /^\/page-data(\/.+)\/page-data\.json$/;

/** What Gatsby calls the home page, whose path has no name. */
const INDEX = '/index';

/** The address of a page's data: `/page-data/works/x/page-data.json` of `/works/x`. */
export const pageDataPath = (page: string): string =>
  `${PAGE_DATA_FOLDER}${page.slice(1) || INDEX.slice(1)}/page-data.json`;

/** The page that a path belongs to: `/works/x` of itself and of the address of its data. */
export function pageOf(path: string): string {
  const page = DATA.exec(path)?.[1];
  return page === INDEX ? '/' : (page ?? path);
}

/** Whether a path is the address of a page's data. */
export const isDataPath = (path: string): boolean => DATA.test(path);
