import { whenIdle } from './when-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

describe('whenIdle', () => {
  it('waits for the browser to be idle', () => {
    const task = jest.fn();
    const cancelIdleCallback = jest.fn();
    Object.assign(window, { requestIdleCallback: jest.fn(() => 7), cancelIdleCallback });
    whenIdle(task)();
    expect(window.requestIdleCallback).toHaveBeenLastCalledWith(task, undefined);
    whenIdle(task, { timeout: 3000 });
    expect(window.requestIdleCallback).toHaveBeenLastCalledWith(task, { timeout: 3000 });
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('waits a while where the browser can’t say', () => {
    const [task, given] = [jest.fn(), jest.fn()];
    whenIdle(task);
    whenIdle(given)();
    jest.advanceTimersByTime(1999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
    expect(given).not.toHaveBeenCalled();
  });
});
