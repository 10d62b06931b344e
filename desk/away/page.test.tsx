import { screen, within } from '@testing-library/react';

const kept = (key: string) => localStorage.setItem(key, '{"title.en":{"before":"a","value":"b"}}');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
  jest.useFakeTimers();
  globalThis.fetch = (() => Promise.reject(new Error('offline'))) as typeof fetch;
});
afterEach(() => jest.useRealTimers());
const show = (): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    await import('./page');
  });

it('names what waits to be sent, whoever wrote it, and of a client’s room no more than that it is one', async () => {
  kept('desk.unsent.1.works/quai-bench');
  kept('desk.unsent.2.rooms/17');
  await show();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['quai bench', 'a room']);
});

it('speaks the language that the desk spoke last', async () => {
  localStorage.setItem('desk-language', 'fr');
  await show();
  expect(screen.getByRole('heading')).toHaveTextContent('Pas de réseau');
  expect(document.documentElement.lang).toBe('fr');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
