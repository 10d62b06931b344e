import { fetchPageData } from '../../browser/page-data/fetch-page-data';
import { meantPaths } from '../../routes/meant-paths';
import { readablePath } from '../../routes/not-found-text';

/**
 * The page that an address has meant which leads nowhere; undefined where there is none. Our host leads there itself
 * (host/requests/resolve-path.ts); a server of files alone shows the error page, which asks for it.
 */
export async function pathMeant(path: string): Promise<string | undefined> {
  for (const meant of meantPaths(readablePath(path)).map(encodeURI)) {
    const answer = await fetchPageData(meant);
    // Some servers answer everything with the first page.
    if (answer.kind === 'answer' && answer.status === 200 && answer.text.startsWith('{')) return meant;
  }
  return undefined;
}
