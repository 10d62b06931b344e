import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { useIsConfirming } from '../../app/identity/confirming';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../contract/identity';
import { Confirm } from '../door/confirm';
import { PersonalData } from './personal-data';

const ADDRESS = 'zoe@example.org';
const records = {
  ...{ messages: [{ id: 7, locale: 'fr', message: 'Bonjour' }], desk_notes: [], subscriptions: [] },
  ...{ wishes: [], rooms: [], mail_links: [], mails: [], posts: [] },
};
const names = { works: {}, events: {}, creators: {}, types: {} };
const found = { address: ADDRESS, exported_at: '', records, names, mentionedIn: [], keptDays: null };
const erased = { ...Object.fromEntries(Object.keys(records).map((table) => [table, 0])), messages: 1 };

/** Erasing wants to know first who is there, as long as nobody has said so. */
async function openPersonalData({ passkeys = 0 } = {}) {
  const asked: string[] = [];
  let isKnown = false;
  queryClient.clear();
  window.scrollTo = () => {};
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  const answerTo = (path: string) => {
    if (path.endsWith('/erase')) return isKnown ? { erased, mentionedIn: [], isClean: true } : undefined;
    if (path.endsWith('/passkeys')) return Array.from({ length: passkeys }, (_, id) => ({ id: String(id) }));
    return path.endsWith('/personal-data') ? found : {};
  };
  globalThis.fetch = (async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(path.replace('/desk/api', ''));
    const answer = answerTo(path);
    if (path.endsWith('/confirm/password')) isKnown = true;
    const text = JSON.stringify(answer ?? { error: { fault: 'confirmFirst' } });
    return {
      status: answer ? 200 : 403,
      ok: Boolean(answer),
      headers: new Headers(),
      text: async () => text,
    };
  }) as never;
  setMe({
    id: 1,
    name: 'Ada',
    email: 'ada@x.org',
    may: 'everything',
    language: 'en',
    hasPassword: true,
  } as Me);
  const Screen = () => (
    <>
      <PersonalData />
      {useIsConfirming() && <Confirm />}
    </>
  );
  renderInDesk(Screen, await loadLanguage('en'));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('email address'), ADDRESS);
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  return { user, asked };
}

const button = (name: string) => screen.findByRole('button', { name });

it('erases once however often it is pressed, says what, and forgets what other screens knew', async () => {
  const { user, asked } = await openPersonalData();
  queryClient.setQueryData(['/messages/7'], { id: 7, name: 'Zoé' });
  localStorage.setItem('desk.note.1.7', 'call her');
  await user.click(await button('erase this person’s data'));
  const eraseAll = await button('Erase it all');
  // Faster than anything can be shown to be under way.
  fireEvent.click(eraseAll);
  fireEvent.click(eraseAll);
  const question = await screen.findByRole('dialog', { name: 'Is it you?' });
  expect(question).toHaveTextContent('What is erased does not come back.');
  await user.type(await screen.findByLabelText('password'), 'something long{Enter}');
  await screen.findByText('Erased: messages 1.');
  expect(asked.filter((path) => path.endsWith('/erase'))).toHaveLength(2);
  expect(queryClient.getQueryData(['/messages/7'])).toBeUndefined();
  expect(localStorage.getItem('desk.note.1.7')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Bonjour')).not.toBeInTheDocument());
});

it('asks for the passkey of whoever has one, and for the password where one would rather', async () => {
  const { user } = await openPersonalData({ passkeys: 1 });
  await user.click(await button('erase this person’s data'));
  await user.click(await button('Erase it all'));
  expect(await button('with fingerprint, face or code')).toHaveFocus();
  expect(screen.queryByLabelText('password')).not.toBeInTheDocument();
  await user.click(await button('with the password instead'));
  expect(await screen.findByLabelText('password')).toHaveFocus();
});

it('offers first what can be sent to the person, in their language', async () => {
  await openPersonalData();
  expect(await button('Download to read, in French')).toBeInTheDocument();
});
