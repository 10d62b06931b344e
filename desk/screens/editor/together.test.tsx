import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { tellItemNews } from '../../app/items/item-news';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { type Language, loadLanguage } from '../../app/words';
import type { Me } from '../../../api/people/contract/identity';
import type { DeletedItem } from '../../../api/content/contract/deleted';
import type { OpenItem } from '../../../api/content/contract/item';
import { useLost } from '../../editing/lost';
import { readable } from '../../editing/readable';
import { sendUnsent } from '../../editing/send-unsent';
import { unsentStore } from '../../editing/unsent';
import { toldApart } from './compared/told-apart';
import { button, open, opened, saves, server, spoken, title, TYPE } from './testing/open-editor';
import { Lost } from './unsaved/lost';
import { GoneItem } from './unsaved/who-deleted';

describe('two people', () => {
  const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
  const AT = '2026-11-24T10:00:00Z';
  const draft = (value: string, by: string) => ({
    ...{ number: 5, by, at: AT },
    changes: [{ path: 'title.en', before: 'lighting', value, by }],
  });

  /** What the server says now reaches the form with its news. */
  async function comes(part: Partial<OpenItem>): Promise<void> {
    server.item = opened(part);
    const { shelf, id } = server.item;
    await act(async () => void tellItemNews(`/items/${shelf}/${id}`));
  }

  it('does not stop somebody in the middle of a word, since a colleague comes into the same field', async () => {
    await open();
    await userEvent.type(title('en'), 's');
    // On a busy machine it is saved by now.
    const { draft, state } = server.item;
    await comes({ draft, state, here: [{ name: 'Jules', path: 'title.en' }] });
    expect(title('en')).not.toHaveAttribute('readonly');
    await userEvent.type(title('en'), 'x');
    expect(title('en')).toHaveValue('lightingsx');
    await userEvent.tab();
    await waitFor(() => expect(title('en')).toHaveAttribute('readonly'));
  });

  it('says no more that all is public once a colleague has written on', async () => {
    server.publish = {
      status: 200,
      body: {
        published: [{ shelf: 'types', id: 'lighting', urls: { en: 'https://g/en' }, version: 1 }],
        refused: [],
      },
    };
    await open();
    await userEvent.type(title('en'), 's');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await userEvent.click(button('editor.publish'));
    await screen.findByText(say('editor.published'));
    await comes({ state: 'changed', draft: draft('lights', 'Jules') });
    expect(screen.queryByText(say('editor.published'))).not.toBeInTheDocument();
    screen.getByText(new RegExp(say('editor.allBy', { names: 'Jules' })));
  });

  it('has a text with marks written otherwise without their signs', async () => {
    const [mine, theirs] = ['<p>On <em>light</em></p>', '<p>On lamps</p>'];
    server.item = opened({
      ...{ shelf: 'press', id: 'light', state: 'changed' },
      conflicts: [{ path: 'body.en', mine, theirs, by: 'Jules' }],
      draft: { number: 1, changes: [{ path: 'body.en', before: null, value: mine }], by: 'Inès', at: AT },
    });
    queryClient.clear();
    await open();
    await userEvent.click(screen.getByRole('radio', { name: say('conflict.third') }));
    const text = await screen.findByRole('textbox', { name: say('conflict.third') });
    expect(text).toHaveTextContent(/^On light$/);
  });

  describe('what one wrote and somebody else has put something else in the place of', () => {
    async function replaced(part: Partial<OpenItem>) {
      await open();
      await userEvent.clear(title('en'));
      await userEvent.type(title('en'), 'lamps');
      await waitFor(() => expect(saves().at(-1)?.value).toBe('lamps'));
      await comes(part);
    }

    it('is told by name at the field, and comes back by one press', async () => {
      await replaced({ state: 'changed', draft: draft('lights', 'Jules') });
      expect(title('en')).toHaveValue('lights');
      screen.getByText(say('editor.replaced', { name: 'Jules', text: 'lamps' }));
      await userEvent.click(button('editor.takeMine'));
      expect(title('en')).toHaveValue('lamps');
      await waitFor(() =>
        expect(saves().at(-1)).toEqual({ path: 'title.en', before: 'lights', value: 'lamps' }),
      );
      expect(screen.queryByText(/Jules has put/)).not.toBeInTheDocument();
    });

    it('is told when it is public in its place, by whom', async () => {
      const published = {
        title: { en: 'lights', fr: 'luminaires' },
        slug: { en: 'lighting', fr: 'luminaires' },
        updated_at: AT,
      };
      await replaced({ published, version: 'v2', writer: { name: 'Jules', hasPublished: true } });
      screen.getByText(say('editor.replacedPublic', { name: 'Jules', text: 'lamps' }));
      screen.getByText(/^public since .*, by Jules$/);
      await userEvent.click(button('editor.leaveTheirs'));
      expect(title('en')).toHaveValue('lights');
      expect(screen.queryByText(/Jules has put/)).not.toBeInTheDocument();
    });

    it('is told as thrown away, by whom, where nobody has put anything there', async () => {
      await replaced({ takenBack: [{ path: 'title.en', by: 'Jules' }] });
      expect(title('en')).toHaveValue('lighting');
      screen.getByText(say('editor.thrownAway', { name: 'Jules', text: 'lamps' }));
      expect(screen.queryByText(/it is public/)).not.toBeInTheDocument();
      await userEvent.click(button('editor.takeMine'));
      expect(title('en')).toHaveValue('lamps');
    });

    it('is not told of one’s own words that a colleague has published', async () => {
      const published = { ...opened().published, title: { en: 'lamps', fr: 'luminaires' } };
      await replaced({ published, version: 'v2', writer: { name: 'Jules', hasPublished: true } });
      expect(screen.queryByText(/Jules has put/)).not.toBeInTheDocument();
    });
  });

  describe('who rests in a field', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('has left it to the colleague who has come into it', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await open();
      await user.type(title('en'), 's');
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
      expect(title('en')).not.toHaveAttribute('readonly');
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(title('en')).toHaveAttribute('readonly');
      await user.keyboard('x');
      screen.getByText(say('editor.theirs', { name: 'Jules', seconds: 20 }));
    });

    it('is asked which of two is to stay, and nobody in the middle of a word', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await open();
      const by = say('conflict.by', { name: 'Jules' });
      await user.type(title('en'), 's');
      server.conflicts = [{ path: 'title.en', mine: 'lightings', theirs: 'lights', by: 'Jules' }];
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      await user.keyboard('x');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      screen.getByText(say('editor.conflictHere', { name: 'Jules' }));
      expect(screen.queryByRole('heading', { name: by })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      screen.getByRole('heading', { name: by });
      await user.keyboard('y');
      screen.getByRole('heading', { name: by });
    });
  });

  describe('a field that a colleague is in', () => {
    const saysWhen = (one: HTMLElement) => {
      const description = one.getAttribute('aria-describedby') ?? '';
      const texts = description.split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain(say('editor.writes', { name: 'Jules' }));
      expect(texts).toContain(say('editor.freeAgain', { name: 'Jules', seconds: 20 }));
    };

    it('says when it is free again', async () => {
      await open();
      await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
      saysWhen(title('en'));
      expect(title('fr')).not.toHaveAccessibleDescription(/Jules/);
    });

    it('is come to as one and says so where it is several, also to somebody who was in it', async () => {
      const article = { shelf: 'press', id: 'light' } as const;
      server.item = opened(article);
      await open();
      const group = () => screen.getByRole('group', { name: say('fields.press.cited_works') });
      expect(group()).not.toHaveAttribute('tabindex');
      act(() => within(group()).getByRole('button').focus());
      await comes({ ...article, here: [{ name: 'Jules', path: 'cited_works' }] });
      expect(group()).toHaveFocus();
      saysWhen(group());
    });
  });

  describe('colleagues who have it open', () => {
    it('are named at the top wherever they are, beside what is missing', async () => {
      await open();
      const name = `${say('fields.types.title')}, ${say('language', { language: 'fr' })}`;
      await comes({
        here: [
          { name: 'Jules', path: 'position' },
          { name: 'Ada', path: null, waitsAt: 'title.fr' },
          { name: 'Marie', path: null },
        ],
      });
      screen.getByText(say('editor.isAt', { name: 'Jules', field: say('fields.types.position') }));
      screen.getByText(say('editor.isAtYours', { name: 'Ada', field: name }));
      screen.getByText(say('editor.isIn', { name: 'Marie' }));
      await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
      expect(screen.getAllByText(say('editor.complete'))).toHaveLength(2);
    });
  });

  it('leads from the field that two have changed to where one chooses, and names the other one', async () => {
    server.item = opened({
      state: 'changed',
      conflicts: [{ path: 'title.en', mine: 'lamps', theirs: 'lights', by: 'Jules' }],
      draft: draft('lamps', 'Inès'),
    });
    await open();
    screen.getByText(say('editor.conflictHere', { name: 'Jules' }));
    await userEvent.click(button('editor.conflictChoose'));
    expect(screen.getByRole('radio', { name: /^yours/ })).toHaveFocus();
  });
});

