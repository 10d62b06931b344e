import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteAnswer } from '../../../app/line/connection';
import { button, open, opened, saves, server, spoken, title } from '../testing/open-editor';

const draft = {
  ...{ number: 4, by: 'Inès', at: '2026-11-24T10:00:00Z' },
  changes: [{ path: 'title.en', before: 'lighting', value: 'lights', by: 'Inès' }],
};
const words = (fault: 'fault.offline' | 'fault.unexpected') => spoken.language.say(fault);

it('says no more that the desk does not answer once it does', async () => {
  server.item = opened({ state: 'changed', draft });
  await open();
  const answers = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(button('editor.publish'));
  await screen.findByText(words('fault.offline'));
  globalThis.fetch = answers;
  act(noteAnswer);
  await waitFor(() => expect(screen.queryByText(words('fault.offline'))).not.toBeInTheDocument());
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
