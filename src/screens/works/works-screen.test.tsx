import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { navigate } from '../../../tests/gatsby-mock';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { keepPlace } from '../../browser/entries';
import { sampleContext } from '../../components/testing/sample-context';
import { searchIn } from '../../features/language/translated-search';
import { type Fetched, fetchText } from '../../gallery/calls/fetch-text';
import { sampleWork, sampleWorkType } from '../../gallery/testing/samples';
import { readFilter } from '../../routes/works-filter';
import type { WorksPart } from '../../routes/works-parts';
import type { FilterView } from './filter/filter-view';
import { WorksScreen, ScrollingLine, FilterForm } from './works-screen';
import { toWorksView } from './works-view';

jest.mock('../../gallery/calls/fetch-text');

afterEach(() => document.body.replaceChildren());

describe('scrolling line', () => {
  function scrolledTo(current: boolean): number {
    const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
    const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
    const inner = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    const { container } = render(
      <ScrollingLine>
        <a href="/a">a</a>
        <a href="/b" aria-current={current ? 'page' : undefined}>
          b
        </a>
      </ScrollingLine>,
    );
    for (const spy of [offset, width, inner]) spy.mockRestore();
    return (container.firstElementChild as HTMLElement).scrollLeft;
  }

  describe('ScrollingLine', () => {
    it('brings what is current to its middle', () => {
      expect(scrolledTo(true)).toBe(280);
    });

    it('stays at its beginning where nothing is', () => {
      expect(scrolledTo(false)).toBe(0);
    });
  });
});

