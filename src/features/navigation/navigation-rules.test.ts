import type { LocaleCode } from '../../i18n/locales';
import { currentness, menuLinks } from './menu-links';
import type { NavigationData } from './navigation-data';
import { CLOSED, type NavigationAction, navigationReducer, type NavigationState } from './navigation-state';

describe('navigation', () => {
  describe('menu links', () => {
    const allLinks = (locale: LocaleCode) => {
      const { sections, pages } = menuLinks(locale);
      return [...sections, ...pages];
    };

    describe('menuLinks', () => {
      it('has the order of the specification, in each language', () => {
        expect(allLinks('en').map(({ path }) => path)).toEqual([
          '/works/type/all',
          '/creators',
          '/events',
          '/',
          '/about',
          '/press',
          '/contact',
        ]);
        expect(allLinks('fr').map(({ path }) => path)).toEqual([
          '/fr/oeuvres/type/tous',
          '/fr/createurs',
          '/fr/evenements',
          '/fr',
          '/fr/a-propos',
          '/fr/presse',
          '/fr/contact',
        ]);
      });
    });

    describe('currentness', () => {
      /** The link that is current on a path, and how. */
      const currentOn = (path: string, locale: 'en' | 'fr') =>
        allLinks(locale)
          .map((link) => [link.key, currentness(link, path, locale === 'en' ? '/' : '/fr')])
          .filter(([, current]) => current);

      it.each([
        ['/works/type/all', 'nav.works', 'page'],
        ['/works/type/lamps', 'nav.works', 'true'],
        ['/works/quai', 'nav.works', 'true'],
        ['/', 'nav.home', 'page'],
        ['/press/lamps', 'nav.press', 'true'],
      ])('on %s is that of %s: %s', (path, key, current) => {
        expect(currentOn(path, 'en')).toEqual([[key, current]]);
      });

      it.each([
        ['/fr', 'nav.home', 'page'],
        ['/fr/oeuvres/quai', 'nav.works', 'true'],
        ['/fr/createurs/arc', 'nav.creators', 'true'],
      ])('on %s is that of %s: %s', (path, key, current) => {
        expect(currentOn(path, 'fr')).toEqual([[key, current]]);
      });

      it('is nobody’s on a page outside the menu', () => {
        expect(currentOn('/legal-notice', 'en')).toEqual([]);
        expect(currentOn('/pressing', 'en')).toEqual([]);
      });
    });
  });

  describe('navigation state', () => {
    const ask = (key: 'works' | 'creators' | 'events'): NavigationAction => ({ type: 'askSub', key });
    const act = (type: Exclude<NavigationAction['type'], 'askSub' | 'resized'>): NavigationAction => ({
      type,
    });

    const after = (...actions: NavigationAction[]): NavigationState =>
      actions.reduce(navigationReducer, CLOSED);

    /** The rows of the machine's table: how one gets there, and what a state is made of. */
    const STATES = {
      closed: [],
      main: [act('openMain')],
      asked: [act('openMain'), ask('works')],
      left: [ask('works'), act('closeSub')],
      open: [ask('works'), act('subLoaded')],
      kept: [ask('works'), act('subLoaded'), act('closeSub')],
    } satisfies Record<string, NavigationAction[]>;
    type StateName = keyof typeof STATES;

    const is: Record<StateName, Partial<NavigationState>> = {
      closed: { mainNavOpen: false, subNavOpen: false, loading: false, staysOpen: false, visible: false },
      main: { mainNavOpen: true, subNavOpen: false, staysOpen: false },
      asked: { mainNavOpen: false, subNavOpen: false, loading: true, staysOpen: true, visible: true },
      left: { mainNavOpen: false, subNavOpen: false, loading: true, staysOpen: false, visible: true },
      open: { mainNavOpen: false, subNavOpen: true, loading: false, staysOpen: false, visible: true },
      kept: { mainNavOpen: false, subNavOpen: false, loading: false, staysOpen: false, visible: true },
    };

    const TRANSITIONS: [from: StateName, action: NavigationAction, to: StateName][] = [
      ['closed', act('openMain'), 'main'],
      ['closed', act('closeMain'), 'closed'],
      ['closed', ask('works'), 'asked'],
      ['closed', act('subLoaded'), 'closed'],
      ['closed', act('subFailed'), 'closed'],
      ['closed', act('closeSub'), 'closed'],
      ['closed', act('hideSub'), 'closed'],
      ['closed', act('routeChanged'), 'closed'],
      ['closed', act('openSearch'), 'closed'],

      ['main', act('openMain'), 'main'],
      ['main', act('closeMain'), 'closed'],
      ['main', ask('works'), 'asked'],
      ['main', act('closeSub'), 'main'],
      ['main', act('hideSub'), 'main'],
      ['main', act('routeChanged'), 'closed'],
      ['main', act('openSearch'), 'closed'],

      ['asked', act('openMain'), 'main'],
      ['asked', act('closeMain'), 'asked'],
      ['asked', ask('works'), 'asked'],
      ['asked', ask('events'), 'asked'],
      ['asked', act('subLoaded'), 'open'],
      ['asked', act('subFailed'), 'open'],
      ['asked', act('closeSub'), 'left'],
      ['asked', act('hideSub'), 'closed'],
      ['asked', act('routeChanged'), 'left'],
      ['asked', act('openSearch'), 'left'],

      ['left', act('openMain'), 'main'],
      ['left', ask('works'), 'asked'],
      ['left', ask('events'), 'asked'],
      ['left', act('subLoaded'), 'kept'],
      ['left', act('subFailed'), 'kept'],
      ['left', act('closeSub'), 'left'],
      ['left', act('hideSub'), 'closed'],
      ['left', act('routeChanged'), 'left'],
      ['left', act('openSearch'), 'left'],

      ['open', act('openMain'), 'main'],
      ['open', act('closeMain'), 'open'],
      ['open', ask('works'), 'open'],
      ['open', ask('events'), 'asked'],
      ['open', act('subLoaded'), 'open'],
      ['open', act('subFailed'), 'open'],
      ['open', act('closeSub'), 'kept'],
      ['open', act('hideSub'), 'closed'],
      ['open', act('routeChanged'), 'kept'],
      ['open', act('openSearch'), 'kept'],

      ['kept', act('openMain'), 'main'],
      ['kept', ask('works'), 'open'],
      ['kept', ask('events'), 'asked'],
      ['kept', act('closeSub'), 'kept'],
      ['kept', act('hideSub'), 'closed'],
      ['kept', act('routeChanged'), 'kept'],
      ['kept', act('openSearch'), 'kept'],
    ];

    describe('navigationReducer', () => {
      it.each(TRANSITIONS)('%s, %j: %s', (from, action, to) => {
        expect(after(...STATES[from], action)).toMatchObject(is[to]);
      });

      it('knows the section that is loaded or being loaded, and the one that was asked for last', () => {
        expect(after(...STATES.open)).toMatchObject({ currentKey: 'works', activeKey: 'works' });
        expect(after(...STATES.open, ask('events'))).toMatchObject({
          currentKey: 'events',
          activeKey: 'events',
        });
        expect(after(...STATES.open, act('hideSub'))).toMatchObject({ currentKey: null, activeKey: null });
      });

      it('after a failure still knows what was asked for, and loads anew on the next ask', () => {
        const failed = after(...STATES.asked, act('subFailed'));
        expect(failed).toMatchObject({
          currentKey: null,
          activeKey: 'works',
          subNavOpen: true,
          loading: false,
        });
        expect(navigationReducer(failed, ask('works'))).toMatchObject({ ...is.asked, currentKey: 'works' });
      });

      it('goes on loading while the main navigation is open, and does not open then', () => {
        const back = after(...STATES.asked, act('openMain'));
        expect(back).toMatchObject({ loading: true, visible: true });
        expect(navigationReducer(back, act('subLoaded'))).toMatchObject({ ...is.main, loading: false });
        expect(navigationReducer(back, ask('works'))).toMatchObject(is.asked);
      });

      it('keeps the sub-navigation marked visible when the main navigation closes it', () => {
        expect(after(...STATES.open, act('openMain')).visible).toBe(true);
        expect(after(...STATES.open, act('openMain'), act('closeMain'), ask('works'))).toMatchObject(is.open);
      });

      it('shows the works’ navigation only with the list of their types', () => {
        expect(after(...STATES.asked).workNavShown).toBe(false);
        expect(after(...STATES.open).workNavShown).toBe(true);
        expect(after(...STATES.kept).workNavShown).toBe(false);
        expect(after(...STATES.asked, act('subFailed')).workNavShown).toBe(false);
        expect(after(ask('events'), act('subLoaded')).workNavShown).toBe(false);
      });

      it('keeps the width of the panel', () => {
        expect(after({ type: 'resized', width: 420 }, ...STATES.open).width).toBe(420);
      });
    });

    describe('the panel', () => {
      it('has the sub-navigation closed when the main navigation opens', () => {
        expect(after(...STATES.open, act('openMain'))).toMatchObject({
          mainNavOpen: true,
          subNavOpen: false,
        });
      });

      it.each(['main', 'open'] as const)('closes from %s on any change of route', (from) => {
        const closed = after(...STATES[from], act('routeChanged'));
        expect(closed).toMatchObject({ mainNavOpen: false, subNavOpen: false });
      });
    });

    describe('the sub-navigation', () => {
      it('starts loading on a change of key alone', () => {
        expect(after(...STATES.open, ask('events'))).toMatchObject({ loading: true, currentKey: 'events' });
        expect(after(...STATES.open, ask('works'))).toMatchObject({ loading: false, currentKey: 'works' });
      });

      it('opens again when loading ends, if that was asked for meanwhile', () => {
        expect(after(...STATES.left, ask('works'), act('subLoaded')).subNavOpen).toBe(true);
        expect(after(...STATES.left, act('subLoaded')).subNavOpen).toBe(false);
      });

      it('stays marked visible when it is closed, and is not when it is hidden', () => {
        expect(after(...STATES.open, act('closeSub'))).toMatchObject({ subNavOpen: false, visible: true });
        expect(after(...STATES.open, act('hideSub'))).toMatchObject({ subNavOpen: false, visible: false });
      });
    });

    describe('the search', () => {
      const visibleAfter = (...actions: NavigationAction[]) => after(...actions).search.visible;

      it('opens, closes and toggles', () => {
        expect(visibleAfter()).toBe(false);
        expect(visibleAfter(act('openSearch'))).toBe(true);
        expect(visibleAfter(act('openSearch'), act('closeSearch'))).toBe(false);
        expect(visibleAfter(act('toggleSearch'))).toBe(true);
        expect(visibleAfter(act('toggleSearch'), act('toggleSearch'))).toBe(false);
      });

      it.each(['openSearch', 'toggleSearch'] as const)('closes main and sub-navigation by %s', (open) => {
        expect(after(...STATES.main, act(open))).toMatchObject({ ...is.closed, search: { visible: true } });
        expect(after(...STATES.open, act(open))).toMatchObject({ ...is.kept, search: { visible: true } });
      });

      it('closes when a page enters, not before', () => {
        expect(visibleAfter(act('openSearch'), act('routeChanged'))).toBe(true);
        expect(visibleAfter(act('openSearch'), act('routeChanged'), act('pageEntering'))).toBe(false);
      });

      it('leaves the panel alone when it closes', () => {
        expect(after(...STATES.main, act('pageEntering'))).toMatchObject(is.main);
        expect(after(...STATES.open, act('closeSearch'))).toMatchObject(is.open);
      });
    });
  });
});

