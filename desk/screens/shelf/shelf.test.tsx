import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '../../contract/identity';
import type { ItemPage, ListedItem } from '../../contract/items/list';
import { queryClient, setMe } from '../../app/data';
import { useLetterKeys } from '../../app/letter-keys';
import { shelfSearchOf } from '../../app/lists/shelf-search';
import { LanguageProvider, loadLanguage, type Language } from '../../app/words';
import { Works } from './shelves';

const WORKS = ['Brise', 'Cloison', 'Guetteur'].map(
  (title, at): ListedItem => ({
    ...{
      id: title.toLowerCase(),
      title: { en: title },
      second: { en: 'Odile Kerhervé' },
      date: { en: '1953' },
    },
    ...{
      reference: `ML 000${at}`,
      type: 'seating',
      availability: 'available',
      picture: null,
      state: 'public',
    },
    ...{ due: null, locales: ['en'], gaps: [], changed: { at: '2026-11-01T10:00:00Z', by: 'Inès Morvan' } },
    ...{ url: `/works/${title}`, draft: null, changes: 0, changesIn: null, until: null, daysLeft: null },
  }),
);

const CREATORS = ['odile', 'marthe'].map((id) => ({ id, title: { en: id, fr: id } }));

/** What the desk reads of an answer; jsdom has none. */
const answered = (body: unknown, status = 200) =>
  ({ ok: status < 300, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

let english: Language;
let works: ListedItem[];
/** Path and body of each change. */
let asked: [path: string, body: unknown][];
/** What a change is answered with; undefined where nobody answers. */
let answer:
  | ((path: string, body: { ids: string[]; availability: string }) => Response | undefined)
  | undefined;

beforeAll(async () => {
  english = await loadLanguage('en');
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});
beforeEach(() => {
  works = WORKS.map((work) => ({ ...work }));
  asked = [];
  answer = undefined;
  queryClient.clear();
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.replace('/desk/api', '');
    if (method === 'GET') return answered(pageFor(path));
    const given = JSON.parse(body ?? '{}') as { ids: string[]; availability: 'sold' };
    asked.push([path, given]);
    const refusal = answer?.(path, given);
    if (answer && !refusal) throw new TypeError('offline');
    if (refusal) return refusal;
    for (const work of works)
      if (given.ids?.includes(work.id) && given.availability) work.availability = given.availability;
    return answered({ changed: given.ids });
  }) as typeof fetch;
});

function pageFor(path: string): ItemPage | object {
  if (path.startsWith('/items/creators'))
    return { lines: CREATORS.filter(({ id }) => path.includes(id[0]!)) };
  if (!path.startsWith('/items/works')) return {};
  const query = new URLSearchParams(path.split('?')[1]);
  const lines = works.filter(
    ({ title, availability }) =>
      title.en?.toLowerCase().includes(query.get('q') ?? '') &&
      (!query.get('availability') || availability === query.get('availability')) &&
      (!query.get('creator') || title.en === 'Brise'),
  );
  return {
    ...{ lines, next: null, count: lines.length, total: works.length, incomplete: 0 },
    ...{ whens: null, kinds: [], creator: query.get('creator') && 'Odile Kerhervé' },
    types: [{ id: 'seating', title: { en: 'seating' }, count: 3 }],
    states: { public: 3, changed: 0, draft: 0, scheduled: 0, withdrawn: 0 },
  };
}

function Letters() {
  useLetterKeys(true, new Map());
  return null;
}

