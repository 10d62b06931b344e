import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageProvider, loadLanguage, type Language } from '../app/words';
import { IS_NOT_WIDE, IS_PHONE } from '../theme/measures';
import { CollectionList } from './collection-list';
import type { Column } from './columns';
import { useOpenRow } from './current-row';
import { type Selection, useSelection } from './use-selection';

interface Row {
  id: string;
  title: string;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `row-${at + 1}`, title: `Row ${at + 1}` }));

const opened = jest.fn<void, [string]>();
const sorted = jest.fn<void, [string]>();
const marked = jest.fn<void, []>();
const idOf = ({ id }: Row) => id;
const COLUMNS: readonly Column<Row>[] = [
  {
    ...{ id: 'title', head: 'title', sort: 'title', isRowHeader: true },
    cell: ({ id, title }) => (
      <a href={`#${id}`} tabIndex={-1}>
        {title}
      </a>
    ),
  },
  { id: 'note', head: 'note', cell: ({ title }) => `note of ${title}` },
  {
    ...{ id: 'mark', head: 'mark' },
    cell: () => (
      <button type="button" tabIndex={-1} onClick={marked}>
        mark
      </button>
    ),
  },
];

interface ListProps {
  rows: readonly Row[];
  first?: string | undefined;
  count?: number;
}

function List({ rows, first, count }: ListProps) {
  const [current, take] = useState(first);
  const at = {
    ...useOpenRow({ opened: current, insteadOfList: IS_PHONE, onOpen: take }),
    ...{ take, open: opened },
  };
  const selection = useSelection(rows.map(idOf));
  return (
    <CollectionList
      label="rows"
      {...{ rows, idOf, at, selection, count }}
      pages={{ hasNextPage: count !== undefined, fetchNextPage: () => {} }}
      columns={COLUMNS}
      layout={{ '--row': '68px' }}
      selectLabelOf={({ title }) => `select ${title}`}
      sorting={{ by: 'title', isDown: false, onSort: sorted }}
    />
  );
}

let language: Language;

beforeAll(async () => {
  language = await loadLanguage('en');
});

