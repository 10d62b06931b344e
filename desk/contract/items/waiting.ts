import type { Collection } from '../../../src/contract/kinds/kinds';
import type { ItemState, Shelf } from './item';
import type { ListedItem } from './list';

export const WAITING_STATES = ['changed', 'draft', 'scheduled'] as const satisfies readonly ItemState[];
export type WaitingState = (typeof WAITING_STATES)[number];

/** Answer of `GET /waiting`: what is not public yet. */
export interface Waiting {
  /** The latest. */
  items: (ListedItem & { shelf: Shelf })[];
  /** Taken off the site in the last days. */
  off: { shelf: Collection; count: number }[];
  counts: { shelf: Shelf; state: WaitingState; count: number }[];
}
