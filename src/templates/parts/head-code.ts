import { gatsbyLoader } from '../../browser/page-data/gatsby-loader';

async function loadHead() {
  const [{ MadeHead }, { showHead }] = await Promise.all([
    import(/* webpackChunkName: "head" */ './made-head'),
    import(/* webpackChunkName: "head" */ './show-head'),
  ]);
  return { MadeHead, showHead };
}

type HeadCode = Awaited<ReturnType<typeof loadHead>>;

let code: HeadCode | undefined;

const address = (): string => window.location.pathname + window.location.search;

function reload(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}

/** Undefined while no page but the first was asked for. */
export const headCode = (): HeadCode | undefined => code;

/** @returns undefined where it can't be fetched; the next call tries again */
export async function fetchHead(): Promise<HeadCode | undefined> {
  try {
    return (code ??= await loadHead());
  } catch {
    return undefined;
  }
}

/**
 * From now on each page waits for the code that makes its head, which comes beside its own; without it, it is opened as a
 * document. To be called once the first page is there, which keeps the head that the server has made.
 *
 * @param onAsked is called whenever a page is asked for
 */
export function loadHeadsWithPages(onAsked: () => void): void {
  const loader = gatsbyLoader();
  if (!loader) return;
  const { loadPage, hovering } = loader;
  const first = address();
  loader.loadPage = async (path) => {
    onAsked();
    const [page, head] = await Promise.all([loadPage(path), fetchHead()]);
    if (head || path === first) return page;
    // Gatsby would open it without its hash, once the address is the page's.
    return path === address() ? reload() : undefined;
  };
  loader.hovering = (path) => {
    onAsked();
    void fetchHead();
    hovering(path);
  };
}
