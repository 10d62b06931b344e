import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { SelectionMark } from './selection-mark';
import type * as Store from './selection-store';
import { addToSelection, getSelection } from './selection-store';
import { forgetSelection, gathered, manyGathered } from './testing/gathered';

describe('selection mark', () => {
  const lamp = { ...gathered('guetteur'), title: 'Guetteur floor lamp' };
  const mark = (name = 'Add Guetteur floor lamp to the selection') => screen.getByRole('button', { name });

  beforeEach(forgetSelection);

  describe('SelectionMark', () => {
    it('takes a work along, and leaves it again', async () => {
      renderInPage(<SelectionMark work={lamp} />);
      expect(mark()).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(mark());
      expect(mark()).toHaveAttribute('aria-pressed', 'true');
      expect(getSelection()?.works).toEqual([lamp]);
      await userEvent.keyboard(' ');
      expect(mark()).toHaveAttribute('aria-pressed', 'false');
      expect(getSelection()?.works).toEqual([]);
    });

    it('speaks French', () => {
      renderInPage(<SelectionMark work={lamp} />, { locale: 'fr' });
      expect(mark('Ajouter Guetteur floor lamp à la sélection')).toBeInTheDocument();
    });

    it('is in step with the other marks of the work', async () => {
      renderInPage(
        <>
          <SelectionMark work={lamp} />
          <SelectionMark work={{ ...lamp, slugs: { en: null, fr: 'guetteur-fr' } }} />
          <SelectionMark work={{ ...gathered('quai'), title: 'Other' }} />
        </>,
      );
      await userEvent.click(screen.getAllByRole('button')[1]!);
      expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'))).toEqual([
        'true',
        'true',
        'false',
      ]);
    });

    it('stays as it is when the selection is full', async () => {
      addToSelection(manyGathered(50));
      renderInPage(<SelectionMark work={lamp} />);
      await userEvent.click(mark());
      expect(mark()).toHaveAttribute('aria-pressed', 'false');
      expect(getSelection()?.works).toHaveLength(50);
    });

    it('is no part of the page’s HTML, and comes once scripts run', async () => {
      addToSelection([lamp]);
      const complaints = jest.spyOn(console, 'error').mockImplementation();
      const page = (
        <TestPage>
          <SelectionMark work={lamp} />
        </TestPage>
      );
      document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
      expect(document.querySelector('button')).toBeNull();
      await act(async () => {
        hydrateRoot(document.querySelector('#root')!, page);
      });
      expect(mark()).toHaveAttribute('aria-pressed', 'true');
      expect(complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'))).toEqual([]);
    });
  });
});

