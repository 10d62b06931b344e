import type { OfItem } from '../../../api/content/contract/item';

/** What the server tells of an item that has changed. */
export interface ItemNews extends OfItem {
  /** In which it was changed; undefined for what was changed elsewhere than at the desk. */
  window?: string;
}

const listeners = new Map<string, Set<() => void>>();

/** @param path of the item's call @returns how to stop */
export function onItemNews(path: string, listener: () => void): () => void {
  const known = listeners.get(path) ?? new Set();
  listeners.set(path, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(path);
  };
}

/** @returns whether somebody has it open, and looks by himself */
export function tellItemNews(path: string): boolean {
  const known = listeners.get(path);
  for (const listener of known ?? []) listener();
  return known !== undefined;
}

/** Something may have been missed of any. */
export const tellAllItems = (): void => {
  for (const path of listeners.keys()) tellItemNews(path);
};
