import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { takeAlong } from '../../app/lists/just-done';
import { returnTo, rowReturnedTo } from '../../collection-list/row-left';
import { LanguageProvider, loadLanguage } from '../../app/words';
import type { ListedItem } from '../../../api/content/contract/list';
import { answered, floor, open, row, server } from './testing/open-shelf';
import { HeldText } from './wall/held';

describe('shelf', () => {
  it('marks the piece in hand as sold by a letter, at once, and takes it back', async () => {
    const { user } = await open();
    await user.keyboard('jjs');
    await within(row('Cloison')).findByText('sold', { selector: '[data-is]' });
    expect(server.asked).toEqual([['/items/works/availability', { ids: ['cloison'], availability: 'sold' }]]);
    await waitFor(() => expect(floor()).toHaveTextContent('Cloison is sold'));
    await user.click(screen.getByRole('button', { name: 'undo' }));
    await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
    expect(server.asked.at(-1)).toEqual([
      '/items/works/availability',
      { ids: ['cloison'], availability: 'available' },
    ]);
    expect(within(row('Cloison')).getByText('available')).toBeInTheDocument();
  });

  it('takes back by ctrl Z what was done to several, those alone that were otherwise before', async () => {
    server.works[0]!.availability = 'sold';
    const { user } = await open();
    await user.keyboard('jxjx');
    expect(floor()).toHaveTextContent('2 works');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'mark as sold' }));
    expect(server.asked).toEqual([['/items/works/availability', { ids: ['cloison'], availability: 'sold' }]]);
    await waitFor(() => expect(floor()).toHaveTextContent('Cloison is sold'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(server.asked[1]).toEqual([
      '/items/works/availability',
      { ids: ['cloison'], availability: 'available' },
    ]);
  });

  it.each([
    ['refuses', () => answered({ error: { fault: 'busy' } }, 503), /Nothing was changed.*busy/],
    ['is away', () => undefined, /Nothing was changed.*does not answer/],
  ])('shows a piece as it was before where the server %s', async (_, refusal, words) => {
    const { user } = await open();
    server.answer = refusal;
    await user.keyboard('js');
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(0));
    await waitFor(() => expect(within(row('Brise')).getByText('available')).toBeInTheDocument());
    await waitFor(() => expect(floor()).toHaveTextContent(words));
    expect(floor()).not.toHaveTextContent('is sold');
  });

  describe('publishing several at once', () => {
    const published = ['brise', 'cloison'].map((id, at) => ({
      shelf: 'works',
      id,
      urls: {},
      version: 7 + at,
    }));
    const begin = async (back: Response) => {
      server.works = server.works.map((work) => ({ ...work, state: 'changed', changes: 1, draft: 3 }));
      const { user } = await open();
      server.answer = (path) => (path === '/publish' ? answered({ published, refused: [] }) : back);
      await user.keyboard('jxjx');
      await user.click(screen.getByRole('button', { name: 'Publish 2 changes' }));
      await waitFor(() => expect(floor()).toHaveTextContent('2 works: public'));
      await user.click(screen.getByRole('button', { name: 'undo' }));
    };

    it('is taken back in one step, by what was answered', async () => {
      await begin(answered({ published, refused: [] }));
      await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
      expect(server.asked.map(([path]) => path)).toEqual(['/publish', '/take-back']);
      expect(server.asked[1]?.[1]).toEqual({
        items: published.map(({ shelf, id, version }) => ({ shelf, id, version })),
      });
    });

    const refusing =
      (...those: string[]) =>
      (_: string, given: object) => {
        const { items = [] } = given as { items?: { id: string }[] };
        const refused = items
          .filter(({ id }) => those.includes(id))
          .map(({ id }) => ({ shelf: 'works', id, findings: [] }));
        if (refused.length > 0) return answered({ published: [], refused }, 409);
        const done = items.map(({ id }, at) => ({ shelf: 'works', id, urls: {}, version: at + 1 }));
        return answered({ published: done, refused: [] });
      };

    it('does what can be done, and names what stays selected with the way there', async () => {
      server.works = server.works.map((work) => ({ ...work, state: 'changed', changes: 1, draft: 3 }));
      const { user } = await open();
      server.answer = refusing('cloison');
      await user.click(screen.getByRole('checkbox', { name: 'choose all that are shown' }));
      await user.click(screen.getByRole('button', { name: 'Publish 3 changes' }));
      await waitFor(() => expect(row('Brise')).toHaveAttribute('aria-selected', 'false'));
      expect(row('Cloison')).toHaveAttribute('aria-selected', 'true');
      expect(floor()).toHaveTextContent('2 works: public');
      expect(floor()).toHaveTextContent('Left as they are, not ready: Cloison.');
      expect(within(floor()).getByRole('link', { name: 'look at it' })).toHaveAttribute(
        'href',
        '/works/cloison',
      );
    });

    it('changes nothing where something stands in the way of each, which stay selected', async () => {
      server.works = server.works.map((work) => ({ ...work, state: 'changed', changes: 1, draft: 3 }));
      const { user } = await open();
      server.answer = refusing('brise', 'cloison');
      await user.keyboard('jxjx');
      await user.click(screen.getByRole('button', { name: 'Publish 2 changes' }));
      await waitFor(() => expect(server.asked).toHaveLength(1));
      expect(row('Brise')).toHaveAttribute('aria-selected', 'true');
      expect(floor()).toHaveTextContent('Nothing was changed: Brise is not ready.');
    });

    it('is not where a colleague has changed one since, which is named', async () => {
      const findings = [{ path: '', name: 'conflict', text: '', severity: 'error', locale: null }];
      await begin(answered({ published: [], refused: [{ shelf: 'works', id: 'cloison', findings }] }, 409));
      await waitFor(() =>
        expect(floor()).toHaveTextContent('Nothing was changed: Cloison has been changed since.'),
      );
      expect(screen.queryByRole('button', { name: 'undo' })).not.toBeInTheDocument();
    });
  });

  it('keeps its filters in the address, says how many are left, and clears them', async () => {
    const { user, search } = await open('/works?q=gue');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'clear' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(search()).toEqual({});
    await user.type(screen.getByRole('searchbox'), 'chandelier');
    await screen.findByText('No work for ‘chandelier’.');
    expect(search()).toEqual({ q: 'chandelier' });
  });

  it('leaves the works of a creator, who is found while typing, and tells the name', async () => {
    const { user, search } = await open();
    await user.click(screen.getByRole('button', { name: 'creator' }));
    await user.type(await screen.findByRole('searchbox', { name: 'find a creator' }), 'o');
    await user.click(await screen.findByRole('menuitem', { name: 'odile' }));
    await waitFor(() => expect(search()).toEqual({ creator: 'odile' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Odile Kerhervé' }));
    await user.click(await screen.findByRole('menuitem', { name: 'any' }));
    await waitFor(() => expect(search()).toEqual({}));
  });

  it('says what waits: how many changes, and what happens at a time', async () => {
    server.works[0] = { ...server.works[0]!, state: 'changed', changes: 3 };
    server.works[1] = { ...server.works[1]!, state: 'changed', changes: 1, changesIn: 'fr' };
    const due = { act: 'withdraw', at: '2099-12-01T08:00:00Z' } as const;
    server.works[2] = { ...server.works[2]!, state: 'scheduled', due };
    await open();
    expect(within(row('Brise')).getByText('3 changes')).toBeInTheDocument();
    expect(within(row('Cloison')).getByText('1 change, in French')).toBeInTheDocument();
    expect(within(row('Guetteur')).getByText('public until 1 December 2099, 9:00')).toBeInTheDocument();
  });

  it('names those whose changes wait, who need not be those who saved last', async () => {
    const writers = ['Anna Keller', 'Bea Martin'].map((name) => ({ name, paths: ['title.en'] }));
    const waits = { state: 'changed', draft: 3 } as const;
    server.works[0] = { ...server.works[0]!, ...waits, changes: 1, writers: writers.slice(0, 1) };
    server.works[1] = { ...server.works[1]!, ...waits, changes: 2, writers };
    await open();
    expect(within(row('Brise')).getByText('Anna')).toBeInTheDocument();
    expect(within(row('Cloison')).getByText('Anna and Bea')).toBeInTheDocument();
    expect(within(row('Guetteur')).getByText('Inès')).toBeInTheDocument();
  });

  it('takes its filters along into the editor', async () => {
    const { user, router } = await open('/works?sort=title&q=gue');
    act(() => row('Guetteur').focus());
    await user.keyboard('{Enter}');
    await screen.findByText('the editor');
    expect(router.state.location.search).toEqual({ sort: 'title', q: 'gue' });
  });

  it('is sorted by its heads: down, up, and as before', async () => {
    const { user, search } = await open();
    const head = () => screen.getByRole('columnheader', { name: 'date' });
    await user.click(screen.getByRole('button', { name: 'date' }));
    expect(search()).toEqual({ sort: 'date' });
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'date' }));
    expect(search()).toEqual({ sort: 'date', down: true });
    await user.click(screen.getByRole('button', { name: 'date' }));
    expect(search()).toEqual({});
    expect(head()).not.toHaveAttribute('aria-sort');
  });

  it('is one tab stop, opens a row by Enter, and has the same row in hand after Back', async () => {
    const { user, router } = await open();
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => row('Brise').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(row('Guetteur')).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByText('the editor');
    expect(router.state.location.pathname).toBe('/works/guetteur');
    router.history.back();
    await screen.findByRole('grid');
    await waitFor(() => expect(row('Guetteur')).toHaveFocus());
    expect(row('Guetteur')).toHaveAttribute('aria-current', 'true');
  });

  it('lets nobody sell who may only write', async () => {
    const { user } = await open('/works', 'write');
    await user.keyboard('js');
    expect(screen.queryByRole('button', { name: /mark as sold/ })).not.toBeInTheDocument();
    expect(server.asked).toEqual([]);
  });

  it('chooses by keys: the space bar, and Shift with an arrow; none after Escape', async () => {
    const { user } = await open();
    act(() => row('Brise').focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(floor()).toHaveTextContent('2 works');
    await user.keyboard(' ');
    expect(floor()).toHaveTextContent('1 work');
    await user.keyboard('{Escape}');
    expect(floor()).toHaveTextContent('3 public');
  });

  it('says of the word that is pressed in a row that it is public at once', async () => {
    await open();
    const word = within(row('Brise')).getByRole('button', { name: 'available, mark as sold' });
    expect(word).toHaveAccessibleDescription('Public at once. You can undo it.');
  });

  it('marks nothing that was never public, alone or among others', async () => {
    server.works[0] = { ...server.works[0]!, state: 'draft', draft: 7 };
    const { user } = await open();
    expect(within(row('Brise')).queryByRole('button', { name: /mark as sold/ })).not.toBeInTheDocument();
    await user.keyboard('jxjx');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'mark as sold' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]?.[1]).toMatchObject({ ids: ['cloison'] });
  });

  it('leads from a wall of some works to that of all, where they are moved', async () => {
    const { user, search } = await open('/works?view=wall&q=gue');
    await user.click(screen.getByRole('link', { name: 'the whole wall' }));
    await waitFor(() => expect(search()).toEqual({ view: 'wall' }));
    await waitFor(() => expect(screen.queryByText(/To move works/)).not.toBeInTheDocument());
  });

  describe('on a phone', () => {
    beforeEach(() => {
      const { matchMedia } = window;
      window.matchMedia = ((query: string) => ({ ...matchMedia(query), matches: true })) as never;
    });
    const ask = async () => {
      const opened = await open();
      await opened.user.click(within(row('Brise')).getByRole('button', { name: 'available, mark as sold' }));
      await screen.findByRole('dialog', { name: 'Mark as sold' });
      return opened;
    };
    const isAway = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    it('Back closes the sheet, and leaves the list where it is', async () => {
      const { router } = await ask();
      act(() => router.history.back());
      await isAway();
      expect(router.state.location).toMatchObject({ pathname: '/works', hash: '' });
      expect(server.asked).toEqual([]);
    });

    it('the sheet marks once, however often it is pressed, and leaves no step in the history', async () => {
      const { user, router } = await ask();
      await user.dblClick(screen.getByRole('button', { name: 'Mark as sold' }));
      await isAway();
      await waitFor(() => expect(router.state.location.hash).toBe(''));
      expect(server.asked).toHaveLength(1);
    });
  });
});

