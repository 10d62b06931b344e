import { screen } from '@testing-library/react';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { ListedItem } from '../../contract/items/list';
import { Pages } from './pages';

const line = (part: Partial<ListedItem>): ListedItem => ({
  ...{
    id: 'site',
    title: { en: 'The gallery' },
    second: {},
    date: {},
    reference: null,
    type: null,
    gaps: [],
  },
  ...{
    availability: null,
    picture: null,
    state: 'public',
    due: null,
    changes: 0,
    changesIn: null,
    until: null,
  },
  ...{
    daysLeft: null,
    locales: ['en'],
    changed: { at: '2026-11-24T10:00:00Z', by: 'Ada' },
    url: '/',
    draft: null,
  },
  ...part,
});

async function open(lines: Record<string, ListedItem[]>) {
  queryClient.clear();
  window.scrollTo = () => {};
  globalThis.fetch = (async (path: string) => ({
    ...{ status: 200, ok: true, headers: new Headers() },
    text: async () => JSON.stringify({ lines: lines[path.split('/').at(-1)!] ?? [] }),
  })) as never;
  setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en' } as Me);
  renderInDesk(Pages, await loadLanguage('en'));
  return screen.findByRole('link', { name: /^name, address, hours/ });
}

it('says of the gallery’s own facts whether a change waits, and when it becomes public', async () => {
  const at = '2099-11-30T08:00:00Z';
  const link = await open({
    site: [line({ state: 'scheduled', due: { act: 'publish', at }, changes: 1, draft: 3 })],
    pages: [line({ id: 'about', title: { en: 'About' }, state: 'changed', changes: 1, draft: 4 })],
  });
  expect(link).toHaveAttribute('href', '/site');
  await screen.findByText('public from 30 November 2099, 9:00');
  expect(screen.getByText('changed, not public yet')).toBeInTheDocument();
});
