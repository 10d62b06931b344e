import type { ErrorPageContext, PageContext } from './page-context';

interface PageProps {
  pageContext: object;
  /** Of a page that the build made, what its query got: the rest of its context. */
  data?: unknown;
  /** Of a page that the server makes, the same, or nothing when it is the error page. */
  serverData?: unknown;
}

/** What a page is made of: what the build kept for it, or what the server put in its place. */
export function contextOf({ pageContext, data, serverData }: PageProps): PageContext | ErrorPageContext {
  return { ...pageContext, ...pageIn(data), ...pageIn(serverData) } as PageContext | ErrorPageContext;
}

const pageIn = (answer: unknown): object | undefined => ((answer ?? {}) as { page?: object }).page;
