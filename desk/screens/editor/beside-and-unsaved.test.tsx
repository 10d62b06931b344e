import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TYPE, button, open, opened, saves, server, spoken, title } from './testing/open-editor';

describe('the list that one comes from', () => {
  const beside = (id: string) => ({ id, title: { en: `The ${id}` } });

  it('is gone through by keys and by links, with its filters', async () => {
    server.place = { place: 3, count: 26, before: beside('storage'), after: beside('tables') };
    const { where } = await open('publish', '/types/lighting?sort=title&down=true&preview=fr,day,wide');
    await screen.findByText('3 / 26');
    expect(server.asked.some(({ path }) => path === '/items/types/lighting/place?sort=title&down=true')).toBe(
      true,
    );
    const list = { sort: 'title', down: true, preview: 'fr,day,wide' };
    await userEvent.keyboard(']');
    expect(where()).toMatchObject({ pathname: '/types/tables', search: list });
    await userEvent.keyboard('[[');
    expect(where()).toMatchObject({ pathname: '/types/storage', search: list });
    await userEvent.click(screen.getByRole('link', { name: 'next: The tables' }));
    await waitFor(() => expect(where()).toMatchObject({ pathname: '/types/tables', search: list }));
  });

  it('ends at its ends, and leaves a text alone that brackets are typed into', async () => {
    server.place = { place: 1, count: 26, before: null, after: beside('tables') };
    const { where } = await open('publish', '/types/lighting');
    await screen.findByText('1 / 26');
    await userEvent.keyboard('[[');
    await userEvent.type(title('en'), ']');
    expect(where().pathname).toBe('/types/lighting');
    expect(screen.queryByRole('link', { name: /^previous/ })).not.toBeInTheDocument();
  });

  it('says so where the item is in it no longer', async () => {
    server.place = { place: null, count: 25, before: null, after: beside('tables') };
    await open();
    expect(await screen.findByText('– / 25')).toBeInTheDocument();
    expect(screen.getByText(spoken.language.say('editor.notInList'))).toBeInTheDocument();
  });
});

describe('one language alone', () => {
  const lacks = (locale: 'en' | 'fr') =>
    ({ path: `title.${locale}`, name: 'missing', text: '', severity: 'error', locale }) as const;
  const changes = [{ path: 'title.en', before: 'lights', value: 'lighting' }];
  const draft = { number: 4, changes, by: 'Inès', at: '2026-11-24T10:00:00Z' };

  it('is not offered where nothing of it has changed, and the emptied one is said to stay public', async () => {
    const emptied = [{ path: 'title.fr', before: 'luminaires', value: null }];
    const urls = { en: '/works/type/lighting', fr: '/fr/oeuvres/type/luminaires' };
    server.item = opened({
      ...{ state: 'changed', urls, findings: [lacks('fr')] },
      draft: { ...draft, changes: emptied },
    });
    await open();
    expect(
      screen.queryByRole('button', { name: spoken.language.say('editor.only', { language: 'en' }) }),
    ).not.toBeInTheDocument();
    expect(
      screen.getAllByText(spoken.language.say('finding.missingPublic', { language: 'fr' })),
    ).not.toHaveLength(0);
  });

  it('can be published while the other lacks something, and it is said which is public then', async () => {
    server.item = opened({ state: 'changed', draft, findings: [lacks('fr')] });
    const urls = { en: '/works/type/lighting', fr: '/fr/oeuvres/type/luminaires' };
    server.publish = {
      status: 200,
      body: { published: [{ shelf: 'types', id: 'lighting', urls, version: 1 }], refused: [] },
    };
    await open();
    expect(
      screen.getByText(spoken.language.say('editor.refusedIn', { count: 1, language: 'fr' })),
    ).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(spoken.language.say('editor.onlyText', { language: 'en' }))),
    ).toBeInTheDocument();
    await userEvent.click(
      screen.getAllByRole('button', { name: spoken.language.say('editor.only', { language: 'en' }) })[0]!,
    );
    await screen.findByText(spoken.language.say('editor.publishedOnly', { language: 'en' }));
    expect(server.asked.find(({ path }) => path === '/publish')?.body.items).toEqual([
      { shelf: 'types', id: 'lighting', draft: 4, only: 'en' },
    ]);
    expect(screen.getByRole('link', { name: spoken.language.say('editor.publishedIn') })).toHaveAttribute(
      'href',
      urls.en,
    );
  });

  it('is not offered where both lack something', async () => {
    server.item = opened({ state: 'changed', draft, findings: [lacks('fr'), lacks('en')] });
    await open();
    expect(screen.getByText(spoken.language.say('editor.refused', { count: 2 }))).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: spoken.language.say('editor.only', { language: 'en' }) }),
    ).not.toBeInTheDocument();
  });

  it('is not offered to who may not publish', async () => {
    server.item = opened({ state: 'changed', draft, findings: [lacks('fr')] });
    await open('write');
    expect(
      screen.queryByRole('button', { name: spoken.language.say('editor.only', { language: 'en' }) }),
    ).not.toBeInTheDocument();
  });

  it('is said to be the only one, and the other is added by giving it an address', async () => {
    server.item = opened({ published: { ...TYPE, slug: { en: 'lighting' }, title: { en: 'lighting' } } });
    await open();
    expect(screen.getByText(spoken.language.say('items.only', { language: 'en' }))).toBeInTheDocument();
    expect(screen.getByText(spoken.language.say('editor.notThere'))).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: spoken.language.say('editor.addLanguage', { language: 'fr' }) }),
    );
    await waitFor(() => expect(saves()).toEqual([{ path: 'slug.fr', before: null, value: 'lighting' }]));
    expect(title('fr')).toHaveFocus();
    expect(
      screen.queryByRole('button', { name: spoken.language.say('editor.addLanguage', { language: 'fr' }) }),
    ).not.toBeInTheDocument();
  });
});

