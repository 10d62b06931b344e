import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Person } from '../../contract/identity';
import { PersonEditor } from './person-editor';

const INES: Person = {
  ...{ id: 7, email: 'ines@example.org', name: 'Inès', may: 'publish', hasPassword: true, passkeys: 0 },
  ...{
    invitedAt: '2026-01-02T09:00:00Z',
    joinedAt: '2026-01-02T09:00:00Z',
    invitedUntil: null,
    seenAt: null,
  },
};
const LINK = 'https://desk.example/desk/invitation/abc';

let asked: string[];
beforeEach(() => {
  asked = [];
  queryClient.clear();
  window.scrollTo = () => {};
  setMe({
    ...{ id: 1, email: 'ada@example.org', name: 'Ada', may: 'everything' },
    ...{ hasPassword: true, language: 'en', letterKeys: true },
  });
  globalThis.fetch = (async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    const made = { purpose: 'return', mailedTo: null, link: LINK };
    return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(made) };
  }) as never;
});

it('makes a link for somebody who has lost the password, and says what becomes of the one of before', async () => {
  renderInDesk(() => <PersonEditor person={INES} onDone={() => {}} />, await loadLanguage('en'));
  await userEvent.click(await screen.findByRole('button', { name: 'make a new link: Inès' }));
  expect(await screen.findByText(LINK)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Until then they sign in as before');
  expect(asked).toContain('POST /desk/api/people/7/link');
});

it('leaves that of who has not come in yet to the invitation', async () => {
  renderInDesk(
    () => <PersonEditor person={{ ...INES, joinedAt: null }} onDone={() => {}} />,
    await loadLanguage('en'),
  );
  await screen.findByRole('button', { name: 'remove' });
  expect(screen.queryByRole('button', { name: /make a new link/ })).toBeNull();
});