async function open(address = '/works', may: Me['may'] = 'publish') {
  setMe({ id: 1, email: 'ines@example.org', name: 'Inès', may, language: 'en', letterKeys: true } as Me);
  const root = createRootRoute();
  const desk = createRoute({ getParentRoute: () => root, id: 'desk' });
  const shelf = createRoute({
    ...{ getParentRoute: () => desk, path: '/works', component: Works },
    validateSearch: shelfSearchOf,
  });
  const editor = createRoute({
    getParentRoute: () => desk,
    path: '/works/$id',
    component: () => 'the editor',
  });
  const router = createRouter({
    routeTree: root.addChildren([desk.addChildren([shelf, editor])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={english}>
        <Letters />
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('grid');
  return { user: userEvent.setup(), search: () => router.state.location.search, router };
}

const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const floor = () => screen.getByRole('status');

it('marks the piece in hand as sold by a letter, at once, and takes it back', async () => {
  const { user } = await open();
  await user.keyboard('js');
  await within(row('Cloison')).findByText('sold', { selector: '[data-is]' });
  expect(asked).toEqual([['/items/works/availability', { ids: ['cloison'], availability: 'sold' }]]);
  await waitFor(() => expect(floor()).toHaveTextContent('Cloison is sold'));
  await user.click(screen.getByRole('button', { name: 'undo' }));
  await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
  expect(asked.at(-1)).toEqual([
    '/items/works/availability',
    { ids: ['cloison'], availability: 'available' },
  ]);
  expect(within(row('Cloison')).getByText('available')).toBeInTheDocument();
});

it('takes back by ctrl Z what was done to several, those alone that were otherwise before', async () => {
  works[0]!.availability = 'sold';
  const { user } = await open();
  await user.keyboard('xjx');
  expect(floor()).toHaveTextContent('2 works');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'mark as sold' }));
  expect(asked).toEqual([['/items/works/availability', { ids: ['cloison'], availability: 'sold' }]]);
  await waitFor(() => expect(floor()).toHaveTextContent('Cloison is sold'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(['/items/works/availability', { ids: ['cloison'], availability: 'available' }]);
});

it.each([
  ['refuses', () => answered({ error: { fault: 'busy' } }, 503), /Nothing was changed.*busy/],
  ['is away', () => undefined, /Nothing was changed.*does not answer/],
])('shows a piece as it was before where the server %s', async (_, refusal, words) => {
  const { user } = await open();
  answer = refusal;
  await user.keyboard('s');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await waitFor(() => expect(within(row('Brise')).getByText('available')).toBeInTheDocument());
  await waitFor(() => expect(floor()).toHaveTextContent(words));
  expect(floor()).not.toHaveTextContent('is sold');
});

describe('publishing several at once', () => {
  const published = ['brise', 'cloison'].map((id, at) => ({ shelf: 'works', id, urls: {}, version: 7 + at }));
  const begin = async (back: Response) => {
    works = works.map((work) => ({ ...work, state: 'changed', changes: 1, draft: 3 }));
    const { user } = await open();
    answer = (path) => (path === '/publish' ? answered({ published, refused: [] }) : back);
    await user.keyboard('xjx');
    await user.click(screen.getByRole('button', { name: 'Publish 2 changes' }));
    await waitFor(() => expect(floor()).toHaveTextContent('2 works: public'));
    await user.click(screen.getByRole('button', { name: 'undo' }));
  };

  it('is taken back in one step, by what was answered', async () => {
    await begin(answered({ published, refused: [] }));
    await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
    expect(asked.map(([path]) => path)).toEqual(['/publish', '/take-back']);
    expect(asked[1]?.[1]).toEqual({
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
  works[0] = { ...works[0]!, state: 'changed', changes: 3 };
  works[1] = { ...works[1]!, state: 'changed', changes: 1, changesIn: 'fr' };
  const due = { act: 'withdraw', at: '2099-12-01T08:00:00Z' } as const;
  works[2] = { ...works[2]!, state: 'scheduled', due };
  await open();
  expect(within(row('Brise')).getByText('3 changes')).toBeInTheDocument();
  expect(within(row('Cloison')).getByText('1 change, in French')).toBeInTheDocument();
  expect(within(row('Guetteur')).getByText('public until 1 December 2099, 9:00')).toBeInTheDocument();
});

it('takes its filters along into the editor', async () => {
  const { user, router } = await open('/works?sort=title&q=gue');
  row('Guetteur').focus();
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
  row('Brise').focus();
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
  await user.keyboard('s');
  expect(screen.queryByRole('button', { name: /mark as sold/ })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('chooses by keys: the space bar, and Shift with an arrow; none after Escape', async () => {
  const { user } = await open();
  row('Brise').focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(floor()).toHaveTextContent('2 works');
  await user.keyboard(' ');
  expect(floor()).toHaveTextContent('1 work');
  await user.keyboard('{Escape}');
  expect(floor()).toHaveTextContent('3 public');
});
