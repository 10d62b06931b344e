import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../../app/data';
import { renderInDesk } from '../../../app/testing/render-in-desk';
import { loadLanguage } from '../../../app/words';
import type { Me } from '../../../contract/identity';
import type { DeletedItem } from '../../../contract/items/deleted';
import { GoneItem } from './who-deleted';

const DRAFT: DeletedItem = {
  ...{ shelf: 'works', id: 'mirror', version: 8, isDraft: true, title: { en: 'Mirror' } },
  ...{ at: '2020-11-24T10:00:00Z', by: 'Jules' },
};

async function open(items: DeletedItem[]) {
  const asked: string[] = [];
  queryClient.clear();
  window.scrollTo = () => {};
  globalThis.fetch = (async (path: string, { method = 'GET', body = '' } = {}) => {
    if (method === 'POST') asked.push(`${path} ${body}`);
    const text = async () => JSON.stringify({ items, lines: [] });
    return { status: 200, ok: true, headers: new Headers(), text };
  }) as never;
  setMe({ id: 1, name: 'Ada', may: 'write', language: 'en', letterKeys: true } as Me);
  renderInDesk(() => <GoneItem shelf="works" id="mirror" />, await loadLanguage('en'));
  return { asked, title: await screen.findByRole('heading', { level: 1 }) };
}

it('says at the address of a draft by whom it was discarded and when, with the way back', async () => {
  const { asked, title } = await open([DRAFT]);
  expect(title).toHaveTextContent('This draft was discarded');
  expect(screen.getByText('Mirror: draft, discarded on 24 November 2020 by Jules.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'bring it back' }));
  expect(asked).toEqual(['/desk/api/items/works/mirror/draft/bring-back {"number":8}']);
});

it('leaves the way back of what was public to those who may publish', async () => {
  const { isDraft: _, ...item } = DRAFT;
  const { title } = await open([item]);
  expect(title).toHaveTextContent('This was deleted');
  expect(screen.queryByRole('button', { name: 'bring it back' })).not.toBeInTheDocument();
});

it('says that there is nothing where nothing was deleted', async () => {
  const { title } = await open([]);
  expect(title).toHaveTextContent('There is nothing here');
});
