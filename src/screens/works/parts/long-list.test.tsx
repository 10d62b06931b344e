import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '../../../../tests/gatsby-mock';
import { renderInPage } from '../../../../tests/render-page';
import { fetchText, type Fetched } from '../../../gallery/calls/fetch-text';
import { sampleWork } from '../../../gallery/testing/samples';
import type { WorksPart } from '../../../routes/works-parts';
import { sampleContext } from '../../../components/testing/sample-context';
import { WorksScreen } from '../works-screen';
import { toWorksView } from '../works-view';

const context = sampleContext('en', { today: '2026-11-20' });
const works = Array.from({ length: 130 }, (_, at) => sampleWork(`bench-${at}`));
const viewOf = (part?: WorksPart) => toWorksView({ works, workTypes: [], type: undefined }, context, part);
const page = (number: number) => ({
  json: { data: { page: { view: viewOf({ choice: 'all', number }) } } },
});

jest.mock('../../../gallery/calls/fetch-text');
const UNREACHABLE: Fetched = { kind: 'unreachable', reason: 'offline' };
const answer = (value: unknown): Fetched => ({
  kind: 'answer',
  status: 200,
  headers: new Headers(),
  text: JSON.stringify(value),
});

const loader = { loadPage: jest.fn(), loadPageSync: jest.fn() };
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(fetchText).mockResolvedValue(UNREACHABLE);
  jest.spyOn(window, 'scrollTo').mockImplementation();
  Object.assign(window, { ___loader: loader });
  sessionStorage.clear();
  window.history.replaceState({ key: 'visit' }, '', '/works/type/all');
});

const show = (part?: WorksPart) => renderInPage(<WorksScreen view={viewOf(part)} />);
const hung = () => screen.getAllByText(/^Work bench-/).length;
// By their words: to work out the role and the name of each of so many links takes seconds.
const more = () => screen.queryByText('more works');
const again = () => screen.getByText('try again');
const followMore = () => userEvent.click(more()!);

it('shows the first 60, and a link to the next page for all', () => {
  show();
  expect(hung()).toBe(60);
  expect(screen.getByRole('status')).toHaveTextContent('1 to 60 of 130');
  expect(more()).toHaveAttribute('href', '/works/type/all/2');
});

it('adds the next part below, and goes on where it begins', async () => {
  loader.loadPage.mockResolvedValueOnce(page(2));
  show();
  await followMore();
  expect(loader.loadPage).toHaveBeenCalledWith('/works/type/all/2');
  expect(hung()).toBe(120);
  expect(document.activeElement).toHaveTextContent('Work bench-60');
  expect(screen.getByRole('status')).toHaveTextContent('1 to 120 of 130');
  expect(window.history.state).toEqual({ key: 'visit', partsAdded: 1 });
  expect(navigate).not.toHaveBeenCalled();
});

it('adds parts until there are no more', async () => {
  loader.loadPage.mockResolvedValueOnce(page(3));
  show({ choice: 'all', number: 2 });
  await followMore();
  expect(hung()).toBe(70);
  expect(screen.getByRole('status')).toHaveTextContent('61 to 130 of 130');
  expect(more()).toBeNull();
});

it('adds a part that the server has made from the live API', async () => {
  const { view } = page(2).json.data.page;
  loader.loadPage.mockResolvedValueOnce({ json: { pageContext: {}, serverData: { page: { view } } } });
  show();
  await followMore();
  expect(hung()).toBe(120);
});

describe.each([
  ['fails', () => loader.loadPage.mockRejectedValueOnce(new Error('offline'))],
  ['has no view', () => loader.loadPage.mockResolvedValueOnce(undefined)],
])('where the loader %s', (_, happen) => {
  beforeEach(happen);

  it('the data of the next page are asked for by themselves', async () => {
    jest.mocked(fetchText).mockResolvedValueOnce(answer({ result: page(2).json }));
    show();
    await followMore();
    expect(jest.mocked(fetchText).mock.calls[0]?.[0]).toBe('/page-data/works/type/all/2/page-data.json');
    expect(hung()).toBe(120);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says that it can’t be had, and tries again when asked', async () => {
    show();
    await followMore();
    expect(screen.getByRole('alert')).toHaveTextContent('More works can’t be loaded now.');
    expect(hung()).toBe(60);
    expect(navigate).not.toHaveBeenCalled();
    expect(again()).toHaveAttribute('href', '/works/type/all/2');
    expect(again()).toHaveFocus();
    loader.loadPage.mockResolvedValueOnce(page(2));
    await userEvent.click(again());
    expect(hung()).toBe(120);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(document.activeElement).toHaveTextContent('Work bench-60');
  });
});

it('says that it waits, once that takes a while', async () => {
  let come: (value: unknown) => void = () => undefined;
  loader.loadPage.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  show();
  await followMore();
  expect(more()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Loading more works')).not.toBeInTheDocument();
  expect(await screen.findByText('Loading more works')).toBeInTheDocument();
  await act(async () => come(page(2)));
  expect(screen.queryByText('Loading more works')).not.toBeInTheDocument();
  expect(hung()).toBe(120);
});

describe('for whoever comes back', () => {
  it('has the added parts again', () => {
    window.history.replaceState({ partsAdded: 1 }, '');
    loader.loadPageSync.mockImplementation((path: string) => (path.endsWith('/2') ? page(2) : undefined));
    show();
    expect(hung()).toBe(120);
    expect(more()).toHaveAttribute('href', '/works/type/all/3');
    expect(document.body).toHaveFocus();
  });

  it('fetches again what is not at hand any more, and is where the page was left', async () => {
    window.history.replaceState({ partsAdded: 2 }, '');
    sessionStorage.setItem('place:/works/type/all', '4000');
    loader.loadPageSync.mockImplementation((path: string) => (path.endsWith('/2') ? page(2) : undefined));
    loader.loadPage.mockResolvedValueOnce(page(3));
    show();
    await waitFor(() => expect(hung()).toBe(130));
    expect(loader.loadPage).toHaveBeenCalledTimes(1);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 4000, behavior: 'instant' });
    expect(document.body).toHaveFocus();
  });

  it('does not scroll who has begun to do something', async () => {
    window.history.replaceState({ partsAdded: 1 }, '');
    sessionStorage.setItem('place:/works/type/all', '4000');
    let come: (value: unknown) => void = () => undefined;
    loader.loadPage.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    show();
    fireEvent.wheel(window);
    await act(async () => come(page(2)));
    expect(hung()).toBe(120);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('says so where a part can’t be had', async () => {
    window.history.replaceState({ partsAdded: 1 }, '');
    show();
    expect(await screen.findByText('try again')).toBeInTheDocument();
    expect(hung()).toBe(60);
  });

  it('keeps where it is left, once it is longer than its page', async () => {
    loader.loadPage.mockResolvedValueOnce(page(2));
    show();
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
    await followMore();
    Object.assign(window, { scrollY: 700 });
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('place:/works/type/all')).toBe('700');
  });
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
  expect(screen.getByText('No work of this kind has been sold.')).toBeInTheDocument();
});
