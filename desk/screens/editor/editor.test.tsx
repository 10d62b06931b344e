import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { noteAnswer } from '../../app/line/connection';
import { takeAlong } from '../../app/lists/just-done';
import { rowReturnedTo } from '../../collection-list/row-left';
import { loadLanguage } from '../../app/words';
import type { Finding } from '../../../api/content/contract/item';
import type { HomePlace, Referring } from '../../../api/content/contract/publishing';
import { kindOf } from '../../kinds/kinds';
import { labelOf, textAt } from './label-of';
import { button, look, open, opened, saves, server, spoken, title, TYPE } from './testing/open-editor';

describe('opened', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has nothing to publish until something is changed, and says what is public beside it', async () => {
    await open();
    expect(button('editor.nothing')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(title('en'), ' etc.');
    expect(screen.getByText(spoken.language.say('editor.was', { text: 'lighting' }))).toBeInTheDocument();
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ path: 'title.en', value: 'lighting etc.' }));
    expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'false');
  });

  it('publishes by a key what was typed just before', async () => {
    await open();
    await userEvent.type(title('fr'), 's');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.asked.some(({ path }) => path === '/publish')).toBe(true));
    expect(saves()).toHaveLength(1);
    expect(server.asked.find(({ path }) => path === '/publish')?.body.items).toEqual([
      { shelf: 'types', id: 'lighting', draft: 1 },
    ]);
  });

  it('publishes nothing where a colleague was first, before one has chosen', async () => {
    server.conflicts = [{ path: 'title.fr', mine: 'luminairess', theirs: 'lampes', by: 'Jules' }];
    await open();
    await userEvent.type(title('fr'), 's');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(spoken.language.say('conflict.by', { name: 'Jules' }));
    await waitFor(() => expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true'));
    expect(server.asked.filter(({ path }) => path === '/publish')).toEqual([]);
  });

  it('lists what is in the way, and leads there', async () => {
    const finding = { path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' } as const;
    server.item = opened({
      state: 'changed',
      draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
    });
    server.publish = {
      status: 409,
      body: { published: [], refused: [{ shelf: 'types', id: 'lighting', findings: [finding] }] },
    };
    await open();
    await userEvent.click(button('editor.publish'));
    const list = await screen.findByRole('complementary', { name: spoken.language.say('editor.findings') });
    await within(list).findByText(spoken.language.say('finding.missingHere'));
    expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(list).getByRole('button', { name: spoken.language.say('editor.goThere') }));
    expect(title('fr')).toHaveFocus();
  });

  it('lets people who may only write do so, and says that another publishes', async () => {
    await open('write');
    await userEvent.type(title('en'), 's');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(button('editor.mayNot')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(server.asked.filter(({ path }) => path === '/publish')).toEqual([]);
  });

  it('undoes from anywhere but a text, and by a button', async () => {
    await open();
    await userEvent.type(title('en'), 's');
    await userEvent.click(button('editor.undo'));
    expect(title('en')).toHaveValue('lighting');
    await userEvent.click(button('editor.redo'));
    expect(title('en')).toHaveValue('lightings');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(title('en')).toHaveValue('lighting');
  });

  it('shows both versions of what two have changed until one is chosen', async () => {
    server.item = opened({
      state: 'changed',
      conflicts: [{ path: 'title.en', mine: 'lamps', theirs: 'lights', by: null }],
      draft: {
        number: 1,
        changes: [{ path: 'title.en', before: 'lighting', value: 'lamps' }],
        by: 'Inès',
        at: '2026-11-24T10:00:00Z',
      },
    });
    await open();
    const keep = button('conflict.keep');
    expect(keep).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: new RegExp('lights') }));
    await userEvent.click(keep);
    await waitFor(() => expect(saves()).toEqual([{ path: 'title.en', before: 'lights', value: 'lights' }]));
  });

  it('is left without a fault in browsers that scroll by promise', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    Element.prototype.scrollIntoView = (() => Promise.resolve()) as never;
    window.location.hash = '#group-typeLabel';
    const place = Object.assign(document.createElement('i'), { id: 'group-typeLabel' });
    document.body.append(place);
    await open();
    expect(cleanup).not.toThrow();
    expect(reported).not.toHaveBeenCalled();
    place.remove();
    window.location.hash = '';
  });

  it('has the title of what was just made written first, its address following', async () => {
    server.item = opened({ published: null, state: 'draft', version: null });
    await open();
    expect(title('en')).toHaveFocus();
    await userEvent.keyboard('Floor lamps');
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ path: 'slug.en', value: 'floor-lamps' }));
    const address = {
      name: `${spoken.language.say('fields.works.slug')}, ${spoken.language.say('language', { language: 'en' })}`,
    };
    expect(screen.getByRole('textbox', address)).toHaveValue('floor-lamps');
  });

  it('has the title of what was just duplicated written first as well, as long as it says so', async () => {
    const change = (value: string) => ({ path: 'title', before: null, value: { en: value, fr: value } });
    const made = (value: string) =>
      opened({
        ...{ published: null, state: 'draft', version: null },
        draft: { number: 1, changes: [change(value)], by: 'Inès', at: '2026-11-24T10:00:00Z' },
      });
    server.item = made('lighting (copy)');
    await open();
    expect(title('en')).toHaveFocus();
    cleanup();
    server.item = made('lighting');
    await open();
    expect(title('en')).not.toHaveFocus();
  });

  it('shows what is in the way in the order of the form, whatever the order that it was found in', async () => {
    const missing = (path: string, locale: 'en' | 'fr') =>
      ({ path, name: 'missing', text: '', severity: 'error', locale }) as const;
    server.item = opened({
      state: 'changed',
      findings: [missing('slug.en', 'en'), missing('title.fr', 'fr')],
    });
    await open();
    await userEvent.click(button('editor.showFirst'));
    expect(title('fr')).toHaveFocus();
  });
});

