import { useSyncExternalStore } from 'react';
import type { PictureView } from './picture-view';

/**
 * How a picture behaves in the evening: a `room` stands in the light of the house; a `lamp` is lit with it, until its own
 * switch has put it `on` or `off`.
 */
export type Light = 'room' | 'lamp' | 'on' | 'off';

/** What visitors have switched, by the lamp. */
type Switches = Readonly<Record<string, Light>>;

const KEY = 'lamps';

let switches: Switches | undefined;
const listeners = new Set<() => void>();

/** The same in every language, size and format. */
const nameOf = (night: PictureView): string => night.jpeg.sm.replace(/\.\w+$/, '');

const isEvening = (): boolean => document.documentElement.classList.contains('theme-ui-dark');

/** What was switched on the page before, if it was in the same light. */
function readSwitches(): Switches {
  try {
    const [evening, kept] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [boolean?, Switches?];
    if (kept && evening === isEvening()) return kept;
  } catch {
    // Blocked, or no JSON: nothing is known.
  }
  return {};
}

function show(next: Switches): void {
  switches = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([isEvening(), next]));
  } catch {
    // Full or blocked: it lasts as long as the document.
  }
  for (const listener of listeners) listener();
}

/** Puts a lamp on or off, wherever the site shows it in this window, until the lights change. */
export function switchLamp(night: PictureView, light: Light): void {
  show({ ...(switches ?? readSwitches()), [nameOf(night)]: light });
}

/** The lights have changed: every lamp follows them again. */
export const releaseLamps = (): void => show({});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const unknown = () => undefined;

/** How a picture behaves in the evening; undefined where it has no evening of its own. */
export function useLight(night: PictureView | undefined): Light | undefined {
  const name = night?.lamp && nameOf(night);
  const switched = useSyncExternalStore(
    subscribe,
    () => (name ? (switches ??= readSwitches())[name] : undefined),
    unknown,
  );
  return night && (night.lamp ? (switched ?? 'lamp') : 'room');
}
