import { render } from '@testing-library/react';
import { ScrollContext } from './scroll-context.browser';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const wanted = jest.fn<boolean, unknown[]>();
const place = (pathname: string, key?: string, hash = '') => ({ pathname, hash, ...(key && { key }) });
const at = (location: ReturnType<typeof place>) => (
  <ScrollContext location={location} shouldUpdateScroll={wanted}>
    <h2 id="works">works</h2>
  </ScrollContext>
);

/** As far down as a visitor has scrolled, in px. */
async function scroll(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  window.sessionStorage.clear();
  scrollTo.mockClear();
  wanted.mockReset().mockReturnValue(true);
});

it('keeps where an entry was left, and scrolls there when the visitor comes back', async () => {
  const { rerender } = render(at(place('/works', 'a')));
  await scroll(640);
  rerender(at(place('/about', 'b')));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  rerender(at(place('/works', 'a')));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

it('asks whether it may, with the pages before and after, and shows what it keeps', async () => {
  let read: ScrollContext['_stateStorage']['read'] | undefined;
  wanted.mockImplementation(function (this: ScrollContext) {
    read = this._stateStorage.read;
    return false;
  });
  const { rerender } = render(at(place('/works', 'a')));
  await scroll(200);
  rerender(at(place('/about', 'b')));
  expect(wanted).toHaveBeenLastCalledWith(
    expect.objectContaining({ location: place('/works', 'a') }),
    expect.objectContaining({ location: place('/about', 'b') }),
  );
  expect(scrollTo).not.toHaveBeenCalled();
  expect(read?.(place('/works'), 'a')).toBe(200);
});

it('scrolls to what the address names', () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = into;
  render(at(place('/works', 'a', '#works')));
  expect(into).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['#100%', '#nowhere'])('stays where it is with the hash %s', (hash) => {
  expect(() => render(at(place('/works', 'a', hash)))).not.toThrow();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('is where it was left when the page is loaded anew under a view that lies over it', async () => {
  const { unmount } = render(at(place('/works', 'a')));
  await scroll(430);
  unmount();
  const reloaded = render(at(place('/works', 'a', '#turn')));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 430);
  reloaded.rerender(at(place('/works', 'a')));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 430);
});

it('stays where it is when only a name comes into the address', async () => {
  const { rerender } = render(at(place('/works', 'a')));
  await scroll(430);
  rerender(at(place('/works', 'a', '#turn')));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('remembers within the visit where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const find = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { rerender } = render(at(place('/works', 'a')));
  await scroll(90);
  rerender(at(place('/about', 'b')));
  rerender(at(place('/works', 'a')));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 90);
  keep.mockRestore();
  find.mockRestore();
});