describe('undo', () => {
  afterEach(() => jest.restoreAllMocks());

  const press = (keys: string) => userEvent.keyboard(keys);
  const UNDO = '{Control>}z{/Control}';
  const said = (
    key: 'undone' | 'redone',
    locale: 'en' | 'fr',
    field: 'types.title' | 'creators.biography' = 'types.title',
  ) => {
    const { say } = spoken.language;
    const name = `${say(`fields.${field}`)}, ${say('language', { language: locale })}`;
    return screen.findByText(say(`editor.did.${key}`, { fields: name }));
  };

  it('is the same by its key in a text and by the button at the foot, and says what it changed', async () => {
    await open();
    await userEvent.type(title('en'), ' etc.');
    await userEvent.type(title('fr'), ' divers');
    await userEvent.click(button('editor.undo'));
    expect(title('fr')).toHaveValue('luminaires');
    await said('undone', 'fr');
    await userEvent.click(title('en'));
    await press(UNDO);
    expect(title('en')).toHaveValue('lighting');
    await said('undone', 'en');
    await press(UNDO);
    expect([title('en'), title('fr')].map((text) => (text as HTMLTextAreaElement).value)).toEqual([
      'lighting',
      'luminaires',
    ]);
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(title('en')).toHaveValue('lighting etc.');
    await said('redone', 'en');
    await press('{Control>}y{/Control}');
    expect(title('fr')).toHaveValue('luminaires divers');
  });

  it('goes to the field that it changed, where one writes on', async () => {
    await open();
    await userEvent.type(title('en'), '!');
    await userEvent.click(title('fr'));
    await press(UNDO);
    expect(title('en')).toHaveFocus();
  });

  it('leaves the page where it is as long as what it changed is seen', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    let top = 300;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      // What is pressed stays where it is.
      const at = this.closest('footer') ? 800 : top;
      return { top: at, bottom: at + 100, height: 100 } as DOMRect;
    });
    await open();
    await userEvent.type(title('en'), '!');
    await userEvent.click(button('editor.undo'));
    expect(scrolled).not.toHaveBeenCalled();
    top = 5_000;
    await userEvent.click(button('editor.redo'));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is still there after another screen of the desk', async () => {
    await open();
    await userEvent.type(title('en'), '!');
    await waitFor(() => expect(saves()).toHaveLength(1));
    cleanup();
    await open();
    expect(title('en')).toHaveValue('lighting!');
    await userEvent.click(button('editor.undo'));
    expect(title('en')).toHaveValue('lighting');
  });

  it('brings back what was discarded, which is said', async () => {
    await open();
    await userEvent.type(title('en'), '!');
    await userEvent.click(await screen.findByRole('button', { name: spoken.language.say('editor.discard') }));
    expect(title('en')).toHaveValue('lighting');
    await screen.findByText(spoken.language.say('editor.did.discarded'));
    await userEvent.click(button('editor.undo'));
    expect(title('en')).toHaveValue('lighting!');
    await said('undone', 'en');
  });

  it('takes typography back by one key, and what was typed by the next, which does not bring it again', async () => {
    await open();
    await userEvent.type(title('fr'), ' ?');
    expect(title('fr')).toHaveValue('luminaires\u202f?');
    await press(UNDO);
    expect(title('fr')).toHaveValue('luminaires ?');
    await press(UNDO);
    expect(title('fr')).toHaveValue('luminaires');
    await press('{Control>}y{/Control}');
    expect(title('fr')).toHaveValue('luminaires ?');
  });

  it('takes a long text back as the foot does, and nothing twice', async () => {
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    const published = {
      name: 'Armand',
      biography: { en: '<p>One.</p> <p>Two.</p>' },
      slug: { en: 'armand' },
    };
    server.item = opened({ shelf: 'creators', id: 'armand', published });
    await open();
    const { say } = spoken.language;
    const name = `${say('fields.creators.biography')}, ${say('language', { language: 'en' })}`;
    const text = await screen.findByRole('textbox', { name });
    const { editor } = text as HTMLElement & { editor: Editor };
    act(() => text.focus());
    act(() => void editor.commands.deleteRange({ from: 6, to: 12 }));
    act(() => void editor.commands.insertContentAt(5, ' A whole sentence more.'));
    expect(text).toHaveTextContent('One. A whole sentence more.');
    await userEvent.click(button('editor.undo'));
    expect(text).toHaveTextContent(/^One\.$/);
    act(() => text.focus());
    await press(UNDO);
    expect(text).toHaveTextContent(/^One\.Two\.$/);
    await said('undone', 'en', 'creators.biography');
    await press(UNDO);
    expect(text).toHaveTextContent(/^One\.Two\.$/);
  });

  describe('where nothing is left to undo', () => {
    const AT = '2026-11-24T10:00:00Z';
    const changes = [{ path: 'title.en', before: 'lighting', value: 'lights', by: 'Inès' }];
    const earlier = () => screen.getByRole('link', { name: spoken.language.say('history.link') });

    it('leads to the versions, where what was changed before a reload is taken back', async () => {
      server.item = opened({ state: 'changed', draft: { number: 4, by: 'Inès', at: AT, changes } });
      await open();
      const undo = button('editor.undo');
      expect(undo).toHaveAttribute('aria-disabled', 'true');
      expect(undo).toHaveAttribute('title', 'What was changed earlier is under versions');
      await userEvent.click(undo);
      await screen.findByText(/^What was changed earlier is under/);
      expect(earlier()).toHaveAttribute('href', expect.stringContaining('/types/lighting/history'));
      await userEvent.type(title('fr'), 's');
      expect(screen.queryByText(/^What was changed earlier is under/)).not.toBeInTheDocument();
    });

    it('says that by its key as well, and of what is public that there is nothing', async () => {
      await open();
      await userEvent.type(title('en'), '!');
      await press(UNDO + UNDO);
      await screen.findByText(/^Nothing more to undo|^What was changed earlier/);
    });
  });

  it('publishes by its key alone: the button that has the focus is not pressed', async () => {
    server.item = opened({
      ...{ shelf: 'events', id: 'talk', state: 'changed' },
      published: {
        title: { en: 'Talk', fr: 'Causerie' },
        slug: { en: 'talk', fr: 'causerie' },
        starts_on: '2026-12-04',
      },
      draft: {
        ...{ number: 4, by: 'Inès', at: '2026-11-24T10:00:00Z' },
        changes: [{ path: 'starts_on', before: '2026-12-04', value: '2026-12-05', by: 'Inès' }],
      },
    });
    await open();
    const [calendar] = screen.getAllByRole('button', {
      name: new RegExp(spoken.language.say('calendar'), 'i'),
    });
    act(() => calendar!.focus());
    await press('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.asked.some(({ path }) => path === '/publish')).toBe(true));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('heads', () => {
  const missing = (path: string): Finding => ({
    ...{ path, name: 'missing', text: '', severity: 'error', locale: null },
  });
  const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);

  it('says of a new creator that the name lacks, on the page of each language', async () => {
    server.item = opened({
      ...{ shelf: 'creators', id: 'creator', published: null, state: 'draft' },
      draft: { number: 1, changes: [], by: 'Ada', at: '2026-11-20T10:00:00Z' },
      findings: [missing('name'), missing('sort_name')],
    });
    await open();
    expect(screen.queryByText(say('editor.complete'))).toBeNull();
    expect(screen.getAllByText(say('editor.missingTexts', { count: 2 }))).toHaveLength(2);
  });

  it('says that texts are there where it is something else that lacks', async () => {
    server.item = opened({
      ...{ shelf: 'works', id: 'lamp', published: { title: { en: 'Lamp', fr: 'Lampe' } } },
      findings: [missing('creators')],
    });
    await open();
    expect(screen.getAllByText(say('editor.complete'))).toHaveLength(2);
  });
});

