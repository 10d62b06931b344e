import { Global } from '@emotion/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderInPage } from '../../tests/render-page';
import { PICTURE_STYLES } from '../theme/styles/picture-styles';
import { releaseLamps, switchLamp } from './lamp-switches';
import { Picture } from './picture';
import { toPictureView } from './picture-view';
import { sampleImage } from './testing/sample-image';

const day = toPictureView(sampleImage('day'), '');
const night = toPictureView(sampleImage('night'), '');
const room = { ...day, night };
const lamp = { ...day, night: { ...night, lamp: true } };
const root = document.documentElement;

const side = (name: 'day' | 'night') => document.querySelector<HTMLElement>(`[data-${name}]`)!;
const imageOf = (name: 'day' | 'night') => side(name).querySelector('img')!;
/** The file of a side comes, and is decoded. */
async function come(name: 'day' | 'night') {
  fireEvent.load(imageOf(name));
  await waitFor(() => expect(side(name)).toHaveAttribute('data-came'));
}
/** What is to be seen of a picture, and read out. */
const seen = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  root.className = 'theme-ui-light';
  releaseLamps();
});

describe('Picture', () => {
  it('shows the picture with its description, and waits until it comes near', () => {
    const { container } = renderInPage(<Picture picture={day} sizes="50vw" />);
    expect(screen.getByAltText('Picture day')).toHaveAttribute('loading', 'lazy');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('[data-light]')).toBeNull();
  });

  it('is silent where the words beside it say the same', () => {
    renderInPage(<Picture picture={room} sizes="50vw" alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('loads the first picture of a page at once', () => {
    renderInPage(<Picture picture={day} sizes="50vw" eager />);
    expect(screen.getByAltText('Picture day')).toHaveAttribute('loading', 'eager');
    expect(screen.getByAltText('Picture day')).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([
    ['theme-ui-light', 'day'],
    ['theme-ui-dark', 'night'],
  ])('with an evening, has its first picture fetched in the light of the page alone: %s', (mode, wanted) => {
    const html = renderToString(<Picture picture={room} sizes="50vw" eager />);
    root.className = mode;
    // Scripts in HTML run while a page is read.
    const frame = document.body.appendChild(document.createElement('div'));
    frame.innerHTML = html;
    const inline = frame.querySelector('script')!;
    Object.defineProperty(document, 'currentScript', { configurable: true, get: () => inline });
    (0, eval)(inline.textContent);
    frame.remove();
    // jsdom knows the property of scripts alone.
    const eager = [...frame.querySelectorAll('img')].filter(({ loading }) => loading === 'eager');
    expect(eager.map((image) => image.getAttribute('src'))).toEqual([`/media/${wanted}-md.jpg`]);
  });

  it('is an empty wall without a picture', () => {
    const { container } = renderInPage(<Picture picture={undefined} sizes="50vw" className="frame" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.frame')).toBeEmptyDOMElement();
  });
});

describe('a picture with an evening', () => {
  beforeEach(() => void renderInPage(<Global styles={PICTURE_STYLES} />));

  const display = (name: 'day' | 'night') => getComputedStyle(side(name)).display;

  it('has no box for the other light, and is read out once, with what is seen', async () => {
    renderInPage(<Picture picture={room} sizes="50vw" />);
    expect(seen()).toEqual(['Picture day']);
    expect(display('night')).toBe('none');
    root.className = 'theme-ui-dark';
    expect(seen()).toEqual(['Picture night']);
    expect(display('day')).toBe('none');
  });

  it('stays by day until its evening has come, and the other way round', async () => {
    renderInPage(<Picture picture={room} sizes="50vw" />);
    await come('day');
    root.className = 'theme-ui-dark';
    expect(seen()).toEqual(['Picture day']);
    expect(getComputedStyle(side('night')).opacity).toBe('0');
    await come('night');
    expect(seen()).toEqual(['Picture night']);
    root.className = 'theme-ui-light';
    expect(seen()).toEqual(['Picture day']);
  });

  it('stays in the evening until its day has come', async () => {
    root.className = 'theme-ui-dark';
    renderInPage(<Picture picture={room} sizes="50vw" />);
    await come('night');
    root.className = 'theme-ui-light';
    expect(display('night')).toBe('block');
    expect(getComputedStyle(side('night')).opacity).toBe('1');
    await come('day');
    expect(seen()).toEqual(['Picture day']);
  });

  it('stays as it is where the other can’t be had', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('', 'EncodingError'));
    renderInPage(<Picture picture={room} sizes="50vw" />);
    fireEvent.load(imageOf('night'));
    await act(async () => undefined);
    expect(side('night')).not.toHaveAttribute('data-came');
  });

  it('knows of files that came before the page was alive', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { configurable: true, value: '/a.jpg' });
    renderInPage(<Picture picture={room} sizes="50vw" />);
    await waitFor(() => expect(side('day')).toHaveAttribute('data-came'));
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc');
  });

  it('follows the switch of its lamp in either light; a room has none', () => {
    const { container } = renderInPage(
      <>
        <Picture picture={lamp} sizes="50vw" />
        <Picture picture={room} sizes="50vw" />
      </>,
    );
    const lights = () =>
      [...container.querySelectorAll<HTMLElement>('[data-light]')].map(({ dataset }) => dataset.light);
    expect(lights()).toEqual(['lamp', 'room']);
    act(() => switchLamp(lamp.night, 'on'));
    expect(lights()).toEqual(['on', 'room']);
    expect(display('night')).toBe('block');
    root.className = 'theme-ui-dark';
    act(() => switchLamp(lamp.night, 'off'));
    expect(lights()).toEqual(['off', 'room']);
    expect(seen()).toEqual(['Picture day', 'Picture night']);
  });
});
