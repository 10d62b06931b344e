import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { call, WINDOW } from './line/call';
import { queryClient, useAnswer } from './data';
import { onItemNews } from './items/item-news';
import { useLive } from './live';

const LAMP = '/items/works/lamp';
let tell: (subject: string, news: object) => void;
let asked: string[];

beforeEach(() => {
  asked = [];
  queryClient.clear();
  const listeners = new Map<string, (event: { data: string }) => void>();
  tell = (subject, news) => act(() => listeners.get(subject)?.({ data: JSON.stringify(news) }));
  globalThis.EventSource = class {
    addEventListener(subject: string, listener: (event: { data: string }) => void) {
      listeners.set(subject, listener);
    }
    close() {}
  } as unknown as typeof EventSource;
  globalThis.fetch = (async (url: string) => {
    asked.push(url.replace('/desk/api', ''));
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  }) as unknown as typeof fetch;
});

function Screen() {
  useLive();
  useAnswer(LAMP);
  useAnswer('/items/works?q=a');
  const preview = useQuery({
    queryKey: ['preview', LAMP],
    queryFn: () => call('POST', `${LAMP}/preview`),
    staleTime: Infinity,
  });
  return <p>{preview.data ? 'shown' : ''}</p>;
}
async function open(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
  await screen.findByText('shown');
  await waitFor(() => expect(asked).toHaveLength(3));
  asked = [];
}
const news = (window?: string) => ({ shelf: 'works', id: 'lamp', ...(window && { window }) });

it('asks again for what somebody else has changed, and for its lists, not for its preview', async () => {
  await open();
  tell('item', news('another'));
  await waitFor(() => expect(asked.sort()).toEqual([LAMP, '/items/works?q=a']));
});

it('asks for nothing that was changed in this window, but for lists once they are shown again', async () => {
  await open();
  tell('item', news(WINDOW));
  await act(async () => {});
  expect(asked).toEqual([]);
  expect(queryClient.getQueryState(['/items/works?q=a'])?.isInvalidated).toBe(true);
});

it('lets an open item look by itself, so that nothing is typed over', async () => {
  const look = jest.fn();
  const stop = onItemNews(LAMP, look);
  await open();
  tell('item', news());
  await waitFor(() => expect(asked).toEqual(['/items/works?q=a']));
  expect(look).toHaveBeenCalledTimes(1);
  stop();
  tell('item', news());
  await waitFor(() => expect(asked).toContain(LAMP));
  expect(look).toHaveBeenCalledTimes(1);
});