describe('event to fill', () => {
  const missing = (path: string): Finding => ({
    ...{ path, name: 'missing', text: '', severity: 'error', locale: null },
  });
  const event = (values: object, findings: Finding[] = []) =>
    opened({ shelf: 'events', id: 'event', published: null, state: 'draft', findings, ...draftOf(values) });
  const draftOf = (values: object) => ({
    draft: {
      ...{ number: 1, by: 'Inès', at: new Date().toISOString() },
      changes: Object.entries(values).map(([path, value]) => ({
        path,
        before: null,
        value: value as unknown,
      })),
    },
  });

  it('counts what there is to fill in of an event alike at its head, its groups, its list and its foot', async () => {
    server.item = event({}, ['title', 'kind', 'starts_on', 'ends_on'].map(missing));
    await open();
    expect(screen.getAllByText('2 texts missing')).toHaveLength(2);
    const groups = within(screen.getByRole('navigation', { name: 'groups of fields' }));
    expect(groups.getByRole('link', { name: /label/ })).toHaveTextContent('4 things missing');
    expect(groups.getByRole('link', { name: /when/ })).toHaveTextContent('2 things missing');
    expect(screen.getByText('draft: 6 things to fill in')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '6 things to fill in' })).toBeInTheDocument();
  });

  it('counts the kind as a text, as long as it is not written', async () => {
    server.item = event({ 'slug.en': 'talk', 'slug.fr': 'causerie' }, [missing('kind')]);
    await open();
    expect(screen.getAllByText('1 text missing')).toHaveLength(2);
    expect(screen.queryByText('required texts are there')).not.toBeInTheDocument();
  });

  it.each([
    ['the opening, for several days', '2026-12-20', null, /^The hour of the opening/],
    ['all days, where it has an end', '2026-12-20', '20:00', /the hours of all its days/],
  ])('always says what the hour is of: %s', async (_, ends_on, ends_at, words) => {
    server.item = event({ starts_on: '2026-12-04', ends_on, ends_at });
    await open();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says nothing of an opening where there is one day', async () => {
    server.item = event({ starts_on: '2026-12-04', ends_on: '2026-12-04' });
    await open();
    expect(screen.queryByText(/^The hour of the opening/)).not.toBeInTheDocument();
    expect(screen.queryByText(/says nothing of days/)).not.toBeInTheDocument();
  });

  it('says that the page says nothing of days while the first one is not written yet', async () => {
    server.item = event({});
    await open();
    const words = 'The first day is not written yet: below, the page says nothing of days.';
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('leads to the page that has the address already, and does not say that the old one leads here', async () => {
    const text = 'quai-bench';
    const of = { shelf: 'works' as const, id: text, title: { en: 'Quai bench', fr: 'Banc Quai' } };
    const taken: Finding = { path: 'slug.en', name: 'slugTaken', text, severity: 'error', locale: 'en', of };
    server.item = opened({
      ...{ shelf: 'works', id: 'lamp', state: 'changed', findings: [taken] },
      published: { title: { en: 'Lamp', fr: 'Lampe' }, slug: { en: 'lamp', fr: 'lampe' } },
      ...draftOf({ 'slug.en': text }),
    });
    await open();
    for (const way of screen.getAllByRole('link', { name: 'Quai bench' }))
      expect(way).toHaveAttribute('href', '/works/quai-bench');
    expect(screen.queryByText('Once this is public, the old address leads here.')).not.toBeInTheDocument();
  });
});

