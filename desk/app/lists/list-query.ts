import type { ShelfSearch } from './shelf-search';
import type { ListItems } from '../../../api/content/contract/list';

/** What was changed last comes first, unless it is turned. */
export const isDown = ({ sort, down = false }: ShelfSearch): boolean => (sort === 'changed') !== down;

/** What the server is asked for a list; the wall has the site's own order. */
export function listQuery({ view, down, sort, ...asked }: ShelfSearch): ListItems {
  if (view === 'wall' || !sort) return asked;
  return { ...asked, sort, ...(isDown({ sort, down }) && { down: true }) };
}
