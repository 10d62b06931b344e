import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { addressQuery } from './address-query';
import { LazySearchBox } from './lazy-search-box';

const fetched = jest.fn();
jest.mock('./search-box', () => {
  fetched();
  return { SearchBox: ({ open }: { open: boolean }) => <p>{open ? 'open box' : 'closed box'}</p> };
});

const idleTasks: (() => void)[] = [];
const becomeIdle = () => act(async () => idleTasks.splice(0).forEach((task) => task()));
const onClose = jest.fn();
const show = (is: { open: boolean; isNear: boolean }) =>
  renderInPage(<LazySearchBox {...is} onClose={onClose} onFailure={jest.fn()} />);

beforeEach(() => {
  jest.resetModules();
  fetched.mockClear();
  onClose.mockClear();
  idleTasks.length = 0;
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => idleTasks.push(task),
    cancelIdleCallback: jest.fn(),
  });
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

describe('LazySearchBox', () => {
  it('fetches the search box once the page is used and the browser idle, not before', async () => {
    show({ open: false, isNear: false });
    await act(async () => undefined);
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await act(async () => undefined);
    expect(fetched).not.toHaveBeenCalled();
    await becomeIdle();
    expect(await screen.findByText('closed box')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched once the pointer or the focus is near', async () => {
    show({ open: false, isNear: true });
    expect(await screen.findByText('closed box')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched at once when it is to open', async () => {
    show({ open: true, isNear: false });
    expect(await screen.findByText('open box')).toBeInTheDocument();
  });

  it('has in it what is typed while it is on its way', async () => {
    show({ open: true, isNear: false });
    for (const key of ['l', 'a', 'x', 'Backspace', 'm', 'p', ' ', 'b', 'Shift'])
      expect(fireEvent.keyDown(document.body, { key })).toBe(key === 'Shift');
    expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true);
    expect(addressQuery()).toBe('lamp b');
    await screen.findByText('open box');
    expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
    expect(addressQuery()).toBe('lamp b');
  });

  it('is given up by Escape while it is on its way', async () => {
    show({ open: true, isNear: false });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    await screen.findByText('open box');
  });
});
