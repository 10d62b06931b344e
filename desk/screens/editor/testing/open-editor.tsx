import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useMemo, type ReactNode } from 'react';
import { queryClient } from '../../../app/data';
import { tellItemNews } from '../../../app/items/item-news';
import { useLetterKeys } from '../../../app/letters/letter-keys';
import { editorSearchOf } from '../../../app/lists/editor-search';
import { JustDone } from '../../../app/shell/just-done';
import { LanguageProvider, loadLanguage, type Language } from '../../../app/words';
import type { Conflict, FieldChange, OpenItem } from '../../../../api/content/contract/item';
import type { DeletedItem } from '../../../../api/content/contract/deleted';
import type { GivenLink } from '../../../../api/content/contract/given-links';
import type { ItemPlace } from '../../../../api/content/contract/list';
import type { EventMoments, HomePlace, Referring } from '../../../../api/content/contract/publishing';
import type { Permission } from '../../../../api/people/contract/permissions';
import { EditorProvider } from '../../../editing/editor-context';
import { forgetSteps } from '../../../editing/undo/kept-steps';
import { pathOfItem, useSession } from '../../../editing/use-session';
import { Form } from '../../../fields/form';
import { kindOf } from '../../../kinds/kinds';
import { Opened } from '../opened';

export const TYPE = {
  title: { en: 'lighting', fr: 'luminaires' },
  position: 10,
  slug: { en: 'lighting', fr: 'luminaires' },
};
export const opened = (part: Partial<OpenItem> = {}): OpenItem => ({
  ...{ shelf: 'types', id: 'lighting', published: TYPE, version: 'v1', draft: null, conflicts: [] },
  ...{ state: 'public', schedule: null, missed: null, urls: {}, findings: [], here: [] },
  ...part,
});

interface Answer {
  status: number;
  body: object;
}

/** What the server has, what it answers with, and what it was asked. */
export const server = {
  item: opened(),
  publish: { status: 200, body: {} } as Answer,
  withdraw: { status: 200, body: {} } as Answer,
  /** What names the item, or links to it. */
  references: [] as Referring[],
  namedIn: [] as Referring[],
  /** Where the home page has the event. */
  home: [] as HomePlace[],
  conflicts: [] as Conflict[],
  place: {} as ItemPlace,
  events: [] as EventMoments[],
  links: [] as GivenLink[],
  deleted: [] as DeletedItem[],
  /** What saving and reading are answered with, where they are refused. */
  refusal: undefined as Answer | undefined,
  asked: [] as { method: string; path: string; body: { changes?: FieldChange[]; items?: object[] } }[],
};
export const saves = (): FieldChange[] =>
  server.asked.filter(({ method }) => method === 'PUT').flatMap(({ body }) => body.changes ?? []);

export const spoken = { language: undefined as unknown as Language };

