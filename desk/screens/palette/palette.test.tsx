import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import { Palette } from './palette';

const FOUND: Readonly<Record<string, object>> = {
  works: { id: 'quai-bench', title: { en: 'Quai bench', fr: 'Banc Quai' }, second: { en: 'Odile Kerhervé' } },
  creators: { id: 'odile', title: { en: 'Odile Kerhervé' }, second: { en: 'Designer' } },
};
const onClose = jest.fn();
let asked: string[];
beforeEach(() => {
  asked = [];
  onClose.mockClear();
  queryClient.clear();
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = (async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://desk');
    asked.push(`${pathname} ${searchParams.get('q') ?? ''}`);
    const shelf = pathname.split('/').at(-1) ?? '';
    const isFound = ['banc', 'ML 0158', 'odile'].includes(searchParams.get('q') ?? '');
    const lines = isFound && FOUND[shelf] ? [FOUND[shelf]] : [];
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify({ lines }) };
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

it('has what can be done and where one can go before what is found', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'works');
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
