import { act, render, renderHook } from '@testing-library/react';
import { enterDialog, leaveDialogs, useClosedByBack, watchDialogs } from './closed-by-back';
import { keepPlace, keyOf, nameEntries, placeOf } from './entries';
import { endFollowing, useDelay, watchFollowing } from './following';
import { leftAt, pushHash } from './hash-entry';
import { loadChunk } from './load-chunk';
import { whenIdle } from './moments/when-idle';
import { isChunkFailure, reloadOnce } from './reload-once';
import { saveFile } from './save-file';
import { ScrollContext } from './scroll-context.browser';
import { useHashView } from './use-hash-view';
import { useLatePart } from './use-late-part';

describe('closed by back', () => {
  function Dialog({ close }: { close: () => void }) {
    useClosedByBack(true, close);
    return null;
  }

  /** Lets the history go where it was sent to, and what opens and closes tell it. */
  const settle = () =>
    act(async () => {
      // jsdom takes two turns to go back; whoever is told of it may go back again.
      for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
  const goBack = async () => {
    window.history.back();
    await settle();
  };
  const isDialogs = () => 'dialog' in ((window.history.state ?? {}) as object);

  beforeAll(watchDialogs);
  afterAll(() => {
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(window.history, name);
  });
  beforeEach(() => window.history.pushState({ key: 'page' }, '', '/about'));

  async function open(close = jest.fn()) {
    const { unmount } = render(<Dialog close={close} />);
    await settle();
    return { close, unmount };
  }

  it('an open dialog has an entry of the page’s key and address; Back closes it, and no more', async () => {
    const entries = window.history.length;
    const { close, unmount } = await open();
    expect(window.history.length).toBe(entries + 1);
    expect(window.history.state).toMatchObject({ key: 'page' });
    await goBack();
    expect(close).toHaveBeenCalledTimes(1);
    unmount();
    await settle();
    expect([isDialogs(), window.location.pathname]).toEqual([false, '/about']);
  });

  it('one that is closed otherwise takes its entry along', async () => {
    const { close, unmount } = await open();
    unmount();
    await settle();
    expect([isDialogs(), close.mock.calls.length]).toEqual([false, 0]);
  });

  it('one that opens as another closes has the same entry, also when going back has begun', async () => {
    const menu = await open();
    const entries = window.history.length;
    menu.unmount();
    const { close, unmount } = await open();
    await settle();
    expect([isDialogs(), window.history.length]).toEqual([true, entries]);
    await goBack();
    expect(close).toHaveBeenCalledTimes(1);
    unmount();
  });

  it('a page that is gone on to takes the place of the entry, and closes it', async () => {
    const { close, unmount } = await open();
    const entries = window.history.length;
    window.history.pushState({ key: 'next' }, '', '/press');
    unmount();
    await settle();
    expect([close.mock.calls.length, window.history.length]).toEqual([1, entries]);
    await goBack();
    expect(window.location.pathname).toBe('/about');
    expect(isDialogs()).toBe(false);
  });

  it('one whose words are in the address stays in the history', async () => {
    const { unmount } = await open();
    window.history.replaceState(window.history.state, '', '/about?q=lamp');
    window.history.pushState({ key: 'next' }, '', '/press');
    unmount();
    await settle();
    await goBack();
    expect(window.location.search).toBe('?q=lamp');
    const again = await open();
    enterDialog();
    await goBack();
    expect([again.close.mock.calls.length, window.location.search]).toEqual([1, '']);
    again.unmount();
  });

  it('Forward to a dialog that is no longer there leads back to the page', async () => {
    const { unmount } = await open();
    await goBack();
    unmount();
    await settle();
    window.history.forward();
    await settle();
    expect(isDialogs()).toBe(false);
  });

  it('is left by word, where one is open', async () => {
    expect(leaveDialogs()).toBe(false);
    const { close, unmount } = await open();
    expect(leaveDialogs()).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
    unmount();
    await settle();
    expect(isDialogs()).toBe(false);
  });
});

describe('following', () => {
  type Router = Window & {
    ___navigate?: (to: string | number, options?: object) => void;
    ___loader?: object;
  };
  const router = window as Router;
  const navigate = jest.fn();
  const openDocument = jest.fn();
  const pages = { loadPage: jest.fn(), loadPageSync: jest.fn() };
  let onLine = true;

  beforeAll(() => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
    router.___navigate = navigate;
    watchFollowing(openDocument);
    router.___loader = pages;
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(() => {
    jest.useFakeTimers();
    onLine = true;
    navigate.mockReset();
    openDocument.mockReset();
    pages.loadPage.mockReset().mockResolvedValue({ json: {} });
    pages.loadPageSync.mockReset();
    endFollowing();
  });
  afterEach(() => jest.useRealTimers());

  const follow = (to: string | number) => act(async () => router.___navigate?.(to, { state: 1 }));
  const isComing = () => document.documentElement.hasAttribute('data-coming');
  const delay = () => renderHook(useDelay).result;

  it('goes at once where the page is there, and back or forward by numbers', async () => {
    pages.loadPageSync.mockReturnValue({ json: {} });
    await follow('/about#top');
    expect(pages.loadPageSync).toHaveBeenCalledWith('/about');
    await follow(-1);
    expect(navigate.mock.calls).toEqual([['/about#top', { state: 1 }], [-1]]);
    expect(isComing()).toBe(false);
  });

  it('says that a page is coming until it is there', async () => {
    await follow('/about');
    expect([isComing(), navigate.mock.calls.length]).toEqual([true, 1]);
    endFollowing();
    expect(isComing()).toBe(false);
  });

  it('has something to say of a page that takes longer than 300 ms, until it is there', async () => {
    const said = delay();
    await follow('/about');
    act(() => void jest.advanceTimersByTime(299));
    expect(said.current).toBeUndefined();
    act(() => void jest.advanceTimersByTime(1));
    expect(said.current).toBe('coming');
    act(endFollowing);
    expect(said.current).toBeUndefined();
    await follow('/contact');
    act(endFollowing);
    act(() => void jest.advanceTimersByTime(1000));
    expect(said.current).toBeUndefined();
  });

  it('goes to what was asked for last', async () => {
    let come: (page: object) => void = () => undefined;
    pages.loadPage.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    await follow('/slow');
    await follow('/about');
    await act(async () => come({ json: {} }));
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/about']);
  });

  it('waits for the network, and goes once it is back', async () => {
    onLine = false;
    const waits = delay();
    await follow('/about');
    expect([waits.current, navigate.mock.calls.length, isComing()]).toEqual(['held', 0, false]);
    onLine = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect([waits.current, navigate.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('looks for itself where the browser thinks there is a network', async () => {
    pages.loadPage.mockResolvedValue({ status: 'error' });
    const fetch = (window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const waits = delay();
    await follow('/contact?work=quai');
    expect([waits.current, openDocument.mock.calls.length]).toEqual(['held', 0]);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(openDocument).not.toHaveBeenCalled();
    fetch.mockResolvedValue({});
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect([waits.current, openDocument.mock.calls]).toEqual([undefined, [['/contact?work=quai']]]);
  });

  it('opens a page that the server answers with a fault as a document, query and hash included', async () => {
    pages.loadPage.mockResolvedValue({ status: 'error' });
    window.fetch = jest.fn().mockResolvedValue({});
    await follow('/contact?work=quai#form');
    expect(pages.loadPage).toHaveBeenCalledWith('/contact?work=quai');
    expect([openDocument.mock.calls, navigate.mock.calls]).toEqual([[['/contact?work=quai#form']], []]);
  });
});

describe('when idle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  });

  describe('whenIdle', () => {
    it('waits for the browser to be idle', () => {
      const task = jest.fn();
      const cancelIdleCallback = jest.fn();
      Object.assign(window, { requestIdleCallback: jest.fn(() => 7), cancelIdleCallback });
      whenIdle(task)();
      expect(window.requestIdleCallback).toHaveBeenLastCalledWith(task, undefined);
      whenIdle(task, { timeout: 3000 });
      expect(window.requestIdleCallback).toHaveBeenLastCalledWith(task, { timeout: 3000 });
      expect(cancelIdleCallback).toHaveBeenCalledWith(7);
    });

    it('waits a while where the browser can’t say', () => {
      const [task, given] = [jest.fn(), jest.fn()];
      whenIdle(task);
      whenIdle(given)();
      jest.advanceTimersByTime(1999);
      expect(task).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(task).toHaveBeenCalledTimes(1);
      expect(given).not.toHaveBeenCalled();
    });
  });
});

describe('when used', () => {
  const load = async () => {
    jest.resetModules();
    return (await import('./moments/when-used')).whenUsed;
  };

  const idle = jest.fn((task: () => void) => {
    task();
    return 1;
  });
  const cancelIdle = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancelIdle });
  });
  afterEach(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  });

  const give = (sign: string, facts: { movementX?: number } = {}) =>
    document.body.dispatchEvent(Object.assign(new Event(sign, { bubbles: true }), facts));

  describe('whenUsed', () => {
    it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'])(
      'waits for the first sign of use, such as ‘%s’, and is done once',
      async (sign) => {
        const whenUsed = await load();
        const task = jest.fn();
        whenUsed(task);
        expect(task).not.toHaveBeenCalled();
        for (const movementX of [1, 2]) give(sign, { movementX });
        expect(task).toHaveBeenCalledTimes(1);
        expect(idle.mock.calls).toEqual([[task, { timeout: 1000 }]]);
      },
    );

    it('is not begun by a pointer that rests, nor by a page that is scrolled', async () => {
      const whenUsed = await load();
      const task = jest.fn();
      whenUsed(task);
      give('pointermove', { movementX: 0 });
      give('scroll');
      expect(task).not.toHaveBeenCalled();
    });

    it('waits for an idle browser alone, once the visit has begun', async () => {
      const whenUsed = await load();
      whenUsed(() => undefined);
      give('pointerdown');
      const later = jest.fn();
      whenUsed(later);
      expect(later).toHaveBeenCalledTimes(1);
    });

    it('is called off before the sign, and between the sign and the idle moment', async () => {
      const whenUsed = await load();
      const [before, between] = [jest.fn(), jest.fn()];
      whenUsed(before)();
      idle.mockReturnValueOnce(7);
      const cancel = whenUsed(between);
      give('keydown');
      cancel();
      expect(before).not.toHaveBeenCalled();
      expect(cancelIdle).toHaveBeenCalledWith(7);
    });
  });
});

describe('reload once', () => {
  const chunkError = () => Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  const reload = jest.fn();
  const at = (path: string) => window.history.replaceState(null, '', path);

  beforeEach(() => {
    jest.useFakeTimers();
    reload.mockClear();
    sessionStorage.clear();
    at('/about');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe('isChunkFailure', () => {
    it('knows failures to fetch code from other errors', () => {
      expect(isChunkFailure(chunkError())).toBe(true);
      expect(isChunkFailure(new Error('Loading chunk 12 failed.'))).toBe(true);
      expect(isChunkFailure(new Error('Loading CSS chunk 12 failed.'))).toBe(true);
      expect(isChunkFailure(new TypeError('view is undefined'))).toBe(false);
      expect(isChunkFailure(undefined)).toBe(false);
    });
  });

  describe('reloadOnce', () => {
    it('reloads a path once within 10,000 ms', () => {
      expect(reloadOnce(reload)).toBe(true);
      jest.advanceTimersByTime(9_999);
      expect(reloadOnce(reload)).toBe(false);
      expect(reload).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(1);
      expect(reloadOnce(reload)).toBe(true);
      expect(reload).toHaveBeenCalledTimes(2);
    });

    it('counts each path by itself', () => {
      expect(reloadOnce(reload)).toBe(true);
      at('/press');
      expect(reloadOnce(reload)).toBe(true);
    });

    it('leaves the page alone offline, and where the browser keeps nothing', () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(reloadOnce(reload)).toBe(false);
      jest.restoreAllMocks();
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(reloadOnce(reload)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    });
  });

  describe('loadChunk', () => {
    it('gives what was fetched', async () => {
      await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
    });

    it('gives up on what no reload mends', async () => {
      await expect(loadChunk(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
      reloadOnce(reload);
      await expect(loadChunk(() => Promise.reject(chunkError()))).rejects.toThrow('Loading chunk 12 failed.');
    });
  });
});

describe('save file', () => {
  it('hands a file over under its name, and lets go of it a while later', () => {
    jest.useFakeTimers();
    const clicked: { href: string; download: string }[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ href: this.href, download: this.download });
    });
    const revoke = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });

    saveFile(new Blob(['x']), 'Odile - Quai.zip');
    expect(clicked).toEqual([{ href: 'blob:1', download: 'Odile - Quai.zip' }]);
    expect(document.querySelector('a')).toBeNull();
    jest.advanceTimersByTime(30_000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(30_000);
    expect(revoke).toHaveBeenCalledWith('blob:1');
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});

describe('entries', () => {
  const keyHere = () => (window.history.state as { key?: string } | null)?.key;
  const { replaceState } = window.history;

  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/about');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.history.replaceState = replaceState;
  });

  it('gives a key to the page that was opened, for which the router has none', () => {
    nameEntries();
    expect(keyHere()).toEqual(expect.any(String));
    keepPlace({ key: 'initial' }, 640);
    expect(placeOf()).toBe(640);
    expect(keyOf({ key: 'initial' })).toBe(keyHere());
  });

  it('keeps the key of an entry that has one, through a reload and through what empties its state', () => {
    window.history.replaceState({ key: 'a', partsAdded: 1 }, '');
    nameEntries();
    expect(window.history.state).toEqual({ key: 'a', partsAdded: 1 });
    window.history.replaceState({}, '');
    expect(keyHere()).toBe('a');
    window.history.replaceState({ key: 'b' }, '');
    expect(keyHere()).toBe('b');
  });

  it('gives another key to a part of the page that a link has led to', () => {
    nameEntries();
    const first = keyHere();
    window.history.pushState(null, '', '#works');
    jest.spyOn(Date, 'now').mockReturnValue(1);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(keyHere()).toBe('1');
    expect(keyHere()).not.toBe(first);
  });

  it('knows no place of an entry that was not left', () => {
    keepPlace({ key: 'a' }, 0);
    expect([{ key: 'a' }, { key: 'b' }, {}].map(placeOf)).toEqual([0, undefined, undefined]);
  });

  it('remembers within the visit where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    keepPlace({ key: 'unkept' }, 90);
    expect(placeOf({ key: 'unkept' })).toBe(90);
  });
});