describe('load sub navigation', () => {
  const EMPTY: NavigationData = { works: [], creators: [], events: [] };
  const answer = (body: string, status = 200) => ({
    status,
    headers: new Map(),
    text: () => Promise.resolve(body),
  });
  const fetched = jest.fn();

  /** The loader of a visit that has just begun. */
  async function newVisit() {
    jest.resetModules();
    return (await import('./load-sub-navigation')).loadSubNavigation;
  }

  beforeEach(() => {
    globalThis.fetch = fetched.mockReset();
    // jsdom's has none yet.
    AbortSignal.timeout ??= () => new AbortController().signal;
  });

  describe('loadSubNavigation', () => {
    it('fetches the lists of a language once, and those of each language', async () => {
      fetched.mockResolvedValue(answer(JSON.stringify(EMPTY)));
      const load = await newVisit();
      expect(await load('en')).toMatchObject({ data: EMPTY, List: expect.any(Function) });
      expect(load('en')).toBe(load('en'));
      await load('fr');
      expect(fetched.mock.calls.map(([url]) => url)).toEqual([
        '/data/en/navigation.json',
        '/data/fr/navigation.json',
      ]);
    });

    it.each<[string, () => unknown]>([
      ['a dead line', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
      ['an answer that is none', () => fetched.mockResolvedValueOnce(answer('not found', 404))],
      [
        'an answer that is no JSON',
        () => fetched.mockResolvedValueOnce(answer('<p>Sign in to this network</p>')),
      ],
    ])('fails on %s, and tries again the next time', async (_, breakDown) => {
      const load = await newVisit();
      breakDown();
      await expect(load('en')).rejects.toThrow();
      fetched.mockResolvedValue(answer(JSON.stringify(EMPTY)));
      expect((await load('en')).data).toEqual(EMPTY);
    });
  });
});
