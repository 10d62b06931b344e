import { useSyncExternalStore } from 'react';
import type { PictureView } from './picture-view';

/** `room`: lit by the house; `lamp`: lit with the house until its own switch sets `on` or `off`. */
export type Light = 'room' | 'lamp' | 'on' | 'off';

type Switches = Readonly<Record<string, Light>>;

const KEY = 'lamps';

let switches: Switches | undefined;
const listeners = new Set<() => void>();

const nameOf = (night: PictureView): string => night.jpeg.sm.replace(/\.\w+$/, '');

const isEvening = (): boolean => document.documentElement.classList.contains('theme-ui-dark');

function readSwitches(): Switches {
  try {
    const [evening, kept] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [boolean?, Switches?];
    if (kept && evening === isEvening()) return kept;
  } catch {
    // Blocked storage or malformed JSON.
  }
  return {};
}

function show(next: Switches): void {
  switches = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([isEvening(), next]));
  } catch {
    // Full or blocked storage: the state lasts as long as the document.
  }
  for (const listener of listeners) listener();
}

export function switchLamp(night: PictureView, light: Light): void {
  show({ ...(switches ?? readSwitches()), [nameOf(night)]: light });
}

export const releaseLamps = (): void => show({});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const unknown = () => undefined;

/** Undefined for a picture without an evening. */
export function useLight(night: PictureView | undefined): Light | undefined {
  const name = night?.lamp && nameOf(night);
  const switched = useSyncExternalStore(
    subscribe,
    () => (name ? (switches ??= readSwitches())[name] : undefined),
    unknown,
  );
  return night && (night.lamp ? (switched ?? 'lamp') : 'room');
}
