import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tellItemNews } from '../../../app/items/item-news';
import { button, open, opened, saves, server, spoken, TYPE } from '../testing/open-editor';

const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
const AT = '2026-11-24T10:00:00Z';
const MINE = { path: 'position', before: 10, value: 20, by: 'Inès' };
const MARIES = [
  { path: 'title.en', before: 'lighting', value: 'lights', by: 'Inès', also: ['Marie'] },
  { path: 'title.fr', before: 'luminaires', value: 'lumières', by: 'Marie' },
];
const ALONE = { path: 'title.fr', before: 'luminaires', value: 'lumières', by: 'Marie' };
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

  it('offers only the whole where both have written in one field, and says in which', async () => {
    server.item = changedBy([MINE, ...MARIES]);
    await open();
    await userEvent.click(button('editor.publish'));
    const asked = await question();
    asked.getByText(say('theirs.publishShared', { fields: 'name, English' }));
    expect(asked.queryByRole('button', { name: say('theirs.publishOwnAct') })).not.toBeInTheDocument();
  });
});

describe('publishing one’s own changes alone', () => {
  const rest = changedBy([ALONE]);
  const answered = () => {
    const line = { shelf: 'types', id: 'lighting', urls: {}, version: 1 };
    server.publish = { status: 200, body: { published: [line], refused: [] } };
  };

  it('is offered with what is whose, and says afterwards what waits', async () => {
    server.item = changedBy([MINE, ALONE]);
    answered();
    await open();
    await userEvent.click(button('editor.publish'));
    const asked = await question();
    asked.getByText(say('theirs.publish', { name: 'Marie', fields: 'name, French' }));
    asked.getByText(say('theirs.publishOwn', { names: 'Marie', fields: say('field.position') }));
    server.item = rest;
    await userEvent.click(asked.getByRole('button', { name: say('theirs.publishOwnAct') }));
    await screen.findByText(say('editor.publishedOwn', { names: 'Marie' }));
    expect(published()[0]?.body.items).toEqual([{ shelf: 'types', id: 'lighting', draft: 5, isOwn: true }]);
    await act(async () => {
      const later = { ...ALONE, value: 'lampes' };
      server.item = { ...rest, draft: { ...rest.draft!, number: 6, changes: [later] } };
      tellItemNews('/items/types/lighting');
    });
    expect(screen.queryByText(say('editor.publishedOwn', { names: 'Marie' }))).not.toBeInTheDocument();
  });

  it('says that the time which is set stays for the rest', async () => {
    const schedule = { act: 'publish', at: '2100-01-01T08:00:00Z', by: 'Marie' } as const;
    server.item = { ...changedBy([MINE, ALONE]), state: 'scheduled', schedule };
    await open();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    (await question()).getByText(say('theirs.timeStays'));
  });

  it('is one press where only a colleague’s fields are not ready', async () => {
    const lacks = { path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' } as const;
    server.item = { ...changedBy([MINE, { ...ALONE, value: null }]), findings: [lacks] };
    answered();
    await open();
    await userEvent.click(button('editor.own'));
    await waitFor(() => expect(published()[0]?.body.items).toMatchObject([{ draft: 5, isOwn: true }]));
  });

  it.each([
    ['in a field of one’s own', [MINE, ALONE], 'position'],
    ['where both have written', [MINE, { ...ALONE, also: ['Inès'] }], 'title.fr'],
    ['and one has written nothing', [ALONE], 'title.fr'],
  ])('is not offered where something is in the way %s', async (_, changes, path) => {
    const lacks = { path, name: 'missing', text: '', severity: 'error', locale: null } as const;
    server.item = { ...changedBy(changes), findings: [lacks] };
    await open();
    expect(screen.queryByRole('button', { name: say('editor.own') })).not.toBeInTheDocument();
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

  it('throws away one’s own alone where one would rather, which is undone as any other', async () => {
    server.item = changedBy([MINE, ALONE]);
    const asked = await press('editor.discard');
    asked.getByText(say('theirs.discardOwn', { names: 'Marie', fields: say('field.position') }));
    const [first, second] = asked.getAllByRole('button');
    expect(second).toHaveAccessibleName(say('theirs.discardAct'));
    expect(first).toHaveAccessibleName(say('theirs.discardOwnAct'));
    await userEvent.click(first!);
    await screen.findByText(say('editor.did.discardedOwn', { names: 'Marie' }));
    await waitFor(() => expect(saves()).toMatchObject([{ path: 'position', value: 10 }]));
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isDiscarded: true });
    await userEvent.click(button('editor.undo'));
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ path: 'position', value: 20 }));
    expect(saves().map(({ path }) => path)).toEqual(['position', 'position']);
  });

  it('names the colleagues who have written in a new draft', async () => {
    server.item = changedBy([MINE, ...MARIES], null);
    const asked = await press('editor.discardNew');
    asked.getByText(`${say('theirs.discard', { name: 'Marie', fields })} ${say('editor.discardText')}`);
  });
});
