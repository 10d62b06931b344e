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

/** The colour mode's state (product specification, section 3). */
export interface ColourModeState {
  preference: ColourPreference;
  value: ColourMode;
  /** A page forces the mode; the visitor's choice waits. */
  forced: boolean;
  /** Before the browser has been asked: the server can't know. */
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
  /** The mode that the page forces, 'light' or 'dark'. */
  forced?: string;
  children: ReactNode;
}

/** Follows the visitor's preference, other tabs and the operating system. */
export function ColourModeProvider({ forced, children }: ColourModeProviderProps) {
  const [known, setKnown] = useState<Pick<ColourModeState, 'preference' | 'value'>>();

  const show = useCallback(() => {
    const preference = readPreference();
    const value = resolveMode(preference, forced);
    applyMode(value);
    setKnown({ preference, value });
  }, [forced]);

  useEffect(() => {
    // All that is styled is rendered again: in small steps, as nobody has asked for it and the colours are there already.
    startTransition(show);
    const stopSystem = onSystemModeChange(show);
    const onStorage = (event: StorageEvent) =>
      (event.key === COLOUR_STORAGE_KEY || event.key === null) && show();
    window.addEventListener('storage', onStorage);
    // A page that Back brings out of the browser's memory was told of nothing meanwhile.
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
      // What is shown is read again then: in the meantime the visitor may have chosen anew.
      void changeLights(resolveMode(preference, forced), show);
    };
    return {
      ...INITIAL,
      ...known,
      forced: forced === 'light' || forced === 'dark',
      unknown: !known,
      setPreference,
    };
  }, [known, forced, show]);

  return <ColourModeContext.Provider value={state}>{children}</ColourModeContext.Provider>;
}