describe('scroll context', () => {
  let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
  const into = jest.fn();
  const wanted = jest.fn<boolean, unknown[]>();
  const place = (pathname: string, key: string, hash = '') => ({ pathname, hash, key });
  const at = (location: ReturnType<typeof place>, shown = location.pathname) => (
    <ScrollContext location={location} shouldUpdateScroll={wanted}>
      <h2 id="works" data-page={shown}>
        works
      </h2>
    </ScrollContext>
  );
  const to = (top: number) => ({ top, behavior: 'instant' });

  /** As far down as a visitor has scrolled, in px. */
  function scroll(top: number) {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  }

  /** Comes back to an entry in a new document, which the browser has placed at `top`. */
  function load(location: ReturnType<typeof place>, top = 0) {
    Object.assign(window, { scrollY: top });
    return render(at(location));
  }

  beforeEach(() => {
    window.sessionStorage.clear();
    Object.assign(window, { scrollY: 0 });
    Element.prototype.scrollIntoView = into.mockClear();
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    wanted.mockReset().mockReturnValue(true);
  });
  afterEach(() => jest.restoreAllMocks());

  it('goes to the top of a new entry, and back to where one was left', () => {
    const { rerender } = load(place('/works', 'a'));
    scroll(640);
    rerender(at(place('/works', 'b')));
    expect(scrollTo).toHaveBeenLastCalledWith(to(0));
    scroll(0);
    rerender(at(place('/works', 'a')));
    expect(scrollTo).toHaveBeenLastCalledWith(to(640));
  });

  it('asks whether it may, with the pages before and after', () => {
    wanted.mockReturnValue(false);
    const { rerender } = load(place('/works', 'a'));
    scroll(200);
    rerender(at(place('/about', 'b'), '/works'));
    expect(wanted).toHaveBeenLastCalledWith(
      expect.objectContaining({ location: place('/works', 'a') }),
      expect.objectContaining({ location: place('/about', 'b') }),
    );
    expect(scrollTo).not.toHaveBeenCalled();
    expect(placeOf({ key: 'a' })).toBe(200);
  });

  it('begins at the top of a page that is opened anew, wherever it was left before', () => {
    load(place('/works', 'a'));
    scroll(640);
    window.dispatchEvent(new Event('pagehide'));
    load(place('/works', 'b'));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('lets the browser place a page that is loaded again, and does it itself where that has not', () => {
    load(place('/works', 'a')).unmount();
    keepPlace({ key: 'a' }, 640);
    load(place('/works', 'a'), 640).unmount();
    expect(scrollTo).not.toHaveBeenCalled();
    load(place('/works', 'a', '#works'));
    expect(scrollTo).toHaveBeenLastCalledWith(to(640));
    expect(into).not.toHaveBeenCalled();
  });

  it.each(['pagehide', 'visibilitychange'])('keeps the place of a page that is left by %s', (event) => {
    load(place('/works', 'a'));
    Object.assign(window, { scrollY: 310 });
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event(event, { bubbles: true }));
    expect(placeOf({ key: 'a' })).toBe(310);
  });

  it('leaves it to the browser to place the next document, and takes a page back that was kept in memory', () => {
    const { history } = window;
    load(place('/works', 'a'));
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('keeps no place of a page that was never shown', () => {
    const { rerender } = load(place('/works', 'a'));
    scroll(640);
    rerender(at(place('/about', 'b'), '/works'));
    rerender(at(place('/press', 'c'), '/works'));
    expect([{ key: 'a' }, { key: 'b' }].map(placeOf)).toEqual([640, undefined]);
  });

  it('knows where a page was left of which the browser has gone to another part', () => {
    const { rerender } = load(place('/works', 'a'));
    scroll(640);
    Object.assign(window, { scrollY: 900 });
    rerender(at(place('/works', 'b', '#works')));
    expect(into).toHaveBeenCalledTimes(1);
    expect(placeOf({ key: 'a' })).toBe(640);
  });

  it('scrolls to what the address names', () => {
    load(place('/works', 'a', '#works'));
    expect(into).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(['#100%', '#nowhere'])('stays where it is with the hash %s', (hash) => {
    expect(() => load(place('/works', 'a', hash))).not.toThrow();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('stays where it is when something opens over the page, and when it closes', () => {
    const { rerender } = load(place('/works', 'a'));
    scroll(430);
    rerender(at(place('/works', 'a', '#turn')));
    rerender(at(place('/works', 'a')));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('use hash view', () => {
  const VIEWS = ['turn', 'room'] as const;
  let view: ReturnType<typeof useHashView<(typeof VIEWS)[number]>>;
  function Page() {
    view = useHashView(VIEWS);
    return <a id="picture-3" href="/large.jpg" aria-label="a picture" />;
  }

  beforeEach(() => {
    window.history.replaceState(null, '', '/works/board');
    render(<Page />);
  });

  it('remembers the picture that led to a view, also from there to the next view', () => {
    pushHash('picture-3');
    act(() => view.show('turn'));
    expect([window.location.hash, leftAt()?.id]).toEqual(['#turn', 'picture-3']);
    act(() => view.show('room'));
    expect([window.location.hash, leftAt()?.id]).toEqual(['#room', 'picture-3']);
  });

  it('remembers none where a button of the page has led there', () => {
    act(() => view.show('turn'));
    act(() => view.show('room'));
    expect(leftAt()).toBeNull();
  });
});

describe('use late part', () => {
  let come: (part: string) => void;
  let fail: () => void;
  const load = jest.fn<Promise<string>, []>();
  const show = () => renderHook(() => useLatePart(load)).result;

  beforeEach(() => {
    load.mockReset().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          come = resolve;
          fail = () => reject(new Error('offline'));
        }),
    );
  });

  it('fetches nothing before it is asked, and keeps what it was asked meanwhile', async () => {
    const part = show();
    expect(load).not.toHaveBeenCalled();
    act(() => part.current.ask());
    expect(part.current).toMatchObject({ Part: undefined, asked: 0, isBusy: true });
    await act(async () => come('part'));
    expect(part.current).toMatchObject({ Part: 'part', asked: 1, isBusy: true, hasFailed: false });
  });

  it('is asked once while it is busy, and at once when the code is there', async () => {
    const part = show();
    act(() => part.current.ask());
    act(() => part.current.ask());
    await act(async () => come('part'));
    act(() => part.current.ask());
    expect(part.current.asked).toBe(1);
    act(() => part.current.onBusy(false));
    act(() => part.current.ask());
    expect(part.current).toMatchObject({ asked: 2, isBusy: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that its code did not come, and tries again', async () => {
    const part = show();
    act(() => part.current.ask());
    await act(async () => fail());
    expect(part.current).toMatchObject({ Part: undefined, isBusy: false, hasFailed: true });
    act(() => part.current.ask());
    await act(async () => come('part'));
    expect(part.current).toMatchObject({ Part: 'part', asked: 1, hasFailed: false });
  });
});
