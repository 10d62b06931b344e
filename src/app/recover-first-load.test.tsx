import { reloadOnce } from '../browser/reload-once';
import { recoverFirstLoad } from './recover-first-load';

jest.mock('../browser/reload-once', () => ({
  ...jest.requireActual('../browser/reload-once'),
  reloadOnce: jest.fn(),
}));

const fail = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }));

describe('recoverFirstLoad', () => {
  it('loads a page anew whose code cannot be fetched, until it is alive', () => {
    const alive = recoverFirstLoad();
    fail('view is undefined');
    expect(reloadOnce).not.toHaveBeenCalled();
    fail('Loading chunk 12 failed.');
    expect(reloadOnce).toHaveBeenCalledTimes(1);
    alive();
    fail('Loading chunk 12 failed.');
    expect(reloadOnce).toHaveBeenCalledTimes(1);
  });
});
