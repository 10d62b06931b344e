import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { keepAnswer, queryClient, setMe } from '../../app/data';
import { LanguageProvider, loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { Site } from '../../contract/releases';
import { Releases } from './releases';

const IDLE: Site = {
  ...{ state: 'idle', number: 12, release: '20261127T030300000Z', publicSince: '2026-01-27T03:03:00Z' },
  ...{ live: 0, build: null, failure: null, retryAt: null },
};
const BUILD = { number: 13, step: 'read', share: 0, by: [], items: [] } as unknown as Site['build'];

async function open(site: Site): Promise<HTMLElement> {
  queryClient.clear();
  window.scrollTo = () => {};
  setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en' } as Me);
  const answers: Record<string, unknown> = { '/site': site, '/releases': { current: '', lines: [] } };
  globalThis.fetch = (async (url: string) => ({
    ...{ status: 200, ok: true, headers: new Headers() },
    text: async () => JSON.stringify(answers[new URL(url, 'http://desk').pathname.replace('/desk/api', '')]),
  })) as never;
  for (const [path, answer] of Object.entries(answers)) keepAnswer(path, answer);
  const root = createRootRoute();
  const desk = createRoute({ getParentRoute: () => root, id: 'desk' });
  const releases = createRoute({ getParentRoute: () => desk, path: '/releases', component: Releases });
  const router = createRouter({
    routeTree: root.addChildren([desk.addChildren([releases])]),
    history: createMemoryHistory({ initialEntries: ['/releases'] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={await loadLanguage('en')}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Make a version now' });
}

it.each([
  ['silent', {}, 'The site’s server does not answer.'],
  ['refused', {}, 'The site’s server does not accept the desk.'],
  ['none', {}, 'The desk cannot tell what is public: no host is set up.'],
  ['building', { build: BUILD }, /^Site version 13.*Another one can be made after it\.$/],
] as const)('says at the button why no version can be made: %s', async (state, more, why) => {
  const button = await open({ ...IDLE, ...more, state });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(why);
  expect(screen.getByRole('status')).toHaveTextContent(why);
});

it('says how the site stands where one can be made', async () => {
  const button = await open(IDLE);
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(button).toHaveAccessibleDescription('');
  expect(screen.getByRole('status')).toHaveTextContent(/^version 12 is public since/);
});
