import { act, renderHook } from '@testing-library/react';
import { endFollowing, useDelay, watchFollowing } from './following';

type Router = Window & { ___navigate?: (to: string | number, options?: object) => void; ___loader?: object };
const router = window as Router;
const navigate = jest.fn();
const openDocument = jest.fn();
const pages = { loadPage: jest.fn(), loadPageSync: jest.fn() };
let onLine = true;

beforeAll(() => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
  router.___navigate = navigate;
  watchFollowing(openDocument);
  router.___loader = pages;
});
beforeEach(() => {
  jest.useFakeTimers();
  onLine = true;
  navigate.mockReset();
  openDocument.mockReset();
  pages.loadPage.mockReset().mockResolvedValue({ json: {} });
  pages.loadPageSync.mockReset();
  endFollowing();
});
afterEach(() => jest.useRealTimers());

const follow = (to: string | number) => act(async () => router.___navigate?.(to, { state: 1 }));
const isComing = () => document.documentElement.hasAttribute('data-coming');
const delay = () => renderHook(useDelay).result;

it('goes at once where the page is there, and back or forward by numbers', async () => {
  pages.loadPageSync.mockReturnValue({ json: {} });
  await follow('/about#top');
  expect(pages.loadPageSync).toHaveBeenCalledWith('/about');
  await follow(-1);
  expect(navigate.mock.calls).toEqual([['/about#top', { state: 1 }], [-1]]);
  expect(isComing()).toBe(false);
});

it('says that a page is coming until it is there', async () => {
  await follow('/about');
  expect([isComing(), navigate.mock.calls.length]).toEqual([true, 1]);
  endFollowing();
  expect(isComing()).toBe(false);
});

it('has something to say of a page that takes longer than 300 ms, until it is there', async () => {
  const said = delay();
  await follow('/about');
  act(() => void jest.advanceTimersByTime(299));
  expect(said.current).toBeUndefined();
  act(() => void jest.advanceTimersByTime(1));
  expect(said.current).toBe('coming');
  act(endFollowing);
  expect(said.current).toBeUndefined();
  await follow('/contact');
  act(endFollowing);
  act(() => void jest.advanceTimersByTime(1000));
  expect(said.current).toBeUndefined();
});

it('goes to what was asked for last', async () => {
  let come: (page: object) => void = () => undefined;
  pages.loadPage.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  await follow('/slow');
  await follow('/about');
  await act(async () => come({ json: {} }));
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/about']);
});

it('waits for the network, and goes once it is back', async () => {
  onLine = false;
  const waits = delay();
  await follow('/about');
  expect([waits.current, navigate.mock.calls.length, isComing()]).toEqual(['held', 0, false]);
  onLine = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect([waits.current, navigate.mock.calls.length]).toEqual([undefined, 1]);
});

it('looks for itself where the browser thinks there is a network', async () => {
  pages.loadPage.mockResolvedValue({ status: 'error' });
  const fetch = (window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const waits = delay();
  await follow('/contact?work=quai');
  expect([waits.current, openDocument.mock.calls.length]).toEqual(['held', 0]);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(openDocument).not.toHaveBeenCalled();
  fetch.mockResolvedValue({});
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect([waits.current, openDocument.mock.calls]).toEqual([undefined, [['/contact?work=quai']]]);
});

it('opens a page that the server answers with a fault as a document, query and hash included', async () => {
  pages.loadPage.mockResolvedValue({ status: 'error' });
  window.fetch = jest.fn().mockResolvedValue({});
  await follow('/contact?work=quai#form');
  expect(pages.loadPage).toHaveBeenCalledWith('/contact?work=quai');
  expect([openDocument.mock.calls, navigate.mock.calls]).toEqual([[['/contact?work=quai#form']], []]);
});
