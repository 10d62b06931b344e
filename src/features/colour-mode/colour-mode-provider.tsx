import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useColorMode } from 'theme-ui';
import {
  applyMode,
  COLOUR_STORAGE_KEY,
  onSystemModeChange,
  readPreference,
  resolveMode,
  storePreference,
} from './colour-preference';
import type { ColourMode, ColourPreference } from './colour-preference';
import { changeLights } from './change-lights';

/** Product specification, section 3. */
export interface ColourModeState {
  preference: ColourPreference;
  value: ColourMode;
  /** By the page, whatever the visitor prefers. */
  forced: boolean;
  /** True until the browser has been asked: the server can't know. */
  unknown: boolean;
  setPreference: (preference: ColourPreference) => void;
}

const INITIAL: ColourModeState = {
  preference: 'system',
  value: 'light',
  forced: false,
  unknown: true,
  setPreference: () => undefined,
};

const ColourModeContext = createContext<ColourModeState>(INITIAL);

export const useColourMode = (): ColourModeState => useContext(ColourModeContext);

interface ColourModeProviderProps {
  /** 'light' or 'dark'; set by the page. */
  forced?: string;
  children: ReactNode;
}

/** The preference is ours; theme-ui keeps the mode that follows from it, and its provider stands around this one. */
export function ColourModeProvider({ forced, children }: ColourModeProviderProps) {
  const [value, setValue] = useColorMode<ColourMode>();
  const [known, setKnown] = useState<ColourPreference>();

  const show = useCallback(() => {
    const preference = readPreference();
    const mode = resolveMode(preference, forced);
    applyMode(mode);
    setValue(mode);
    setKnown(preference);
  }, [forced, setValue]);

  useEffect(() => {
    // In small steps: this renders everything that is styled, and the colours are right already.
    startTransition(show);
    const stopSystem = onSystemModeChange(show);
    const onStorage = (event: StorageEvent) =>
      (event.key === COLOUR_STORAGE_KEY || event.key === null) && show();
    window.addEventListener('storage', onStorage);
    // A page that Back restores from memory has missed all changes.
    window.addEventListener('pageshow', show);
    return () => {
      stopSystem();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', show);
    };
  }, [show]);

  const state = useMemo<ColourModeState>(() => {
    const setPreference = (preference: ColourPreference) => {
      storePreference(preference);
      // `show` reads the preference again: the visitor may have changed it meanwhile.
      void changeLights(resolveMode(preference, forced), show);
    };
    return {
      ...(known ? { preference: known, value } : INITIAL),
      forced: forced === 'light' || forced === 'dark',
      unknown: !known,
      setPreference,
    };
  }, [known, value, forced, show]);

  return <ColourModeContext.Provider value={state}>{children}</ColourModeContext.Provider>;
}
