import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Referring } from '../../../contract/items/publishing';
import { button, open, opened, server, spoken } from '../testing/open-editor';

const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
const naming = (id: string, title: string, part: Partial<Referring> = {}): Referring => ({
  ...{ shelf: 'works', id, title: { en: title }, path: 'creators', isLink: false },
  ...part,
});

beforeEach(() => {
  server.item = opened({
    ...{ shelf: 'creators', id: 'ada' },
    published: { name: 'Ada', slug: { en: 'ada', fr: 'ada' } },
  });
  server.references = [
    naming('lamp', 'Lamp'),
    naming('bench', 'Bench'),
    naming('talk', 'A talk', { shelf: 'events', isLink: true }),
  ];
});

async function askToWithdraw() {
  await open();
  await userEvent.click(button('editor.withdraw'));
  return within(await screen.findByRole('alertdialog'));
}

it('says what names it before it is withdrawn, but not what only links to it', async () => {
  const question = await askToWithdraw();
  await question.findByText(new RegExp(say('acts.namedBy', { items: 'Lamp, Bench' })));
  expect(question.queryByText(/A talk/)).not.toBeInTheDocument();
});

it('names what could not stay public without it, and leaves the form as it is', async () => {
  const finding = { path: 'creators', name: 'noPublicCreator', text: '', severity: 'error', locale: 'en' };
  server.withdraw = {
    status: 409,
    body: { published: [], refused: [{ shelf: 'works', id: 'bench', findings: [finding] }] },
  };
  const question = await askToWithdraw();
  await userEvent.click(await question.findByRole('button', { name: say('editor.withdraw') }));
  const told = await screen.findByRole('alertdialog', { name: say('acts.neededTitle') });
  await within(told).findByText(say('acts.needed', { items: 'Bench' }));
  expect(screen.queryByText(say('finding.noPublicCreator'))).not.toBeInTheDocument();
  await userEvent.click(within(told).getByRole('button', { name: say('items.close') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
