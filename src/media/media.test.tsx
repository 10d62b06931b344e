import { Global } from '@emotion/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as react from 'react';
import { renderToString } from 'react-dom/server';
import { renderInPage } from '../../tests/render-page';
import { PICTURE_STYLES } from '../theme/styles/picture-styles';
import type * as lampSwitches from './lamp-switches';
import { releaseLamps, switchLamp } from './lamp-switches';
import { lacksPictures, loadPictures } from './load-pictures';
import { Picture, PictureFile } from './picture';
import { toPictureView } from './picture-view';
import { sampleImage } from './testing/sample-image';

describe('picture', () => {
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
    ])(
      'with an evening, has its first picture fetched in the light of the page alone: %s',
      (mode, wanted) => {
        const html = renderToString(<Picture picture={room} sizes="50vw" eager />);
        root.className = mode;
        // Scripts in HTML run while a page is read.
        const frame = document.body.appendChild(document.createElement('div'));
        frame.innerHTML = html;
        const inline = frame.querySelector('script')!;
        Object.defineProperty(document, 'currentScript', { configurable: true, get: () => inline });
        (0, eval)(inline.textContent);
        frame.remove();
        Reflect.deleteProperty(document, 'currentScript');
        // jsdom knows the property of scripts alone.
        const eager = [...frame.querySelectorAll('img')].filter(({ loading }) => loading === 'eager');
        expect(eager.map((image) => image.getAttribute('src'))).toEqual([`/media/${wanted}-md.jpg`]);
      },
    );

    it('keeps the room of its shape before a file has come, the same in both lights', () => {
      const wide = toPictureView(sampleImage('wide', { width: 1601, height: 900 }), '');
      const { container } = renderInPage(<Picture picture={{ ...day, night: wide }} sizes="50vw" />);
      const shapes = [...container.querySelectorAll<HTMLElement>('[style*="--shape"]')];
      expect(shapes.map(({ style }) => style.getPropertyValue('--shape'))).toEqual([
        String(day.width / day.height),
      ]);
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
      Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
        configurable: true,
        value: '/a.jpg',
      });
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
});

describe('picture file', () => {
  const picture = toPictureView(sampleImage('day'), '');

  describe('PictureFile', () => {
    it('is there, with its words, in the first render: a link around it is never without a name', () => {
      renderInPage(
        <a href="/large.jpg">
          <PictureFile picture={picture} sizes="50vw" alt={picture.alt} />
        </a>,
      );
      expect(screen.getByRole('link', { name: picture.alt })).toBeInTheDocument();
    });

    it('carries its files in the HTML of the server, outside of noscript', () => {
      const html = renderToString(<PictureFile picture={picture} sizes="50vw" alt="" />).split(
        '<noscript>',
      )[0];
      expect(html).toContain(` src="${picture.jpeg.md}"`);
      expect(html).toContain(' loading="lazy"');
    });
  });
});

