import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../../app/data';
import { useLetterKeys } from '../../../app/letters/letter-keys';
import { forgetBelow } from '../../../app/lists/use-pages';
import { LanguageProvider, loadLanguage } from '../../../app/words';
import type { Me } from '../../../../api/people/contract/identity';
import type { Message, MessageLine } from '../../../../api/messages/contract/messages';
import { FIRST_TEMPLATES } from '../../../../api/messages/template-routes';
import { Messages } from '../messages';

const AT = '2026-11-20T10:00:00Z';

export const messageOf = (id: number, name: string, part: Partial<Message> = {}): Message => ({
  ...{
    id,
    name,
    at: AT,
    locale: 'en',
    state: 'new',
    answering: null,
    isSuspected: false,
    email: `${id}@courriel.example`,
  },
  ...{ phone: null, prefers: 'email', text: `From ${name}`, answeredAt: null, answeredBy: null },
  ...{ isMine: false, works: [], arranged: null, gone: [], event: null, room: null, others: [] },
  ...{ alsoAsked: 0, notes: [], keptDays: 730 },
  ...part,
});

const lineOf = ({ id, at, name, text, locale, state, answering, isSuspected }: Message): MessageLine => ({
  ...{ id, at, name, beginning: text, locale, state, answering, isSuspected, picture: null },
});

interface Opened {
  user: ReturnType<typeof userEvent.setup>;
  /** What the server was asked to change. */
  asked: string[];
  /** As the server tells of it by itself. */
  arrives: (message: Message) => Promise<void>;
  /** As somebody else has it erased. */
  vanishes: (id: number) => Promise<void>;
  leave: () => void;
}

/** The screen as it is at an address, with its keys, before a server that knows these messages, the newest first. */
export async function openMessages(known: Message[], path = '/messages'): Promise<Opened> {
  const asked: string[] = [];
  queryClient.clear();
  window.scrollTo = () => {};
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  Element.prototype.scrollIntoView = () => {};
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://desk');
    const id = Number(/\/messages\/(\d+)/.exec(pathname)?.[1]);
    const at = known.findIndex((one) => one.id === id);
    const message = known[at];
    if (method !== 'GET') asked.push(`${method} ${id}`);
    if (message && method === 'PATCH')
      known[at] = { ...message, ...(JSON.parse(String(body)) as Partial<Message>) };
    const lines = known.filter(({ state }) => state === searchParams.get('state')).map(lineOf);
    const page = { lines, next: null, counts: { new: 1, answered: 0, archived: 0 }, lately: [] };
    const answer = pathname.endsWith('/templates')
      ? { templates: FIRST_TEMPLATES, version: 0, changed: null }
      : (known[at] ?? page);
    const isGone = pathname.endsWith(`/${id}`) && !known[at];
    return {
      ...{ status: isGone ? 404 : 200, ok: !isGone, headers: new Headers() },
      text: async () => JSON.stringify(isGone ? { error: { fault: 'notFound' } } : answer),
    };
  }) as never;
  setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en', letterKeys: true } as Me);
  const language = await loadLanguage('en');
  const root = createRootRoute({ component: Outlet });
  const desk = createRoute({ getParentRoute: () => root, id: 'desk', component: WithKeys });
  const messages = createRoute({ getParentRoute: () => desk, path: '/messages', component: Messages });
  const message = createRoute({ getParentRoute: () => messages, path: '/$id' });
  const router = createRouter({
    routeTree: root.addChildren([desk.addChildren([messages.addChildren([message])])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return {
    ...{ user: userEvent.setup(), asked, leave: unmount },
    async arrives(one) {
      known.unshift(one);
      await forgetBelow('/messages');
    },
    async vanishes(id) {
      known.splice(
        known.findIndex((one) => one.id === id),
        1,
      );
      await forgetBelow('/messages');
    },
  };
}

function WithKeys() {
  useLetterKeys(true, new Map());
  return <Outlet />;
}
