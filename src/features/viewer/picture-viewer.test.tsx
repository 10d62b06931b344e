import { isHashEntry } from '../../browser/hash-entry';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  SAMPLE_PICTURES,
  findViewer,
  linkTo,
  openPicture,
  prepareWindow,
  queryViewer,
  showPage,
} from './testing/sample-viewer';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => within(screen.getByRole('dialog')).getByText(/^Picture \d of 3: /).textContent;
const goBack = () => act(() => window.history.back());

beforeEach(prepareWindow);

describe('opening a picture', () => {
  it('shows it with its caption, its count and who took it', async () => {
    showPage();
    expect(queryViewer()).not.toBeInTheDocument();
    const viewer = await openPicture('back');
    expect(viewer).toHaveAttribute('aria-modal', 'true');
    expect(within(viewer).getByAltText('Picture back')).toBeInTheDocument();
    expect(viewer).toHaveTextContent(/Odile ArcArche, 1954Picture backPhotograph: Studio/);
    expect(viewer).toHaveTextContent('3 / 3');
    expect(shown()).toBe('Picture 3 of 3: Picture back');
  });

  it('makes an entry in the history, which keeps what the router knows', async () => {
    window.history.replaceState({ key: '7', fromGrid: true }, '', '/works/arche?q=a');
    showPage();
    const { length } = window.history;
    await openPicture('side');
    expect(window.location.href).toMatch(/\/works\/arche\?q=a#picture-2$/);
    expect(window.history).toHaveLength(length + 1);
    expect(window.history.state).toMatchObject({ key: '7', fromGrid: true });
    expect(isHashEntry()).toBe(true);
  });

  it('is what an address does that names a picture', async () => {
    window.history.replaceState({ key: '7' }, '', '#picture-2');
    showPage();
    await findViewer();
    expect(shown()).toBe('Picture 2 of 3: Picture side');
    await press('close');
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ key: '7' });
    expect(linkTo('side')).toHaveFocus();
  });

  it.each(['#picture-4', '#picture-0', '#side'])('is not what ‘%s’ does', async (hash) => {
    window.history.replaceState(null, '', hash);
    showPage();
    await act(async () => undefined);
    expect(queryViewer()).not.toBeInTheDocument();
    expect(window.location.hash).toBe(hash);
  });

  it('is what Forward does after Back', async () => {
    showPage();
    await openPicture('side');
    goBack();
    await waitFor(() => expect(queryViewer()).not.toBeInTheDocument());
    act(() => window.history.forward());
    await findViewer();
    expect(shown()).toBe('Picture 2 of 3: Picture side');
  });
});

describe('going on', () => {
  it('replaces the entry, and ends at either end', async () => {
    showPage();
    await openPicture('lamp');
    const { length } = window.history;
    expect(screen.getByRole('button', { name: 'previous' })).toHaveAttribute('aria-disabled', 'true');
    await press('previous');
    expect(window.location.hash).toBe('#picture-1');
    await press('next');
    await press('next');
    expect([shown(), window.location.hash]).toEqual(['Picture 3 of 3: Picture back', '#picture-3']);
    expect(screen.getByRole('button', { name: 'next' })).toHaveAttribute('aria-disabled', 'true');
    await press('next');
    expect(window.location.hash).toBe('#picture-3');
    expect(window.history).toHaveLength(length);
    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
  });

  it('is done by the arrow keys as well', async () => {
    showPage();
    await openPicture('lamp');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shown()).toBe('Picture 2 of 3: Picture side');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
    expect(shown()).toBe('Picture 2 of 3: Picture side');
  });

  it('is done by a key that is pressed at the moment when the controls are there, on a slow machine', async () => {
    showPage();
    const pressed = new Promise<void>((resolve) => {
      const seen = new MutationObserver(() => {
        if (!queryViewer()) return;
        seen.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
        resolve();
      });
      seen.observe(document.body, { subtree: true, childList: true });
    });
    // As in a browser: Testing Library would have all effects run before anybody looks.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    linkTo('lamp').click();
    await pressed;
    await new Promise((resolve) => setTimeout(resolve));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(window.location.hash).toBe('#picture-2');
  });

  it('goes two pictures on by two presses before the page has shown the first', async () => {
    showPage();
    await openPicture('lamp');
    // Keys are heard soon after the viewer is seen.
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      expect(shown()).toBe('Picture 3 of 3: Picture back');
    });
    await userEvent.keyboard('{Home}');
    act(() => {
      fireEvent.keyDown(document, { key: 'ArrowRight' });
      fireEvent.keyDown(document, { key: 'ArrowRight' });
    });
    expect(shown()).toBe('Picture 3 of 3: Picture back');
  });

  it('leads to the last and to the first picture by End and Home', async () => {
    showPage();
    await openPicture('lamp');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('Picture 3 of 3: Picture back');
    await userEvent.keyboard('{End}{Home}');
    expect(shown()).toBe('Picture 1 of 3: Picture lamp');
  });

  it('needs no words where there is one picture', async () => {
    showPage(SAMPLE_PICTURES.slice(0, 1));
    await openPicture('lamp');
    expect(screen.queryByRole('button', { name: 'next' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'zoom in' })).toBeInTheDocument();
  });
});

describe('closing', () => {
  it.each([
    ['the control', () => press('close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', () => goBack()],
  ])('by %s leads back to the page, to the picture that was shown last', async (_, close) => {
    showPage();
    await openPicture('lamp');
    await press('next');
    await close();
    await waitFor(() => expect(queryViewer()).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(linkTo('side')).toHaveFocus();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('scrolls to the picture that was shown last, when it is out of view', async () => {
    showPage();
    linkTo('back').getBoundingClientRect = () => new DOMRect(0, 5000, 400, 300);
    await openPicture('side');
    await press('next');
    await press('close');
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([linkTo('back')]);
    expect(linkTo('back')).toHaveFocus();
  });

  it('leaves the focus alone when Back leads to another page', async () => {
    window.history.pushState(null, '', '/works/arche#picture-2');
    showPage();
    await findViewer();
    act(() => {
      window.history.replaceState(null, '', '/works#picture-1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(queryViewer()).not.toBeInTheDocument();
    expect(linkTo('side')).not.toHaveFocus();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});
