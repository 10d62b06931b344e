import { useSyncExternalStore } from 'react';
import { CallFault } from '../line/call';

/** What is to be done, as the question says it. */
export type Confirmed = 'waysIn' | 'erasing' | 'taking';

interface Asked {
  about: Confirmed;
  answer: Promise<boolean>;
  settle: (isConfirmed: boolean) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function change(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

function ask(about: Confirmed): Promise<boolean> {
  if (asked) return asked.answer;
  let settle: Asked['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  change({ about, answer, settle });
  return answer;
}

/** Closes the question, and lets what waits for it go on. */
export function settleConfirming(isConfirmed: boolean): void {
  const { settle } = asked ?? {};
  change(undefined);
  settle?.(isConfirmed);
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConfirmed = (): Confirmed | undefined => useSyncExternalStore(listen, () => asked?.about);

export const useIsConfirming = (): boolean => useSyncExternalStore(listen, () => asked !== undefined);

/** Asks who is there where the server wants to know, and then does the work again. */
export async function orConfirmed<T>(work: () => Promise<T>, about: Confirmed = 'waysIn'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFault && error.fault === 'confirmFirst') || !(await ask(about))) throw error;
    return work();
  }
}
