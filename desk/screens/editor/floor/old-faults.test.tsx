import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteAnswer } from '../../../app/line/connection';
import { button, open, opened, saves, server, spoken, title } from '../testing/open-editor';

const draft = {
  ...{ number: 4, by: 'Inès', at: '2026-11-24T10:00:00Z' },
  changes: [{ path: 'title.en', before: 'lighting', value: 'lights', by: 'Inès' }],
};
const words = (fault: 'fault.unexpected') => spoken.language.say(fault);

it('says once that the line is silent and what was asked for not done, and no more once it is back', async () => {
  server.item = opened({ state: 'changed', draft });
  await open();
  const answers = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(button('editor.publish'));
  await screen.findByText(/^Offline since .*, so this was not done\./);
  expect(screen.queryByText(spoken.language.say('fault.offline'))).not.toBeInTheDocument();
  globalThis.fetch = answers;
  act(noteAnswer);
  await waitFor(() => expect(screen.queryByText(/Offline since/)).not.toBeInTheDocument());
  expect(screen.queryByText(spoken.language.say('fault.offline'))).not.toBeInTheDocument();
});

it('says no more what failed once something else was saved', async () => {
  server.item = opened({ state: 'changed', draft });
  server.publish = { status: 500, body: {} };
  await open();
  await userEvent.click(button('editor.publish'));
  await screen.findByText(words('fault.unexpected'));
  await userEvent.type(title('fr'), 's');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(words('fault.unexpected'))).not.toBeInTheDocument());
});

describe('what the server refuses', () => {
  const lacks = { path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' } as const;
  const only = () =>
    screen.getAllByRole('button', { name: spoken.language.say('editor.only', { language: 'en' }) })[0]!;
  const notPublished = () => screen.findByText(/^Nothing was published\. See to this first: name, French\.$/);

  it('is said also where all of it was said before, until something is saved', async () => {
    server.item = opened({ state: 'changed', draft, findings: [lacks] });
    const refused = [{ shelf: 'types', id: 'lighting', findings: [lacks] }];
    server.publish = { status: 409, body: { published: [], refused } };
    await open();
    await userEvent.click(only());
    await notPublished();
    await userEvent.type(title('fr'), 's');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/^Nothing was published/)).not.toBeInTheDocument());
  });

  it('is found where a colleague was first: Publish leads to what there is to choose', async () => {
    const conflicts = [{ path: 'title.en', mine: 'lights', theirs: 'lampes', by: 'Jules' }];
    server.item = opened({ state: 'changed', draft, conflicts });
    await open();
    await userEvent.click(button('editor.publish'));
    expect(screen.getByRole('radio', { name: /^yours/ })).toHaveFocus();
    expect(server.asked.some(({ path }) => path === '/publish')).toBe(false);
  });
});