describe('label of', () => {
  it.each([
    ['title.fr', 'title, French'],
    ['dimensions.depth', 'dimensions, D'],
    ['dimensions.note.en', 'note, English'],
    ['pictures.0.alt.en', 'pictures 1, description, English'],
    ['pictures.1.night.alt.fr', 'pictures 2, description in the evening, French'],
    ['price', 'price'],
    ['model.credit', '3D model, who made the model'],
    ['model.size.height', '3D model, H'],
  ])('calls %s as the form does, away from it: %s', async (path, label) => {
    const { say } = await loadLanguage('en');
    expect(labelOf(kindOf('works', 'lamp'), path, say)).toBe(label);
  });

  it.each([
    ['news.0.title.en', 'news 1, title, English'],
    ['news.0.link.url.fr', 'news 1, where it leads, French'],
    ['news.1.picture.file', 'news 2, picture'],
    ['news.1.picture.alt.fr', 'news 2, description, French'],
    ['news.2', 'news 3'],
  ])('names the part of a piece of news: %s', async (path, label) => {
    const { say } = await loadLanguage('en');
    expect(labelOf(kindOf('pages', 'home'), path, say)).toBe(label);
  });

  it.each([
    ['en', { amount: 18500, currency: 'EUR' }, '€18,500'],
    ['fr', { amount: 18500, currency: 'EUR' }, '18 500 €'],
    ['en', 'on request', 'on request'],
    ['en', { amount: '', currency: 'EUR' }, ''],
  ] as const)('says in %s what a price of %j is', async (locale, price, text) => {
    const language = await loadLanguage(locale);
    expect(textAt(kindOf('works', 'lamp'), 'price', price, language).replace(/\s/g, ' ')).toContain(text);
  });

  it.each([
    ['model', { file: 'lamp.glb', credit: 'Atelier Nord' }, 'lamp.glb, Atelier Nord'],
    ['model.file', 'lamp.glb', 'lamp.glb'],
    ['model.placement', 'wall', 'mur'],
    ['model.download', true, 'oui'],
  ] as const)('says of %s as %j what the form does: %s', async (path, value, text) => {
    const language = await loadLanguage('fr');
    expect(textAt(kindOf('works', 'lamp'), path, value, language)).toContain(text);
  });
});

