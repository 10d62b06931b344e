import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { type ItemState, SHELVES } from './item';
import { ListedItem } from './list';

export const WAITING_STATES = ['changed', 'draft', 'scheduled'] as const satisfies readonly ItemState[];

/** Answer of `GET /waiting`: what is not public yet. */
export const Waiting = Type.Object({
  /** The latest. */
  items: Type.Array(Type.Object({ ...ListedItem.properties, shelf: oneOf(SHELVES) })),
  /** Taken off the site in the last days. */
  off: Type.Array(Type.Object({ shelf: oneOf(COLLECTIONS), count: Type.Number() })),
  counts: Type.Array(
    Type.Object({ shelf: oneOf(SHELVES), state: oneOf(WAITING_STATES), count: Type.Number() }),
  ),
});
export type Waiting = Static<typeof Waiting>;
