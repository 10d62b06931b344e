import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeAlong } from '../../../app/lists/just-done';
import { button, open, opened, server, spoken, TYPE } from '../testing/open-editor';

const say = (...given: Parameters<typeof spoken.language.say>) => spoken.language.say(...given);
const changes = Object.entries(TYPE).map(([path, value]) => ({ path, before: null, value, by: 'Inès' }));

beforeEach(() => {
  takeAlong(undefined);
  server.item = opened({
    ...{ published: null, state: 'draft' },
    draft: { number: 3, changes, by: 'Inès', at: '2026-11-24T10:00:00Z' },
  });
});

it('comes back by the note on the next screen', async () => {
  await open('write');
  await userEvent.click(button('editor.discardNew'));
  const question = within(screen.getByRole('alertdialog'));
  question.getByText(/It can be brought back/);
  await userEvent.click(question.getByRole('button', { name: say('editor.discardNew') }));
  await screen.findByText(say('acts.draftDiscarded', { name: 'lighting' }));
  // The question is gone with its screen, which stays here.
  const note = screen.getByRole('region', { name: say('items.justDone'), hidden: true });
  await userEvent.click(within(note).getByRole('button', { name: say('items.takeBack'), hidden: true }));
  await screen.findByText(say('deleted.draftIsBack', { name: 'lighting' }));
  expect(server.asked.find(({ path }) => path.endsWith('/draft/bring-back'))).toMatchObject({
    ...{ method: 'POST', path: '/items/types/lighting/draft/bring-back', body: { number: 8 } },
  });
});

it('tells who has it open by whom it was discarded, with the way back', async () => {
  await open('write');
  server.deleted = [
    {
      ...{ shelf: 'types', id: 'lighting', title: TYPE.title, version: 8, isDraft: true },
      ...{ at: '2020-11-24T10:00:00Z', by: 'Jules' },
    },
  ];
  server.refusal = { status: 404, body: { error: { fault: 'notFound' } } };
  await userEvent.type(screen.getAllByRole('textbox')[0]!, '!');
  await screen.findByText('lighting: draft, discarded on 24 November 2020 by Jules.', {}, { timeout: 5000 });
  await userEvent.click(screen.getByRole('button', { name: say('deleted.bring') }));
  await waitFor(() =>
    expect(server.asked.map(({ path }) => path)).toContain('/items/types/lighting/draft/bring-back'),
  );
});
