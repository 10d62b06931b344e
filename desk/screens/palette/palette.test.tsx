import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../../api/people/contract/identity';
import { Palette } from './palette';

const FOUND: Readonly<Record<string, object>> = {
  works: { id: 'quai-bench', title: { en: 'Quai bench', fr: 'Banc Quai' }, second: { en: 'Odile Kerhervé' } },
  creators: { id: 'odile', title: { en: 'Odile Kerhervé' }, second: { en: 'Designer' } },
};
const onClose = jest.fn();
let asked: string[];
/** What is asked for by other words is answered never. */
let answersOnly: string | undefined;
beforeEach(() => {
  asked = [];
  answersOnly = undefined;
  onClose.mockClear();
  queryClient.clear();
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = (async (url: string, { method }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://desk');
    asked.push(`${pathname} ${searchParams.get('q') ?? ''}`);
    if (answersOnly !== undefined && searchParams.get('q') !== answersOnly) await new Promise(() => {});
    const shelf = pathname.split('/').at(-1) ?? '';
    const isFound = ['banc', 'ML 0158', 'odile'].includes(searchParams.get('q') ?? '');
    const lines = isFound && FOUND[shelf] ? [FOUND[shelf]] : [];
    const answer = method === 'POST' ? { id: 'event' } : { lines };
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as unknown as typeof fetch;
});

async function open() {
  setMe({ id: 1, name: 'Inès', may: 'publish', language: 'en', letterKeys: true } as Me);
  const language = await loadLanguage('en');
  const router = renderInDesk(
    () => <Palette typed={{ text: '', isEntered: false }} onClose={onClose} onKeys={() => {}} />,
    language,
  );
  await screen.findByRole('searchbox');
  return { user: userEvent.setup(), router };
}
const write = (text: string) =>
  void fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const entry = (name: RegExp) => screen.findByRole('menuitem', { name });

it.each([
  ['a title in the other language', 'banc'],
  ['a reference', 'ML 0158'],
])('finds a piece by %s, and opens its form by enter', async (_, words) => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox'), words);
  await entry(/Quai bench/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/works/quai-bench'));
  expect(onClose).toHaveBeenCalled();
});

it('keeps what is found while more of it is typed, and lets go of what the letters are not of', async () => {
  const { user } = await open();
  answersOnly = 'banc';
  write('banc');
  await entry(/Quai bench/);
  await user.type(screen.getByRole('searchbox'), ' qu');
  await waitFor(() => expect(asked).toContain('/desk/api/items/works banc qu'));
  expect(screen.getByRole('menuitem', { name: /Quai bench/ })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  await screen.findByText('One moment…');
  expect(screen.queryByRole('menuitem', { name: /Quai bench/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Nothing found for these words.')).not.toBeInTheDocument();
});

it('has what can be done and where one can go before what is found', async () => {
  await open();
  write('works');
  await entry(/go to works/);
  expect(screen.queryByText('in the catalogue')).not.toBeInTheDocument();
});

it('asks for nothing by a single letter, and says so where nothing is found', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'z');
  await screen.findByText('Nothing found for these words.');
  expect(asked).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'z');
  await waitFor(() => expect(asked).toContain('/desk/api/items/works zz'));
  await screen.findByText('Nothing found for these words.');
});

const FIRST = [
  ['help', /go to help/],
  ['manual', /go to help/],
  ['how to', /go to help/],
  ['aide', /go to help/],
  ['mode d’emploi', /go to help/],
  ['new event', /New event/],
  ['nouvelle œuvre', /New work/],
  ['news', /news and the home page/],
  ['actualites', /news and the home page/],
  ['accueil', /news and the home page/],
  ['opening hours', /opening hours/],
  ['closed', /opening hours/],
  ['monday', /opening hours/],
  ['phone', /opening hours/],
  ['horaires', /opening hours/],
  ['newsletter', /go to subscribers/],
  ['export', /export the catalogue/],
  ['password', /go to you/],
  ['mot de passe', /go to you/],
  ['log out', /sign out/],
  ['event', /go to events/],
] as const;

it('finds by a word, whichever language the desk speaks, first of all what is called so', async () => {
  await open();
  for (const [words, name] of FIRST) {
    write(words);
    expect(document.querySelector('[role=menuitem]')).toHaveAccessibleName(name);
  }
});

it('leads to the hours themselves in the long form of the gallery', async () => {
  const { user, router } = await open();
  write('hours');
  await user.click(await entry(/opening hours/));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/site', hash: 'group-hours' }),
  );
});

it('begins a draft from anywhere, and opens it', async () => {
  const { user, router } = await open();
  write('new event');
  await user.click(await entry(/New event/));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/event'));
});

it('offers a backup to owners alone', async () => {
  await open();
  write('backup');
  await screen.findByText('Nothing found for these words.');
});

it('closes by one escape, also with something typed', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
