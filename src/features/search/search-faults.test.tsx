import { screen } from '@testing-library/react';
import { addDialogMethods } from '../../../tests/dialog-methods';
import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import {
  answerSearch,
  field,
  openSearch,
  pass,
  resultsOf,
  searchFor,
  status,
  user,
} from './testing/sample-search';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../colour-mode/lamp-control', () => ({ LampControl: () => null }));
const fetchIndex = jest.mocked(fetchText);

beforeAll(addDialogMethods);
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/about');
});
afterEach(() => jest.useRealTimers());

const FAILED =
  'The search can’t be reached now. Please check your connection and try again; what you typed is kept.';
const answer = (status: number, text: string): Fetched => ({
  kind: 'answer',
  status,
  headers: new Headers(),
  text,
});
const retry = () => screen.getByRole('button', { name: 'try again' });

// The index is kept once it has come, so a success comes last in this file.
it.each<[string, Fetched]>([
  ['does not answer', { kind: 'timeout' }],
  ['can’t be reached', { kind: 'unreachable', reason: 'offline' }],
  ['has no such file', answer(404, 'Not here')],
  ['sends something else', answer(200, '<html>')],
])('says so when the server %s', async (_, fault) => {
  fetchIndex.mockResolvedValue(fault);
  await openSearch();
  expect(status()).toHaveTextContent(FAILED);
  await searchFor('lamp');
  expect(field()).toHaveValue('lamp');
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'all works' })).toHaveAttribute('href', '/works/type/all');
  expect(screen.getByRole('link', { name: 'all creators' })).toHaveAttribute('href', '/creators');
});

it('says so in French, and reaches "try again" by the arrow keys', async () => {
  fetchIndex.mockResolvedValue({ kind: 'timeout' });
  await openSearch('fr');
  expect(status()).toHaveTextContent('La recherche est injoignable');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'réessayer' })).toHaveFocus();
});

it('shows that it waits after 300 ms, then finds what was typed meanwhile', async () => {
  let arrive = () => {};
  fetchIndex.mockImplementation(async (address) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return answerSearch(address);
  });
  await openSearch();
  await pass(299);
  expect(status()).toBeEmptyDOMElement();
  await pass(1);
  expect(status()).toHaveTextContent('Loading the search');
  await searchFor('lamp');
  fetchIndex.mockResolvedValue({ kind: 'timeout' });
  arrive();
  await pass(0);
  expect(status()).toHaveTextContent(FAILED);
  fetchIndex.mockImplementation(answerSearch);
  await user.click(retry());
  await pass(0);
  expect(status()).toHaveTextContent('Results for ‘lamp’');
  expect(field()).toHaveValue('lamp');
  expect(resultsOf('works')).toHaveLength(8);
});
