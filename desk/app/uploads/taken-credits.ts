import { useSyncExternalStore } from 'react';

const KEY = 'desk-credits';
/** The oldest are forgotten. */
const MOST = 200;

type Credits = Readonly<Record<string, string>>;

let credits: Credits | undefined;
const listeners = new Set<() => void>();

function known(): Credits {
  if (credits) return credits;
  try {
    credits = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Credits;
  } catch {
    credits = {};
  }
  return credits;
}

function keep(next: Credits): void {
  credits = Object.fromEntries(Object.entries(next).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(credits));
  } catch {
    // It is asked until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** Of a new picture, whose photographer is thought to be that of another one. @param credit undefined: it has none */
export function noteTakenCredit(file: string, credit: string | undefined): void {
  const { [file]: _, ...others } = known();
  if (credit) keep({ ...others, [file]: credit });
}

/** Somebody has said that it is right. */
export function confirmCredit(file: string): void {
  const { [file]: _, ...others } = known();
  keep(others);
}

/** Whether nobody has written or confirmed it yet. */
export const useIsTakenCredit = (file: string, credit: string | undefined): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => credit !== undefined && known()[file] === credit,
  );
