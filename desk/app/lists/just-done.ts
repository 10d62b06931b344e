import { useSyncExternalStore, type ReactNode } from 'react';

/** ms in which something can be taken back from other screens than that where it was done. */
export const REACHABLE_MS = 60_000;
/** ms that a sentence stays which asks for nothing. */
const READ_MS = 10_000;

/** What was done from a list that one has left. */
interface JustDone {
  said: ReactNode;
  takeBack: (() => void) | undefined;
}

let last: JustDone | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** @param done undefined: nothing any more */
export function takeAlong(done: JustDone | undefined): void {
  clearTimeout(forgetting);
  if (done) forgetting = setTimeout(() => takeAlong(undefined), done.takeBack ? REACHABLE_MS : READ_MS);
  if (done === last) return;
  last = done;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useJustDone = (): JustDone | undefined => useSyncExternalStore(subscribe, () => last);
