/** What Gatsby's loader has of a page: made by the build, or by the server from the live API. */
interface LoadedPage {
  json?: unknown;
}

interface GatsbyLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Only what has been loaded before. */
  loadPageSync: (path: string) => LoadedPage | undefined;
}

/** Gatsby's own, which it makes before it calls anyone; undefined where there is no Gatsby, as in tests. */
export const gatsbyLoader = (): GatsbyLoader | undefined =>
  (window as Window & { ___loader?: GatsbyLoader }).___loader;
