import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { addDialogMethods, clickDialogAt } from '../../../tests/dialog-methods';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import { loadSubNavigation, type SubNavigationParts } from './load-sub-navigation';
import { Menu } from './menu';
import { menuLinks } from './menu-links';
import type { NavigationData } from './navigation-data';
import { NavigationProvider, useNavigation } from './navigation-provider';
import { SubNavigationList } from './sub-navigation-list';

jest.mock('./load-sub-navigation');

describe('menu', () => {
  beforeAll(addDialogMethods);
  beforeEach(() => {
    mockMediaQueries();
    jest.mocked(navigate).mockClear();
  });

  const opener = () => screen.getByText('menu', { selector: 'a' });
  const panel = () => screen.queryByRole('dialog', { name: 'menu' });

  function showMenu(path = '/about') {
    const menu = (at: string) => (
      <TestPage path={at}>
        <Menu path={at} languageSwitch={<p>languages</p>} />
      </TestPage>
    );
    const { rerender } = render(menu(path));
    return { goTo: (next: string) => rerender(menu(next)) };
  }

  async function open(path?: string) {
    const page = showMenu(path);
    await userEvent.click(opener());
    expect(panel()).toBeInTheDocument();
    return page;
  }

  describe('Menu', () => {
    it('opens a panel with the links in order, the newsletter last', async () => {
      showMenu();
      expect(panel()).not.toBeInTheDocument();
      expect(opener()).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(opener());
      expect(opener()).toHaveAttribute('aria-expanded', 'true');
      const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
      const { sections, pages } = menuLinks('en');
      const named = [...sections, ...pages].map(({ key }) => translator('en')(key));
      expect(links.map(({ textContent }) => textContent)).toEqual([...named, 'newsletter']);
      expect(panel()).toHaveTextContent('languages');
    });

    it('leads to its panel without scripts', () => {
      const { container } = renderInPage(<Menu path="/" languageSwitch={null} />);
      expect(container.querySelector(opener().getAttribute('href') ?? '')).toBe(
        container.querySelector('dialog'),
      );
    });

    it('takes over the panel of a visitor who was faster than the scripts', async () => {
      window.location.hash = '#site-menu';
      showMenu();
      expect(panel()).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'close' }));
      expect(panel()).not.toBeInTheDocument();
      expect(window.location.hash).toBe('');
    });

    it('stays open when the word of an earlier closing comes late', async () => {
      await open();
      panel()?.dispatchEvent(new Event('close'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(panel()).toBeInTheDocument();
    });

    it('says that it is closed before the browser has closed it, so that it can be opened again at once', async () => {
      await open();
      const dialog = panel()!;
      const isLeftToBrowser = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      expect(isLeftToBrowser).toBe(false);
      await waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', 'false'));
    });

    it('says which page one is on', async () => {
      await open('/press/lamps');
      expect(screen.getByRole('link', { name: 'press' })).toHaveAttribute('aria-current', 'true');
      expect(screen.getByRole('link', { name: 'about' })).not.toHaveAttribute('aria-current');
    });

    it.each<[string, () => Promise<unknown>]>([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['its close control', () => userEvent.click(screen.getByRole('button', { name: 'close' }))],
      ['a click outside', () => clickDialogAt(panel()!, -1)],
      ['a link to the page one is on', () => userEvent.click(screen.getByRole('link', { name: 'about' }))],
    ])('closes on %s, and opens again', async (_, dismiss) => {
      await open('/about');
      await dismiss();
      expect(panel()).not.toBeInTheDocument();
      expect(opener()).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(opener());
      expect(panel()).toBeInTheDocument();
    });

    it('stays open for a click inside', async () => {
      await open();
      await userEvent.click(screen.getByText('languages'));
      await clickDialogAt(panel()!, 1);
      expect(panel()).toBeInTheDocument();
    });

    it('stays open until another page has come, then closes', async () => {
      const { goTo } = await open('/about');
      await userEvent.click(screen.getByRole('link', { name: 'creators' }));
      expect(navigate).toHaveBeenCalledWith('/creators');
      expect(panel()).toBeInTheDocument();
      goTo('/creators');
      expect(panel()).not.toBeInTheDocument();
    });

    it('gives way to the dialog of the newsletter', async () => {
      await open();
      await userEvent.click(within(panel()!).getByText('newsletter'));
      expect(await screen.findByRole('dialog', { name: 'Newsletter' })).toBeInTheDocument();
      await waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', 'false'));
    });
  });
});

