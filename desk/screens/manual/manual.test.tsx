import type * as Fs from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import type { DeskLanguage } from '../../contract/languages';
import type * as ManualPages from '../../vite/manual-pages';
import { Manual } from './manual';

function mockRead(name: string): unknown {
  const { readFileSync } = jest.requireActual<typeof Fs>('node:fs');
  const { readManual } = jest.requireActual<typeof ManualPages>('../../vite/manual-pages');
  return readManual(readFileSync(`${process.cwd()}/docs/${name}`, 'utf8'));
}
jest.mock('../../../docs/desk.md', () => mockRead('desk.md'));
jest.mock('../../../docs/desk.fr.md', () => mockRead('desk.fr.md'));

async function open(locale: DeskLanguage = 'en') {
  queryClient.clear();
  setMe({ id: 1, name: 'Ada', may: 'publish', language: locale } as Me);
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = (async () => ({
    ...{ status: 200, ok: true, headers: new Headers() },
    text: async () => '{}',
  })) as never;
  const language = await loadLanguage(locale);
  const { say } = language;
  renderInDesk(() => <Manual />, language);
  await screen.findByRole('article');
  const field = screen.getByRole('searchbox', { name: say('manual.find') });
  const links = (): HTMLElement[] => {
    const list = screen.queryByRole('list', { name: say('manual.found') });
    return list ? within(list).getAllByRole('link') : [];
  };
  return { say, field, links, found: () => links().map(({ textContent }) => textContent?.trim()) };
}

it('finds a chapter by its name, and places by what they say', async () => {
  const { field, found } = await open();
  await userEvent.type(field, 'messages');
  await waitFor(() => expect(found()[0]).toBe('Messages'));
  await userEvent.clear(field);
  await userEvent.type(field, 'heic');
  await waitFor(() =>
    expect(found()).toEqual([expect.stringMatching(/^Pictures and files .*save a HEIC of an iPhone/)]),
  );
});

it.each([
  ['en', 'pulbish', /^Publishing$/],
  ['en', 'spredsheet', /^From a spreadsheet/],
  ['fr', 'evenement', /^Un évènement/],
  ['fr', 'abonnes', /^Messages .*abonnés/],
] as const)('forgives in %s how it is typed: %s', async (locale, typed, first) => {
  const { field, found } = await open(locale);
  await userEvent.type(field, typed);
  await waitFor(() => expect(found()[0]).toMatch(first));
});

it('shows whole words of what is around', async () => {
  const { field, found } = await open();
  const wordsOf = (text: string | null | undefined) => text?.match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(wordsOf(screen.getByRole('article').textContent));
  await userEvent.type(field, 'password');
  await waitFor(() => expect(found().some((place) => place?.includes('…'))).toBe(true));
  expect(
    found()
      .flatMap(wordsOf)
      .filter((word) => !known.has(word)),
  ).toEqual([]);
});

it('leads by keys from the field to the place', async () => {
  const { field, links } = await open();
  await userEvent.type(field, 'passkey');
  expect(await screen.findByText(/^in [2-9] places$/)).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{ArrowDown}');
  const [first, second] = links();
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  const place = document.getElementById(second!.getAttribute('href')!.slice(1));
  expect(place).toHaveTextContent(/passkey/);
  expect(place).toHaveAttribute('tabindex', '-1');
});

it('says where nothing is found', async () => {
  const { field, say } = await open();
  await userEvent.type(field, 'xylophone');
  expect(await screen.findByText(say('find.none'))).toHaveAttribute('role', 'status');
});
