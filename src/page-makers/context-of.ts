import type { ErrorPageContext, PageContext } from './page-context';

interface PageProps {
  pageContext: object;
  /** Built pages: the query's result. */
  data?: unknown;
  /** Live pages: empty on the error page. */
  serverData?: unknown;
}

export function contextOf({ pageContext, data, serverData }: PageProps): PageContext | ErrorPageContext {
  return { ...pageContext, ...pageIn(data), ...pageIn(serverData) } as PageContext | ErrorPageContext;
}

const pageIn = (answer: unknown): object | undefined => ((answer ?? {}) as { page?: object }).page;
