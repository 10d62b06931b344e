import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { DeletedLine } from '../../contract/items/deleted';
import { Deleted } from './deleted';

const lineOf = (kind: DeletedLine['kind'], file: string, aside: string): DeletedLine => ({
  ...{ kind, file, aside, bytes: 2048, at: '2026-11-24T10:00:00Z', thumb: null },
});

it('has what was deleted long ago as well, and brings it back where it came from', async () => {
  let lines = [
    lineOf('picture', 'lamp.jpg', 'lamp.1f0c2a9b.jpg'),
    lineOf('file', 'list.pdf', 'list.1f0c2a9b.pdf'),
  ];
  const asked: string[] = [];
  queryClient.clear();
  window.scrollTo = () => {};
  globalThis.fetch = (async (
    path: string,
    { method = 'GET', body = '' }: { method?: string; body?: string },
  ) => {
    if (method === 'POST') {
      asked.push(`${path} ${body}`);
      lines = lines.filter(({ aside }) => !body.includes(aside));
    }
    const answer = path.endsWith('/deleted') ? { lines } : { files: ['list.pdf'] };
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as never;
  setMe({ id: 1, name: 'Ada', may: 'write', language: 'en', letterKeys: true } as Me);
  renderInDesk(Deleted, await loadLanguage('en'));
  expect(await screen.findByText('lamp.jpg')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'bring it back: list.pdf' }));
  expect(await screen.findByText('list.pdf is back in the library.')).toBeInTheDocument();
  expect(asked).toEqual(['/desk/api/files/bring-back {"aside":["list.1f0c2a9b.pdf"]}']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