describe('beside and unsaved', () => {
  describe('the list that one comes from', () => {
    const beside = (id: string) => ({ id, title: { en: `The ${id}` } });

    it('is gone through by keys and by links, with its filters', async () => {
      server.place = { place: 3, count: 26, before: beside('storage'), after: beside('tables') };
      const { where } = await open('publish', '/types/lighting?sort=title&down=true&preview=fr,day,wide');
      await screen.findByText('3 / 26');
      expect(
        server.asked.some(({ path }) => path === '/items/types/lighting/place?sort=title&down=true'),
      ).toBe(true);
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
      expect(
        screen.queryByText(spoken.language.say('unsaved.refused', { count: 1 })),
      ).not.toBeInTheDocument();
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
});

describe('theirs too', () => {
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
      asked.getByText(say('theirs.publishOwn', { names: 'Marie', fields: say('fields.types.position') }));
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
      asked.getByText(say('theirs.discardOwn', { names: 'Marie', fields: say('fields.types.position') }));
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
});

describe('told apart', () => {
  let language: Language;
  beforeAll(async () => void (language = await loadLanguage('en')));
  const read = (one: unknown, other: unknown) => toldApart(one, other, language).map(readable);

  it.each([
    ['emphasis', '<p>The Arc.</p>', '<p>The <em>Arc</em>.</p>', ['The Arc.', 'The [italic: Arc].']],
    [
      'a language',
      '<p>The <span lang="fr">Arche</span>.</p>',
      '<p>The <em lang="fr">Arche</em>.</p>',
      ['The [French: Arche].', 'The [italic, French: Arche].'],
    ],
    [
      'where a link leads',
      '<p><a href="/works/arc">Arc</a></p>',
      '<p><a href="/fr/oeuvres/arche" hreflang="fr">Arc</a></p>',
      ['[link: Arc → /works/arc]', '[link: Arc → /fr/oeuvres/arche (fr)]'],
    ],
    ['a heading', '<p>Arc</p>', '<h3>Arc</h3>', ['Arc', '[heading: Arc]']],
    [
      'one of two that say the same',
      '<p><em>Arc</em>, <em>Arc</em></p>',
      '<p><em>Arc</em>, Arc</p>',
      ['Arc, [italic: Arc]', 'Arc, Arc'],
    ],
  ])('writes out %s', (_, one, other, texts) => expect(read(one, other)).toEqual(texts));

  it('leaves marks alone that both have, and those of what is wholly new', () => {
    expect(read('<p><em>Arc</em>, lit</p>', '<p><em>Arc</em></p>')).toEqual(['Arc, lit', 'Arc']);
    expect(read(null, '<p><em>Arc</em></p>')).toEqual(['', 'Arc']);
  });

  it('names the files of a picture and of the one in its place, and calls a new one by its description', () => {
    const alt = { en: 'A lamp' };
    expect(read([{ file: 'day.jpg', alt }], [{ file: 'noon.jpg', hd: 'hd/noon.jpg', alt }])).toEqual([
      '1: A lamp; day.jpg',
      '1: A lamp; noon.jpg',
    ]);
    expect(read(null, [{ file: 'day.jpg', alt }])).toEqual(['', '1: A lamp']);
    expect(read(null, [{ file: 'day.jpg', alt: {} }])).toEqual(['', '1: day.jpg']);
  });

  it('has a line for each picture that is not the same, with its number and what differs', () => {
    const [day, back] = [
      { file: 'day.jpg', alt: { en: 'A lamp' } },
      { file: 'back.jpg', alt: { en: 'Its back' } },
    ];
    const side = { file: 'side.jpg', alt: { en: 'Its side', fr: 'Son côté' }, credit: 'Studio' };
    const other = { ...side, alt: { en: 'Its left side', fr: 'Son côté' } };
    expect(read([day, back, side], [day, { ...back, credit: 'Studio' }, other])).toEqual([
      '2: credit: nothing\n3: description, English: Its side',
      '2: credit: Studio\n3: description, English: Its left side',
    ]);
  });

  it('says where a picture was that was moved, and what was changed of it then', () => {
    const [day, back] = [
      { file: 'day.jpg', alt: { en: 'A lamp' } },
      { file: 'back.jpg', alt: { en: 'Its back' }, hd: 'back.jpg', night: { file: 'back-lit.jpg', alt: {} } },
    ];
    expect(read([day, back], [back, day])).toEqual(['1: A lamp', '2: A lamp']);
    const lit = { ...back, hd: undefined, night: { ...back.night, lamp: true } };
    expect(read([day, back], [lit, day])[1]).toBe(
      [
        '1: the piece is a light that visitors can switch on: on; visitors may download the picture in full size: off',
        '2: A lamp',
      ].join('\n'),
    );
  });

  it('tells apart texts of a list', () => {
    expect(read(['<p>Arc</p>', '<p>Quay</p>'], ['<p>Arc</p>', '<p><em>Quay</em></p>'])).toEqual([
      'Arc, Quay',
      'Arc, [italic: Quay]',
    ]);
  });
});

describe('lost', () => {
  const ME = 7;
  let language: Language;
  let asked: [method: string, path: string, body: unknown][];
  beforeAll(async () => {
    language = await loadLanguage('en');
  });
  beforeEach(() => {
    localStorage.clear();
    asked = [];
    window.scrollTo = () => {};
    globalThis.fetch = (async (url: string, { method, body }: { method: string; body: string }) => {
      const path = url.replace('/desk/api', '');
      asked.push([method, path, JSON.parse(body)]);
      const isOld = path.startsWith('/items/works/bench/');
      const item = { shelf: 'works', id: 'bench-2', published: null, draft: { changes: [] } };
      const content = isOld ? { error: { fault: 'notFound' } } : path.endsWith('draft') ? { item } : item;
      return {
        ...{ ok: !isOld, status: isOld ? 404 : 200, headers: new Headers() },
        text: async () => JSON.stringify(content),
      };
    }) as unknown as typeof fetch;
  });
  const kept = () => unsentStore(ME, 'works', 'bench');

  function Known() {
    return (
      <p>
        {useLost(ME)
          .map(({ id }) => id)
          .join() || 'nothing'}
      </p>
    );
  }
  async function open() {
    const router = renderInDesk(
      () => (
        <>
          <Known />
          <Lost shelf="works" id="bench" person={ME} />
        </>
      ),
      language,
    );
    await screen.findByRole('heading', { name: language.say('unsaved.gone') });
    return () => router.state.location.pathname;
  }

  it('is found by the next visit, tried once, and shown with what was typed', async () => {
    kept().keep('title.en', { before: null, value: 'A bench' });
    await sendUnsent(ME);
    expect(asked).toHaveLength(1);
    await open();
    expect(screen.getByText('bench')).toBeInTheDocument();
    expect(screen.getByText('A bench')).toBeInTheDocument();
    expect(kept().all().size).toBe(1);
  });

  it('is made a new one of, or thrown away, and is known no more', async () => {
    kept().keep('title.en', { before: null, value: 'A bench' });
    kept().keep('title.fr', { before: null, value: 'Un banc' });
    await act(() => sendUnsent(ME));
    const where = await open();
    await userEvent.click(screen.getByRole('button', { name: language.say('unsaved.makeNew') }));
    await waitFor(() => expect(where()).toBe('/works/bench-2'));
    expect(asked.at(-2)).toEqual(['POST', '/items', { shelf: 'works', title: 'A bench' }]);
    expect(asked.at(-1)).toEqual([
      'PUT',
      '/items/works/bench-2/draft',
      { changes: [{ path: 'title', before: null, value: { en: 'A bench', fr: 'Un banc' } }] },
    ]);
    expect(kept().all().size).toBe(0);
  });

  it('keeps what is typed where no new one can be made', async () => {
    kept().keep('title.en', { before: null, value: 'A bench' });
    await open();
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'));
    await userEvent.click(screen.getByRole('button', { name: language.say('unsaved.makeNew') }));
    expect(await screen.findByText(language.say('fault.offline'))).toBeInTheDocument();
    expect(kept().all().size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: language.say('unsaved.throwAway') }));
    expect(kept().all().size).toBe(0);
  });
});

describe('who deleted', () => {
  const DRAFT: DeletedItem = {
    ...{ shelf: 'works', id: 'mirror', version: 8, isDraft: true, title: { en: 'Mirror' } },
    ...{ at: '2020-11-24T10:00:00Z', by: 'Jules' },
  };

  async function open(items: DeletedItem[]) {
    const asked: string[] = [];
    queryClient.clear();
    window.scrollTo = () => {};
    globalThis.fetch = (async (path: string, { method = 'GET', body = '' } = {}) => {
      if (method === 'POST') asked.push(`${path} ${body}`);
      const text = async () => JSON.stringify({ items, lines: [] });
      return { status: 200, ok: true, headers: new Headers(), text };
    }) as never;
    setMe({ id: 1, name: 'Ada', may: 'write', language: 'en', letterKeys: true } as Me);
    renderInDesk(() => <GoneItem shelf="works" id="mirror" />, await loadLanguage('en'));
    return { asked, title: await screen.findByRole('heading', { level: 1 }) };
  }

  it('says at the address of a draft by whom it was discarded and when, with the way back', async () => {
    const { asked, title } = await open([DRAFT]);
    expect(title).toHaveTextContent('This draft was discarded');
    expect(screen.getByText('Mirror: draft, discarded on 24 November 2020 by Jules.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'bring it back' }));
    expect(asked).toEqual(['/desk/api/items/works/mirror/draft/bring-back {"number":8}']);
  });

  it('leaves the way back of what was public to those who may publish', async () => {
    const { isDraft: _, ...item } = DRAFT;
    const { title } = await open([item]);
    expect(title).toHaveTextContent('This was deleted');
    expect(screen.queryByRole('button', { name: 'bring it back' })).not.toBeInTheDocument();
  });

  it('says that there is nothing where nothing was deleted', async () => {
    const { title } = await open([]);
    expect(title).toHaveTextContent('There is nothing here');
  });
});
