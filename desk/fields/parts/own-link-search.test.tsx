import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import { OwnLinkSearch } from './own-link-search';

const LINES = {
  events: [{ id: 'after-dark', title: { en: 'After dark' }, second: {}, picture: null }],
  works: [{ id: 'lamp', title: { en: 'Lamp' }, second: {}, picture: null }],
};
const URLS = {
  'events/after-dark': { en: 'https://example.org/events/after-dark', fr: 'https://example.org/fr/e/nuit' },
  'works/lamp': { en: 'https://example.org/works/lamp' },
};
const onChoose = jest.fn<void, [object]>();

beforeEach(() => {
  queryClient.clear();
  onChoose.mockClear();
  globalThis.fetch = (async (url: string) => {
    const path = url.replace('/desk/api/items/', '').split('?')[0] as string;
    const urls = URLS[path as keyof typeof URLS];
    const body = urls ? { urls } : { lines: LINES[path as keyof typeof LINES] ?? [] };
    const isLost = path === 'works/lamp';
    return {
      ...{ status: isLost ? 404 : 200, ok: !isLost, headers: new Map() },
      text: async () => JSON.stringify(isLost ? { error: { fault: 'notFound' } } : body),
    };
  }) as unknown as typeof fetch;
});

async function openSearch() {
  const language = await loadLanguage('en');
  renderInDesk(() => <OwnLinkSearch first="events" onChoose={onChoose} />, language);
  return language;
}

it('answers with the addresses of a page in each language, and closes its list over them', async () => {
  const { say } = await openSearch();
  const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: /After dark/ }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ en: '/events/after-dark', fr: '/fr/e/nuit' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

it('looks elsewhere where that is chosen, and says where nothing can be had', async () => {
  const { say } = await openSearch();
  await userEvent.click(await screen.findByRole('button', { name: say('nav.works') }));
  await userEvent.click(screen.getByRole('combobox', { name: say('editor.linkOwn') }));
  await userEvent.click(await screen.findByRole('option', { name: /Lamp/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(say('editor.linkNowhere'));
  expect(onChoose).not.toHaveBeenCalled();
});
