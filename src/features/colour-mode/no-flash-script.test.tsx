import { DARK, mockMediaQueries } from '../../../tests/media-queries';
import { EVENING } from '../../theme/tokens';
import { COLOUR_STORAGE_KEY, type ColourMode } from './colour-preference';
import { noFlashScript } from './no-flash-script';

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
    document.head.innerHTML = '<meta name="theme-color" content="">';
    classFor('dark', false);
    expect(document.querySelector('meta')).toHaveAttribute('content', EVENING.background);
    document.head.innerHTML = '';
  });
});
