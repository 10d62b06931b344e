export const PAGE_DATA_FOLDER = '/page-data/';

/** Tells which build is served. */
export const BUILD_METADATA = `${PAGE_DATA_FOLDER}app-data.json`;

const DATA = /^\/page-data(\/.+)\/page-data\.json$/;

const INDEX = '/index';

/** `/page-data/works/x/page-data.json` of `/works/x`. */
export const pageDataPath = (page: string): string =>
  `${PAGE_DATA_FOLDER}${page.slice(1) || INDEX.slice(1)}/page-data.json`;

/** `/works/x` of itself and of its data's address. */
export function pageOf(path: string): string {
  const page = DATA.exec(path)?.[1];
  return page === INDEX ? '/' : (page ?? path);
}

export const isDataPath = (path: string): boolean => DATA.test(path);
