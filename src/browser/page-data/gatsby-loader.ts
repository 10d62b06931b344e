interface LoadedPage {
  json?: unknown;
}

interface GatsbyLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string) => LoadedPage | undefined;
  /** A link is pointed at: its page is about to be asked for. */
  hovering: (path: string) => void;
}

/** Undefined without Gatsby, as in tests. */
export const gatsbyLoader = (): GatsbyLoader | undefined =>
  (window as Window & { ___loader?: GatsbyLoader }).___loader;