describe('creator role', () => {
  it('has the role that lists show beside the name, and tells that of the card apart', async () => {
    server.item = opened({ shelf: 'creators', id: 'solanes', published: { name: 'Solanes' } });
    await open();
    const inGroup = (group: string, field: string) =>
      within(screen.getByRole('region', { name: group })).queryByRole('textbox', { name: field });
    expect(inGroup('name', 'role, English')).toBeInTheDocument();
    expect(inGroup('contact card', 'role on the card, English')).toBeInTheDocument();
    expect(inGroup('contact card', 'role, English')).not.toBeInTheDocument();
  });
});

describe('named in', () => {
  const naming = (shelf: Referring['shelf'], id: string, path: string): Referring => ({
    ...{ shelf, id, path, isLink: false },
    title: { en: `${id} in English`, fr: `${id} en français` },
  });
  const section = () => screen.findByRole('region', { name: spoken.language.say('editor.namedIn') });

  it('leads from a creator to each of their works once, and to all of many', async () => {
    server.item = opened({ shelf: 'creators', id: 'solanes', published: { name: 'Solanes' } });
    const works = Array.from({ length: 14 }, (_, number) => naming('works', `lamp-${number}`, 'creators'));
    server.namedIn = [naming('press', 'review', 'creators'), naming('press', 'review', 'text'), ...works];
    await open();
    const links = () => within(screen.getByRole('region', { name: 'named in' })).getAllByRole('link');
    await section();
    expect(links()).toHaveLength(12);
    expect(links()[0]).toHaveTextContent('review in English');
    expect(links()[1]).toHaveAttribute('href', expect.stringMatching(/\/works\/lamp-0$/));
    await userEvent.click(screen.getByRole('button', { name: 'all 15' }));
    expect(links()).toHaveLength(15);
  });

  it('is not there where nothing names the piece', async () => {
    server.item = opened({ shelf: 'works', id: 'lamp', published: { title: { en: 'Lamp', fr: 'Lampe' } } });
    await open();
    expect(server.asked.map(({ path }) => path)).toContain('/items/works/lamp/named-in');
    expect(screen.queryByText('named in')).not.toBeInTheDocument();
  });
});