describe('load pictures', () => {
  const decode = jest.fn<Promise<void>, [string]>();

  function show() {
    render(
      <>
        <img src="/shown.jpg" alt="" loading="lazy" />
        <img src="/hidden.jpg" alt="" loading="lazy" data-hidden="" />
        <span data-night="">
          <img src="/night.jpg" alt="" loading="lazy" />
        </span>
      </>,
    );
  }
  const loading = () => [...document.images].map((image) => image.loading);

  beforeEach(() => {
    decode.mockReset().mockResolvedValue();
    jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.hasAttribute('data-hidden') ? [] : [{}]) as unknown as DOMRectList;
    });
    Object.assign(HTMLImageElement.prototype, {
      decode(this: HTMLImageElement) {
        return decode(this.src);
      },
    });
    // jsdom does not know the property.
    Object.defineProperty(HTMLImageElement.prototype, 'loading', {
      configurable: true,
      get(this: Element) {
        return this.getAttribute('loading');
      },
      set(this: Element, value: string) {
        this.setAttribute('loading', value);
      },
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'loading');
  });

  describe('loadPictures', () => {
    it('has the pictures fetched that are to be printed, not those of the night or without a box', async () => {
      show();
      await loadPictures(1000);
      expect(loading()).toEqual(['eager', 'lazy', 'lazy']);
      expect(decode.mock.calls).toEqual([['http://localhost/shown.jpg']]);
    });

    it('comes back although a picture can’t be had', async () => {
      show();
      decode.mockRejectedValue(new DOMException('', 'EncodingError'));
      await expect(loadPictures(1000)).resolves.toBeUndefined();
    });

    it('waits no longer than it may', async () => {
      jest.useFakeTimers();
      show();
      decode.mockReturnValue(new Promise(() => undefined));
      const loaded = jest.fn();
      void loadPictures(1000).then(loaded);
      await jest.advanceTimersByTimeAsync(999);
      expect(loaded).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(loaded).toHaveBeenCalled();
    });
  });

  it('knows whether pictures are still to come', () => {
    show();
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    complete.mockImplementation(function (this: HTMLImageElement) {
      return !this.src.endsWith('shown.jpg');
    });
    expect(lacksPictures()).toBe(true);
    complete.mockReturnValue(true);
    expect(lacksPictures()).toBe(false);
    complete.mockImplementation(function (this: HTMLImageElement) {
      return this.src.endsWith('shown.jpg');
    });
    expect(lacksPictures()).toBe(false);
  });
});

describe('lamp switches', () => {
  const night = { ...toPictureView(sampleImage('night'), ''), lamp: true };
  const root = document.documentElement;

  /** A document of its own, which shows the lamp. */
  async function openDocument() {
    jest.resetModules();
    jest.doMock('react', () => react);
    document.body.innerHTML = '';
    const lamps: typeof lampSwitches = await import('./lamp-switches');
    const Lamp = () => <output>{lamps.useLight(night)}</output>;
    const view = render(<Lamp />);
    return { ...lamps, view };
  }
  const light = () => document.querySelector('output')?.textContent;

  beforeEach(() => {
    sessionStorage.clear();
    root.className = 'theme-ui-dark';
  });
  afterEach(() => jest.restoreAllMocks());

  it('a lamp stays as it was switched on the next page, until the lights change', async () => {
    const { switchLamp, releaseLamps } = await openDocument();
    expect(light()).toBe('lamp');
    act(() => switchLamp(night, 'off'));
    expect(light()).toBe('off');
    await openDocument();
    expect(light()).toBe('off');
    act(releaseLamps);
    await openDocument();
    expect(light()).toBe('lamp');
  });

  it('what was switched in the evening does not hold for a day that came meanwhile', async () => {
    const { switchLamp } = await openDocument();
    act(() => switchLamp(night, 'off'));
    root.className = 'theme-ui-light';
    await openDocument();
    expect(light()).toBe('lamp');
  });

  it('is one lamp in each format and size of its picture', async () => {
    const { switchLamp } = await openDocument();
    const jpeg = { ...night.jpeg, sm: '/media/night-sm.webp' };
    act(() => switchLamp({ ...night, jpeg }, 'off'));
    expect(light()).toBe('off');
  });

  it.each(['no JSON', 'null', '[true,null]', '{}', '"lamps"'])(
    'makes do with %s in the storage',
    async (kept) => {
      sessionStorage.setItem('lamps', kept);
      await openDocument();
      expect(light()).toBe('lamp');
    },
  );

  it('lasts as long as the document where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { switchLamp } = await openDocument();
    act(() => switchLamp(night, 'off'));
    expect(light()).toBe('off');
  });

  it('a picture without an evening has no light, and one that is no lamp that of the room', async () => {
    const { useLight, view } = await openDocument();
    const Lights = () => <output>{`${useLight(undefined)} ${useLight({ ...night, lamp: false })}`}</output>;
    view.rerender(<Lights />);
    expect(light()).toBe('undefined room');
  });
});
