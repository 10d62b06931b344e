/** What Gatsby's loader has of a page: made by the build, or by the server from the live API. */
interface LoadedPage {
  json?: { pageContext?: { view?: unknown }; serverData?: { page?: { view?: unknown } } | null };
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Only what has been loaded before. */
  loadPageSync: (path: string) => LoadedPage | undefined;
}

const loader = (): Loader | undefined => (window as Window & { ___loader?: Loader }).___loader;

const viewOf = ({ json }: LoadedPage = {}): unknown =>
  json?.serverData?.page?.view ?? json?.pageContext?.view;

/** The view of another page of the site; undefined when it can't be had. */
export async function loadPageView(path: string): Promise<unknown> {
  try {
    return viewOf(await loader()?.loadPage(path));
  } catch {
    return undefined;
  }
}

/** The view of a page that has been loaded before in this visit; undefined when it has not. */
export const loadedPageView = (path: string): unknown => viewOf(loader()?.loadPageSync(path));
