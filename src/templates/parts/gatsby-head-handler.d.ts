declare module 'gatsby/cache-dir/head/head-export-handler-for-browser' {
  export interface PageOfHead {
    pageComponent: unknown;
    pageComponentProps: { pageContext: object; data?: object };
    staticQueryResults: unknown;
  }

  /** A hook. */
  export function headHandlerForBrowser(page: PageOfHead): void;
}
