import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import { pageDataPath } from '../../release/page-data';

/** ms */
const TIMEOUT = 10_000;

export const fetchPageData = (page: string): Promise<Fetched> =>
  fetchText(pageDataPath(page), { headers: { Accept: 'application/json' } }, TIMEOUT);
