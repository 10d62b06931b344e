import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../tests/render-page';
import { endFollowing, watchFollowing } from '../browser/following';
import { addToSelection } from '../components/selection/selection-store';
import { forgetSelection, gathered } from '../components/selection/testing/gathered';
import type { LocaleCode } from '../i18n/locales';
import type { RouteName } from '../routes/route-table';
import { LateNotes, PrintAddress } from './default-layout';

const waiting: Partial<Record<'idle' | 'used', () => void>> = {};
const wait = (when: 'idle' | 'used') => (task: () => void) => {
  waiting[when] = task;
  return () => undefined;
};
jest.mock('../browser/moments/when-idle', () => ({ whenIdle: (task: () => void) => wait('idle')(task) }));
jest.mock('../browser/moments/when-used', () => ({ whenUsed: (task: () => void) => wait('used')(task) }));

let onLine = true;
const browser = { language: 'en-GB', cookie: '' };
const router = window as Window & { ___navigate?: unknown; ___loader?: unknown };

beforeAll(() => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
  jest.spyOn(window.navigator, 'language', 'get').mockImplementation(() => browser.language);
  jest.spyOn(window.navigator, 'languages', 'get').mockImplementation(() => [browser.language]);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => browser.cookie);
  window.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  router.___navigate = jest.fn();
  watchFollowing();
});
afterEach(goElsewhere);
beforeEach(() => {
  delete waiting.idle;
  delete waiting.used;
  onLine = true;
  Object.assign(browser, { language: 'en', cookie: '' });
  localStorage.clear();
  forgetSelection();
});

const notes = (isPage = true) => (
  <LateNotes path="/about" alternates={{ en: '/about', fr: '/fr/a-propos' }} isPage={isPage} />
);

function show(locale: LocaleCode, isPage = true) {
  renderInPage(
    <>
      {notes(isPage)}
      <a href="/works">works</a>
      <dialog data-testid="over" />
    </>,
    { locale },
  );
}

/** What they are filled with is here. */
const come = (moment: 'idle' | 'used') => act(async () => waiting[moment]?.());
const places = () => screen.getAllByRole('status');
/** Where nothing is waited for. */
function goElsewhere(): void {
  window.history.replaceState({}, '', `${window.location.pathname}next/`);
  act(endFollowing);
}
const OFFLINE = /^You are offline\. The page will come/;

it.each([
  ['en', 'en-GB', '', 'used'],
  ['fr', 'fr', 'theme=dark', 'used'],
  ['en', 'fr-FR', '', 'idle'],
  ['en', 'nl', '', 'idle'],
  ['en', 'fr-FR', 'i18n_redirected=en', 'used'],
  ['en', 'en-GB', 'i18n_redirected=fr', 'idle'],
] as const)('on a page in %s for a browser in %s with ‘%s’ they come when it is %s', (...facts) => {
  const [locale, language, cookie, moment] = facts;
  Object.assign(browser, { language, cookie });
  show(locale);
  expect(Object.keys(waiting)).toEqual([moment]);
});

it('come where the browser allows no cookies', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => show('en')).not.toThrow();
  expect(Object.keys(waiting)).toHaveLength(1);
});

it('have their places in the page’s HTML, empty', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(<TestPage>{notes()}</TestPage>);
  const inHtml = served.querySelectorAll('[role=status]');
  expect(inHtml).toHaveLength(2);
  for (const place of inHtml) expect(place).toBeEmptyDOMElement();
});

it.each(['before', 'after'] as const)(
  'say what was gathered %s they came in a place that was there, empty',
  async (when) => {
    show('en');
    const before = places();
    if (when === 'after') await come('used');
    act(() => addToSelection([gathered('quai')]));
    if (when === 'before') {
      for (const place of before) expect(place).toBeEmptyDOMElement();
      await come('used');
    }
    expect(places()).toEqual(before);
    expect(before[1]).toHaveTextContent('Added to the selection: Work quai');
    expect(screen.getByRole('region', { name: 'Selection' })).toContainElement(
      screen.getByRole('link', { name: 'see the selection' }),
    );
  },
);

it.each(['before', 'after'] as const)(
  'say why the next page does not come to whoever is offline %s they have come',
  async (when) => {
    show('en');
    const [place] = places();
    if (when === 'after') await come('used');
    expect(place).toBeEmptyDOMElement();
    onLine = false;
    fireEvent.click(screen.getByRole('link', { name: 'works' }));
    expect(place).toHaveTextContent(OFFLINE);
    if (when === 'before') await come('used');
    expect(places()[0]).toBe(place);
    expect(place).toHaveTextContent(OFFLINE);
    goElsewhere();
    expect(place).toBeEmptyDOMElement();
  },
);

it('interrupt in what lies over the page, where no place was before', () => {
  show('en');
  const over = screen.getByTestId<HTMLDialogElement>('over');
  over.setAttribute('open', '');
  onLine = false;
  fireEvent.click(screen.getByRole('link', { name: 'works' }));
  expect(over).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);
  goElsewhere();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offer a page in the visitor’s language', async () => {
  browser.language = 'fr';
  show('en');
  await come('idle');
  expect(screen.getByRole('link', { name: 'Cette page en français' })).toBeInTheDocument();
});

it('offer no error in another language', async () => {
  browser.language = 'fr';
  show('en', false);
  await come('idle');
  expect(screen.queryByRole('link', { name: /français/ })).not.toBeInTheDocument();
});

const linesOf = (path: string, route: RouteName, isPage = true) => {
  const { container } = renderInPage(<PrintAddress path={path} route={route} isPage={isPage} />);
  return (container.querySelector('address > span')?.innerHTML ?? '').split('<br>');
};

it('a printed page says whose it is, and where it is found', () => {
  expect(linesOf('/works/quai-bench', 'works-slug')).toEqual([
    'meubles et lumières',
    '1 rue Exemple, 75000 Paris',
    '+33 1 99 00 00 00, bonjour@gallery.example',
    'https://gallery.example/works/quai-bench',
  ]);
});

it.each<[string, string, RouteName, boolean]>([
  ['a selection, which one browser keeps', '/selection', 'selection', true],
  ['a room, whose address is its key', '/room/secret', 'room-id', true],
  ['a preview', '/preview/secret', 'preview-id', true],
  ['an error', '/nowhere', 'index', false],
])('%s names the site alone', (_, path, route, isPage) => {
  expect(linesOf(path, route, isPage).at(-1)).toBe('https://gallery.example');
});
