import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '../../../tests/gatsby-mock';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork } from '../../gallery/testing/samples';
import type { WorksPart } from '../../routes/works-parts';
import { WorksScreen } from './works-screen';
import { toWorksView } from './works-view';

const context = {
  locale: 'en',
  mediaOrigin: '',
  origin: 'https://gallery.example',
  downloads: 'files',
  today: '2026-11-20',
} as const;
const works = Array.from({ length: 130 }, (_, at) => sampleWork(`bench-${at}`));
const viewOf = (part?: WorksPart) => toWorksView({ works, workTypes: [], type: undefined }, context, part);
const page = (number: number) => ({
  json: { pageContext: { view: viewOf({ choice: 'all', number }) } },
});

const loader = { loadPage: jest.fn(), loadPageSync: jest.fn() };
beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(window, { ___loader: loader });
  window.history.replaceState({ key: 'visit' }, '', '/works/type/all');
});

const show = (part?: WorksPart) => renderInPage(<WorksScreen view={viewOf(part)} />);
const hung = () => screen.getAllByText(/^Work bench-/).length;
const more = () => screen.queryByRole('link', { name: 'more works' });
const followMore = () => userEvent.click(more()!);

it('shows the first 60, and a link to the next page for all', () => {
  show();
  expect(hung()).toBe(60);
  expect(screen.getByRole('status')).toHaveTextContent('1 to 60 of 130');
  expect(more()).toHaveAttribute('href', '/works/type/all/2');
});

it('adds the next parts below, until there are no more, and goes on where they begin', async () => {
  loader.loadPage.mockResolvedValueOnce(page(2)).mockResolvedValueOnce(page(3));
  show();
  await followMore();
  expect(loader.loadPage).toHaveBeenCalledWith('/works/type/all/2');
  expect(hung()).toBe(120);
  expect(screen.getByRole('link', { name: /Work bench-60\b/ })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('1 to 120 of 130');
  await followMore();
  expect(hung()).toBe(130);
  expect(more()).toBeNull();
  expect(window.history.state).toEqual({ key: 'visit', partsAdded: 2 });
  expect(navigate).not.toHaveBeenCalled();
});

it('adds a part that the server has made from the live API', async () => {
  const { view } = page(2).json.pageContext;
  loader.loadPage.mockResolvedValueOnce({ json: { pageContext: {}, serverData: { page: { view } } } });
  show();
  await followMore();
  expect(hung()).toBe(120);
});

it.each([
  ['fails', () => loader.loadPage.mockRejectedValueOnce(new Error('offline'))],
  ['has no view', () => loader.loadPage.mockResolvedValueOnce(undefined)],
])('goes to the next page where its data %s', async (_, happen) => {
  happen();
  show();
  await followMore();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/works/type/all/2'));
  expect(hung()).toBe(60);
});

it('has the added parts again for whoever comes back, as far as they are at hand', () => {
  window.history.replaceState({ partsAdded: 2 }, '');
  loader.loadPageSync.mockImplementation((path: string) => (path.endsWith('/2') ? page(2) : undefined));
  show();
  expect(hung()).toBe(120);
  expect(more()).toHaveAttribute('href', '/works/type/all/3');
  expect(document.body).toHaveFocus();
});

it('leads back from a later page', () => {
  show({ choice: 'all', number: 2 });
  expect(screen.getByRole('link', { name: 'previous works' })).toHaveAttribute('href', '/works/type/all');
  expect(screen.getByRole('status')).toHaveTextContent('61 to 120 of 130');
});

it('filters by pages of their own', () => {
  show({ choice: 'available', number: 1 });
  expect(screen.getByRole('link', { name: /available works ?130/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /sold works ?0/ })).toHaveAttribute('href', '/works/type/all/sold');
});

it('says so where there is none of a choice', () => {
  show({ choice: 'sold', number: 1 });
  expect(screen.getByText('No work of this kind is sold.')).toBeInTheDocument();
});

it('takes an address that was noted while the list was short to the choice’s own page', async () => {
  window.history.replaceState(null, '', '/works/type/all?availability=sold');
  show();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/works/type/all/sold', { replace: true }));
});
