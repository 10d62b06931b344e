import { useSyncExternalStore } from 'react';
import { itemsUnsent, type OfPlace } from './unsent';

/** Items, and rooms, of which something was typed that can never be saved, as the last try said. */
let lost: readonly OfPlace[] = [];
const listeners = new Set<() => void>();

const isSame = (one: OfPlace, other: OfPlace): boolean => one.shelf === other.shelf && one.id === other.id;

function change(next: readonly OfPlace[]): void {
  lost = next;
  for (const listener of listeners) listener();
}

export function noteLost(of: OfPlace): void {
  if (!lost.some((one) => isSame(one, of))) change([...lost, of]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Without those that somebody has seen to since. */
export function useLost(person: number): OfPlace[] {
  const known = useSyncExternalStore(subscribe, () => lost);
  const unsent = itemsUnsent(person);
  return known.filter((one) => unsent.some((other) => isSame(one, other)));
}
