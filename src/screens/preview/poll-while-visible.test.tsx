import { pollWhileVisible } from './poll-while-visible';

const show = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start(goOn = true) {
  const ask = jest.fn(() => Promise.resolve('answer'));
  const onAnswer = jest.fn(() => goOn);
  return { ask, onAnswer, stop: pollWhileVisible({ ask, onAnswer, pauseMs: 1000 }) };
}

describe('pollWhileVisible', () => {
  it('asks at once and after each pause, until it is stopped', async () => {
    const { ask, onAnswer, stop } = start();
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2500);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    await jest.advanceTimersByTimeAsync(5000);
    show(false);
    expect(onAnswer).toHaveBeenCalledTimes(3);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('rests while the page is hidden and asks at once when it comes back', async () => {
    show(true);
    const { ask, stop } = start();
    await jest.advanceTimersByTimeAsync(5000);
    expect(ask).not.toHaveBeenCalled();
    show(false);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(0);
    show(true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
    show(false);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it('drops an answer that comes too late, and ends when nothing more is to be asked', async () => {
    const left = start();
    left.stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(left.onAnswer).not.toHaveBeenCalled();

    const done = start(false);
    await jest.advanceTimersByTimeAsync(5000);
    show(false);
    expect(done.ask).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the desk says so, and once more when it says so meanwhile', async () => {
    const { ask, stop } = start();
    const say = (data: unknown, origin = location.origin, source: Window | null = window.parent) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    await jest.advanceTimersByTimeAsync(0);
    say({ type: 'preview:refresh' }, 'https://elsewhere.example');
    say({ type: 'preview:refresh' }, location.origin, null);
    say('preview:refresh');
    say(null);
    expect(ask).toHaveBeenCalledTimes(1);
    say({ type: 'preview:refresh' });
    expect(ask).toHaveBeenCalledTimes(2);
    say({ type: 'preview:refresh' });
    await jest.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    say({ type: 'preview:refresh' });
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
