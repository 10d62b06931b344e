import { reloadOnce } from '../browser/reload-once';
import { recoverFirstLoad } from './recover-first-load';

jest.mock('../browser/reload-once', () => ({
  ...jest.requireActual('../browser/reload-once'),
  reloadOnce: jest.fn(),
}));

const fail = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }));

const backTo = (path: string) => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

describe('recoverFirstLoad', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/creators?page=2');
    const asked = window.location.href;
    performance.getEntriesByType = () => [{ name: asked } as PerformanceEntry];
    Object.assign(window, { pagePath: '/creators' });
  });

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

  it('loads the page that Back leads to before the router listens, and leaves it to the router then', () => {
    const reload = jest.fn();
    const alive = recoverFirstLoad(reload);
    backTo('/creators?page=2#more');
    expect(reload).not.toHaveBeenCalled();
    backTo('/works/type/all');
    expect(reload).toHaveBeenCalledTimes(1);
    alive();
    backTo('/works/type/all?page=2');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page that Back had led to before the scripts ran', () => {
    window.history.replaceState(null, '', '/works/type/all');
    const reload = jest.fn();
    recoverFirstLoad(reload)();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page alone that has given itself another address', () => {
    Object.assign(window, { pagePath: '/404.html' });
    window.history.replaceState(null, '', '/400');
    const reload = jest.fn();
    recoverFirstLoad(reload)();
    expect(reload).not.toHaveBeenCalled();
  });
});
