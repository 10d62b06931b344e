import { act, render } from '@testing-library/react';
import { countRoom } from '../../../gallery/rooms/count-room';
import { mockObserver } from '../testing/show-room';
import { asksNotToBeFollowed } from './asks-not-to-be-followed';
import { useCounting } from './use-counting';

jest.mock('../../../gallery/rooms/fetch-room', () => ({ fetchRoom: jest.fn() }));
jest.mock('../../../gallery/rooms/count-room', () => ({ countRoom: jest.fn(async () => undefined) }));
const told = jest.mocked(countRoom);

const KEY = { baseUrl: '', token: 't' };
const bodies = () => told.mock.calls.map(([, body]) => body);

function Room({ isOn }: { isOn: boolean }) {
  useCounting(KEY, isOn);
  return (
    <>
      <article data-piece="lamp" />
      <article data-piece="bench" />
    </>
  );
}

const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  told.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what is counted', () => {
  it('is that the room was opened, and how long each piece is in the middle of the window', () => {
    const { see } = mockObserver();
    render(<Room isOn />);
    expect(bodies()).toEqual([{ opened: true }]);
    see('lamp');
    act(() => jest.advanceTimersByTime(10_000));
    see('bench');
    see('lamp', false);
    act(() => jest.advanceTimersByTime(5000));
    expect(bodies()[1]).toEqual({ seconds: { lamp: 10, bench: 5 } });
  });

  it('is told when the page is hidden, and nothing passes then', () => {
    const { see } = mockObserver();
    render(<Room isOn />);
    see('lamp');
    act(() => jest.advanceTimersByTime(4000));
    hide(true);
    expect(bodies()[1]).toEqual({ seconds: { lamp: 4 } });
    act(() => jest.advanceTimersByTime(120_000));
    hide(false);
    act(() => jest.advanceTimersByTime(15_000));
    // It is told every 15 s since the room was opened.
    expect(bodies().slice(2)).toEqual([{ seconds: { lamp: 11 } }]);
  });

  it('ends where nobody moves any more, until somebody does', () => {
    const { see } = mockObserver();
    render(<Room isOn />);
    see('lamp');
    act(() => jest.advanceTimersByTime(600_000));
    const seconds = bodies().reduce((sum, body) => sum + (body.seconds?.lamp ?? 0), 0);
    expect(seconds).toBe(60);
    window.dispatchEvent(new Event('scroll'));
    act(() => jest.advanceTimersByTime(15_000));
    expect(bodies().at(-1)).toEqual({ seconds: { lamp: 15 } });
  });

  it('is told when the page is left', () => {
    const { see } = mockObserver();
    const { unmount } = render(<Room isOn />);
    see('bench');
    act(() => jest.advanceTimersByTime(3000));
    unmount();
    expect(bodies().at(-1)).toEqual({ seconds: { bench: 3 } });
    act(() => jest.advanceTimersByTime(60_000));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is nothing where it is switched off', () => {
    mockObserver();
    render(<Room isOn={false} />);
    act(() => jest.advanceTimersByTime(60_000));
    hide(true);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('asksNotToBeFollowed', () => {
  afterEach(() => {
    for (const name of ['doNotTrack', 'globalPrivacyControl'])
      Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  });

  it.each([
    ['doNotTrack', '1', true],
    ['doNotTrack', '0', false],
    ['doNotTrack', null, false],
    ['globalPrivacyControl', true, true],
    ['globalPrivacyControl', false, false],
  ])('%s %s: %s', (name, value, expected) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    expect(asksNotToBeFollowed()).toBe(expected);
  });
});
