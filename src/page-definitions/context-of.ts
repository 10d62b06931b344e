import type { ErrorPageContext, PageContext } from './page-context';

interface PageProps {
  pageContext: PageContext | ErrorPageContext;
  /** Of a page that the server makes: what it is made of, or nothing when it is the error page. */
  serverData?: unknown;
}

/** What a page is made of: what the build wrote, or what the server put in its place. */
export function contextOf({ pageContext, serverData }: PageProps): PageContext | ErrorPageContext {
  const { page } = (serverData ?? {}) as { page?: Partial<PageContext> };
  return page ? ({ ...pageContext, ...page } as PageContext) : pageContext;
}
