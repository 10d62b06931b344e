import { useSyncExternalStore } from 'react';
import { changeLights } from '../../src/features/colour-mode/change-lights';
import {
  applyMode,
  onSystemModeChange,
  readPreference,
  resolveMode,
  storePreference,
  type ColourMode,
} from '../../src/features/colour-mode/colour-preference';

const listeners = new Set<() => void>();
const read = (): ColourMode => resolveMode(readPreference());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSystemModeChange(() => {
    applyMode(read());
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export const useLights = (): ColourMode => useSyncExternalStore(subscribe, read);

export function turnLights(): void {
  const mode = read() === 'dark' ? 'light' : 'dark';
  void changeLights(mode, () => {
    storePreference(mode);
    applyMode(mode);
    for (const listener of listeners) listener();
  });
}
