import { act, screen, waitFor, within } from '@testing-library/react';
import { answered, floor, open, row, server } from './testing/open-shelf';

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
  const published = ['brise', 'cloison'].map((id, at) => ({ shelf: 'works', id, urls: {}, version: 7 + at }));
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
  let { matchMedia } = window;
  beforeEach(() => {
    ({ matchMedia } = window);
    window.matchMedia = ((query: string) => ({ ...matchMedia(query), matches: true })) as never;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
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
