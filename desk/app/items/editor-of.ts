import type { LinkProps } from '@tanstack/react-router';
import type { Collection } from '../../../src/contract/kinds/kinds';
import type { ShelfSearch } from '../lists/shelf-search';

/**
 * Where an item is written. The routes come from a list, of which their types know nothing.
 *
 * @param list that one comes from, with its filters and its order
 */
export const editorOf = (shelf: Collection | 'types', id: string, list: ShelfSearch = {}): LinkProps =>
  ({ to: `/${shelf}/$id`, params: { id }, search: list }) as unknown as LinkProps;

export const historyOf = (shelf: Collection, id: string, list: ShelfSearch = {}): LinkProps =>
  ({ to: `/${shelf}/$id/history`, params: { id }, search: list }) as unknown as LinkProps;
