import type { LinkProps } from '@tanstack/react-router';
import type { Collection } from '../../../src/contract/kinds/kinds';

/** Where an item is written. */
export const editorOf = (shelf: Collection, id: string): LinkProps =>
  ({ to: `/${shelf}/$id`, params: { id } }) as unknown as LinkProps;
