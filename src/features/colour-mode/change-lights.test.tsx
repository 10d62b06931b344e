import { mockMediaQueries, REDUCED_MOTION } from '../../../tests/media-queries';
import type { Light } from '../../media/picture';
import { changeLights } from './change-lights';

/** A night picture whose place in the window is told, and which is decoded when the test says so. */
function hangNightPicture({ top, light = 'lamp' }: { top: number; light?: Light }) {
  const wall = document.createElement('div');
  wall.dataset.light = light;
  wall.innerHTML = '<span data-night><picture><img loading="lazy"></picture></span>';
  wall.getBoundingClientRect = () => ({ top, bottom: top + 400 }) as DOMRect;
  document.body.append(wall);
}

let decoded: () => void;
const decode = jest.fn(function (this: HTMLImageElement) {
  return new Promise<void>((resolve) => {
    decoded = resolve;
  });
});
/** Lets everything happen that waits for no clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  decode.mockClear();
  HTMLImageElement.prototype.decode = decode;
  document.body.innerHTML = '';
  mockMediaQueries();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('changeLights', () => {
  it('turns to the day at once', () => {
    hangNightPicture({ top: 0 });
    const apply = jest.fn();
    void changeLights('light', apply);
    expect(apply).toHaveBeenCalledTimes(1);
    expect(decode).not.toHaveBeenCalled();
  });

  it('waits for the night pictures in view, which are then asked for without delay', async () => {
    hangNightPicture({ top: 100 });
    const apply = jest.fn();
    void changeLights('dark', apply);
    await settle();
    expect(apply).not.toHaveBeenCalled();
    expect(decode.mock.contexts[0]).toHaveProperty('loading', 'eager');
    decoded();
    await settle();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('waits no longer than 300 ms', async () => {
    hangNightPicture({ top: 100 });
    const apply = jest.fn();
    void changeLights('dark', apply);
    await jest.advanceTimersByTimeAsync(299);
    expect(apply).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('waits for no picture below the window', async () => {
    hangNightPicture({ top: window.innerHeight + 1 });
    const apply = jest.fn();
    void changeLights('dark', apply);
    await settle();
    expect(apply).toHaveBeenCalledTimes(1);
    expect(decode).not.toHaveBeenCalled();
  });

  it('asks for no picture of a lamp that its own switch has put out', async () => {
    hangNightPicture({ top: 100, light: 'off' });
    const apply = jest.fn();
    void changeLights('dark', apply);
    await settle();
    expect(apply).toHaveBeenCalledTimes(1);
    expect(decode).not.toHaveBeenCalled();
  });

  it('cross-fades where the browser can, unless motion is to be reduced', async () => {
    const startViewTransition = jest.fn((change: () => void) => change());
    Object.assign(document, { startViewTransition });
    const apply = jest.fn();
    await changeLights('light', apply);
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    mockMediaQueries(REDUCED_MOTION);
    await changeLights('light', apply);
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(apply).toHaveBeenCalledTimes(2);
  });
});
