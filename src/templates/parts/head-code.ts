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

export const headCode = (): HeadCode | undefined => code;

/** Afterwards there is `headCode`, unless it can't be fetched. */
export async function fetchHead(): Promise<void> {
  try {
    code ??= await loadHead();
  } catch {
    // The page comes without; the next one tries again.
  }
}

/**
 * From now on each page waits for the code that makes its head, which comes beside its own. To be called once the first page
 * is there: that one keeps the head that the server has made.
 */
export function loadHeadsWithPages(): void {
  const loader = gatsbyLoader();
  if (!loader) return;
  const { loadPage, hovering } = loader;
  loader.loadPage = async (path) => (await Promise.all([loadPage(path), fetchHead()]))[0];
  loader.hovering = (path) => {
    void fetchHead();
    hovering(path);
  };
}