describe('selection store', () => {
  const KEY = 'selection-v1';
  const [a, b, c] = [gathered('a'), gathered('b'), gathered('c')];

  let store: typeof Store;
  /** The store of a window that has just been opened, and is listened to. */
  async function openWindow(): Promise<jest.Mock> {
    jest.resetModules();
    store = await import('./selection-store');
    const listener = jest.fn();
    store.subscribeToSelection(listener);
    return listener;
  }

  const titles = () => store.getSelection()?.works.map(({ title }) => title);
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
  /** Another tab writes, and the browser tells of it. */
  function otherTab(works: unknown): void {
    localStorage.setItem(KEY, JSON.stringify(works));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  }
  const block = (method: 'getItem' | 'setItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', method === 'getItem' ? 'SecurityError' : 'QuotaExceededError');
    });

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  describe('the selection', () => {
    it('is not known before somebody wants to know it', async () => {
      const read = jest.spyOn(Storage.prototype, 'getItem');
      jest.resetModules();
      const fresh = await import('./selection-store');
      expect(fresh.getSelection()).toBeUndefined();
      expect(read).not.toHaveBeenCalled();
      fresh.subscribeToSelection(() => undefined)();
      expect(fresh.getSelection()).toEqual({ works: [], kept: true, notice: undefined });
    });

    it('is there again in the next visit, in the order of gathering', async () => {
      await openWindow();
      store.addToSelection([b!]);
      store.addToSelection([a!]);
      expect(stored()).toEqual([b, a]);
      await openWindow();
      expect(titles()).toEqual(['Work b', 'Work a']);
    });

    it('holds a work once, whichever slug names it', async () => {
      await openWindow();
      store.addToSelection([a!]);
      store.addToSelection([{ ...a!, slugs: { en: null, fr: 'a-fr' } }]);
      expect(titles()).toEqual(['Work a']);
    });

    it('keeps nothing of a work but what names and finds it', async () => {
      await openWindow();
      store.addToSelection([{ ...a!, sold: true, picture: {} } as typeof a & object]);
      expect(stored()).toEqual([a]);
    });

    it('calls back at each change, until one does not listen any more', async () => {
      await openWindow();
      const listener = jest.fn();
      const stop = store.subscribeToSelection(listener);
      store.addToSelection([a!]);
      expect(listener).toHaveBeenCalled();
      stop();
      listener.mockClear();
      store.takeOut([a!]);
      expect(listener).not.toHaveBeenCalled();
      expect(titles()).toEqual([]);
    });

    it('ignores what is damaged, and goes on', async () => {
      localStorage.setItem(KEY, '[{"slugs"');
      await openWindow();
      expect(titles()).toEqual([]);
      store.addToSelection([a!]);
      expect(stored()).toEqual([a]);
    });
  });

  describe('what is said', () => {
    const notice = () => store.getSelection()?.notice;

    it('is which works have come, until it has been read or one is taken out', async () => {
      await openWindow();
      store.addToSelection([a!]);
      expect(notice()).toEqual({ added: [a], left: 0 });
      store.dismissNotice();
      expect(notice()).toBeUndefined();
      store.addToSelection([b!]);
      store.takeOut([a!]);
      expect(notice()).toBeUndefined();
    });

    it('is nothing when all are there already', async () => {
      await openWindow();
      store.addToSelection([a!]);
      store.addToSelection([a!]);
      expect(notice()).toBeUndefined();
    });

    it('is that the 51st work finds no room', async () => {
      await openWindow();
      store.addToSelection(manyGathered(50));
      store.addToSelection([a!]);
      expect(notice()).toEqual({ added: [], left: 1 });
      expect(titles()).toHaveLength(50);
      expect(titles()).not.toContain('Work a');
    });

    it('is how many of several found room', async () => {
      await openWindow();
      store.addToSelection(manyGathered(49));
      store.addToSelection([a!, gathered('work-0'), b!, c!]);
      expect(notice()).toEqual({ added: [a], left: 2 });
      expect(titles()?.at(-1)).toBe('Work a');
    });
  });

  describe('putting back', () => {
    it('brings a work to its place, without a word', async () => {
      await openWindow();
      store.addToSelection([a!, b!, c!]);
      store.dismissNotice();
      store.takeOut([a!]);
      store.takeOut([b!]);
      store.addToSelection([gathered('d')]);
      store.putBack([b!], [a!, b!, c!]);
      expect(titles()).toEqual(['Work b', 'Work c', 'Work d']);
      expect(store.getSelection()?.notice).toBeUndefined();
    });

    it('brings all back', async () => {
      await openWindow();
      store.addToSelection([a!, b!, c!]);
      store.takeOut([a!, b!, c!]);
      store.putBack([a!, b!, c!], [a!, b!, c!]);
      expect(titles()).toEqual(['Work a', 'Work b', 'Work c']);
    });

    it('says so when its room has been taken', async () => {
      await openWindow();
      store.addToSelection([a!]);
      store.takeOut([a!]);
      store.addToSelection(manyGathered(50));
      store.putBack([a!], [a!]);
      expect(store.getSelection()?.notice).toEqual({ added: [], left: 1 });
    });
  });

  describe('in several tabs', () => {
    it('follows the others', async () => {
      const listener = await openWindow();
      listener.mockClear();
      otherTab([a, b]);
      expect(titles()).toEqual(['Work a', 'Work b']);
      expect(listener).toHaveBeenCalledTimes(1);
      window.dispatchEvent(new StorageEvent('storage', { key: 'colour-mode' }));
      expect(listener).toHaveBeenCalledTimes(1);
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect(titles()).toEqual([]);
    });

    it('adds to what another has stored a moment ago, before the browser tells of it', async () => {
      await openWindow();
      localStorage.setItem(KEY, JSON.stringify([a]));
      store.addToSelection([b!]);
      expect(stored()).toEqual([a, b]);
    });

    it('looks again when the browser brings the page back', async () => {
      await openWindow();
      localStorage.setItem(KEY, JSON.stringify([a]));
      window.dispatchEvent(new Event('pageshow'));
      expect(titles()).toEqual(['Work a']);
    });
  });

  describe.each([
    ['full', ['setItem']],
    ['blocked', ['getItem', 'setItem']],
  ] as const)('with a storage that is %s', (_, methods) => {
    it('lasts as long as the window, and says so', async () => {
      for (const method of methods) block(method);
      await openWindow();
      expect(store.getSelection()?.kept).toBe(true);
      store.addToSelection([a!]);
      store.addToSelection([b!]);
      store.takeOut([a!]);
      expect(titles()).toEqual(['Work b']);
      expect(store.getSelection()?.kept).toBe(false);
      window.dispatchEvent(new Event('pageshow'));
      expect(titles()).toEqual(['Work b']);
    });

    it('is kept as soon as there is room again', async () => {
      const blocked = methods.map(block);
      await openWindow();
      store.addToSelection([a!]);
      blocked.forEach((each) => each.mockRestore());
      store.addToSelection([b!]);
      expect(store.getSelection()?.kept).toBe(true);
      expect(stored()).toEqual([a, b]);
    });
  });

  it('a storage that is blocked later takes nothing away', async () => {
    await openWindow();
    store.addToSelection([a!]);
    block('getItem');
    window.dispatchEvent(new Event('pageshow'));
    store.addToSelection([b!]);
    expect(titles()).toEqual(['Work a', 'Work b']);
  });
});
