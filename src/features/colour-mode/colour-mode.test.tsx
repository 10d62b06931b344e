import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DARK, mockMediaQueries, REDUCED_MOTION } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import type { Light } from '../../media/lamp-switches';
import { DAY, EVENING } from '../../theme/tokens';
import { changeLights } from './change-lights';
import { ColourModeChoice } from './colour-mode-choice';
import { ColourModeProvider, useColourMode } from './colour-mode-provider';
import {
  applyMode,
  COLOUR_STORAGE_KEY,
  type ColourMode,
  onSystemModeChange,
  readPreference,
  resolveMode,
  storePreference,
} from './colour-preference';
import { LampControl } from './lamp-control';
import { LampSwitch } from './lamp-switch';
import { LightsLink } from './lights-link';
import { noFlashScript } from './no-flash-script';

jest.mock('./change-lights', () => ({
  changeLights: jest.fn(jest.requireActual('./change-lights').changeLights),
}));

describe('change lights', () => {
  /** A picture with an evening whose place in the window is told, and which is decoded when the test says so. */
  function hangPicture({ top, came = '' }: { top: number; came?: string }) {
    const wall = document.createElement('div');
    wall.dataset.light = 'room';
    wall.innerHTML = `<span data-day ${came}><img id="day" loading="lazy"></span><span data-night><img id="night" loading="lazy"></span>`;
    wall.getBoundingClientRect = () => ({ width: 300, top, bottom: top + 400 }) as DOMRect;
    document.body.append(wall);
  }

  let decoded: () => void;
  const decode = jest.fn(function (this: HTMLImageElement) {
    return new Promise<void>((resolve) => {
      decoded = resolve;
    });
  });
  /** Lets everything happen that waits for no clock. */
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    jest.useFakeTimers();
    decode.mockClear();
    HTMLImageElement.prototype.decode = decode;
    document.body.innerHTML = '';
    mockMediaQueries();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  describe('changeLights', () => {
    it.each([
      ['dark', 'night'],
      ['light', 'day'],
    ] as const)(
      'to %s waits for what it shows in view, which is then asked for without delay',
      async (mode, wanted) => {
        hangPicture({ top: 100 });
        const apply = jest.fn();
        void changeLights(mode, apply);
        await settle();
        expect(apply).not.toHaveBeenCalled();
        expect(decode.mock.contexts).toEqual([document.getElementById(wanted)]);
        expect(decode.mock.contexts[0]).toHaveProperty('loading', 'eager');
        decoded();
        await settle();
        expect(apply).toHaveBeenCalledTimes(1);
        expect(document.querySelectorAll('[data-came]')).toHaveLength(1);
        expect(document.querySelector(`[data-${wanted}]`)).toHaveAttribute('data-came');
      },
    );

    it('waits for nothing that is there', async () => {
      hangPicture({ top: 100, came: 'data-came' });
      const apply = jest.fn();
      void changeLights('light', apply);
      await settle();
      expect(apply).toHaveBeenCalledTimes(1);
      expect(decode).not.toHaveBeenCalled();
    });

    it('waits no longer than 300 ms', async () => {
      hangPicture({ top: 100 });
      const apply = jest.fn();
      void changeLights('dark', apply);
      await jest.advanceTimersByTimeAsync(299);
      expect(apply).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(apply).toHaveBeenCalledTimes(1);
    });

    it('waits for no picture below the window', async () => {
      hangPicture({ top: window.innerHeight + 1 });
      const apply = jest.fn();
      void changeLights('dark', apply);
      await settle();
      expect(apply).toHaveBeenCalledTimes(1);
      expect(decode).not.toHaveBeenCalled();
    });

    it('cross-fades where the browser can, unless motion is to be reduced', async () => {
      const turning = () => document.documentElement.dataset.turning;
      const startViewTransition = jest.fn((change: () => void) => {
        // Nothing fades by itself meanwhile.
        expect(turning()).toBe('');
        change();
        return { ready: Promise.reject(new DOMException('', 'AbortError')) };
      });
      Object.assign(document, { startViewTransition });
      const apply = jest.fn();
      await changeLights('light', apply);
      expect(startViewTransition).toHaveBeenCalledTimes(1);
      expect(turning()).toBeUndefined();
      mockMediaQueries(REDUCED_MOTION);
      await changeLights('light', apply);
      expect(startViewTransition).toHaveBeenCalledTimes(1);
      expect(apply).toHaveBeenCalledTimes(2);
    });
  });
});

