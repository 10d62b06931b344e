import { watchForUpdates } from './update-check';

const HOUR = 3_600_000;
const ask = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (webpackCompilationHash: string) =>
  ask.mockResolvedValue({ json: async () => ({ webpackCompilationHash }) });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let hidden = false;
async function turn(toHidden: boolean) {
  hidden = toHidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  window.fetch = ask.mockReset() as unknown as typeof fetch;
  window.___webpackCompilationHash = 'old';
  delete window.___swUpdated;
  answer('old');
  stop = watchForUpdates(Date.now());
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('watchForUpdates', () => {
  it('looks into the build metadata file every 3,600,000 ms', async () => {
    await pass(HOUR - 1);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledWith('/page-data/app-data.json', { cache: 'no-store' });
    await pass(HOUR);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(window.___swUpdated).not.toBe(true);
  });

  it('lets the next navigation load afresh once there is a newer build, and looks no more', async () => {
    answer('new');
    await pass(HOUR);
    expect(window.___swUpdated).toBe(true);
    await pass(3 * HOUR);
    await turn(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('looks when a hidden tab comes back after that time, whose clock stood still', async () => {
    await turn(true);
    jest.setSystemTime(Date.now() + HOUR - 1);
    await turn(false);
    expect(ask).not.toHaveBeenCalled();
    await turn(true);
    jest.setSystemTime(Date.now() + 1);
    expect(ask).not.toHaveBeenCalled();
    await turn(false);
    expect(ask).toHaveBeenCalledTimes(1);
    await turn(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('takes no failure for a newer build, and goes on', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pass(HOUR);
    ask.mockResolvedValueOnce({ json: () => Promise.reject(new SyntaxError('no JSON')) });
    await pass(HOUR);
    ask.mockResolvedValueOnce({ json: async () => ({}) });
    await pass(HOUR);
    expect(window.___swUpdated).not.toBe(true);
    answer('new');
    await pass(HOUR);
    expect(window.___swUpdated).toBe(true);
  });

  it('looks at once when the page is first used that long after it was loaded', () => {
    stop();
    stop = watchForUpdates(Date.now() - HOUR + 1);
    expect(ask).not.toHaveBeenCalled();
    stop();
    stop = watchForUpdates(Date.now() - HOUR);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('ends when it is stopped', async () => {
    stop();
    await pass(2 * HOUR);
    await turn(false);
    expect(ask).not.toHaveBeenCalled();
  });
});
