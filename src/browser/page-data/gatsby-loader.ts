interface LoadedPage {
  json?: unknown;
}

interface GatsbyLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string) => LoadedPage | undefined;
}

/** Undefined without Gatsby, as in tests. */
export const gatsbyLoader = (): GatsbyLoader | undefined =>
  (window as Window & { ___loader?: GatsbyLoader }).___loader;
