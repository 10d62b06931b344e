import { fetchPageData } from '../../browser/page-data/fetch-page-data';
import { meantPaths } from '../../routes/meant-paths';
import { readablePath } from '../../routes/not-found-text';

/**
 * The page that an address has meant which leads nowhere; undefined where there is none, and where the page is there, of which
 * the query asks what it has not. Our host leads there itself (host/requests/resolve-path.ts); a server of files alone shows
 * the error page, which asks for it.
 */
export async function pathMeant(path: string): Promise<string | undefined> {
  if (await isPage(path)) return undefined;
  for (const meant of meantPaths(readablePath(path)).map(encodeURI)) if (await isPage(meant)) return meant;
  return undefined;
}

/** Some servers answer everything with the first page. */
async function isPage(path: string): Promise<boolean> {
  const answer = await fetchPageData(path);
  return answer.kind === 'answer' && answer.status === 200 && answer.text.startsWith('{');
}
