import type { Place } from '../../editing/unsent';

/** Routes of items come from a list, of which their types know nothing. */
export const addressOf = (shelf: Place, id: string): '/' =>
  (shelf === 'site' ? '/site' : `/${shelf}/${id}`) as '/';
