import { useSyncExternalStore } from 'react';
import type { OfItem } from '../contract/items/item';
import { itemsUnsent } from './unsent';

/** Items of which something was typed that can never be saved, as the last try said. */
let lost: readonly OfItem[] = [];
const listeners = new Set<() => void>();

const isSame = (one: OfItem, other: OfItem): boolean => one.shelf === other.shelf && one.id === other.id;

function change(next: readonly OfItem[]): void {
  lost = next;
  for (const listener of listeners) listener();
}

export function noteLost(of: OfItem): void {
  if (!lost.some((one) => isSame(one, of))) change([...lost, of]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Without those that somebody has seen to since. */
export function useLost(person: number): OfItem[] {
  const known = useSyncExternalStore(subscribe, () => lost);
  const unsent = itemsUnsent(person);
  return known.filter((one) => unsent.some((other) => isSame(one, other)));
}