describe('on home page', () => {
  const EVENT = {
    title: { en: 'After dark', fr: 'À la nuit' },
    kind: { en: 'Exhibition', fr: 'Exposition' },
    ...{ starts_on: '2026-11-12', ends_on: '2027-01-30', slug: { en: 'after-dark', fr: 'a-la-nuit' } },
  };
  const event = (part = {}) => opened({ shelf: 'events', id: 'after-dark', published: EVENT, ...part });
  const place = (as: HomePlace['as'], beside: HomePlace['beside'] = null) =>
    void (server.home = [
      { locale: 'en', as, beside },
      { locale: 'fr', as, beside },
    ]);

  it.each<[HomePlace['as'], HomePlace['beside'], RegExp]>([
    ['opening', null, /On the home page: the first of the news, with which it opens/],
    ['now', null, /On the home page: the event that is on now/],
    ['next', null, /On the home page: the next event/],
    ['nowhere', { en: 'The talk' }, /On the home page: not there, .*which is ‘The talk’/],
    ['over', null, /On the home page: not there, as it is over/],
  ])('says of an event where the home page has it, with a way there: %s', async (as, beside, words) => {
    server.item = event();
    place(as, beside);
    await open();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'open the home page' })).toHaveAttribute('href', '/pages/home');
  });

  it('tells the languages apart where their home pages differ', async () => {
    server.item = event();
    server.home = [
      { locale: 'en', as: 'news', beside: { en: 'The talk' } },
      { locale: 'fr', as: 'next', beside: null },
    ];
    await open();
    expect(await screen.findByText(/^On the home page in English: among the news/)).toBeInTheDocument();
    expect(screen.getByText(/^On the home page in French: the next event/)).toBeInTheDocument();
  });

  it('asks again once another version is public', async () => {
    server.item = event();
    place('next');
    await open();
    await screen.findByText(/the next event/);
    place('now');
    server.item = event({ version: 'v2' });
    await look();
    expect(await screen.findByText(/on now/)).toBeInTheDocument();
  });

  it('says where it will be once its draft is published, as soon as its days are saved', async () => {
    server.item = event();
    place('next');
    await open();
    await screen.findByText(/the next event/);
    server.home = server.home.map((one) =>
      one.locale === 'en' ? { ...one, once: { as: 'nowhere', beside: { en: 'The talk' } } } : one,
    );
    const moved = { path: 'starts_on', before: '2026-11-12', value: '2026-12-11' };
    const at = new Date().toISOString();
    server.item = event({ state: 'changed', draft: { number: 1, changes: [moved], by: 'Inès', at } });
    await look();
    const english =
      /^On the home page in English: the next event. Once this is public: not there, .*‘The talk’/;
    expect(await screen.findByText(english)).toBeInTheDocument();
    expect(screen.getByText(/^On the home page in French: the next event\.$/)).toBeInTheDocument();
  });

  it('says nothing of the kind of a work, nor of an event that is not public', async () => {
    server.item = event({ published: null, state: 'draft' });
    server.home = [];
    await open();
    expect(screen.queryByRole('link', { name: 'open the home page' })).not.toBeInTheDocument();
  });

  it('leads from an event whose days were moved to the news that go on saying others', async () => {
    const text = '12 November to 30 January';
    const title = { en: 'Furniture and lighting' };
    server.item = event({
      findings: [
        {
          ...{ path: 'starts_on', name: 'newsLeft', text, severity: 'advice', locale: null },
          of: { shelf: 'pages', id: 'home', title },
        },
      ],
    });
    await open();
    const [here] = screen.getAllByText(
      /News on the home page still gives other days: ‘12 November to 30 January’/,
    );
    expect(here).toBeInTheDocument();
    const [way] = screen.getAllByRole('link', { name: 'home page' });
    expect(way).toHaveAttribute('href', '/pages/home');
  });
});

