import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import { pageDataPath } from '../../release/page-data';

/** ms until data that do not come are given up. */
const TIMEOUT = 10_000;

/** Asks for a page's data, as Gatsby's loader does; never throws. */
export const fetchPageData = (page: string): Promise<Fetched> =>
  fetchText(pageDataPath(page), { headers: { Accept: 'application/json' } }, TIMEOUT);
