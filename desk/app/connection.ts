import { useSyncExternalStore } from 'react';

/** ms between two looks whether the server is back. */
const LOOK_MS = 3_000;

let silentSince: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: string | undefined): void {
  if (next === silentSince) return;
  silentSince = next;
  for (const listener of listeners) listener();
}

/** A call was answered, whatever the answer. */
export function noteAnswer(): void {
  clearTimeout(timer);
  timer = undefined;
  change(undefined);
}

/** A call was not answered: looks by itself until one is. */
export function noteSilence(): void {
  change(silentSince ?? new Date().toISOString());
  timer ??= setTimeout(() => {
    timer = undefined;
    fetch('/desk/api/start').then(
      ({ status }) => (status === 502 || status === 504 ? noteSilence() : noteAnswer()),
      noteSilence,
    );
  }, LOOK_MS);
}

/** Calls back when the server is gone, or back; answers how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isSilent = (): boolean => silentSince !== undefined;

/** Since when the server does not answer (ISO 8601); undefined while it does. */
export const useSilence = (): string | undefined => useSyncExternalStore(onConnection, () => silentSince);