describe('way back', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leaves the field by Esc, then the form, with the list as it was filtered', async () => {
    server.item = opened({ shelf: 'works', id: 'brise', published: null, state: 'draft' });
    const { where } = await open('publish', '/?availability=sold');
    const field = screen.getAllByRole('textbox')[0]!;
    await userEvent.type(field, 'Brise');
    await userEvent.keyboard('{Escape}');
    expect(field).not.toHaveFocus();
    expect(where().pathname).toBe('/');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(where().pathname).toBe('/works'));
    expect(where().search).toMatchObject({ availability: 'sold' });
    expect(rowReturnedTo()).toBe('brise');
  });

  it('leaves letters to the keys once a field is left', async () => {
    await open();
    await userEvent.type(title('en'), 'x{Escape}h');
    expect(title('en')).toHaveValue('lightingx');
  });

  it('closes by Esc what is open over the form, and stays', async () => {
    server.item = opened({ shelf: 'works', id: 'brise' });
    const { where } = await open();
    await userEvent.click(button('links.show'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().pathname).toBe('/');
  });

  it('goes from what was discarded to its neighbour in the list, and asks for it no more', async () => {
    server.item = opened({
      ...{ shelf: 'works', id: 'brise', published: null, state: 'draft' },
      draft: { number: 1, changes: [], by: 'Inès', at: new Date().toISOString() },
    });
    server.place = {
      ...{ place: 1, count: 2, before: null },
      after: { id: 'cloison', title: { en: 'Cloison', fr: 'Cloison' } },
    };
    // The look that comes every five seconds, on a busy machine while it is discarded, is not what is meant.
    const every = globalThis.setInterval;
    jest
      .spyOn(globalThis, 'setInterval')
      .mockImplementation(((work: () => void, ms: number) =>
        every(work, ms === 5_000 ? 2 ** 30 : ms)) as typeof setInterval);
    const { where } = await open();
    await screen.findByText('1 / 2');
    await userEvent.click(button('editor.discardNew'));
    const dialog = await screen.findByRole('alertdialog');
    const before = server.asked.length;
    // Where one is in the form is told meanwhile.
    const askedSince = () => server.asked.slice(before).filter(({ path }) => !path.endsWith('/here'));
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('iscard'))!,
    );
    await waitFor(() => expect(where().pathname).toBe('/works'));
    expect(rowReturnedTo()).toBe('cloison');
    expect(askedSince().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /items/works/brise/draft?draft=1',
    ]);
  });
});

describe('link to show', () => {
  const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
  const URL = 'https://www.example.org/preview/abc';

  it('makes a link, to copy or to mail, and ends one', async () => {
    server.item = opened({ shelf: 'press', id: 'light' });
    const clipboard = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    await open();
    await userEvent.click(button('links.show'));
    const panel = within(await screen.findByRole('dialog', { name: say('links.title') }));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: clipboard }, configurable: true });
    expect(panel.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: say('links.make') }));
    expect(await panel.findByText(URL)).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: say('room.linkCopy') }));
    expect(clipboard).toHaveBeenCalledWith(URL);
    expect(panel.getByRole('link', { name: say('room.linkMail') })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(URL)),
    );
    const given = within(await panel.findByRole('region', { name: say('links.open') }));
    given.getByText(/Ada/);
    await userEvent.click(given.getByRole('button', { name: say('links.end') }));
    await waitFor(() => expect(panel.queryByRole('region')).not.toBeInTheDocument());
  });

  it('is not offered for what has no page of its own', async () => {
    await open();
    expect(screen.queryByRole('button', { name: say('links.show') })).not.toBeInTheDocument();
  });

  it('is not offered to those who may only write', async () => {
    server.item = opened({ shelf: 'press', id: 'light' });
    await open('write');
    expect(screen.queryByRole('button', { name: say('links.show') })).not.toBeInTheDocument();
  });
});

describe('old faults', () => {
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
    const notPublished = () =>
      screen.findByText(/^Nothing was published\. See to this first: name, French\.$/);

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
});

describe('discarded draft', () => {
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
    await screen.findByText('lighting: draft, discarded on 24 November 2020 by Jules.');
    await userEvent.click(screen.getByRole('button', { name: say('deleted.bring') }));
    await waitFor(() =>
      expect(server.asked.map(({ path }) => path)).toContain('/items/types/lighting/draft/bring-back'),
    );
  });
});
