import { act, render } from '@testing-library/react';
import { enterDialog, leaveDialogs, useClosedByBack, watchDialogs } from './closed-by-back';

function Dialog({ close }: { close: () => void }) {
  useClosedByBack(true, close);
  return null;
}

/** Lets the history go where it was sent to, and what opens and closes tell it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const goBack = async () => {
  window.history.back();
  await settle();
};
const isDialogs = () => 'dialog' in ((window.history.state ?? {}) as object);

beforeAll(watchDialogs);
beforeEach(() => window.history.pushState({ key: 'page' }, '', '/about'));

async function open(close = jest.fn()) {
  const { unmount } = render(<Dialog close={close} />);
  await settle();
  return { close, unmount };
}

it('an open dialog has an entry of the page’s key and address; Back closes it, and no more', async () => {
  const entries = window.history.length;
  const { close, unmount } = await open();
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).toMatchObject({ key: 'page' });
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  await settle();
  expect([isDialogs(), window.location.pathname]).toEqual([false, '/about']);
});

it('one that is closed otherwise takes its entry along', async () => {
  const { close, unmount } = await open();
  unmount();
  await settle();
  expect([isDialogs(), close.mock.calls.length]).toEqual([false, 0]);
});

it('one that opens as another closes has the same entry, also when going back has begun', async () => {
  const menu = await open();
  const entries = window.history.length;
  menu.unmount();
  const { close, unmount } = await open();
  await settle();
  expect([isDialogs(), window.history.length]).toEqual([true, entries]);
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
});

it('a page that is gone on to takes the place of the entry, and closes it', async () => {
  const { close, unmount } = await open();
  const entries = window.history.length;
  window.history.pushState({ key: 'next' }, '', '/press');
  unmount();
  await settle();
  expect([close.mock.calls.length, window.history.length]).toEqual([1, entries]);
  await goBack();
  expect(window.location.pathname).toBe('/about');
  expect(isDialogs()).toBe(false);
});

it('one whose words are in the address stays in the history', async () => {
  const { unmount } = await open();
  window.history.replaceState(window.history.state, '', '/about?q=lamp');
  window.history.pushState({ key: 'next' }, '', '/press');
  unmount();
  await settle();
  await goBack();
  expect(window.location.search).toBe('?q=lamp');
  const again = await open();
  enterDialog();
  await goBack();
  expect([again.close.mock.calls.length, window.location.search]).toEqual([1, '']);
  again.unmount();
});

it('Forward to a dialog that is no longer there leads back to the page', async () => {
  const { unmount } = await open();
  await goBack();
  unmount();
  await settle();
  window.history.forward();
  await settle();
  expect(isDialogs()).toBe(false);
});

it('is left by word, where one is open', async () => {
  expect(leaveDialogs()).toBe(false);
  const { close, unmount } = await open();
  expect(leaveDialogs()).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  await settle();
  expect(isDialogs()).toBe(false);
});
