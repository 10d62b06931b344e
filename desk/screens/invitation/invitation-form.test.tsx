import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { canUsePasskeys, makePasskey, NoPasskey } from '../../app/identity/passkeys';
import { isFirstVisit } from '../../app/first-visit';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Invitation } from '../../../api/people/contract/identity';
import { InvitationForm } from './invitation-form';

jest.mock('../../app/identity/passkeys', () => ({
  ...jest.requireActual<object>('../../app/identity/passkeys'),
  canUsePasskeys: jest.fn(),
  makePasskey: jest.fn(),
  stopOffering: jest.fn(),
}));

const INVITATION: Invitation = {
  ...{ purpose: 'join', name: '', email: 'paul@example.org', invitedBy: 'Claire' },
  until: '2026-12-03T10:00:00Z',
};
const ME = { id: 2, name: 'Paul', email: 'paul@example.org', may: 'write', language: 'en' };

let asked: { path: string; body: object }[];
let refusal: object | undefined;
beforeEach(() => {
  asked = [];
  refusal = undefined;
  queryClient.clear();
  window.scrollTo = () => {};
  jest.mocked(canUsePasskeys).mockReturnValue(true);
  jest.mocked(makePasskey).mockResolvedValue({ id: 'key' });
  globalThis.fetch = (async (url: string, { body = '{}' }: { body?: string }) => {
    const path = url.replace('/desk/api', '');
    asked.push({ path, body: JSON.parse(body) as object });
    const isRefused = refusal !== undefined && path === '/invitation/take';
    return {
      ...{ status: isRefused ? 422 : 200, ok: !isRefused, headers: new Headers() },
      text: async () =>
        JSON.stringify(isRefused ? refusal : path.endsWith('/passkey') ? { challenge: 'c' } : ME),
    };
  }) as unknown as typeof fetch;
});

async function open(part: Partial<Invitation> = {}) {
  const language = await loadLanguage('en');
  renderInDesk(() => <InvitationForm token="abc" invitation={{ ...INVITATION, ...part }} />, language);
  await screen.findByRole('button', { name: /^Come in/ });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.queryByRole('textbox', { name: /your name/ });
const email = () => screen.queryByRole('textbox', { name: 'email' });
const password = () => screen.queryByLabelText('password');

it('makes a passkey, by which one comes in', async () => {
  const user = await open();
  await user.type(name()!, 'Paul');
  await user.click(button('Come in with fingerprint, face or code'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { path: '/invitation/passkey', body: { token: 'abc', name: 'Paul' } },
    {
      path: '/invitation/take',
      body: { token: 'abc', language: 'en', name: 'Paul', passkey: { id: 'key' } },
    },
  ]);
});

it('takes a password instead', async () => {
  const user = await open();
  await user.type(name()!, 'Paul');
  await user.click(button('Choose a password instead'));
  await user.click(password()!);
  await user.paste('quatre chaises vertes');
  await user.click(button('Come in'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(isFirstVisit()).toBe(true));
  expect(asked[0]!.body).toEqual({
    ...{ token: 'abc', language: 'en', name: 'Paul', password: 'quatre chaises vertes' },
  });
});

it('offers no passkey where the browser can make none', async () => {
  jest.mocked(canUsePasskeys).mockReturnValue(false);
  await open();
  expect(password()).toBeInTheDocument();
  expect(screen.queryByText(/passkey/)).not.toBeInTheDocument();
});

it('asks the first owner for an address as well, and a person who comes back for no name', async () => {
  const user = await open({ purpose: 'first', email: null });
  await user.type(name()!, 'Ada');
  await user.click(email()!);
  await user.paste('ada@example.org');
  await user.click(button('Come in with fingerprint, face or code'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.body).toMatchObject({ name: 'Ada', email: 'ada@example.org' });
});

it('knows who comes back', async () => {
  await open({ purpose: 'return', name: 'Paul' });
  expect(name()).not.toBeInTheDocument();
  expect(email()).not.toBeInTheDocument();
});

it('says at the field what is wrong with it', async () => {
  refusal = { error: { fault: 'passwordShort', fields: ['password'] } };
  const user = await open();
  await user.type(name()!, 'Paul');
  await user.click(button('Choose a password instead'));
  await user.type(password()!, 'short');
  await user.click(button('Come in'));
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Shorter than 12 characters/));
  expect(password()).toBeInvalid();
});

it('says that no passkey was made where the browser’s question was closed, and goes on by password', async () => {
  jest.mocked(makePasskey).mockRejectedValue(new NoPasskey());
  const user = await open();
  await user.type(name()!, 'Paul');
  await user.click(button('Come in with fingerprint, face or code'));
  await screen.findByText(/No passkey was chosen/);
  await user.click(button('Choose a password instead'));
  expect(screen.queryByText(/No passkey was chosen/)).not.toBeInTheDocument();
  expect(asked.map(({ path }) => path)).toEqual(['/invitation/passkey']);
});