describe('works html', () => {
  const context = sampleContext('en', { today: '2026-11-20' });
  const works = [sampleWork('bench'), { ...sampleWork('lamp'), availability: 'sold' as const }];
  const page = (
    <TestPage>
      <WorksScreen
        view={toWorksView({ works, workTypes: [], type: undefined }, context, undefined, {
          availability: 'sold',
        })}
      />
    </TestPage>
  );

  describe('the works in the page’s HTML', () => {
    it('are those that its address asks for, before the page is alive and afterwards', async () => {
      const complaints = jest.spyOn(console, 'error').mockImplementation();
      window.history.replaceState(null, '', '/works/type/all?availability=sold');
      document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
      expect(screen.queryByText('Work bench')).not.toBeInTheDocument();
      await act(async () => {
        hydrateRoot(document.querySelector('#root')!, page);
      });
      expect(screen.queryByText('Work bench')).not.toBeInTheDocument();
      expect(screen.getByText('Work lamp')).toBeInTheDocument();
      // React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
      expect(complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'))).toEqual([]);
      complaints.mockRestore();
    });
  });
});

describe('works screen', () => {
  const context = sampleContext('en', { today: '2026-11-20' });
  const odile = { slug: 'odile', name: 'Odile K' };
  const armand = { slug: 'armand', name: 'Armand V' };
  const bench = {
    ...sampleWork('bench'),
    creators: [odile],
    date: 'circa 1955',
    materials: 'Opal glass, oak',
  };
  const sold = {
    ...sampleWork('lamp'),
    availability: 'sold' as const,
    creators: [armand],
    date: '1962',
    materials: 'Oak',
    published_on: '2026-11-01',
  };

  const show = (search = '', works = [bench, sold], inOthers = {}) =>
    renderInPage(
      <WorksScreen
        view={toWorksView(
          {
            works,
            workTypes: [{ ...sampleWorkType('seating'), count: works.length }],
            type: undefined,
            inOthers,
          },
          context,
          undefined,
          readFilter(search),
        )}
      />,
    );

  const hung = () => screen.queryAllByText(/^Work /).map(({ textContent }) => textContent);
  const link = (name: RegExp) => screen.getByRole('link', { name });

  describe('WorksScreen', () => {
    it('shows the works of every type, and the way to each type', () => {
      show();
      expect(screen.getByRole('heading', { level: 1, name: 'Works' })).toBeInTheDocument();
      expect(hung()).toEqual(['Work bench', 'Work lamp']);
      expect(link(/^all ?2$/)).toHaveAttribute('aria-current', 'page');
      expect(link(/^Type seating ?2$/)).toHaveAttribute('href', '/works/type/seating');
      expect(screen.getByText('2 works')).toHaveAttribute('role', 'status');
    });

    it('tells available works from sold ones, and keeps the choice in the address', () => {
      show();
      expect(link(/^sold works ?1$/)).toHaveAttribute('href', '/works/type/all?availability=sold');
      expect(link(/^available works ?1$/)).toHaveAttribute('href', '/works/type/all?availability=available');
      expect(link(/^new in ?1$/)).toHaveAttribute('href', '/works/type/all?new=yes');
    });

    it('shows what the address asks for, takes it along from type to type, and leads out again', () => {
      show('?availability=sold&decade=1960');
      expect(hung()).toEqual(['Work lamp']);
      expect(screen.getByRole('heading', { level: 1, name: 'Works, 1960s, sold works' })).toBeInTheDocument();
      expect(link(/^sold works/)).toHaveAttribute('aria-current', 'page');
      expect(link(/^Type seating/)).toHaveAttribute(
        'href',
        '/works/type/seating?availability=sold&decade=1960',
      );
      expect(link(/^show all$/)).toHaveAttribute('href', '/works/type/all');
      expect(screen.getByLabelText('decade')).toHaveValue('1960');
    });

    it('has nothing that is chosen by the address where files are served alone', () => {
      const alone = { ...context, filesAlone: true };
      const list = { works: [bench, sold], workTypes: [], type: undefined };
      renderInPage(<WorksScreen view={toWorksView(list, alone)} />);
      expect(hung()).toEqual(['Work bench', 'Work lamp']);
      expect(document.querySelector('form, summary, [href*="?"]')).toBeNull();
    });

    it('goes to what is chosen in the form, with all that was chosen before', async () => {
      show('?availability=sold');
      await userEvent.click(screen.getByText('filter and sort'));
      await userEvent.selectOptions(screen.getByLabelText('order'), 'by date');
      expect(navigate).toHaveBeenLastCalledWith('/works/type/all?availability=sold&sort=date');
    });

    it('is taken to another language with its material as that one calls it', () => {
      const { unmount } = show('?availability=sold&material=oak', [bench, sold], {
        fr: [{ ...sold, materials: 'Chêne' }],
      });
      expect(searchIn('fr')).toBe('?availability=sold&material=chene');
      unmount();
      expect(searchIn('fr')).toBe(window.location.search);
    });

    it('is taken there without a material which no work of that language names', () => {
      show('?availability=sold&material=oak');
      expect(searchIn('fr')).toBe('?availability=sold');
    });

    it('offers creators, decades and materials that there are, with how many works are of each', () => {
      show();
      const options = (name: string) =>
        [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
      expect(options('creator')).toEqual(['all creators', 'Armand V (1)', 'Odile K (1)']);
      expect(options('decade')).toEqual(['all decades', '1950s (1)', '1960s (1)']);
      expect(options('material')).toEqual(['all materials', 'glass (1)', 'oak (2)']);
    });

    it('shows what is chosen also where nothing is of it', () => {
      show('?creator=armand&decade=1950');
      expect(hung()).toEqual([]);
      expect(screen.getByLabelText('creator')).toHaveDisplayValue('Armand V');
      expect(screen.getByLabelText('decade')).toHaveDisplayValue('1950s');
    });

    it('says why a wall is empty', () => {
      const { unmount } = show('', []);
      expect(screen.getByText('There is no work to show here yet.')).toBeInTheDocument();
      unmount();
      const again = show('?availability=sold', [bench]);
      expect(screen.getByText('No work of this kind has been sold.')).toBeInTheDocument();
      again.unmount();
      show('?availability=sold&decade=1950');
      expect(screen.getByText('No work matches all of this.')).toBeInTheDocument();
      expect(screen.getByText(/^0 works/)).toBeInTheDocument();
    });
  });
});

describe('long list', () => {
  const context = sampleContext('en', { today: '2026-11-20' });
  const works = Array.from({ length: 130 }, (_, at) => sampleWork(`bench-${at}`));
  const viewOf = (part?: WorksPart) => toWorksView({ works, workTypes: [], type: undefined }, context, part);
  const page = (number: number) => ({
    json: { data: { page: { view: viewOf({ choice: 'all', number }) } } },
  });
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
  const range = () => screen.getByText(/^\d+ to \d+ of 130/);
  const again = () => screen.getByText('try again');
  const followMore = () => userEvent.click(more()!);

  it('shows the first 60, and a link to the next page for all', () => {
    show();
    expect(hung()).toBe(60);
    expect(range()).toHaveTextContent('1 to 60 of 130');
    expect(more()).toHaveAttribute('href', '/works/type/all/2');
  });

  it('adds the next part below, and goes on where it begins', async () => {
    loader.loadPage.mockResolvedValueOnce(page(2));
    show();
    await followMore();
    expect(loader.loadPage).toHaveBeenCalledWith('/works/type/all/2');
    expect(hung()).toBe(120);
    expect(document.activeElement).toHaveTextContent('Work bench-60');
    expect(range()).toHaveTextContent('1 to 120 of 130');
    expect(window.history.state).toEqual({ key: 'visit', partsAdded: 1 });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('adds parts until there are no more', async () => {
    loader.loadPage.mockResolvedValueOnce(page(3));
    show({ choice: 'all', number: 2 });
    await followMore();
    expect(hung()).toBe(70);
    expect(range()).toHaveTextContent('61 to 130 of 130');
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
      window.history.replaceState({ key: 'this', partsAdded: 2 }, '');
      keepPlace({ key: 'this' }, 4000);
      loader.loadPageSync.mockImplementation((path: string) => (path.endsWith('/2') ? page(2) : undefined));
      loader.loadPage.mockResolvedValueOnce(page(3));
      show();
      await waitFor(() => expect(hung()).toBe(130));
      expect(loader.loadPage).toHaveBeenCalledTimes(1);
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 4000, behavior: 'instant' });
      expect(document.body).toHaveFocus();
    });

    it.each([
      ['who has begun to do something', 'this', () => void fireEvent.wheel(window)],
      ['to where another entry with its address was left', 'other', () => undefined],
    ])('does not scroll %s', async (_, left, doThis) => {
      window.history.replaceState({ key: 'this', partsAdded: 1 }, '');
      keepPlace({ key: left }, 4000);
      let come: (value: unknown) => void = () => undefined;
      loader.loadPage.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
      show();
      doThis();
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
  });

  it('leads back from a later page', () => {
    show({ choice: 'all', number: 2 });
    expect(screen.getByRole('link', { name: 'previous works' })).toHaveAttribute('href', '/works/type/all');
    expect(range()).toHaveTextContent('61 to 120 of 130');
  });

  it('filters by pages of their own', () => {
    show({ choice: 'available', number: 1 });
    expect(screen.getByRole('link', { name: /available works ?130/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: /sold works ?0/ })).toHaveAttribute(
      'href',
      '/works/type/all/sold',
    );
  });

  it('says so where there is none of a choice', () => {
    show({ choice: 'sold', number: 1 });
    expect(screen.getByText('No work of this kind has been sold.')).toBeInTheDocument();
  });
});

describe('filter form', () => {
  const filterBy = (decade: string): FilterView => ({
    action: '/works/type/all',
    kept: [],
    isUsed: true,
    fields: [
      {
        name: 'decade',
        label: 'decade',
        value: decade,
        options: ['', '1950', '1960'].map((value) => ({ value, label: value || 'all decades' })),
      },
    ],
  });

  function Addresses() {
    const [decade, setDecade] = useState('');
    return (
      <>
        <FilterForm filter={filterBy(decade)} />
        <button onClick={() => setDecade('1950')}>arrive</button>
        <button onClick={() => setDecade('')}>back</button>
      </>
    );
  }

  /** Without moving the focus. */
  const goTo = (name: string) => fireEvent.click(screen.getByText(name));

  it('leaves a keyboard at what it chose when the page of that choice comes', async () => {
    renderInPage(<Addresses />);
    const decade = screen.getByLabelText('decade');
    await userEvent.selectOptions(decade, '1950');
    decade.focus();
    goTo('arrive');
    expect(decade).toHaveFocus();
    expect(decade).toHaveValue('1950');
  });

  it('shows what the address says, also after Back', async () => {
    renderInPage(<Addresses />);
    await userEvent.selectOptions(screen.getByLabelText('decade'), '1950');
    goTo('arrive');
    expect(screen.getByLabelText('decade')).toHaveValue('1950');
    goTo('back');
    expect(screen.getByLabelText('decade')).toHaveValue('');
  });
});
