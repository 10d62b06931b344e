import { act, screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { LazySearchBox } from './lazy-search-box';

const fetched = jest.fn();
jest.mock('./search-box', () => {
  fetched();
  return { SearchBox: ({ open }: { open: boolean }) => <p>{open ? 'open box' : 'closed box'}</p> };
});

const idleTasks: (() => void)[] = [];
const becomeIdle = () => act(async () => idleTasks.splice(0).forEach((task) => task()));
const show = (open: boolean) =>
  renderInPage(<LazySearchBox open={open} onClose={jest.fn()} onFailure={jest.fn()} />);

beforeEach(() => {
  jest.resetModules();
  fetched.mockClear();
  idleTasks.length = 0;
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => idleTasks.push(task),
    cancelIdleCallback: jest.fn(),
  });
});
afterEach(() => {
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

describe('LazySearchBox', () => {
  it('fetches the search box when the browser is idle, not before', async () => {
    show(false);
    await act(async () => undefined);
    expect(fetched).not.toHaveBeenCalled();
    await becomeIdle();
    expect(await screen.findByText('closed box')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fetches it at once when it is to open', async () => {
    show(true);
    await waitFor(() => expect(screen.getByText('open box')).toBeInTheDocument());
    expect(idleTasks).toEqual([]);
  });
});
