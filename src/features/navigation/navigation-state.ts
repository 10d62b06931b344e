/** A section that has a sub-navigation. */
export type SubNavKey = 'works' | 'creators' | 'events';

/** What of the navigation stands open (product specification, section 3). */
export interface NavigationState {
  /** The section whose list is loaded or being loaded; null before the first ask and after a failure. */
  currentKey: SubNavKey | null;
  /** The sub-navigation stands in the panel, on screen or ready to come back. */
  visible: boolean;
  /** An open was asked for while the list is loading: the panel stays open, the sub-navigation opens with the list. */
  staysOpen: boolean;
  loading: boolean;
  /** Of the side panel, in px; 0 before it has first been open. */
  width: number;
  /** The section that was asked for last: the panel's heading, also when its list could not be had. */
  activeKey: SubNavKey | null;
  mainNavOpen: boolean;
  subNavOpen: boolean;
  /** The list of the works' types is on screen. */
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
 * The navigation's one machine (product specification, section 4). Its states, by the fields that tell them apart; the
 * side panel is open in those marked *:
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
 * From everywhere: openMain closes the sub-navigation, hideSub takes it out of the panel and forgets its section, whatever
 * was loading; routeChanged and openSearch close main and sub-navigation. After subFailed there is no current section, so
 * that the next ask loads anew. The search is beside all this: openSearch, closeSearch and toggleSearch, and pageEntering
 * closes it.
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

/** A change of section starts loading; what is loaded opens at once. */
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

/** Opens again what was asked for meanwhile, be it to say that there is no list. */
const endLoading = (state: NavigationState): NavigationState => ({
  ...state,
  loading: false,
  staysOpen: false,
  subNavOpen: state.staysOpen,
});

/** Off the screen, and no longer asked for; still marked visible. */
const closeSub = (state: NavigationState): NavigationState => ({
  ...state,
  subNavOpen: false,
  staysOpen: false,
});

const closePanel = (state: NavigationState): NavigationState => ({ ...closeSub(state), mainNavOpen: false });
