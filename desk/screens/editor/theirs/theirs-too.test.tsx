import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, open, opened, saves, server, spoken, TYPE } from '../testing/open-editor';

const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
const AT = '2026-11-24T10:00:00Z';
const MINE = { path: 'position', before: 10, value: 20, by: 'Inès' };
const MARIES = [
  { path: 'title.en', before: 'lighting', value: 'lights', by: 'Inès', also: ['Marie'] },
  { path: 'title.fr', before: 'luminaires', value: 'lumières', by: 'Marie' },
];
const changedBy = (changes: object[], published: typeof TYPE | null = TYPE) =>
  opened({
    ...{ published, state: published ? 'changed' : 'draft' },
    draft: { number: 5, changes: changes as never, by: 'Marie', at: AT },
  });
const published = () => server.asked.filter(({ path }) => path === '/publish');
const question = async () => within(await screen.findByRole('alertdialog'));
const fields = 'name, English; name, French';

describe('publishing', () => {
  it('says first whose changes go with one’s own, and which', async () => {
    server.item = changedBy([MINE, ...MARIES]);
    await open();
    await userEvent.click(button('editor.publish'));
    const asked = await question();
    asked.getByRole('heading', { name: say('theirs.publishTitle') });
    asked.getByText(say('theirs.publish', { name: 'Marie', fields }));
    expect(published()).toHaveLength(0);
    await userEvent.click(asked.getByRole('button', { name: say('theirs.publishAct') }));
    await waitFor(() => expect(published()[0]?.body.items).toMatchObject([{ id: 'lighting', draft: 5 }]));
  });

  it('publishes nothing where one would rather not', async () => {
    server.item = changedBy(MARIES);
    await open();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click((await question()).getByRole('button', { name: say('cancel') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(published()).toHaveLength(0);
    expect(screen.queryByText(say('editor.published'))).not.toBeInTheDocument();
  });

  it('is one press where all of it is one’s own', async () => {
    server.item = changedBy([MINE]);
    await open();
    await userEvent.click(button('editor.publish'));
    await waitFor(() => expect(published()).toHaveLength(1));
  });
});

describe('discarding', () => {
  const press = async (key: 'editor.discard' | 'editor.discardNew') => {
    await open();
    await userEvent.click(button(key));
    return question();
  };

  it('throws a colleague’s changes away only after a question that names them', async () => {
    server.item = changedBy([MINE, ...MARIES]);
    const asked = await press('editor.discard');
    asked.getByText(new RegExp(say('theirs.discard', { name: 'Marie', fields })));
    expect(saves()).toHaveLength(0);
    await userEvent.click(asked.getByRole('button', { name: say('theirs.discardAct') }));
    await waitFor(() =>
      expect(saves().map(({ path }) => path)).toEqual(['position', 'title.en', 'title.fr']),
    );
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isDiscarded: true });
  });

  it('is one press where all of it is one’s own', async () => {
    server.item = changedBy([MINE]);
    await open();
    await userEvent.click(button('editor.discard'));
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('names the colleagues who have written in a new draft', async () => {
    server.item = changedBy([MINE, ...MARIES], null);
    const asked = await press('editor.discardNew');
    asked.getByText(`${say('theirs.discard', { name: 'Marie', fields })} ${say('editor.discardText')}`);
  });
});