describe('row in hand', () => {
  /** Letters follow each other at once, however slow the machine is; time passes in a `pause` alone. */
  const openStill = async () => {
    const opened = await open();
    jest.useFakeTimers();
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
    return { ...opened, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
  };
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  /** Longer than a letter waits for the next one of a word. */
  const pause = () => act(() => jest.advanceTimersByTimeAsync(500));
  const finder = () => screen.getByRole('searchbox', { name: 'find a work' });
  const panel = () => screen.getByRole('complementary', { name: 'the piece in hand' });

  it('has none in hand before somebody goes to one: letters do nothing to the first', async () => {
    const { user } = await openStill();
    expect(row('Brise')).not.toHaveAttribute('aria-current');
    expect(panel()).toHaveTextContent(/Click on a row.*Several are chosen with the boxes/);
    await user.keyboard('s');
    await pause();
    expect(server.asked).toEqual([]);
    await user.click(within(row('Cloison')).getByText('1953'));
    expect(panel()).toHaveTextContent('Cloison');
    await user.keyboard('s');
    await waitFor(() => expect(floor()).toHaveTextContent('Cloison is sold'));
  });

  it('goes to the first by an arrow, though nothing has the focus yet', async () => {
    const { user } = await open();
    expect(document.body).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('Brise')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('Cloison')).toHaveFocus();
  });

  it('has the neighbour in hand where a row goes from the list', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    server.works = server.works.filter(({ id }) => id !== 'cloison');
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(row('Guetteur')).toHaveFocus());
    expect(panel()).toHaveTextContent('Guetteur');
  });

  it('has the row in hand from which one comes back by a way of its own', async () => {
    returnTo('guetteur');
    await open();
    await waitFor(() => expect(row('Guetteur')).toHaveFocus());
    expect(rowReturnedTo()).toBeUndefined();
  });

  it.each([['no row'], ['a row']])(
    'looks for a word that is typed, with %s in hand, and does nothing else',
    async (what) => {
      const { user, router } = await openStill();
      if (what === 'a row') await user.keyboard('j');
      await pause();
      await user.keyboard('semaphore');
      await pause();
      expect(finder()).toHaveValue('semaphore');
      expect(finder()).toHaveFocus();
      expect(server.asked).toEqual([]);
      expect(router.state.location.pathname).toBe('/works');
    },
  );

  it('sells one after another, however fast the keys follow', async () => {
    const { user } = await openStill();
    await user.keyboard('jsjs');
    await waitFor(() =>
      expect(server.asked.map(([, body]) => (body as { ids: string[] }).ids)).toEqual([
        ['brise'],
        ['cloison'],
      ]),
    );
  });

  it('has none in hand any more once something else is looked for', async () => {
    const { user } = await openStill();
    await user.keyboard('j');
    expect(row('Brise')).toHaveAttribute('aria-current', 'true');
    await user.type(finder(), 'bri');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(row('Brise')).not.toHaveAttribute('aria-current');
    act(() => finder().blur());
    await user.keyboard('s');
    await pause();
    expect(server.asked).toEqual([]);
  });

  it('says on other screens as well what was sold by a key, and takes it back from there', async () => {
    const { user, router } = await open();
    await user.keyboard('js{Enter}');
    await screen.findByText('the editor');
    const note = within(screen.getByRole('region', { name: 'just done' }));
    await note.findByText(/is sold/);
    await user.click(note.getByRole('button', { name: 'undo' }));
    await note.findByText('Undone.');
    expect(server.asked.at(-1)?.[1]).toEqual({ ids: ['brise'], availability: 'available' });
    expect(router.state.location.pathname).toBe('/works/brise');
  });
});