describe('navigation provider', () => {
  function Probe() {
    const { state, dispatch } = useNavigation();
    return (
      <>
        <button type="button" onClick={() => dispatch({ type: 'openMain' })}>
          open
        </button>
        <p>{state.mainNavOpen ? 'is open' : 'is closed'}</p>
      </>
    );
  }

  const at = (path: string) => (
    <NavigationProvider path={path}>
      <Probe />
    </NavigationProvider>
  );

  describe('NavigationProvider', () => {
    it('keeps the state while the page stays, and closes the panel when it changes', async () => {
      const { rerender } = render(at('/about'));
      await userEvent.click(screen.getByRole('button'));
      rerender(at('/about'));
      expect(screen.getByText('is open')).toBeInTheDocument();
      rerender(at('/press'));
      expect(screen.getByText('is closed')).toBeInTheDocument();
    });

    it('is needed', () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(() => render(<Probe />)).toThrow('useNavigation needs a NavigationProvider around it');
    });
  });
});

describe('sub navigation', () => {
  const load = jest.mocked(loadSubNavigation);

  const DATA: NavigationData = {
    works: [
      { title: 'seating', path: '/works/type/seating', count: 5 },
      { title: 'lighting', path: '/works/type/lighting', count: 1 },
    ],
    creators: [
      { name: 'Atelier Arc', path: '/creators/arc' },
      { name: 'Odile Perrin', path: '/creators/perrin', life: '1914–1989' },
    ],
    events: [
      { title: 'Lamps', path: '/events/lamps', dates: '1–8 March 2026', state: 'current' },
      { title: 'Chairs', path: '/events/chairs', dates: 'May 2019', state: 'past' },
    ],
  };
  const PARTS: SubNavigationParts = { data: DATA, List: SubNavigationList };

  beforeAll(addDialogMethods);
  beforeEach(() => {
    mockMediaQueries();
    load.mockReset().mockResolvedValue(PARTS);
  });

  const dialog = (name: string) => screen.queryByRole('dialog', { name });
  const control = (name: string) => screen.getByRole('button', { name });
  const linksIn = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  function showMenu(path = '/about', locale: LocaleCode = 'en') {
    const page = (at: string, language: LocaleCode) => (
      <TestPage path={at} locale={language}>
        <Menu path={at} languageSwitch={null} />
      </TestPage>
    );
    const { rerender } = render(page(path, locale));
    return { goTo: (at: string, language = locale) => rerender(page(at, language)) };
  }

  const openMenu = () => userEvent.click(screen.getByText('menu', { selector: 'a' }));

  /** The sub-navigation of a name, open with its list. */
  async function open(name: string, path?: string, locale?: LocaleCode) {
    const page = showMenu(path, locale);
    await openMenu();
    await userEvent.click(control(name));
    return page;
  }

  describe('the sub-navigation', () => {
    it.each([
      ['works: types', ['works', 'seating 5', 'lighting 1']],
      ['creators: names', ['creators', 'Atelier Arc ', 'Odile Perrin 1914–1989']],
      ['events: dates', ['events', 'Lamps on view, 1–8 March 2026', 'Chairs May 2019']],
    ])('%s takes the place of the menu, with its list', async (name, links) => {
      await open(name);
      expect(dialog(name)).toBeInTheDocument();
      expect(linksIn(name)).toEqual(links);
      expect(dialog('menu')).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    });

    it.each([
      ['œuvres\u202f: types', '/fr/oeuvres/type/tous', 'seating 5'],
      ['créateurs\u202f: noms', '/fr/createurs', 'Odile Perrin 1914–1989'],
      ['évènements\u202f: dates', '/fr/evenements', 'Lamps En ce moment, 1–8 March 2026'],
    ])('%s speaks French', async (name, path, link) => {
      await open(name, '/fr', 'fr');
      expect(load).toHaveBeenLastCalledWith('fr');
      expect(within(screen.getByRole('heading', { level: 2 })).getByRole('link')).toHaveAttribute(
        'href',
        path,
      );
      expect(linksIn(name).map((text) => text?.toLowerCase())).toContain(link.toLowerCase());
    });

    it('leads to the page of its section without scripts', () => {
      showMenu();
      const href = (name: string) => screen.getByRole('button', { name, hidden: true }).getAttribute('href');
      expect(['works: types', 'creators: names', 'events: dates'].map(href)).toEqual([
        '/works/type/all',
        '/creators',
        '/events',
      ]);
    });

    it('marks the page one is on', async () => {
      await open('works: types', '/works/type/lighting');
      const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
      expect(current.map(({ textContent }) => textContent)).toEqual(['lighting 1']);
    });

    it.each(['{Enter}', ' '])('opens by the key %j, and goes back where one came from', async (key) => {
      showMenu();
      await openMenu();
      control('creators: names').focus();
      await userEvent.keyboard(key);
      expect(linksIn('creators: names')).toContain('Odile Perrin 1914–1989');
      within(dialog('creators: names')!).getByRole('button', { name: 'menu' }).focus();
      await userEvent.keyboard(key);
      expect(dialog('menu')).toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'creators: names' })).not.toBeInTheDocument();
      expect(control('creators: names')).toHaveFocus();
    });

    it.each<[string, () => Promise<unknown>]>([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['its close control', () => userEvent.click(control('close'))],
      ['a click outside', () => clickDialogAt(screen.getByRole('dialog'), -1)],
      ['a link to the page one is on', () => userEvent.click(screen.getByRole('link', { name: 'works' }))],
    ])('closes on %s; the menu opens again as ever', async (_, dismiss) => {
      await open('works: types', '/works/type/all');
      await dismiss();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await openMenu();
      expect(dialog('menu')).toBeInTheDocument();
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    });

    it('stays open until another page has come, then closes', async () => {
      const { goTo } = await open('works: types');
      await userEvent.click(screen.getByRole('link', { name: /seating/ }));
      expect(navigate).toHaveBeenCalledWith('/works/type/seating');
      expect(dialog('works: types')).toBeInTheDocument();
      goTo('/works/type/seating');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('asks for the lists of the other language after a change of language', async () => {
      const { goTo } = await open('works: types');
      goTo('/fr/a-propos', 'fr');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await openMenu();
      load.mockClear();
      await userEvent.click(control('œuvres\u202f: types'));
      expect(load).toHaveBeenLastCalledWith('fr');
      expect(linksIn('œuvres\u202f: types')).toContain('seating 5');
    });

    it('begins to load when it is pointed at, or has the focus', async () => {
      showMenu();
      await openMenu();
      expect(load).not.toHaveBeenCalled();
      await userEvent.hover(control('works: types'));
      expect(load).toHaveBeenCalledTimes(1);
      control('events: dates').focus();
      expect(load).toHaveBeenCalledTimes(2);
      expect(dialog('menu')).toBeInTheDocument();
    });
  });

  describe('while the list is loading', () => {
    let arrive: () => void;
    let fail: () => void;
    beforeEach(() =>
      load.mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            arrive = () => resolve(PARTS);
            fail = () => reject(new Error('offline'));
          }),
      ),
    );

    it('a sign of waiting comes after 300 ms, and goes with the list', async () => {
      await open('works: types');
      expect(screen.getByRole('heading', { name: 'works' })).toHaveFocus();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading the list'));
      await act(async () => arrive());
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(linksIn('works: types')).toContain('seating 5');
    });

    it('the panel that was closed stays closed, and opens at once later', async () => {
      await open('works: types');
      await userEvent.keyboard('{Escape}');
      await act(async () => arrive());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await openMenu();
      await userEvent.click(control('works: types'));
      expect(linksIn('works: types')).toContain('seating 5');
    });

    it('one may go back and ask for another section', async () => {
      await open('works: types');
      await userEvent.click(within(dialog('works: types')!).getByRole('button', { name: 'menu' }));
      await userEvent.click(control('events: dates'));
      await act(async () => arrive());
      expect(linksIn('events: dates')).toContain('Chairs May 2019');
    });

    it('a failure says so, and is tried again', async () => {
      await open('works: types');
      await act(async () => fail());
      expect(screen.getByRole('alert')).toHaveTextContent('The list can’t be loaded now.');
      await userEvent.click(control('try again'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'works' })).toHaveFocus();
      expect(dialog('works: types')).toBeInTheDocument();
      await act(async () => arrive());
      expect(linksIn('works: types')).toContain('seating 5');
    });

    it('a failure is said in French, and leaves the way back', async () => {
      await open('œuvres\u202f: types', '/fr', 'fr');
      await act(async () => fail());
      expect(screen.getByRole('alert')).toHaveTextContent(
        'La liste ne peut pas être chargée pour l’instant.',
      );
      expect(control('réessayer')).toBeInTheDocument();
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'menu' }));
      expect(dialog('menu')).toBeInTheDocument();
    });
  });

  it('a section without pages says so', async () => {
    load.mockResolvedValue({ ...PARTS, data: { works: [], creators: [], events: [] } });
    await open('events: dates');
    expect(dialog('events: dates')).toHaveTextContent('There is no event to show here yet.');
  });
});
