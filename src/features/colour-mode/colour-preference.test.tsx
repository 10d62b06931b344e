import { DARK, mockMediaQueries } from '../../../tests/media-queries';
import { DAY, EVENING } from '../../theme/tokens';
import {
  applyMode,
  COLOUR_STORAGE_KEY,
  onSystemModeChange,
  readPreference,
  resolveMode,
  storePreference,
} from './colour-preference';

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
    expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('dark');
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
    document.head.innerHTML = '<meta name="theme-color" content="">';
    applyMode('dark');
    expect(document.querySelector('meta')).toHaveAttribute('content', EVENING.background);
    applyMode('light');
    expect(document.querySelector('meta')).toHaveAttribute('content', DAY.background);
    document.head.innerHTML = '';
  });
});
