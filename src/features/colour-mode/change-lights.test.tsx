import { mockMediaQueries, REDUCED_MOTION } from '../../../tests/media-queries';
import { changeLights } from './change-lights';

/** A picture with an evening whose place in the window is told, and which is decoded when the test says so. */
function hangPicture({ top, came = '' }: { top: number; came?: string }) {
  const wall = document.createElement('div');
  wall.dataset.light = 'room';
  wall.innerHTML = `<span data-day ${came}><img id="day" loading="lazy"></span><span data-night><img id="night" loading="lazy"></span>`;
  wall.getBoundingClientRect = () => ({ width: 300, top, bottom: top + 400 }) as DOMRect;
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
  it.each([
    ['dark', 'night'],
    ['light', 'day'],
  ] as const)(
    'to %s waits for what it shows in view, which is then asked for without delay',
    async (mode, wanted) => {
      hangPicture({ top: 100 });
      const apply = jest.fn();
      void changeLights(mode, apply);
      await settle();
      expect(apply).not.toHaveBeenCalled();
      expect(decode.mock.contexts).toEqual([document.getElementById(wanted)]);
      expect(decode.mock.contexts[0]).toHaveProperty('loading', 'eager');
      decoded();
      await settle();
      expect(apply).toHaveBeenCalledTimes(1);
      expect(document.querySelectorAll('[data-came]')).toHaveLength(1);
      expect(document.querySelector(`[data-${wanted}]`)).toHaveAttribute('data-came');
    },
  );

  it('waits for nothing that is there', async () => {
    hangPicture({ top: 100, came: 'data-came' });
    const apply = jest.fn();
    void changeLights('light', apply);
    await settle();
    expect(apply).toHaveBeenCalledTimes(1);
    expect(decode).not.toHaveBeenCalled();
  });

  it('waits no longer than 300 ms', async () => {
    hangPicture({ top: 100 });
    const apply = jest.fn();
    void changeLights('dark', apply);
    await jest.advanceTimersByTimeAsync(299);
    expect(apply).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('waits for no picture below the window', async () => {
    hangPicture({ top: window.innerHeight + 1 });
    const apply = jest.fn();
    void changeLights('dark', apply);
    await settle();
    expect(apply).toHaveBeenCalledTimes(1);
    expect(decode).not.toHaveBeenCalled();
  });

  it('cross-fades where the browser can, unless motion is to be reduced', async () => {
    const turning = () => document.documentElement.dataset.turning;
    const startViewTransition = jest.fn((change: () => void) => {
      // Nothing fades by itself meanwhile.
      expect(turning()).toBe('');
      change();
      return { ready: Promise.reject(new DOMException('', 'AbortError')) };
    });
    Object.assign(document, { startViewTransition });
    const apply = jest.fn();
    await changeLights('light', apply);
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(turning()).toBeUndefined();
    mockMediaQueries(REDUCED_MOTION);
    await changeLights('light', apply);
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(apply).toHaveBeenCalledTimes(2);
  });
});
