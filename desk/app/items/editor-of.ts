import type { LinkProps } from '@tanstack/react-router';
import type { Collection } from '../../../src/contract/kinds/kinds';

/** Where an item is written. The routes come from a list, of which their types know nothing. */
export const editorOf = (shelf: Collection, id: string): LinkProps =>
  ({ to: `/${shelf}/$id`, params: { id } }) as unknown as LinkProps;

export const historyOf = (shelf: Collection, id: string): LinkProps =>
  ({ to: `/${shelf}/$id/history`, params: { id } }) as unknown as LinkProps;
