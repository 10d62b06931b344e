import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../app/data';
import { renderInDesk } from '../../../app/testing/render-in-desk';
import { loadLanguage } from '../../../app/words';
import type { OpenItem } from '../../../contract/items/item';
import { OwnLinkSearch } from './own-link-search';

const LINES = {
  creators: [{ id: 'dark', title: { en: 'Jean Dark' }, second: {}, picture: null }],
  events: [{ id: 'after-dark', title: { en: 'After dark' }, second: {}, picture: null }],
  works: [{ id: 'lamp', title: { en: 'Lamp' }, second: {}, picture: null }],
};
const URLS = {
  'events/after-dark': { en: 'https://example.org/events/after-dark', fr: 'https://example.org/fr/e/nuit' },
  'works/lamp': { en: 'https://example.org/works/lamp' },
};
let held = '';
let answer: () => void;
let isAnswered: Promise<void>;
/** Searches for words that begin so wait for `answer`. */
function hold(words: string): void {
  held = words;
  isAnswered = new Promise((resolve) => (answer = resolve));
}
const onChoose = jest.fn<void, [Pick<OpenItem, 'urls'>]>();

beforeEach(() => {
  queryClient.clear();
  onChoose.mockClear();
  held = '';
  globalThis.fetch = (async (url: string) => {
    if (held && url.includes(`q=${held}`)) await isAnswered;
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
  renderInDesk(() => <OwnLinkSearch onChoose={onChoose} />, language);
  return language;
}

it('finds pages of every kind by their words, and says which kind each is', async () => {
  const { say } = await openSearch();
  const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
  await userEvent.type(field, 'dark');
  await screen.findByRole('option', { name: /Lamp/ });
  // What is called so comes before what only has to do with it.
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    `Jean Dark${say('nav.creators')}`,
    `After dark${say('nav.events')}`,
    `Lamp${say('nav.works')}`,
  ]);
});

it('answers with the page, and closes its list over them', async () => {
  const { say } = await openSearch();
  const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
  await userEvent.type(field, 'dark');
  await userEvent.click(await screen.findByRole('option', { name: /After dark/ }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ urls: URLS['events/after-dark'] }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

it('keeps what was found in its place while further letters are looked for', async () => {
  hold('dark');
  const { say } = await openSearch();
  const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
  await userEvent.type(field, 'dar');
  const line = await screen.findByRole('option', { name: /After dark/ });
  await userEvent.type(field, 'k');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(line).toBeInTheDocument();
  answer();
  await userEvent.click(line);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ urls: URLS['events/after-dark'] }));
});

it('shows nothing of an earlier search in the next one', async () => {
  const { say } = await openSearch();
  const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
  await userEvent.type(field, 'dark');
  await userEvent.click(await screen.findByRole('option', { name: /After dark/ }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  hold('l');
  await userEvent.type(field, 'lamp');
  expect(await screen.findByText(say('wait'))).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /After dark/ })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('option', { name: /Lamp/ })).toBeInTheDocument();
});

it('takes by Enter the first that is found, also before it is there', async () => {
  const { say } = await openSearch();
  await userEvent.type(await screen.findByRole('combobox', { name: say('editor.linkOwn') }), 'after{Enter}');
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ urls: URLS['events/after-dark'] }));
});

it('says where nothing can be had', async () => {
  const { say } = await openSearch();
  await userEvent.type(await screen.findByRole('combobox', { name: say('editor.linkOwn') }), 'lamp');
  await userEvent.click(await screen.findByRole('option', { name: /Lamp/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(say('editor.linkNowhere'));
  expect(onChoose).not.toHaveBeenCalled();
});
