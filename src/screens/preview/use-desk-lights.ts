import { useEffect } from 'react';
import {
  COLOUR_STORAGE_KEY,
  holdPreference,
  isPreference,
  type ColourPreference,
} from '../../features/colour-mode/colour-preference';

const LIGHTS = 'preview:lights';

/** Within the desk the page has the light that is chosen there, its lamps with it; what is chosen in the page is told. */
export function useDeskLights(): void {
  useEffect(() => {
    const desk = window.parent;
    if (desk === window) return undefined;
    const tell = (mode?: ColourPreference) => desk.postMessage({ type: LIGHTS, mode }, location.origin);
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { type, mode } = (data ?? {}) as { type?: unknown; mode?: unknown };
      if (origin !== location.origin || source !== desk || type !== LIGHTS || !isPreference(mode)) return;
      holdPreference(mode, tell);
      // As where another window has changed it.
      window.dispatchEvent(new StorageEvent('storage', { key: COLOUR_STORAGE_KEY }));
    };
    window.addEventListener('message', take);
    tell();
    return () => window.removeEventListener('message', take);
  }, []);
}
