import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { DeletedItem, DeletedLine } from '../../contract/items/deleted';
import { Deleted } from './deleted';

const lineOf = (kind: DeletedLine['kind'], file: string, aside: string): DeletedLine => ({
  ...{ kind, file, aside, bytes: 2048, at: '2026-11-24T10:00:00Z', thumb: null },
});

interface Asked {
  method?: string;
  body?: string;
}

/** @param refused what stands in the way of bringing an item back */
async function open(may: Me['may'], items: DeletedItem[], lines: DeletedLine[], refused: object[] = []) {
  const asked: string[] = [];
  let [keptItems, keptLines] = [items, lines];
  queryClient.clear();
  window.scrollTo = () => {};
  globalThis.fetch = (async (path: string, { method = 'GET', body = '' }: Asked) => {
    if (method === 'POST') {
      asked.push(`${path} ${body}`);
      keptLines = keptLines.filter(({ aside }) => !body.includes(aside));
      if (refused.length === 0) keptItems = keptItems.filter(({ version }) => !body.includes(`${version}`));
    }
    const answer = path.endsWith('/deleted')
      ? { items: keptItems, lines: keptLines }
      : { files: ['list.pdf'], published: [], refused };
    const ok = method !== 'POST' || refused.length === 0;
    return { status: ok ? 200 : 409, ok, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as never;
  setMe({ id: 1, name: 'Ada', may, language: 'en', letterKeys: true } as Me);
  renderInDesk(Deleted, await loadLanguage('en'));
  await screen.findByText(/kept here/);
  return asked;
}

const FAIR: DeletedItem = {
  ...{ shelf: 'events', id: 'fair', version: 712, title: { en: 'The fair', fr: 'La foire' } },
  ...{ at: '2026-11-24T10:00:00Z', by: 'Marie' },
};

it('has what was deleted long ago as well, and brings it back where it came from', async () => {
  const asked = await open(
    'write',
    [],
    [lineOf('picture', 'lamp.jpg', 'lamp.1f0c2a9b.jpg'), lineOf('file', 'list.pdf', 'list.1f0c2a9b.pdf')],
  );
  expect(screen.getByText('lamp.jpg')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'bring it back: list.pdf' }));
  expect(await screen.findByText('list.pdf is back in the library.')).toBeInTheDocument();
  expect(asked).toEqual(['/desk/api/files/bring-back {"aside":["list.1f0c2a9b.pdf"]}']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('brings an item back as it was', async () => {
  const asked = await open('publish', [FAIR], []);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^eventThe fair.*by Marie/);
  await userEvent.click(screen.getByRole('button', { name: 'bring it back: The fair' }));
  expect(await screen.findByText('The fair is back, as it was when it was deleted.')).toBeInTheDocument();
  expect(asked).toEqual(['/desk/api/take-back {"items":[{"shelf":"events","id":"fair","version":712}]}']);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says why an item cannot come back, and keeps it', async () => {
  await open('publish', [FAIR], [], [{ shelf: 'events', id: 'fair', findings: [] }]);
  await userEvent.click(screen.getByRole('button', { name: 'bring it back: The fair' }));
  expect(await screen.findByText(/^The fair cannot come back as it was/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('has drafts that were thrown away, which whoever may write brings back', async () => {
  const asked = await open('write', [{ ...FAIR, isDraft: true, version: 8 }], []);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^eventThe fairdraft, discarded .* by Marie/);
  await userEvent.click(screen.getByRole('button', { name: 'bring it back: The fair' }));
  expect(await screen.findByText(/^The fair: the draft is back/)).toBeInTheDocument();
  expect(asked).toEqual(['/desk/api/items/events/fair/draft/bring-back {"number":8}']);
});

it('shows items to those who may not publish, without a way back', async () => {
  await open('write', [FAIR], []);
  expect(screen.getByText('The fair')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^bring it back/ })).not.toBeInTheDocument();
});
