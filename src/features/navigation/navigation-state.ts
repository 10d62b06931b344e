export type SubNavKey = 'works' | 'creators' | 'events';

/** Product specification, section 3. */
export interface NavigationState {
  /** Section whose list is loaded or loading; null at first and after a failure. */
  currentKey: SubNavKey | null;
  /** In the panel, on screen or ready to come back. */
  visible: boolean;
  /** Opening was asked for while the list is loading: the panel stays open. */
  staysOpen: boolean;
  loading: boolean;
  /** px of the side panel; 0 before it has first been open. */
  width: number;
  /** Section asked for last: the panel's heading, even when its list failed. */
  activeKey: SubNavKey | null;
  mainNavOpen: boolean;
  subNavOpen: boolean;
  workNavShown: boolean;
  search: { visible: boolean };
}

export type NavigationAction =
  | { type: 'openMain' }
  | { type: 'closeMain' }
  | { type: 'askSub'; key: SubNavKey }
  | { type: 'subLoaded' }
  | { type: 'subFailed' }
  | { type: 'closeSub' }
  | { type: 'hideSub' }
  | { type: 'openSearch' }
  | { type: 'closeSearch' }
  | { type: 'toggleSearch' }
  | { type: 'routeChanged' }
  | { type: 'pageEntering' }
  | { type: 'resized'; width: number };

export const CLOSED: NavigationState = {
  currentKey: null,
  visible: false,
  staysOpen: false,
  loading: false,
  width: 0,
  activeKey: null,
  mainNavOpen: false,
  subNavOpen: false,
  workNavShown: false,
  search: { visible: false },
};

/**
 * The states of the navigation (product specification, section 4); the side panel is open in those marked *:
 *
 * | state      | mainNavOpen | subNavOpen | loading | staysOpen | visible | left by                                     |
 * |------------|-------------|------------|---------|-----------|---------|---------------------------------------------|
 * | closed     | no          | no         | no      | no        | no      | openMain: main; askSub: asked               |
 * | main *     | yes         | no         | any     | no        | any     | closeMain: closed; askSub: asked, or open   |
 * |            |             |            |         |           |         | when the section's list is there            |
 * | asked *    | no          | no         | yes     | yes       | yes     | subLoaded, subFailed: open; closeSub: left  |
 * | left       | no          | no         | yes     | no        | yes     | askSub: asked; subLoaded, subFailed: kept   |
 * | open *     | no          | yes        | no      | no        | yes     | askSub of another section: asked;           |
 * |            |             |            |         |           |         | closeSub: kept                              |
 * | kept       | no          | no         | no      | no        | yes     | askSub: open, or asked for another section  |
 *
 * From every state: openMain closes the sub-navigation; hideSub removes it and forgets its section, even while it
 * loads; routeChanged and openSearch close menu and sub-navigation. After subFailed there is no current section: the
 * next askSub loads again. The search is independent: openSearch, closeSearch, toggleSearch; pageEntering closes it.
 */
export function navigationReducer(state: NavigationState, action: NavigationAction): NavigationState {
  const next = after(state, action);
  return { ...next, workNavShown: next.subNavOpen && next.currentKey === 'works' };
}

function after(state: NavigationState, action: NavigationAction): NavigationState {
  switch (action.type) {
    case 'openMain':
      return { ...closeSub(state), mainNavOpen: true };
    case 'closeMain':
      return { ...state, mainNavOpen: false };
    case 'askSub':
      return askSub(state, action.key);
    case 'subLoaded':
      return state.loading ? endLoading(state) : state;
    case 'subFailed':
      return state.loading ? { ...endLoading(state), currentKey: null } : state;
    case 'closeSub':
      return closeSub(state);
    case 'hideSub':
      return { ...closeSub(state), currentKey: null, activeKey: null, visible: false, loading: false };
    case 'openSearch':
      return { ...closePanel(state), search: { visible: true } };
    case 'toggleSearch':
      return after(state, { type: state.search.visible ? 'closeSearch' : 'openSearch' });
    case 'closeSearch':
    case 'pageEntering':
      return { ...state, search: { visible: false } };
    case 'routeChanged':
      return closePanel(state);
    case 'resized':
      return { ...state, width: action.width };
  }
}

function askSub(state: NavigationState, key: SubNavKey): NavigationState {
  const loading = state.loading || key !== state.currentKey;
  return {
    ...state,
    currentKey: key,
    activeKey: key,
    visible: true,
    mainNavOpen: false,
    loading,
    staysOpen: loading,
    subNavOpen: !loading,
  };
}

/** Opens what was asked for meanwhile, even when the list failed. */
const endLoading = (state: NavigationState): NavigationState => ({
  ...state,
  loading: false,
  staysOpen: false,
  subNavOpen: state.staysOpen,
});

const closeSub = (state: NavigationState): NavigationState => ({
  ...state,
  subNavOpen: false,
  staysOpen: false,
});

const closePanel = (state: NavigationState): NavigationState => ({ ...closeSub(state), mainNavOpen: false });
