import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type Dispatch,
  type ReactNode,
} from 'react';
import { CLOSED, navigationReducer, type NavigationAction, type NavigationState } from './navigation-state';

export interface Navigation {
  state: NavigationState;
  dispatch: Dispatch<NavigationAction>;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** A change of `path` closes the panel. */
export function NavigationProvider({ path, children }: { path: string; children: ReactNode }) {
  const [state, dispatch] = useReducer(navigationReducer, CLOSED);
  const at = useRef(path);
  useEffect(() => {
    if (at.current === path) return;
    at.current = path;
    dispatch({ type: 'routeChanged' });
  }, [path]);
  const navigation = useMemo(() => ({ state, dispatch }), [state]);
  return <NavigationContext.Provider value={navigation}>{children}</NavigationContext.Provider>;
}

/** @throws Error outside a NavigationProvider */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider around it');
  return navigation;
}
