import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { watchDialogs } from '../../browser/closed-by-back';
import { renderInPage } from '../../../tests/render-page';
import { postForm } from '../../gallery/forms/post-form';
import { NewsletterLink } from './newsletter-link';

jest.mock('../../gallery/forms/post-form');

const link = () => screen.getByText('newsletter', { selector: 'a' });
const dialog = () => screen.queryByRole('dialog', { name: 'Newsletter' });

async function open() {
  await userEvent.click(link());
  return screen.findByRole('dialog', { name: 'Newsletter' });
}

beforeAll(watchDialogs);
beforeEach(() => jest.mocked(navigate).mockClear());

describe('NewsletterLink', () => {
  it.each([
    ['en', '/contact#newsletter'],
    ['fr', '/fr/contact#newsletter'],
  ] as const)('leads to the form on the page, in %s', (locale, path) => {
    renderInPage(<NewsletterLink className="small" />, { locale });
    expect(link()).toHaveAttribute('href', path);
    expect(link()).toHaveClass('small');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('opens the dialog on a click, after the menu has been told', async () => {
    const beforeOpen = jest.fn(() => expect(dialog()).not.toBeInTheDocument());
    renderInPage(<NewsletterLink beforeOpen={beforeOpen} />);
    const panel = await open();
    expect(beforeOpen).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
    expect(panel).toHaveAttribute('aria-modal', 'true');
    expect(panel).toHaveTextContent('Sign up to our newsletter for occasional updates');
  });

  it('is left to the browser with Ctrl or ⌘', async () => {
    const user = userEvent.setup();
    renderInPage(<NewsletterLink />);
    await user.keyboard('{Control>}');
    await user.click(link());
    await user.keyboard('{/Control}{Meta>}');
    await user.click(link());
    await user.keyboard('{/Meta}');
    await new Promise((resolve) => setTimeout(resolve));
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('the dialog', () => {
  it.each<[string, () => unknown]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(dialog()!.parentElement!)],
    ['its close control', () => userEvent.click(screen.getByRole('button', { name: 'close' }))],
    ['going back', () => window.history.back()],
    ['going on to another page', () => window.history.pushState({}, '', '/legal-notice')],
  ])('closes on %s and returns the focus', async (_, dismiss) => {
    renderInPage(<NewsletterLink />);
    await open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'name (optional)' })).toHaveFocus());
    await act(async () => void (await dismiss()));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await waitFor(() => expect(link()).toHaveFocus());
  });

  it('stays open for a click inside', async () => {
    renderInPage(<NewsletterLink />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'email' }));
    expect(dialog()).toBeInTheDocument();
  });

  it('is modal and traps the focus, so that none outside can close it', async () => {
    renderInPage(
      <>
        <NewsletterLink />
        <button type="button">behind</button>
      </>,
    );
    await open();
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab();
      expect(screen.getByText('behind')).not.toHaveFocus();
    }
    act(() => screen.getByText('behind').focus());
    await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
  });

  it('shows the form first, and on success a message in its place', async () => {
    jest.mocked(postForm).mockResolvedValue({ ok: true, message: 'done' });
    renderInPage(<NewsletterLink />);
    await open();
    expect(dialog()).not.toHaveTextContent('Subscription successful');
    await userEvent.type(screen.getByRole('textbox', { name: 'email' }), 'camille@example.org{Enter}');
    await waitFor(() => expect(dialog()).toHaveTextContent('Subscription successful'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});
