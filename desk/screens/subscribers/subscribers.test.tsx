import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { useLetterKeys } from '../../app/letters/letter-keys';
import { LanguageProvider, loadLanguage } from '../../app/words';
import type { Me } from '../../../api/people/contract/identity';
import { Subscribers } from './subscribers';
import { Wishes } from './wishes';

const AT = '2026-11-20T10:00:00Z';

/** A screen before a server that knows one line, which a robot may have written. */
async function open(path: '/subscribers' | '/wishes') {
  let isSuspected = true;
  const asked: string[] = [];
  queryClient.clear();
  window.scrollTo = () => {};
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  const consent = () => ({ state: 'unasked', isSuspected, confirmedAt: null, words: null, locale: null });
  const subscriber = () => ({
    ...{ email: 'zoe@example.org', name: null, isProfessional: false, locale: 'fr', since: AT },
    consent: consent(),
  });
  const wish = () => ({
    ...{ id: 1, email: 'zoe@example.org', wish: 'Une lampe', locale: 'fr', at: AT, state: 'unasked' },
    isSuspected,
  });
  const counts = { all: 1, byLanguage: { en: 0, fr: 1 }, pending: 0, thisMonth: 1 };
  const answers: Record<string, () => object> = {
    '/subscribers': () => ({ lines: [subscriber()], next: null, counts }),
    '/wishes': () => ({ lines: [{ ...wish(), fitting: 0 }], next: null, count: 1 }),
    '/wishes/1': () => ({
      ...wish(),
      ...{ consent: consent(), work: null, creator: null, type: null, fitting: [], told: [] },
    }),
  };
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const pathname = new URL(url, 'http://desk').pathname.replace('/desk/api', '');
    if (method !== 'GET') {
      asked.push(`${method} ${pathname}`);
      ({ isSuspected } = JSON.parse(String(body)) as { isSuspected: boolean });
    }
    return {
      ...{ status: 200, ok: true, headers: new Headers() },
      text: async () => JSON.stringify(answers[pathname]?.() ?? {}),
    };
  }) as never;
  setMe({ id: 1, name: 'Ada', may: 'write', language: 'en', letterKeys: true } as Me);
  const language = await loadLanguage('en');
  const root = createRootRoute({ component: Outlet });
  const desk = createRoute({
    getParentRoute: () => root,
    id: 'desk',
    component: function WithKeys() {
      useLetterKeys(true, new Map());
      return <Outlet />;
    },
  });
  const screens = { '/subscribers': Subscribers, '/wishes': Wishes };
  const router = createRouter({
    routeTree: root.addChildren([
      desk.addChildren([createRoute({ getParentRoute: () => desk, path, component: screens[path] })]),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), asked };
}

describe.each([
  ['/subscribers', 'POST /subscribers/suspected'],
  ['/wishes', 'PATCH /wishes/1'],
] as const)('%s', (path, call) => {
  const button = (name: string) => screen.findByRole('button', { name });

  it('lets whoever has looked say that what a robot may have written is no spam, and take it back', async () => {
    const { user, asked } = await open(path);
    await user.click(await button('not spam'));
    expect(await screen.findByText('Not suspected any more.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.queryByText(/suspected$/)).not.toBeInTheDocument());
    expect(await button('undo')).toHaveFocus();
    await user.click(await button('undo'));
    await button('not spam');
    await user.keyboard('n');
    await screen.findByText('Not suspected any more.');
    expect(asked).toEqual([call, call, call]);
  });
});
