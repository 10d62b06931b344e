import { act, screen } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { mockMediaQueries, REDUCED_MOTION } from '../../tests/media-queries';
import { renderInPage } from '../../tests/render-page';
import { reloadOnce } from '../browser/reload-once';
import { useLayoutEffect } from '../browser/use-layout-effect';
import { useNavigation } from '../features/navigation/navigation-provider';
import { DURATION } from '../theme/tokens';
import { arriveOnPage, scrollOnPage } from './arrive-on-page';
import { recoverFirstLoad } from './recover-first-load';
import { PageTransition } from './page-shell';

jest.mock('./arrive-on-page');
jest.mock('../browser/reload-once', () => ({
  ...jest.requireActual('../browser/reload-once'),
  reloadOnce: jest.fn(),
}));

describe('page transition', () => {
  const arrive = jest.mocked(arriveOnPage);

  const page = (id: string, words = id) => (
    <PageTransition id={id}>
      <p>{words}</p>
    </PageTransition>
  );
  /** Longer than a frame, shorter than any fading. */
  const FRAME = 20;
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const words = () => screen.getByText(/./).textContent;
  const isLeaving = () => screen.getByText(/./).closest('[data-leaving=true]') !== null;

  /** A visitor on the page '/a', who has arrived there. */
  function visit() {
    const { rerender } = renderInPage(page('/a'));
    pass(FRAME);
    arrive.mockClear();
    return (id: string, text?: string) => rerender(page(id, text));
  }

  beforeEach(() => {
    jest.useFakeTimers();
    mockMediaQueries();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.mocked(scrollOnPage).mockReset();
  });

  describe('PageTransition', () => {
    it('keeps the old page until it has left, then shows the new one', () => {
      const goTo = visit();
      expect(isLeaving()).toBe(false);
      goTo('/b');
      expect([words(), isLeaving()]).toEqual(['/a', true]);
      pass(DURATION.quick - 1);
      expect([words(), isLeaving()]).toEqual(['/a', true]);
      expect(arrive).not.toHaveBeenCalled();
      pass(1);
      expect([words(), isLeaving()]).toEqual(['/b', false]);
      pass(FRAME);
      expect(arrive).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['where motion fades', [], DURATION.quick],
      ['where motion is to be reduced', [REDUCED_MOTION], 0],
    ])('places a page before it is painted, with what it adds to itself, %s', (_, queries, ms) => {
      function Grown() {
        const [words, setWords] = useState('short');
        useLayoutEffect(() => setWords('grown'), []);
        return <p>{words}</p>;
      }
      mockMediaQueries(...queries);
      const seen: (string | null)[] = [];
      jest.mocked(scrollOnPage).mockImplementation(() => void seen.push(words()));
      const { rerender } = renderInPage(page('/a'));
      pass(FRAME);
      seen.length = 0;
      rerender(
        <PageTransition id="/b">
          <Grown />
        </PageTransition>,
      );
      expect(seen).toEqual([]);
      pass(ms);
      // No frame has passed.
      expect(seen).toEqual(['grown']);
    });

    it('swaps at once where motion is to be reduced', () => {
      mockMediaQueries(REDUCED_MOTION);
      const goTo = visit();
      goTo('/b');
      pass(0);
      expect(words()).toBe('/b');
    });

    it('shows only the last page of a visitor in a hurry', () => {
      const goTo = visit();
      goTo('/b');
      pass(DURATION.quick - 1);
      goTo('/c');
      pass(DURATION.quick - 1);
      expect(words()).toBe('/a');
      pass(1);
      expect(words()).toBe('/c');
      pass(FRAME);
      expect(arrive).toHaveBeenCalledTimes(1);
    });

    it('stays on a page to which the visitor returns before it has left', () => {
      const goTo = visit();
      goTo('/b');
      goTo('/a');
      pass(DURATION.quick);
      expect([words(), isLeaving()]).toEqual(['/a', false]);
      expect(arrive).not.toHaveBeenCalled();
    });

    it('passes on what changes on the page itself', () => {
      const goTo = visit();
      goTo('/a', 'changed');
      expect([words(), isLeaving()]).toEqual(['changed', false]);
      pass(FRAME);
      expect(arrive).not.toHaveBeenCalled();
    });

    it('leaves as it looked last', () => {
      const goTo = visit();
      goTo('/a', 'changed');
      goTo('/b');
      expect([words(), isLeaving()]).toEqual(['changed', true]);
      pass(DURATION.quick);
      goTo('/b', 'changed again');
      expect([words(), isLeaving()]).toEqual(['changed again', false]);
    });

    it('shows a new page as it has become while the old one left', () => {
      const goTo = visit();
      goTo('/b', 'came');
      goTo('/b', 'became');
      expect(words()).toBe('/a');
      pass(DURATION.quick);
      expect(words()).toBe('became');
    });

    it('arrives on a page that came with a layout of its own', () => {
      arrive.mockClear();
      renderInPage(page('/sheet'));
      pass(FRAME);
      expect(arrive).toHaveBeenCalledTimes(1);
    });

    describe('closes the search', () => {
      function SearchState() {
        const { state, dispatch } = useNavigation();
        useEffect(() => dispatch({ type: 'openSearch' }), [dispatch]);
        return <output>{state.search.visible ? 'searching' : 'not searching'}</output>;
      }
      const withSearch = (at?: ReactElement) => (
        <>
          {at}
          <SearchState />
        </>
      );
      const search = () => screen.getByRole('status').textContent;

      it('when the new page starts entering, not before, and not on the first page', () => {
        const { rerender } = renderInPage(withSearch(page('/a')));
        pass(FRAME);
        expect(search()).toBe('searching');
        rerender(withSearch(page('/b')));
        pass(DURATION.quick - 1);
        expect(search()).toBe('searching');
        pass(1);
        expect(search()).toBe('not searching');
      });

      it('when a page with another layout takes its place', () => {
        const { rerender } = renderInPage(withSearch(page('/a')));
        rerender(withSearch());
        expect(search()).toBe('not searching');
      });
    });
  });
});

