import { ALIVE, LOCALE_COOKIE } from '../../constants';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderWithoutScripts } from '../../../tests/render-without-scripts';
import { ColourModeChoice } from '../../features/colour-mode/colour-mode-choice';
import { ColourModeProvider } from '../../features/colour-mode/colour-mode-provider';
import { COLOUR_STORAGE_KEY } from '../../features/colour-mode/colour-preference';
import { LampControl } from '../../features/colour-mode/lamp-control';
import { LightsLink } from '../../features/colour-mode/lights-link';
import { noFlashScript } from '../../features/colour-mode/no-flash-script';
import { makeLate } from './late-scripts-plugin';
import { LargeLamp } from '../../screens/status/status-screen';

/** Runs the end of a page in the window, as a browser does; its scripts are not fetched by jsdom. */
function show(body: string): void {
  document.body.innerHTML = body;
  const html = makeLate(
    `<script id="gatsby-chunk-mapping">window.___chunkMapping={"app":[]};</script>` +
      `<script src="/framework.js" async></script><script src="/app.js" async></script>`,
  );
  window.eval(html.replaceAll(/<\/?script[^>]*>/g, ';'));
}
const fetched = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const ALL = ['/framework.js', '/app.js'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// Of the two that come before others one is for the other light, and is not fetched.
const PICTURE =
  '<img alt=""><img alt="" loading="lazy" fetchpriority="high"><img alt="" loading="eager" fetchpriority="high" src="/lamp.avif">';
const isThere = (there: boolean) =>
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(there);

describe.each(['load', 'error'])('a page whose picture ends in %s', (end) => {
  it('fetches its scripts after it, once', () => {
    isThere(false);
    show(PICTURE);
    jest.advanceTimersByTime(500);
    expect(fetched()).toEqual([]);
    document.querySelector('[loading=eager]')!.dispatchEvent(new Event(end));
    jest.advanceTimersByTime(100);
    expect(fetched()).toEqual(ALL);
    jest.advanceTimersByTime(5000);
    expect(fetched()).toEqual(ALL);
  });
});

it('does not wait for a picture for ever', () => {
  isThere(false);
  show(PICTURE);
  jest.advanceTimersByTime(2500);
  expect(fetched()).toEqual(ALL);
});

it.each([
  ['without a picture', '<p>words</p>'],
  ['whose first picture may come late', '<img alt="" loading="lazy" src="/lamp.avif">'],
])('a page %s has them at once', (_, body) => {
  isThere(false);
  show(body);
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual(ALL);
});

it('a picture from the cache keeps no script waiting', () => {
  isThere(true);
  show(PICTURE);
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual(ALL);
});

describe('a link that opens a dialog, pressed before the page is alive', () => {
  const pressed = jest.fn();
  const press = (init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('svg')!.dispatchEvent(click);
    return click;
  };
  const isComing = () => document.documentElement.hasAttribute('data-coming');
  const become = () => window.dispatchEvent(new Event(ALIVE));

  beforeEach(() => {
    pressed.mockReset();
    show('<a href="/works" aria-haspopup="dialog"><svg></svg></a>');
    // What the page itself does, once it is alive.
    document.querySelector('a')!.addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      pressed();
    });
  });
  afterEach(() => void become());

  it('waits, and is pressed once it is', () => {
    expect(press().defaultPrevented).toBe(true);
    expect(press().defaultPrevented).toBe(true);
    expect(isComing()).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    become();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(isComing()).toBe(false);
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser in a new tab, and in the page itself', () => {
    press({ ctrlKey: true });
    document.querySelector('a')!.setAttribute('href', '#menu');
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
    become();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('lights chosen before the page is alive', () => {
  const root = document.documentElement;
  const choose = (name: string) => document.querySelector<HTMLElement>(`#${name}`)!.click();
  const stored = () => localStorage.getItem(COLOUR_STORAGE_KEY);

  beforeEach(() => {
    mockMediaQueries();
    localStorage.clear();
    root.className = '';
    window.eval(noFlashScript());
    show(
      `<button id="lamp" data-lights=""><svg></svg></button>
       <label id="label"><input id="evening" type="radio" name="lights" data-lights="dark"> evening</label>
       <input id="system" type="radio" name="lights" data-lights="system">
       <button id="forced" data-lights="" disabled></button>`,
    );
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.dispatchEvent(new Event(ALIVE));
  });

  it('are shown and kept at once, and turned back by the next press', () => {
    choose('lamp');
    expect([stored(), root.className]).toEqual(['dark', 'theme-ui-dark']);
    choose('lamp');
    expect([stored(), root.className]).toEqual(['light', 'theme-ui-light']);
  });

  it.each([
    ['label', 'dark', 'theme-ui-dark'],
    ['evening', 'dark', 'theme-ui-dark'],
    ['system', 'system', 'theme-ui-light'],
  ])('are those that are named: %s', (name, kept, shown) => {
    choose(name);
    expect([stored(), root.className]).toEqual([kept, shown]);
  });

  it('are those of the page where it has its own', () => {
    choose('forced');
    expect(stored()).toBeNull();
  });

  it.each([
    [
      'the browser keeps nothing',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('denied');
        }),
    ],
    ['the desk is to be told', () => jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)],
  ])('are pressed once it is where %s', (_, away) => {
    away();
    const pressed = jest.fn();
    choose('lamp');
    document.querySelector('#lamp')!.addEventListener('click', pressed);
    window.dispatchEvent(new Event(ALIVE));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(stored()).toBeNull();
  });

  it('lead nowhere when the page never becomes alive', () => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    choose('lamp');
    const script = document.createElement('script');
    document.body.append(script);
    const threw = jest.fn();
    window.addEventListener('error', threw);
    expect(() => script.dispatchEvent(new Event('error'))).not.toThrow();
    expect(window.location.pathname).not.toContain('undefined');
  });

  it('are chosen by whatever chooses lights on a page', () => {
    document.body.innerHTML = renderWithoutScripts(
      <ColourModeProvider>
        <LampControl />
        <LightsLink />
        <LargeLamp />
        <ColourModeChoice />
      </ColourModeProvider>,
    );
    expect(
      [...document.querySelectorAll<HTMLElement>('button, input')].map(({ dataset }) => dataset.lights),
    ).toEqual(['', '', '', 'system', 'light', 'dark']);
  });
});

describe('a language chosen before the page is alive', () => {
  /** Whether the link is followed. */
  const choose = () =>
    document.querySelector('a')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  afterEach(() => {
    jest.restoreAllMocks();
    window.dispatchEvent(new Event(ALIVE));
    document.cookie = `${LOCALE_COOKIE.name}=; Max-Age=0; Path=/`;
  });

  it('is remembered', () => {
    show('<a href="#fr" lang="fr" hreflang="fr">Français</a>');
    choose();
    expect(document.cookie).toBe(`${LOCALE_COOKIE.name}=fr`);
  });

  it('is followed where no cookie may be set', () => {
    show('<a href="#fr" lang="fr" hreflang="fr">Français</a>');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('denied');
    });
    const threw = jest.fn();
    window.addEventListener('error', threw, { once: true });
    expect(choose()).toBe(true);
    expect(threw).not.toHaveBeenCalled();
  });
});
