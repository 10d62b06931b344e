import { act, renderHook } from '@testing-library/react';
import * as react from 'react';

const showHead = jest.fn();
const MadeHead = () => null;
const fetched = jest.fn();
jest.mock('./made-head', () => {
  fetched();
  return { MadeHead };
});
jest.mock('./show-head', () => ({ showHead }));

type Loader = Record<'loadPage' | 'loadPageSync' | 'hovering', jest.Mock>;
let gatsby: Loader;
const router = window as Window & { ___loader?: Loader };

const page = (search?: string) => ({
  pageComponent: {},
  staticQueryResults: {},
  pageComponentProps: { pageContext: { head: { title: 'Bench', ...(search && { search }) } } },
});
const errorPage = { ...page(), pageComponentProps: { pageContext: { layout: 'error', sites: {} } } };

/** As in a tab that has just been opened at an address. */
async function openedAt(address: string) {
  jest.resetModules();
  jest.doMock('react', () => react);
  window.history.replaceState(null, '', address);
  const { loadHeadsWithPages } = await import('./head-code');
  const { headHandlerForBrowser } = await import('./head-handler.browser');
  gatsby = {
    loadPage: jest.fn().mockResolvedValue({ json: {} }),
    loadPageSync: jest.fn(),
    hovering: jest.fn(),
  };
  router.___loader = gatsby;
  loadHeadsWithPages(jest.fn());
  const show = (shown: object) =>
    act(async () => void renderHook(() => headHandlerForBrowser(shown as never)));
  return show;
}

beforeEach(() => {
  showHead.mockReset();
  fetched.mockReset();
});

it('leaves the first page the head that the server has made', async () => {
  const show = await openedAt('/works/bench');
  await show(page());
  expect(fetched).not.toHaveBeenCalled();
  expect(showHead).not.toHaveBeenCalled();
});

it.each([
  ['a query that it was not made for', '/works?type=lamps', page()],
  ['an error page, which is served at any address', '/nowhere', errorPage],
])('makes the head of the first page anew for %s', async (_, address, shown) => {
  const show = await openedAt(address);
  await show(shown);
  expect(showHead).toHaveBeenCalledWith(shown);
});

it('leaves it where the server has known the query', async () => {
  const show = await openedAt('/works?type=lamps');
  await show(page('?type=lamps'));
  expect(showHead).not.toHaveBeenCalled();
});

it('fetches the code once a link is pointed at, and shows the head of the page that comes', async () => {
  const show = await openedAt('/works/bench');
  gatsby.hovering('/about');
  await gatsby.loadPage('/about');
  expect(fetched).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/about');
  const about = page();
  await show(about);
  expect(showHead).toHaveBeenCalledWith(about);
});
