import { loadChunk } from './load-chunk';
import { isChunkFailure, reloadOnce } from './reload-once';

const chunkError = () => Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
const reload = jest.fn();
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  at('/about');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('isChunkFailure', () => {
  it('knows failures to fetch code from other errors', () => {
    expect(isChunkFailure(chunkError())).toBe(true);
    expect(isChunkFailure(new Error('Loading chunk 12 failed.'))).toBe(true);
    expect(isChunkFailure(new Error('Loading CSS chunk 12 failed.'))).toBe(true);
    expect(isChunkFailure(new TypeError('view is undefined'))).toBe(false);
    expect(isChunkFailure(undefined)).toBe(false);
  });
});

describe('reloadOnce', () => {
  it('reloads a path once within 10,000 ms', () => {
    expect(reloadOnce(reload)).toBe(true);
    jest.advanceTimersByTime(9_999);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('counts each path by itself', () => {
    expect(reloadOnce(reload)).toBe(true);
    at('/press');
    expect(reloadOnce(reload)).toBe(true);
  });

  it('leaves the page alone offline, and where the browser keeps nothing', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(reload)).toBe(false);
    jest.restoreAllMocks();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('loadChunk', () => {
  it('gives what was fetched', async () => {
    await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
  });

  it('gives up on what no reload mends', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
    reloadOnce(reload);
    await expect(loadChunk(() => Promise.reject(chunkError()))).rejects.toThrow('Loading chunk 12 failed.');
  });
});
