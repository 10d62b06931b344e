import { fireEvent, screen, within } from '@testing-library/react';
import { keepLastPerson } from '../app/identity/last-person';

const ADA = 1;
const kept = (place: string, changes: object, person = ADA) =>
  localStorage.setItem(`desk.unsent.${person}.${place}`, JSON.stringify(changes));
const title = { 'title.en': { before: 'a', value: 'b' } };
const keptNow = (place: string) =>
  JSON.parse(localStorage.getItem(`desk.unsent.${ADA}.${place}`) ?? '{}') as object;

beforeEach(() => {
  localStorage.clear();
  keepLastPerson(ADA);
  document.body.innerHTML = '<main></main>';
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline'))) as typeof fetch;
});
afterEach(() => jest.useRealTimers());
const show = (): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    await import('./page');
  });
const field = (name: string) => screen.getByRole('textbox', { name });

it('names what a colleague wrote, and of a client’s room no more than that it is one', async () => {
  kept('works/quai-bench', title, 2);
  kept('rooms/17', { letter: { before: null, value: 'Dear Paul' } });
  await show();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['quai bench', 'a room']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText(/You can go on writing in it here/)).not.toBeInTheDocument();
});

it('shows what one wrote oneself, in which one goes on writing: it is kept as the desk keeps it', async () => {
  kept('works/quai-bench', {
    ...title,
    'history.fr': { before: null, value: '<p>Un banc.</p> <p>De chêne &amp; de laiton.</p>' },
  });
  await show();
  screen.getByRole('heading', { name: 'quai bench' });
  screen.getByText(/You can go on writing in it here:$/);
  expect(screen.queryByText(/is sent then:$/)).not.toBeInTheDocument();
  fireEvent.input(field('title, English'), { target: { value: 'Quai bench' } });
  const history = field('history, French');
  expect(history).toHaveValue('Un banc.\n\nDe chêne & de laiton.');
  fireEvent.input(history, { target: { value: 'Un banc.\n\n< 2 m\nDe chêne.' } });
  expect(keptNow('works/quai-bench')).toEqual({
    'title.en': { before: 'a', value: 'Quai bench' },
    'history.fr': { before: null, value: '<p>Un banc.</p> <p>&lt; 2 m</p> <p>De chêne.</p>' },
  });
  fireEvent.input(history, { target: { value: ' \n' } });
  expect(keptNow('works/quai-bench')).toMatchObject({ 'history.fr': { value: null } });
});

it('shows to be read alone what only the desk can write', async () => {
  kept('works/quai-bench', {
    'history.en': { before: null, value: '<p>Of <em>oak</em>.</p>' },
    dimensions: { before: null, value: { height: 42, width: 120 } },
  });
  await show();
  screen.getByText('Of oak.');
  screen.getByText('42, 120');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('opens the desk by itself, but not in the middle of a word', async () => {
  kept('works/quai-bench', title);
  await show();
  await jest.advanceTimersByTimeAsync(4_000);
  fireEvent.input(field('title, English'), { target: { value: 'Qu' } });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('speaks the language that the desk spoke last', async () => {
  localStorage.setItem('desk-language', 'fr');
  await show();
  expect(screen.getByRole('heading')).toHaveTextContent('Pas de réseau');
  expect(document.documentElement.lang).toBe('fr');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