describe('colour mode provider', () => {
  const root = document.documentElement;
  let turn: ReturnType<typeof mockMediaQueries>;

  function State() {
    const { preference, value, forced, unknown } = useColourMode();
    return (
      <output>
        {[preference, value, forced && 'forced', unknown && 'unknown'].filter(Boolean).join(' ')}
      </output>
    );
  }

  const showPage = (forced?: string) =>
    renderInPage(
      <ColourModeProvider forced={forced}>
        <LampControl />
        <LightsLink />
        <ColourModeChoice />
        <State />
      </ColourModeProvider>,
    );

  const state = () => screen.getByRole('status').textContent;
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  /** What the browser tells a page when another tab has written its storage. */
  const storeElsewhere = (value: string, key: string | null = COLOUR_STORAGE_KEY) =>
    act(() => {
      localStorage.setItem(COLOUR_STORAGE_KEY, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  beforeEach(() => {
    localStorage.clear();
    root.className = '';
    turn = mockMediaQueries();
  });
  afterEach(() => jest.restoreAllMocks());

  describe('ColourModeProvider', () => {
    it('shows what was stored on the last visit', () => {
      localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
      showPage();
      expect(state()).toBe('dark dark');
      expect(root).toHaveClass('theme-ui-dark');
      expect(screen.getByRole('radio', { name: 'evening' })).toBeChecked();
    });

    it('stores the choice and shows it at once', async () => {
      showPage();
      expect(screen.getByRole('radio', { name: 'system' })).toBeChecked();
      await choose('evening');
      expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('dark');
      await waitFor(() => expect(root).toHaveClass('theme-ui-dark'));
      expect(root).not.toHaveClass('theme-ui-light');
      expect(state()).toBe('dark dark');
    });

    it('follows the operating system live, while that is the preference', async () => {
      showPage();
      turn(DARK, true);
      expect(state()).toBe('system dark');
      expect(root).toHaveClass('theme-ui-dark');
      await choose('day');
      turn(DARK, false);
      turn(DARK, true);
      expect(state()).toBe('light light');
    });

    it('follows other tabs, also when they empty the storage', () => {
      showPage();
      storeElsewhere('dark');
      expect(state()).toBe('dark dark');
      storeElsewhere('light', null);
      expect(state()).toBe('light light');
      storeElsewhere('dark', 'basket');
      expect(state()).toBe('light light');
    });

    it('shows the choice of the moment on a page that comes back from the browser’s memory', () => {
      showPage();
      localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
      act(() => void window.dispatchEvent(new Event('pageshow')));
      expect(state()).toBe('dark dark');
    });

    it('survives a page that forces its mode', () => {
      localStorage.setItem(COLOUR_STORAGE_KEY, 'light');
      const { rerender } = showPage('dark');
      expect(state()).toBe('light dark forced');
      rerender(
        <ColourModeProvider>
          <State />
        </ColourModeProvider>,
      );
      expect(state()).toBe('light light');
      expect(root).toHaveClass('theme-ui-light');
      expect(root).not.toHaveClass('theme-ui-dark');
    });

    it('lets a page force its mode, and the choice wait', () => {
      localStorage.setItem(COLOUR_STORAGE_KEY, 'light');
      showPage('dark');
      expect(state()).toBe('light dark forced');
      expect(root).toHaveClass('theme-ui-dark');
      expect(screen.getByRole('radio', { name: 'evening' })).toBeDisabled();
      for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    });

    it('ignores a page that forces the system, with a warning', () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
      showPage('system');
      expect(state()).toBe('dark dark');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("'system'"));
    });

    it('keeps the choice for the page view where storage is blocked', async () => {
      const blocked = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
      const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
      showPage();
      await choose('evening');
      await waitFor(() => expect(state()).toBe('dark dark'));
      turn(DARK, true);
      turn(DARK, false);
      expect(root).toHaveClass('theme-ui-dark');
      setItem.mockRestore();
      await choose('day');
    });

    it('shows the last choice, even when an earlier one had to wait for its pictures', async () => {
      let apply = () => undefined as void;
      jest.mocked(changeLights).mockImplementationOnce(async (_, waiting) => {
        apply = waiting;
      });
      showPage();
      await choose('evening');
      await choose('day');
      act(() => apply());
      expect(state()).toBe('light light');
      expect(root).toHaveClass('theme-ui-light');
    });

    it('knows nothing outside the browser’s page', () => {
      renderInPage(<State />);
      expect(state()).toBe('system light unknown');
    });
  });

  describe('the controls of the lights', () => {
    it('are a lamp that says what it does', async () => {
      showPage();
      await userEvent.click(screen.getByRole('button', { name: 'Lights: day. Switch to evening' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Lights: evening. Switch to day' }));
      expect(root).toHaveClass('theme-ui-light');
      expect(state()).toBe('light light');
    });

    it('are words', async () => {
      showPage();
      await userEvent.click(screen.getByRole('button', { name: 'turn the lights off' }));
      await userEvent.click(await screen.findByRole('button', { name: 'turn the lights back on' }));
      expect(state()).toBe('light light');
    });

    it('are three preferences in one group', async () => {
      showPage();
      expect(screen.getByRole('group', { name: 'Lights' })).toContainElement(
        screen.getByRole('radio', { name: 'day' }),
      );
      await choose('day');
      await choose('system');
      expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('system');
    });
  });
});

describe('colour preference', () => {
  const root = document.documentElement;

  beforeEach(() => {
    localStorage.clear();
    root.className = '';
    mockMediaQueries();
  });
  afterEach(() => jest.restoreAllMocks());

  describe('the preference', () => {
    it('is kept in local storage for the next visit', () => {
      storePreference('dark');
      // The key of visitors who have chosen before.
      expect({ ...localStorage }).toEqual({ 'colour-mode': 'dark' });
      expect(readPreference()).toBe('dark');
    });

    it.each([null, '', 'purple'])('is the system’s when %j is stored', (stored) => {
      if (stored !== null) localStorage.setItem(COLOUR_STORAGE_KEY, stored);
      expect(readPreference()).toBe('system');
    });

    it('lasts for the page view where storage is blocked', () => {
      const blocked = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
      expect(readPreference()).toBe('system');
      storePreference('dark');
      expect(readPreference()).toBe('dark');
      jest.restoreAllMocks();
      storePreference('light');
      expect(readPreference()).toBe('light');
    });
  });

  describe('resolveMode', () => {
    it('follows the preference, and the system where that is the preference', () => {
      expect(resolveMode('dark')).toBe('dark');
      expect(resolveMode('system')).toBe('light');
      mockMediaQueries(DARK);
      expect(resolveMode('system')).toBe('dark');
      expect(resolveMode('light')).toBe('light');
    });

    it('lets a page force its mode', () => {
      expect(resolveMode('dark', 'light')).toBe('light');
      expect(resolveMode('light', 'dark')).toBe('dark');
    });

    it('warns against a forced system, and ignores it', () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(resolveMode('dark', 'system')).toBe('dark');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("'system'"));
    });
  });

  describe('onSystemModeChange', () => {
    it('calls until it is stopped', () => {
      const turn = mockMediaQueries();
      const listener = jest.fn();
      const stop = onSystemModeChange(listener);
      turn(DARK, true);
      expect(listener).toHaveBeenCalledTimes(1);
      stop();
      turn(DARK, false);
      expect(listener).toHaveBeenCalledTimes(1);
    });
  });

  describe('applyMode', () => {
    it('changes the class of the mode, and no other', () => {
      root.className = 'fonts theme-ui-dark';
      applyMode('light');
      expect([...root.classList]).toEqual(['fonts', 'theme-ui-light']);
    });

    it('gives the browser’s own bars the colour of the wall', () => {
      document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="">');
      applyMode('dark');
      expect(document.querySelector('meta')).toHaveAttribute('content', EVENING.background);
      applyMode('light');
      expect(document.querySelector('meta')).toHaveAttribute('content', DAY.background);
      document.querySelector('meta')?.remove();
    });
  });
});

describe('lamp switch', () => {
  function Lamp() {
    const [light, setLight] = useState<Light>('lamp');
    return (
      <ColourModeProvider>
        <LampSwitch title="Arche" light={light} onChange={setLight} />
        <output>{light}</output>
      </ColourModeProvider>
    );
  }

  const lamp = () => screen.getByRole('switch', { name: /^lamp (on|off): Arche$/ });

  beforeEach(() => {
    localStorage.clear();
    mockMediaQueries();
  });

  describe('LampSwitch', () => {
    it('is off by day, and turns its lamp alone on and off', async () => {
      renderInPage(<Lamp />);
      expect(lamp()).not.toBeChecked();
      await userEvent.click(lamp());
      expect(lamp()).toBeChecked();
      expect(lamp()).toHaveTextContent('lamp on');
      expect(screen.getByRole('status')).toHaveTextContent(/^on$/);
      await userEvent.click(lamp());
      expect(lamp()).toHaveTextContent('lamp off');
      expect(screen.getByRole('status')).toHaveTextContent(/^off$/);
      expect(localStorage).toHaveLength(0);
    });

    it('is on in the evening', async () => {
      localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
      renderInPage(<Lamp />);
      expect(lamp()).toBeChecked();
      await userEvent.click(lamp());
      expect(lamp()).not.toBeChecked();
    });
  });
});

describe('no flash script', () => {
  const root = document.documentElement;

  beforeEach(() => {
    localStorage.clear();
    root.className = '';
  });
  afterEach(() => jest.restoreAllMocks());

  describe('noFlashScript', () => {
    /** The class that the script gives the document, by what is stored and whether the system is dark. */
    function classFor(stored: string | null, dark: boolean, forced?: ColourMode): string {
      mockMediaQueries(...(dark ? [DARK] : []));
      if (stored !== null) localStorage.setItem(COLOUR_STORAGE_KEY, stored);
      // In the window's own scope, as the page's script is.
      window.eval(noFlashScript(forced));
      return root.className;
    }

    it.each([
      ['light', 'theme-ui-light', 'theme-ui-light'],
      ['dark', 'theme-ui-dark', 'theme-ui-dark'],
      ['system', 'theme-ui-light', 'theme-ui-dark'],
      ['purple', 'theme-ui-light', 'theme-ui-dark'],
      [null, 'theme-ui-light', 'theme-ui-dark'],
    ])('with %j stored shows %s by day and %s in a dark system', (stored, byDay, inTheDark) => {
      expect(classFor(stored, false)).toBe(byDay);
      root.className = '';
      expect(classFor(stored, true)).toBe(inTheDark);
    });

    it('asks the system where storage is blocked', () => {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(classFor(null, true)).toBe('theme-ui-dark');
    });

    it('shows the mode that the page forces, whatever is stored', () => {
      expect(classFor('light', false, 'dark')).toBe('theme-ui-dark');
      root.className = '';
      expect(classFor('dark', true, 'light')).toBe('theme-ui-light');
    });

    it('colours the browser’s own bars with the page', () => {
      document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="">');
      classFor('dark', false);
      expect(document.querySelector('meta')).toHaveAttribute('content', EVENING.background);
      document.querySelector('meta')?.remove();
    });
  });
});