/** @param isPhone what the window says of its width */
function open(list: Partial<ListProps> = {}, isPhone = false) {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  window.matchMedia = (() => ({
    matches: isPhone,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  render(
    <LanguageProvider language={language}>
      <List rows={rowsOf(3)} {...list} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}

const grid = () => screen.getByRole('grid', { name: 'rows' });
const row = (at: number) => screen.getByRole('row', { name: new RegExp(`Row ${at} `) });
/** Beside its links and buttons. */
const bare = (at: number) => within(row(at)).getByText(/note of/);
const selected = () =>
  screen
    .getAllByRole('row')
    .flatMap((one) =>
      one.ariaSelected === 'true' || one.getAttribute('aria-selected') === 'true' ? one.dataset['row'] : [],
    );

describe('collection list', () => {
  it('is one tab stop, and goes from row to row by arrows, page keys and ends', async () => {
    const user = open({ rows: rowsOf(30) });
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(1)]);
    act(() => row(1).focus());
    await user.keyboard('{ArrowDown}');
    expect(row(2)).toHaveFocus();
    expect(row(2)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{PageDown}');
    expect(row(12)).toHaveFocus();
    await user.keyboard('{End}');
    expect(row(30)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(row(1)).toHaveFocus();
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(1)]);
  });

  it('goes through what is in a row by left and right', async () => {
    const user = open();
    act(() => row(2).focus());
    await user.keyboard('{ArrowRight}');
    expect(within(row(2)).getByRole('checkbox')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(within(row(2)).getByRole('link')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(row(2)).toHaveFocus();
  });

  it('opens a row by Enter and by a double click, and makes it current by a single one', async () => {
    const user = open();
    await user.click(bare(2));
    expect(opened).not.toHaveBeenCalled();
    expect(row(2)).toHaveAttribute('aria-current', 'true');
    await user.dblClick(bare(2));
    expect(opened.mock.calls).toEqual([['row-2']]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(opened.mock.lastCall).toEqual(['row-3']);
  });

  it('opens a row by a tap on a phone', async () => {
    const user = open({}, true);
    await user.pointer({ keys: '[TouchA]', target: bare(2) });
    expect(opened.mock.calls).toEqual([['row-2']]);
  });

  it.each([false, true])(
    'does what a button in the row says, and opens nothing by it (phone: %s)',
    async (isPhone) => {
      const user = open({}, isPhone);
      await user.dblClick(within(row(2)).getByRole('button', { name: 'mark' }));
      expect(marked).toHaveBeenCalledTimes(2);
      await user.dblClick(within(row(2)).getByRole('checkbox'));
      expect(opened).not.toHaveBeenCalled();
    },
  );

  it('selects by the space bar, by Shift and an arrow, up to a row by Shift and a click; none after Escape', async () => {
    const user = open({ rows: rowsOf(6) });
    act(() => row(1).focus());
    await user.keyboard(' ');
    expect(selected()).toEqual(['row-1']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['row-1', 'row-2']);
    await user.keyboard('{Shift>}');
    await user.click(bare(5));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'row-5']);
    expect(opened).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('says by which column it is sorted, and asks for another order by its head', async () => {
    const user = open();
    expect(screen.getByRole('columnheader', { name: 'title' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'title' }));
    expect(sorted.mock.calls).toEqual([['title']]);
  });

  it('tells the number of all rows and the place of each, however few are loaded', () => {
    open({ count: 20_000 });
    expect(grid()).toHaveAttribute('aria-rowcount', '20001');
    expect(row(3)).toHaveAttribute('aria-rowindex', '4');
  });

  it('draws few of many rows: those in the window, and the current one, which keys need', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(68);
    open({ rows: rowsOf(20_000), first: 'row-15000' });
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    expect(row(15_000)).toHaveAttribute('tabindex', '0');
    expect(row(15_000)).toHaveAttribute('aria-rowindex', '15001');
    expect(grid()).toHaveAttribute('aria-rowcount', '20001');
  });
});

describe('row that is open beside the list', () => {
  const went = jest.fn<void, [string, boolean]>();
  const openRow = (opened: string | undefined, isNarrow: boolean) => {
    went.mockClear();
    window.matchMedia = (() => ({
      matches: isNarrow,
      addEventListener() {},
      removeEventListener() {},
    })) as never;
    return renderHook(() => useOpenRow({ opened, first: 'row-1', insteadOfList: IS_NOT_WIDE, onOpen: went }))
      .result;
  };

  it('is the first as long as none is in the address, and any that one goes to, without a step of the history', () => {
    const row = openRow(undefined, false);
    expect(row.current).toMatchObject({ current: 'row-1', shown: 'row-1' });
    act(() => row.current.take('row-1'));
    expect(went).not.toHaveBeenCalled();
    act(() => row.current.take('row-2'));
    expect(went.mock.calls).toEqual([['row-2', true]]);
    act(() => row.current.open('row-1'));
    expect(went.mock.lastCall).toEqual(['row-1', true]);
  });

  it('is none in a narrow window before one is opened, which Back undoes', () => {
    const row = openRow(undefined, true);
    expect(row.current).toMatchObject({ current: undefined, shown: undefined });
    act(() => row.current.take('row-2'));
    expect(row.current).toMatchObject({ current: 'row-2', shown: undefined });
    expect(went).not.toHaveBeenCalled();
    act(() => row.current.open('row-2'));
    expect(went.mock.calls).toEqual([['row-2', false]]);
    expect(openRow('row-3', true).current).toMatchObject({ current: 'row-3', shown: 'row-3' });
  });
});

describe('selection', () => {
  const IDS = ['brise', 'cloison', 'guetteur', 'portique', 'eclipse'];

  function select(ids: readonly string[] = IDS) {
    const hook = renderHook(({ shown }) => useSelection(shown), { initialProps: { shown: ids } });
    const does = (what: (selection: Selection) => void) => {
      act(() => what(hook.result.current));
      return hook.result.current.ids;
    };
    return { does, ...hook };
  }

  it('takes one and lets it go again, in the order of the list', () => {
    const { does } = select();
    does((selection) => selection.toggle('guetteur'));
    expect(does((selection) => selection.toggle('brise'))).toEqual(['brise', 'guetteur']);
    expect(does((selection) => selection.toggle('guetteur'))).toEqual(['brise']);
  });

  it.each([
    ['brise', 'guetteur'],
    ['guetteur', 'brise'],
  ])('takes all from %s to %s', (from, to) => {
    const { does } = select();
    does((selection) => selection.toggle(from));
    expect(does((selection) => selection.upTo(to))).toEqual(['brise', 'cloison', 'guetteur']);
  });

  it('takes the row that one leaves with Shift and an arrow, and the one that one comes to', () => {
    const { does } = select();
    does((selection) => selection.extend('cloison', 'guetteur'));
    expect(does((selection) => selection.extend('guetteur', 'portique'))).toEqual([
      'cloison',
      'guetteur',
      'portique',
    ]);
  });

  it('takes all that are shown, then none', () => {
    const { does } = select();
    expect(does((selection) => selection.toggleAll())).toEqual(IDS);
    expect(does((selection) => selection.toggleAll())).toEqual([]);
  });

  describe('what a filter hides', () => {
    function selectedAndFiltered(chosen: readonly string[], shown: readonly string[]) {
      const hook = select();
      for (const id of chosen) hook.does((selection) => selection.toggle(id));
      hook.rerender({ shown });
      return { ...hook, show: () => hook.rerender({ shown: IDS }) };
    }

    it('has nothing done to it, and is counted', () => {
      const { result } = selectedAndFiltered(['brise', 'cloison', 'guetteur'], ['cloison']);
      expect(result.current).toMatchObject({ ids: ['cloison'], hidden: 2 });
    });

    it('stays selected while others are selected', () => {
      const { does, show, result } = selectedAndFiltered(['brise'], ['cloison', 'portique']);
      does((selection) => selection.toggle('portique'));
      does((selection) => selection.upTo('cloison'));
      does((selection) => selection.toggle('portique'));
      show();
      expect(result.current).toMatchObject({ ids: ['brise', 'cloison'], hidden: 0 });
    });

    it('stays selected where all that is shown is selected, let go of, or done to', () => {
      const { does, show, result } = selectedAndFiltered(['brise'], ['cloison', 'portique']);
      does((selection) => selection.toggleAll());
      expect(does((selection) => selection.toggleAll())).toEqual([]);
      does((selection) => selection.toggle('portique'));
      does((selection) => selection.deselect(['portique']));
      show();
      expect(result.current.ids).toEqual(['brise']);
      expect(does((selection) => selection.clear())).toEqual([]);
    });
  });

  describe('with more rows than are loaded', () => {
    const more = (loadAll: () => Promise<string[]>) =>
      renderHook(({ hasMore, ids }) => useSelection(ids, { hasMore, loadAll }), {
        initialProps: { hasMore: true, ids: IDS.slice(0, 2) },
      });

    it('selects all that match, those included that nobody has scrolled to', async () => {
      const { result, rerender } = more(async () => IDS);
      act(() => result.current.toggleAll());
      expect(result.current.isLoading).toBe(true);
      await waitFor(() => expect(result.current.isLoading).toBe(false));
      expect(result.current.isAll).toBe(false);
      rerender({ hasMore: false, ids: IDS });
      expect(result.current).toMatchObject({ ids: IDS, isAll: true, hidden: 0 });
      act(() => result.current.toggleAll());
      expect(result.current.ids).toEqual([]);
    });

    it('selects nothing, and says why, where the rest cannot be loaded', async () => {
      const fault = new Error('offline');
      const { result } = more(() => Promise.reject(fault));
      act(() => result.current.toggleAll());
      await waitFor(() => expect(result.current.error).toBe(fault));
      expect(result.current).toMatchObject({ ids: [], isLoading: false });
    });
  });
});
