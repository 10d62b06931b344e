import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSteadyBar } from './use-steady-bar';

const done = jest.fn<void, [string]>();

/** The acts stand beside each other, each 100 px wide; the first goes once it was pressed. */
function Bar() {
  const [isThere, setIsThere] = useState(true);
  const steady = useSteadyBar<HTMLElement>();
  const discard = (): void => {
    done('discard');
    setIsThere(false);
  };
  return (
    <footer {...steady}>
      {isThere && <button onClick={discard}>discard</button>}
      <button onClick={() => done('withdraw')}>withdraw</button>
      <a href="#more" onClick={() => done('more')}>
        more
      </a>
    </footer>
  );
}

/** Presses of one test are long past in the next. */
let now = Date.now();
beforeEach(() => {
  jest.useFakeTimers({ now: (now += 60_000) });
  done.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { left: place * 100, top: 0, width: 100, height: 40 } as DOMRect;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const press = (name: string, clientX: number): boolean =>
  fireEvent.click(screen.getByText(name), { clientX, clientY: 20 });

it('lets no second press of a double-click land on an act that has come under the pointer', () => {
  render(<Bar />);
  press('discard', 50);
  act(() => void jest.advanceTimersByTime(200));
  press('withdraw', 52);
  expect(done.mock.calls).toEqual([['discard']]);
  act(() => void jest.advanceTimersByTime(700));
  press('withdraw', 52);
  expect(done.mock.calls).toEqual([['discard'], ['withdraw']]);
});

it('takes at once what the pointer has gone to, and what is pressed again where it was', () => {
  render(<Bar />);
  press('withdraw', 150);
  press('withdraw', 150);
  press('more', 250);
  press('discard', 50);
  press('more', 150);
  expect(done.mock.calls.flat()).toEqual(['withdraw', 'withdraw', 'more', 'discard', 'more']);
});

it.each([
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'x' })],
  [
    'something is clicked on',
    () => fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true })),
  ],
])('takes what is pressed in the same place once %s elsewhere', (_, doElse) => {
  render(<Bar />);
  press('discard', 50);
  doElse();
  press('withdraw', 50);
  expect(done.mock.calls.flat()).toEqual(['discard', 'withdraw']);
});

it('holds for the bar of the next screen, which has come instead', () => {
  function Next() {
    const steady = useSteadyBar<HTMLElement>();
    return (
      <footer {...steady}>
        <button onClick={() => done('publish')}>publish</button>
      </footer>
    );
  }
  const { unmount } = render(<Bar />);
  press('more', 250);
  unmount();
  act(() => void jest.advanceTimersByTime(900));
  render(<Next />);
  press('publish', 250);
  expect(done.mock.calls).toEqual([['more']]);
  act(() => void jest.advanceTimersByTime(700));
  press('publish', 250);
  expect(done.mock.calls).toEqual([['more'], ['publish']]);
});

it('holds also where there is another bar beside it', () => {
  function Other() {
    return <footer {...useSteadyBar<HTMLElement>()} />;
  }
  render(
    <>
      <Bar />
      <Other />
    </>,
  );
  press('discard', 50);
  fireEvent(screen.getByText('withdraw'), new MouseEvent('pointerdown', { bubbles: true }));
  press('withdraw', 50);
  expect(done.mock.calls).toEqual([['discard']]);
});