describe('hidden choice', () => {
  const atFoot = () => within(screen.getByRole('contentinfo'));
  const hidden = (count: number) => `chosen, but not shown and left alone: ${count}`;

  it('keeps what is chosen while one looks for something else, says so, and does nothing to it', async () => {
    const { user, search } = await open();
    await user.keyboard('jxjx');
    expect(floor()).toHaveTextContent('2 works');
    await user.type(screen.getByRole('searchbox'), 'gue');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Brise/ })).not.toBeInTheDocument());
    expect(floor()).toHaveTextContent(hidden(2));
    await user.click(within(row('Guetteur')).getByRole('checkbox'));
    expect(floor()).toHaveTextContent(`1 work${hidden(2)}`);
    await user.click(atFoot().getByRole('button', { name: 'mark as sold' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]?.[1]).toMatchObject({ ids: ['guetteur'] });
    await user.click(atFoot().getByRole('link', { name: 'show them' }));
    await waitFor(() => expect(search()).toEqual({}));
    await waitFor(() => expect(floor()).toHaveTextContent(/^2 works$/));
    expect(within(row('Brise')).getByRole('checkbox')).toBeChecked();
  });

  it('lets all of it go where none of them is shown', async () => {
    const { user } = await open();
    await user.keyboard('jx');
    await user.type(screen.getByRole('searchbox'), 'gue');
    await user.click(await atFoot().findByRole('button', { name: 'choose none' }));
    expect(floor()).not.toHaveTextContent(hidden(1));
  });
});

