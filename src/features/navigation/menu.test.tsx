import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { addDialogMethods, clickDialogAt } from '../../../tests/dialog-methods';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { translator } from '../../i18n/i18n';
import { Menu } from './menu';
import { menuLinks } from './menu-links';

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
