import { useSyncExternalStore } from 'react';

/** ms between two looks whether the server is back. */
const LOOK_MS = 3_000;
/** Statuses of an API that is down, or closing. */
const AWAY = [502, 503, 504];

let silentSince: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: string | undefined): void {
  if (next === silentSince) return;
  silentSince = next;
  for (const listener of listeners) listener();
}

/** Call it after any answer, errors included. */
export function noteAnswer(): void {
  clearTimeout(timer);
  timer = undefined;
  change(undefined);
}

/** Polls until the server answers again. */
export function noteSilence(): void {
  change(silentSince ?? new Date().toISOString());
  timer ??= setTimeout(() => {
    timer = undefined;
    fetch('/desk/api/start').then(
      ({ status }) => (AWAY.includes(status) ? noteSilence() : noteAnswer()),
      noteSilence,
    );
  }, LOOK_MS);
}

/** Returns a function that unsubscribes. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isSilent = (): boolean => silentSince !== undefined;

/** ISO 8601; undefined while the server answers. */
export const useSilence = (): string | undefined => useSyncExternalStore(onConnection, () => silentSince);