describe('recover first load', () => {
  const fail = (message: string) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }));

  const backTo = (path: string) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  describe('recoverFirstLoad', () => {
    beforeEach(() => {
      window.history.replaceState(null, '', '/creators?page=2');
      const asked = window.location.href;
      performance.getEntriesByType = () => [{ name: asked } as PerformanceEntry];
      Object.assign(window, { pagePath: '/creators' });
    });

    it('loads a page anew whose code cannot be fetched, until it is alive', () => {
      const alive = recoverFirstLoad();
      fail('view is undefined');
      expect(reloadOnce).not.toHaveBeenCalled();
      fail('Loading chunk 12 failed.');
      expect(reloadOnce).toHaveBeenCalledTimes(1);
      alive();
      fail('Loading chunk 12 failed.');
      expect(reloadOnce).toHaveBeenCalledTimes(1);
    });

    it('loads the page that Back leads to before the router listens, and leaves it to the router then', () => {
      const reload = jest.fn();
      const alive = recoverFirstLoad(reload);
      backTo('/creators?page=2#more');
      expect(reload).not.toHaveBeenCalled();
      backTo('/works/type/all');
      expect(reload).toHaveBeenCalledTimes(1);
      alive();
      backTo('/works/type/all?page=2');
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('loads the page that Back had led to before the scripts ran', () => {
      window.history.replaceState(null, '', '/works/type/all');
      const reload = jest.fn();
      recoverFirstLoad(reload)();
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('leaves a page alone that has given itself another address', () => {
      Object.assign(window, { pagePath: '/404.html' });
      window.history.replaceState(null, '', '/400');
      const reload = jest.fn();
      recoverFirstLoad(reload)();
      expect(reload).not.toHaveBeenCalled();
    });
  });
});
