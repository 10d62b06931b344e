import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { addDialogMethods } from '../../../tests/dialog-methods';
import { renderInPage } from '../../../tests/render-page';
import { isHashEntry } from '../../browser/hash-entry';
import { COLOUR_STORAGE_KEY } from '../colour-mode/colour-preference';
import { FullScreen } from './full-screen';
import {
  findViewer,
  linkTo,
  openPicture,
  prepareWindow,
  queryViewer,
  SAMPLE_PICTURES,
  showPage,
} from './testing/sample-viewer';

describe('full screen', () => {
  beforeAll(() => {
    addDialogMethods();
    const { showModal } = HTMLDialogElement.prototype;
    // As browsers do.
    HTMLDialogElement.prototype.showModal = function withFocus() {
      showModal.call(this);
      this.querySelector('button')?.focus();
    };
  });

  const show = () =>
    renderInPage(
      <FullScreen dialog={createRef()} label="Turn it" back="" stage="" foot="" onClose={() => undefined} />,
    );

  it('has the focus on the way out', () => {
    window.history.replaceState(null, '');
    show();
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
  });

  it('shows no ring around the way out to who has clicked, before the page was loaded anew', () => {
    window.history.replaceState({ byPointer: true }, '');
    show();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});

describe('picture viewer', () => {
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
      ['Back', async () => goBack()],
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
});

describe('viewer', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const stage = () => screen.getByRole('dialog').querySelector('.pswp')!;
  /** The files that are asked for, one for each picture that is near. */
  const files = () => [...stage().querySelectorAll('img')].map((image) => image.getAttribute('src'));
  /** Where PhotoSwipe has put the picture that is shown. */
  const placeOf = (id: string) =>
    within(screen.getByRole('dialog')).getByAltText(`Picture ${id}`).closest<HTMLElement>('.pswp__zoom-wrap')!
      .style.transform;
  const widthOf = (id: string) =>
    within(screen.getByRole('dialog')).getByAltText(`Picture ${id}`).closest<HTMLElement>('.pswp__content')!
      .style.width;
  beforeEach(prepareWindow);

  describe('zoom', () => {
    it('goes from the whole picture to its natural pixels and back, by the buttons', async () => {
      showPage();
      await openPicture('back');
      expect(widthOf('back')).toBe('933px');
      expect(button('zoom out')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button('zoom in'));
      expect(widthOf('back')).toBe('1400px');
      await userEvent.click(button('zoom in'));
      expect(widthOf('back')).toBe('1440px');
      expect(button('zoom in')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button('zoom out'));
      await userEvent.click(button('zoom out'));
      expect(widthOf('back')).toBe('933px');
      expect(button('zoom out')).toHaveAttribute('aria-disabled', 'true');
    });

    it('goes by keys, and the arrows then move the picture', async () => {
      showPage();
      await openPicture('side');
      await userEvent.keyboard('+');
      const place = placeOf('side');
      await userEvent.keyboard('{ArrowRight}');
      expect(placeOf('side')).not.toBe(place);
      expect(window.location.hash).toBe('#picture-2');
      await userEvent.keyboard('-');
      await userEvent.keyboard('{ArrowRight}');
      expect(window.location.hash).toBe('#picture-3');
    });

    it('goes by the wheel, at the pointer', async () => {
      showPage();
      await openPicture('back');
      fireEvent.wheel(stage(), { deltaY: -1000, clientX: 900, clientY: 700 });
      expect(widthOf('back')).toBe('1440px');
      fireEvent.wheel(stage(), { deltaY: 2000 });
      expect(widthOf('back')).toBe('933px');
    });

    it('asks for the original when it is enlarged, not before', async () => {
      showPage();
      await openPicture('side');
      expect(files()).not.toContain('/hd/side.jpg');
      await userEvent.keyboard('=');
      expect(files()).toContain('/hd/side.jpg');
    });
  });

  describe('a picture that cannot be had', () => {
    const fail = (id: string) =>
      fireEvent.error(within(screen.getByRole('dialog')).getByAltText(`Picture ${id}`));

    it('says so and can be asked for again; the others are well', async () => {
      showPage();
      const viewer = await openPicture('back');
      fail('back');
      expect(within(viewer).getByRole('alert')).toHaveTextContent(/could not be loaded/);
      await userEvent.click(button('previous'));
      expect(within(viewer).getByRole('alert')).toBeEmptyDOMElement();
      await userEvent.click(button('next'));
      const broken = within(viewer).getByAltText('Picture back');
      await userEvent.click(button('try again'));
      expect(within(viewer).getByRole('alert')).toBeEmptyDOMElement();
      expect(within(viewer).getByAltText('Picture back')).not.toBe(broken);
      expect(viewer).toHaveFocus();
    });

    it('says while it is on its way, after a while', async () => {
      showPage();
      const viewer = await openPicture('back');
      await within(viewer).findByText('Loading the picture');
      fireEvent.load(within(viewer).getByAltText('Picture back'));
      expect(within(viewer).queryByText('Loading the picture')).not.toBeInTheDocument();
    });
  });

  describe('a lamp', () => {
    const switches = () => screen.getAllByRole('switch', { name: /^lamp (on|off): Arche$/, hidden: true });
    const nightIsAskedFor = () => files().includes('/media/night-md.jpg');
    const lit = () => stage().querySelector('[data-night]')?.getAttribute('data-lit');

    it('has one switch on its page and in the viewer', async () => {
      showPage();
      expect(switches()).toHaveLength(1);
      await openPicture('lamp');
      expect(switches()).toHaveLength(2);
      expect(nightIsAskedFor()).toBe(false);
      fireEvent.load(within(stage() as HTMLElement).getByAltText('Picture lamp'));
      await userEvent.click(switches()[1]!);
      for (const either of switches()) expect(either).toBeChecked();
      expect(nightIsAskedFor()).toBe(true);
      expect(lit()).toBe('false');
      fireEvent.load(stage().querySelector('[data-night] img')!);
      expect(lit()).toBe('true');
      await userEvent.click(switches()[1]!);
      expect(lit()).toBe('false');
      for (const either of switches()) expect(either).not.toBeChecked();
    });

    it('is lit in the evening, and stays out where its switch has put it out', async () => {
      localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
      showPage();
      await userEvent.click(switches()[0]!);
      await openPicture('lamp');
      expect(nightIsAskedFor()).toBe(false);
      await userEvent.click(switches()[1]!);
      expect(nightIsAskedFor()).toBe(true);
    });

    it('lights the wall around it while it is on and seen whole', async () => {
      showPage();
      const viewer = await openPicture('lamp');
      const wall = () => viewer.querySelector('[data-part=spill]')?.getAttribute('data-light');
      expect(wall()).toBe('off');
      await userEvent.click(switches()[1]!);
      expect(wall()).toBe('on');
      await userEvent.click(button('zoom in'));
      expect(wall()).toBe('off');
      await userEvent.click(button('zoom out'));
      expect(wall()).toBe('on');
      await userEvent.keyboard('{ArrowRight}');
      expect(wall()).toBe('off');
    });

    it('does not take the focus along when the next picture has no switch', async () => {
      showPage();
      const viewer = await openPicture('lamp');
      switches()[1]!.focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(viewer).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      expect(window.location.hash).toBe('#picture-3');
    });

    it('is none where there is no night', async () => {
      showPage();
      await openPicture('side');
      expect(switches()).toHaveLength(1);
    });
  });
});
