import { render } from '@testing-library/react';
import { lacksPictures, loadPictures } from './load-pictures';

const boxes = jest.spyOn(Element.prototype, 'getClientRects');
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
  boxes.mockImplementation(function (this: Element) {
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
    jest.useRealTimers();
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
