import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import { pageDataPath } from '../../release/page-data';

/** ms */
const TIMEOUT = 10_000;

/** Where the page has another address now, the data of that one: the address of before has none. */
export async function fetchPageData(page: string): Promise<Fetched> {
  const answer = await ask(page);
  if (answer.kind !== 'answer' || answer.status !== 404) return answer;
  const moved = await findMoved(page);
  return moved === undefined ? answer : ask(moved);
}

const ask = (page: string): Promise<Fetched> =>
  fetchText(pageDataPath(page), { headers: { Accept: 'application/json' } }, TIMEOUT);

/** The path that a page's address leads to; undefined where it leads nowhere. */
async function findMoved(page: string): Promise<string | undefined> {
  try {
    const { ok, redirected, url } = await fetch(page, {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok && redirected ? new URL(url).pathname : undefined;
  } catch {
    return undefined;
  }
}
