const DATA = /^\/page-data(\/.+)\/page-data\.json$/;

/** The page that a path belongs to: `/works/x` of itself and of the address of its data, `/page-data/works/x/page-data.json`. */
export const pageOf = (path: string): string => DATA.exec(path)?.[1] ?? path;

/** Whether a path is the address of a page's data. */
export const isDataPath = (path: string): boolean => DATA.test(path);