describe('what can never be saved', () => {
  const fault = (status: number, name: string, fields?: string[]) => ({
    status,
    body: { error: { fault: name, ...(fields && { fields }) } },
  });
  const notice = async (key: 'unsaved.gone' | 'unsaved.refused') => {
    const name = spoken.language.say(key, { count: 1 });
    return within((await screen.findByRole('heading', { name })).closest('section')!);
  };

  it('of an item that was deleted is shown, and made a new one of', async () => {
    const { where } = await open();
    server.refusal = fault(404, 'notFound');
    await userEvent.type(title('en'), ' etc.');
    expect((await notice('unsaved.gone')).getByText('lighting etc.')).toBeInTheDocument();
    expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true');
    const before = saves().length;
    await userEvent.click(button('unsaved.makeNew'));
    await waitFor(() => expect(where().pathname).toBe('/types/new'));
    expect(saves().slice(before)).toContainEqual({
      path: 'title',
      before: null,
      value: { en: 'lighting etc.', fr: 'luminaires' },
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('desk.unsent'))).toEqual([]);
  });

  it('is said of an item that was deleted though nothing was typed', async () => {
    server.refusal = fault(404, 'notFound');
    await open();
    await (await notice('unsaved.gone')).findByText(spoken.language.say('unsaved.goneEmpty'));
    await userEvent.click(button('unsaved.list'));
  });

  it('in one field stands beside it until it is thrown away', async () => {
    await open();
    server.refusal = fault(422, 'invalid', ['title.en']);
    await userEvent.type(title('en'), '!');
    const list = await notice('unsaved.refused');
    await list.findByText('lighting!');
    await userEvent.click(
      list.getByRole('button', { name: new RegExp(`^${spoken.language.say('unsaved.throwAway')}`) }),
    );
    expect(title('en')).toHaveValue('lighting');
    expect(screen.queryByText(spoken.language.say('unsaved.refused', { count: 1 }))).not.toBeInTheDocument();
  });

  it('can be copied', async () => {
    const user = userEvent.setup();
    await open();
    server.refusal = fault(404, 'notFound');
    await user.type(title('fr'), 's');
    await user.click(await screen.findByRole('button', { name: spoken.language.say('unsaved.copyAll') }));
    expect(await navigator.clipboard.readText()).toContain('luminairess');
    expect(await screen.findByText(spoken.language.say('unsaved.copied'))).toBeInTheDocument();
  });
});
