import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '../../../../api/people/contract/identity';
import type { ItemPage, ListedItem } from '../../../../api/content/contract/list';
import { queryClient, setMe } from '../../../app/data';
import { useLetterKeys } from '../../../app/letters/letter-keys';
import { takeAlong } from '../../../app/lists/just-done';
import { shelfSearchOf } from '../../../app/lists/shelf-search';
import { JustDone } from '../../../app/shell/just-done';
import { LanguageProvider, loadLanguage, type Language } from '../../../app/words';
import { Works } from '../shelves';

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
export const answered = (body: unknown, status = 200) =>
  ({ ok: status < 300, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

type Given = { ids: string[]; availability: 'sold' };

/** What is answered, and what was asked. */
export const server = {
  works: [] as ListedItem[],
  /** Path and body of each change. */
  asked: [] as [path: string, body: unknown][],
  /** What a change is answered with; undefined where nobody answers. */
  answer: undefined as ((path: string, body: Given) => Response | undefined) | undefined,
  /** By the path of what they name. */
  references: {} as Record<string, object[]>,
};
let english: Language;

beforeAll(async () => {
  english = await loadLanguage('en');
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
beforeEach(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  server.works = WORKS.map((work) => ({ ...work }));
  server.asked = [];
  server.answer = undefined;
  server.references = {};
  takeAlong(undefined);
  sessionStorage.clear();
  queryClient.clear();
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.replace('/desk/api', '');
    if (method === 'GET') return answered(pageFor(path));
    const given = JSON.parse(body ?? '{}') as Given;
    server.asked.push([path, given]);
    const refusal = server.answer?.(path, given);
    if (server.answer && !refusal) throw new TypeError('offline');
    if (refusal) return refusal;
    for (const work of server.works)
      if (given.ids?.includes(work.id) && given.availability) work.availability = given.availability;
    return answered({ changed: given.ids });
  }) as typeof fetch;
});

const STATES = { public: 3, changed: 0, draft: 0, scheduled: 0, withdrawn: 0 };

function pageFor(path: string): ItemPage | object {
  if (path.startsWith('/items/creators'))
    return { lines: CREATORS.filter(({ id }) => path.includes(id[0]!)) };
  if (path.endsWith('/references')) return { items: server.references[path] ?? [] };
  if (!path.startsWith('/items/works')) return {};
  const query = new URLSearchParams(path.split('?')[1]);
  const lines = server.works.filter(
    ({ title, availability, state }) =>
      title.en?.toLowerCase().includes(query.get('q') ?? '') &&
      (!query.get('state') || state === query.get('state')) &&
      (!query.get('availability') || availability === query.get('availability')) &&
      (!query.get('creator') || title.en === 'Brise'),
  );
  return {
    ...{ lines, next: null, count: lines.length, total: server.works.length, incomplete: 0 },
    ...{ whens: null, kinds: [], creator: query.get('creator') && 'Odile Kerhervé' },
    types: [{ id: 'seating', title: { en: 'seating' }, count: 3 }],
    states: STATES,
    beside: { states: STATES, all: server.works.length },
  };
}

function Letters() {
  useLetterKeys(true, new Map());
  return null;
}

export async function open(address = '/works', may: Me['may'] = 'publish') {
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
        <JustDone />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('grid');
  return { user: userEvent.setup(), search: () => router.state.location.search, router };
}

export const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
export const floor = () => within(screen.getByRole('contentinfo')).getByRole('status');
