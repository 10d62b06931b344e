import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COLOUR_STORAGE_KEY } from '../colour-mode/colour-preference';
import { openPicture, prepareWindow, showPage } from './testing/sample-viewer';

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