describe('duplicate', () => {
  const copied = () => (path: string) =>
    path === '/items' ? answered({ shelf: 'works', id: 'brise-copy' }, 201) : undefined;
  const asked = () => server.asked.filter(([path]) => path === '/items').map(([, body]) => body);
  const inHand = () => screen.getByRole('complementary', { name: 'the piece in hand' });

  it('duplicates the piece in hand from the list, by its button as by a letter, and opens the copy', async () => {
    const { user, router } = await open();
    server.answer = copied();
    await user.keyboard('j');
    await user.click(within(inHand()).getByRole('button', { name: /^duplicate/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/works/brise-copy'));
    expect(asked()).toEqual([{ shelf: 'works', copyOf: 'brise' }]);
  });

  it('does so by a letter as well', async () => {
    const { user, router } = await open();
    server.answer = copied();
    await user.keyboard('jjd');
    await waitFor(() => expect(router.state.location.pathname).toBe('/works/brise-copy'));
    expect(asked()).toEqual([{ shelf: 'works', copyOf: 'cloison' }]);
  });

  it('offers it of one that is chosen, where there is no room for the piece in hand, and of no more than one', async () => {
    const { user } = await open();
    await user.keyboard('jx');
    const button = () => within(screen.getByRole('contentinfo')).queryByRole('button', { name: 'duplicate' });
    expect(button()).toBeInTheDocument();
    await user.keyboard('jx');
    await waitFor(() => expect(floor()).toHaveTextContent('2 works'));
    expect(button()).not.toBeInTheDocument();
  });

  it('offers nothing of the kind of what is a draft alone', async () => {
    server.works = server.works.map((work) => ({ ...work, state: 'draft' }));
    const { user } = await open();
    await user.keyboard('j');
    expect(within(inHand()).queryByRole('button', { name: /^duplicate/ })).not.toBeInTheDocument();
  });

  it('offers it on a phone where a piece is tapped to be marked', async () => {
    const { matchMedia } = window;
    window.matchMedia = ((query: string) => ({ ...matchMedia(query), matches: true })) as never;
    const { user, router } = await open();
    server.answer = copied();
    await user.click(within(row('Brise')).getByRole('button', { name: 'available, mark as sold' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'duplicate' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/works/brise-copy'));
    expect(asked()).toEqual([{ shelf: 'works', copyOf: 'brise' }]);
  });
});

describe('off the site', () => {
  const atFoot = () => within(screen.getByRole('contentinfo'));

  beforeEach(() => {
    server.answer = (path, given) => {
      const { items = [], ids = [] } = given as { items?: { id: string }[]; ids?: string[] };
      const which = path === '/withdraw' ? ids : items.map(({ id }) => id);
      for (const work of server.works)
        if (which.includes(work.id)) work.state = path === '/withdraw' ? 'withdrawn' : 'public';
      return answered({
        published: which.map((id, at) => ({ shelf: 'works', id, urls: {}, version: at + 1 })),
        refused: [],
      });
    };
  });

  it('puts back on the site what is off it, by these words, and says where it went', async () => {
    for (const work of server.works.slice(0, 2)) work.state = 'withdrawn';
    const { user, search } = await open('/works?state=withdrawn');
    await user.keyboard('jxjx');
    expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
    await user.click(atFoot().getByRole('button', { name: 'put back on the site' }));
    await waitFor(() => expect(floor()).toHaveTextContent('2 works: back on the site'));
    expect(server.asked[0]?.[1]).toMatchObject({ items: [{ id: 'brise' }, { id: 'cloison' }] });
    await user.click(await screen.findByRole('link', { name: 'show them' }));
    await waitFor(() => expect(search()).toEqual({ sort: 'changed' }));
    expect(row('Cloison')).toBeInTheDocument();
  });

  it('does both to the one in hand', async () => {
    const { user } = await open();
    await user.keyboard('j');
    await user.click(screen.getByRole('button', { name: 'take off the site' }));
    await waitFor(() => expect(floor()).toHaveTextContent('Brise is off the site'));
    await user.click(await screen.findByRole('button', { name: 'put back on the site' }));
    await waitFor(() => expect(floor()).toHaveTextContent('Brise is back on the site'));
    expect(server.asked.map(([path]) => path)).toEqual(['/withdraw', '/publish']);
  });

  describe('what others show as well', () => {
    const named = {
      ...{ shelf: 'press', id: 'rest', title: { en: 'The measure of rest' }, path: 'works', isLink: false },
    };
    const home = { ...named, shelf: 'pages', id: 'home', title: { en: 'Furniture and lighting' } };
    const takeOff = async () => {
      server.references['/items/works/brise/references'] = [named, { ...named, isLink: true }, home];
      const { user } = await open();
      await user.keyboard('jx');
      await user.click(atFoot().getByRole('button', { name: 'take off the site' }));
      return { user, question: within(await screen.findByRole('alertdialog')) };
    };

    it('is said before it is taken off, and after; and it can be taken back', async () => {
      const { user, question } = await takeOff();
      expect(question.getByRole('heading')).toHaveTextContent('Take Brise off the site?');
      expect(question.getByText(/It goes from there too: home page; The measure of rest\./)).toBeVisible();
      expect(server.asked).toEqual([]);
      await user.click(question.getByRole('button', { name: 'take off the site' }));
      await waitFor(() =>
        expect(floor()).toHaveTextContent(
          /Brise is off the site.*Also gone from: home page; The measure of rest\./,
        ),
      );
      await user.click(atFoot().getByRole('button', { name: 'undo' }));
      await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
    });

    it('stays as it is, and chosen, where one would rather not', async () => {
      const { user, question } = await takeOff();
      await user.click(question.getByRole('button', { name: 'leave it as it is' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(server.asked).toEqual([]);
      expect(row('Brise')).toHaveAttribute('aria-selected', 'true');
      expect(atFoot().getByRole('button', { name: 'take off the site' })).toBeInTheDocument();
    });
  });
});

describe('theirs in list', () => {
  const atFoot = () => within(screen.getByRole('contentinfo'));
  const published = () => server.asked.filter(([path]) => path === '/publish');

  beforeEach(() => {
    server.answer = (_, given) => {
      const { items } = given as unknown as { items: { id: string }[] };
      return answered({
        published: items.map(({ id }) => ({ shelf: 'works', id, urls: {}, version: 1 })),
        refused: [],
      });
    };
    for (const [at, work] of server.works.slice(0, 2).entries())
      Object.assign(work, {
        ...{ state: 'changed', draft: at + 1, changes: 1 },
        writers: [{ name: at === 0 ? 'Inès' : 'Marie', paths: ['title.en', 'dimensions'] }],
      });
  });

  it('says before several are published whose changes are in which of them', async () => {
    const { user } = await open();
    await user.keyboard('jxjx');
    await user.click(atFoot().getByRole('button', { name: /^Publish/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText('This also publishes what Marie changed: Cloison (title, English; dimensions).');
    expect(published()).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'leave it as it is' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(published()).toEqual([]);
    await user.click(atFoot().getByRole('button', { name: /^Publish/ }));
    await user.click(await screen.findByRole('button', { name: 'Publish all of it' }));
    await waitFor(() => expect(published()).toHaveLength(1));
  });

  it('publishes one’s own without a question', async () => {
    const { user } = await open();
    await user.keyboard('jx');
    await user.click(atFoot().getByRole('button', { name: /^Publish/ }));
    await waitFor(() => expect(published()).toHaveLength(1));
  });
});

describe('loaded again', () => {
  const atFoot = () => within(screen.getByRole('contentinfo'));
  const undo = () => atFoot().getByRole('button', { name: 'undo' });

  /** All that the page knew is gone; the window's own is kept. */
  async function loadAgain() {
    const kept = { ...sessionStorage };
    cleanup();
    takeAlong(undefined);
    // A page that goes leaves nothing as one that is left does.
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    return open();
  }

  it('says what was done last, and takes it back, after the page was loaded again', async () => {
    const { user } = await open();
    await user.keyboard('js');
    await waitFor(() => expect(floor()).toHaveTextContent('Brise is sold'));
    const again = await loadAgain();
    expect(floor()).toHaveTextContent('Brise is sold');
    await again.user.click(undo());
    await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
    expect(server.asked.at(-1)?.[1]).toEqual({ ids: ['brise'], availability: 'available' });
    await loadAgain();
    expect(atFoot().queryByRole('button', { name: 'undo' })).not.toBeInTheDocument();
  });

  it('takes back by its version what was taken off the site, and says where somebody has changed it since', async () => {
    server.answer = (path) =>
      path === '/withdraw'
        ? answered({ published: [{ shelf: 'works', id: 'brise', urls: {}, version: 7 }], refused: [] })
        : answered(
            { published: [], refused: [{ shelf: 'works', id: 'brise', findings: [{ name: 'conflict' }] }] },
            409,
          );
    const { user } = await open();
    await user.keyboard('j');
    await user.click(screen.getByRole('button', { name: 'take off the site' }));
    await waitFor(() => expect(floor()).toHaveTextContent('Brise is off the site'));
    const again = await loadAgain();
    await again.user.click(undo());
    await waitFor(() => expect(floor()).toHaveTextContent('Brise has been changed since.'));
    expect(server.asked.at(-1)).toEqual([
      '/take-back',
      { items: [{ shelf: 'works', id: 'brise', version: 7 }] },
    ]);
  });

  it('comes with who goes to another screen and back', async () => {
    const { user, router } = await open();
    await user.keyboard('js');
    await waitFor(() => expect(floor()).toHaveTextContent('Brise is sold'));
    await user.click(row('Cloison'));
    await user.keyboard('{Enter}');
    await screen.findByText('the editor');
    screen.getByRole('button', { name: 'undo' });
    router.history.back();
    await screen.findByRole('grid');
    await waitFor(() => expect(floor()).toHaveTextContent('Brise is sold'));
    expect(screen.getAllByRole('button', { name: 'undo' })).toHaveLength(1);
  });
});

describe('held text', () => {
  const item = { id: 'brise', title: { en: 'Brise' } } as ListedItem;

  afterEach(() => jest.useRealTimers());

  it('says for a moment that what was held is put back, while the place is said as long as it is held', async () => {
    const language = await loadLanguage('en');
    const read = jest.fn();
    const text = (place: number | undefined) => (
      <LanguageProvider language={language}>
        <HeldText item={item} place={place} onRead={read} />
      </LanguageProvider>
    );
    jest.useFakeTimers();
    const { rerender } = render(text(3));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(read).not.toHaveBeenCalled();
    rerender(text(undefined));
    expect(screen.getByText(/is put back/)).toBeVisible();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(read).toHaveBeenCalled();
  });
});