beforeAll(async () => {
  spoken.language = await loadLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  forgetSteps();
  Object.assign(server, {
    ...{
      item: opened(),
      conflicts: [],
      events: [],
      references: [],
      namedIn: [],
      home: [],
      refusal: undefined,
      asked: [],
    },
    ...{ links: [], deleted: [] },
    place: { place: 1, count: 1, before: null, after: null },
    publish: { status: 200, body: { published: [], refused: [] } },
  });
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  globalThis.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.fetch = (async (
    url: string,
    { method = 'GET', body = '{}' }: { method?: string; body?: string } = {},
  ) => {
    const path = url.replace('/desk/api', '');
    const given = JSON.parse(body) as (typeof server.asked)[number]['body'];
    server.asked.push({ method, path, body: given });
    const answer = (status: number, content: object) => ({
      ...{ status, ok: status < 400, headers: new Map() },
      text: async () => JSON.stringify(content),
    });
    if (path === '/publish') return answer(server.publish.status, server.publish.body);
    if (path === '/withdraw') return answer(server.withdraw.status, server.withdraw.body);
    if (path.endsWith('/references')) return answer(200, { items: server.references });
    if (path.endsWith('/named-in')) return answer(200, { items: server.namedIn, home: server.home });
    if (path.endsWith('/schedule') || path.startsWith('/home/news/')) return answer(200, server.item);
    if (path === '/event-moments') return answer(200, server.events);
    if (path.includes('/place')) return answer(200, server.place);
    if (path.includes('/links')) {
      if (method === 'DELETE')
        server.links = server.links.filter(({ number }) => !path.endsWith(`/links/${number}`));
      if (method !== 'POST') return answer(200, server.links);
      const until = new Date(Date.now() + 604_800_000).toISOString();
      server.links = [{ number: 7, locale: 'en', by: 'Ada', until }, ...server.links];
      return answer(200, { url: 'https://www.example.org/preview/abc', until });
    }
    if (method === 'DELETE' && path.includes('/draft')) return answer(200, { items: [], version: 8 });
    if (path === '/deleted') return answer(200, { items: server.deleted, lines: [] });
    if (path.endsWith('/here')) return answer(200, { here: [] });
    if (path.startsWith('/pictures')) return answer(200, { pictures: {} });
    if (server.refusal && method !== 'POST' && !path.includes('/types/new'))
      return answer(server.refusal.status, server.refusal.body);
    if (method === 'POST' && path === '/items') return answer(201, opened({ id: 'new', published: null }));
    if (method === 'PUT') {
      // What a colleague has written stays.
      const next = (given.changes ?? []).map((change) => {
        const theirs = server.conflicts.find(({ path: of }) => of === change.path);
        return theirs ? { ...change, value: theirs.theirs, by: theirs.by ?? 'Jules' } : change;
      });
      const before = server.item.draft?.changes ?? [];
      const changes = [...before.filter(({ path: of }) => !next.some((one) => one.path === of)), ...next];
      server.item = {
        ...server.item,
        state: 'changed',
        draft: { number: 1, changes, by: 'Inès', at: new Date().toISOString() },
      };
      return answer(200, {
        item: path.includes('/new/') ? opened({ id: 'new' }) : server.item,
        conflicts: server.conflicts,
      });
    }
    return answer(200, server.item);
  }) as unknown as typeof fetch;
});

/** Opens the item, as somebody who may do so much. */
export async function open(may: Permission = 'publish', address = '/') {
  const router = show(may, address, () => (
    <>
      <Letters />
      <Opened item={server.item} />
      <JustDone />
    </>
  ));
  await screen.findByRole('heading', { level: 1 });
  return { where: () => router.state.location };
}
/** Opens these fields of the item alone, without the screen that they are on. */
export async function openFields(paths: string[], may: Permission = 'publish'): Promise<void> {
  show(may, '/', () => <Fields item={server.item} paths={paths} />);
  await screen.findAllByRole('heading', { level: 2 });
}
function Fields({ item, paths }: { item: OpenItem; paths: string[] }) {
  const { shelf, id } = item;
  const session = useSession(item, true);
  const editor = useMemo(() => ({ shelf, id, session }), [shelf, id, session]);
  const kind = kindOf(shelf, id)
    .map((group) => ({ ...group, fields: group.fields.filter(({ path }) => paths.includes(path)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <EditorProvider value={editor}>
      <Form kind={kind} />
    </EditorProvider>
  );
}
function show(may: Permission, address: string, component: () => ReactNode) {
  queryClient.setQueryData(['/start'], {
    canMail: false,
    siteUrl: '/',
    me: { id: 7, name: 'Inès', may, letterKeys: true },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component, validateSearch: editorSearchOf }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={spoken.language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return router;
}
function Letters() {
  useLetterKeys(true, new Map());
  return null;
}
/** The screen looks for what colleagues have done, as it does by itself every five seconds. */
export const look = (): Promise<void> => act(async () => void tellItemNews(pathOfItem(server.item)));
export const title = (locale: 'en' | 'fr') =>
  screen.getByRole('textbox', {
    name: `${spoken.language.say('fields.types.title')}, ${spoken.language.say('language', { language: locale })}`,
  });
export const button = (key: Parameters<Language['say']>[0]) =>
  screen.getByRole('button', { name: new RegExp(`^${spoken.language.say(key)}`) });
