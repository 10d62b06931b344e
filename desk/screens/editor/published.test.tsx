import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorSearchOf } from '../../app/lists/editor-search';
import { noteTakenCredit } from '../../app/uploads/taken-credits';
import { upload } from '../../app/uploads/uploads';
import { type Language, LanguageProvider, loadLanguage } from '../../app/words';
import type { Finding, OpenItem, Shelf } from '../../../api/content/contract/item';
import type { Referring } from '../../../api/content/contract/publishing';
import { notePut } from '../../fields/pictures/just-put';
import { kindOf } from '../../kinds/kinds';
import { pathOfText, pointAt } from './preview/places-in-page';
import { type Choices, choicesIn, namesOf, read } from './preview/preview-choices';
import { useFollowing, usePreview } from './preview/use-preview';
import { button, look, open, openFields, opened, server, spoken } from './testing/open-editor';

// Never arrives.
jest.mock('../../app/uploads/send-file', () => ({ sendFile: () => new Promise(() => {}) }));

describe('withdrawal', () => {
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
});

describe('schedule', () => {
  const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);

  const DRAFT = {
    number: 3,
    changes: [{ path: 'title.en', before: 'Light', value: 'On light' }],
    by: 'Inès',
    at: '2026-11-24T10:00:00Z',
  };
  const article = (part: Partial<OpenItem> = {}) =>
    opened({
      ...{ shelf: 'press', id: 'light', state: 'changed', draft: DRAFT },
      published: { title: { en: 'Light', fr: 'Lumière' }, slug: { en: 'light', fr: 'lumiere' } },
      ...part,
    });
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const event = (id: string, part = {}) => ({
    ...{
      id,
      title: { en: `The ${id} line` },
      opens: '2098-12-01T08:00:00.000Z',
      ends: '2099-01-31T23:00:00.000Z',
    },
    ...part,
  });

  async function openPanel() {
    await open();
    await userEvent.click(button('acts.schedule'));
    return within(await screen.findByRole('dialog'));
  }
  const asked = (method: string, path: string) =>
    server.asked.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body);

  it('publishes at once, where nothing is in the way', async () => {
    server.item = article();
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('radio', { name: say('acts.now') }));
    panel.getByText(say('acts.nowPublic'));
    await userEvent.click(panel.getByRole('button', { name: say('editor.publish') }));
    await waitFor(() =>
      expect(asked('POST', '/publish')).toEqual([{ items: [{ shelf: 'press', id: 'light', draft: 3 }] }]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked('PUT', '/schedule')).toEqual([]);
  });

  it('says whose changes become public at the time beside one’s own', async () => {
    server.item = article({ draft: { ...DRAFT, changes: [{ ...DRAFT.changes[0]!, by: 'Marie' }] } });
    const panel = await openPanel();
    const theirs = say('theirs.publish', { name: 'Marie', fields: 'title, English' });
    panel.getByText(theirs);
    await userEvent.click(panel.getByRole('radio', { name: say('acts.toWithdraw') }));
    expect(panel.queryByText(theirs)).not.toBeInTheDocument();
  });

  it('says at the button that publishing now gives the time up', async () => {
    const at = '2030-12-28T08:00:00Z';
    server.item = opened({
      ...{ state: 'scheduled', schedule: { act: 'publish', at, by: 'Inès' } },
      draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
    });
    await open();
    const time = spoken.language.due(at);
    expect(
      screen.getByRole('button', { name: new RegExp(spoken.language.say('editor.publishNow', { time })) }),
    ).toBeEnabled();
  });

  describe('what a colleague who may not publish has changed since', () => {
    const at = '2030-12-28T08:00:00Z';
    const held = (heldBy?: string) =>
      article({
        state: 'scheduled',
        schedule: { act: 'publish', at, by: 'Inès', ...(heldBy && { heldBy }) },
      });
    const time = () => spoken.language.due(at);

    it('is said at the foot before the hour, with the way to confirm it', async () => {
      server.item = held('Jules');
      await open();
      await screen.findByText(say('editor.heldBy', { time: time(), name: 'Jules' }));
      expect(screen.queryByText(say('items.due.publish', { time: time() }))).not.toBeInTheDocument();
      server.item = held();
      await userEvent.click(
        screen.getByRole('button', { name: say('editor.confirmTime', { time: time() }) }),
      );
      await screen.findByText(say('items.due.publish', { time: time() }));
      expect(asked('PUT', '/schedule')).toEqual([{ act: 'publish', at, draft: 3 }]);
    });

    it('is told to the colleague before and at the first letter, who cannot confirm it', async () => {
      server.item = held();
      await open('write');
      await screen.findByText(new RegExp(say('editor.wouldHold')));
      server.item = held('Inès');
      await userEvent.type(screen.getAllByRole('textbox')[0]!, '!');
      await screen.findByText(say('editor.heldByYou', { time: time() }));
      expect(screen.queryByRole('button', { name: /confirm/ })).not.toBeInTheDocument();
    });
  });

  it.each([
    ['waits', 'publish', 'waits'],
    ['holds', 'publish', 'holds'],
    ['shows', 'publish', 'shows'],
    ['shows', 'write', 'holds'],
  ] as const)('is said to be in a room where it %s, to who may %s', async (has, may, told) => {
    server.item = article({ rooms: [{ id: 7, title: 'A selection', has }] });
    await open(may);
    const link = await screen.findByRole('link', { name: 'A selection' });
    expect(link).toHaveAttribute('href', '/rooms/7');
    expect(link.parentElement).toHaveTextContent(`${say(`editor.room.${told}`)} A selection`);
  });

  it('is for a time alone where something is in the way', async () => {
    server.item = article({
      findings: [{ path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' }],
    });
    const panel = await openPanel();
    expect(panel.queryByRole('radio', { name: say('acts.now') })).not.toBeInTheDocument();
  });

  it('publishes with the opening of the one event that is to come', async () => {
    server.item = article();
    server.events = [event('drawn'), event('open', { opens: soon(-2), ends: soon(9) })];
    const panel = await openPanel();
    await userEvent.click(
      await panel.findByRole('button', { name: say('acts.withOpening', { title: 'The drawn line' }) }),
    );
    await userEvent.click(panel.getByRole('button', { name: /1 December 2098, 9:00/ }));
    await waitFor(() =>
      expect(asked('PUT', '/schedule')).toEqual([{ act: 'publish', at: '2098-12-01T08:00:00.000Z' }]),
    );
  });

  it('withdraws with the end of one of several events, those that are on included', async () => {
    server.item = article({ state: 'public', draft: null });
    server.events = [event('open', { opens: soon(-2), ends: '2098-02-01T23:00:00.000Z' }), event('drawn')];
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: say('acts.withEnd', { title: '…' }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /The open line/ }));
    await userEvent.click(panel.getByRole('button', { name: /2 February 2098, 0:00/ }));
    await waitFor(() =>
      expect(asked('PUT', '/schedule')).toEqual([{ act: 'withdraw', at: '2098-02-01T23:00:00.000Z' }]),
    );
  });

  it('offers no event for what is an event itself, or a type', async () => {
    server.item = opened({ state: 'changed', draft: DRAFT });
    server.events = [event('drawn')];
    const panel = await openPanel();
    await panel.findByRole('group', { name: say('acts.day') });
    expect(panel.queryByRole('button', { name: /The drawn line/ })).not.toBeInTheDocument();
    expect(asked('GET', '/event-moments')).toEqual([]);
  });
});

describe('places in page', () => {
  const VALUES = {
    title: { en: 'A lamp in the press', fr: 'Une lampe dans la presse' },
    publication: 'Le Quotidien',
    author: 'Jo',
    published_on: '2026-11-20',
    body: { en: '<p>It is <em>lit</em> in the evening.</p><p>Then it is not.</p>' },
  };
  const PAGE = `
  <script>const title = 'A lamp in the press';</script>
  <h1>A lamp in the press</h1>
  <p id="paper">Le  Quotidien</p>
  <div id="text"><p>It is <em>lit</em> in the evening.</p><p>Then it is not.</p></div>
  <footer>Jo</footer>`;

  let page: Document;
  let seen: Element[];
  beforeEach(() => {
    page = document.implementation.createHTMLDocument();
    page.body.innerHTML = PAGE;
    seen = [];
    Element.prototype.scrollIntoView = function look() {
      seen.push(this);
    };
  });
  const outlined = (): string[] =>
    [...page.querySelectorAll<HTMLElement>('[style*=outline]')]
      .filter(({ style }) => style.outline !== '')
      .map((element) => element.id || element.tagName);

  describe('the field in hand', () => {
    it.each([
      ['title.en', ['H1']],
      ['publication', ['paper']],
      ['body.en', ['P']],
    ])('%s is outlined where its text stands, and shown', (path, places) => {
      pointAt(page, VALUES, path);
      expect(outlined()).toEqual(places);
      expect(seen).toHaveLength(1);
    });

    it('is outlined no longer once another one is in hand', () => {
      pointAt(page, VALUES, 'title.en')?.();
      expect(outlined()).toEqual([]);
    });

    it.each([
      ['is in the other language', 'title.fr'],
      ['is too short to tell', 'author'],
      ['is not in the page', 'published_on'],
      ['is empty', 'url'],
    ])('is outlined nowhere where its text %s', (_, path) => {
      pointAt(page, VALUES, path);
      expect(outlined()).toEqual([]);
    });

    it('is outlined nowhere where its text stands in two places', () => {
      page.body.insertAdjacentHTML('beforeend', '<h2>A lamp in the press</h2>');
      pointAt(page, VALUES, 'title.en');
      expect(outlined()).toEqual([]);
    });
  });

  describe('a click in the page', () => {
    const pathOf = (selector: string): string | undefined =>
      pathOfText(page.querySelector(selector)!, {
        values: VALUES,
        kind: kindOf('press', 'article'),
        locale: 'en',
      });

    it.each([
      ['h1', 'title.en'],
      ['#paper', 'publication'],
      ['#text em', 'body.en'],
      ['footer', undefined],
    ])('on %s opens %s', (selector, path) => {
      expect(pathOf(selector)).toBe(path);
    });
  });
});

describe('preview choices', () => {
  const SEEN: Choices = { isOpen: true, locale: 'fr', light: 'evening', size: 'phone' };
  const FIRST: Choices = { isOpen: true, locale: 'en', light: 'day', size: 'wide' };

  it.each<[Choices, string]>([
    [SEEN, 'fr,evening,phone'],
    [{ ...FIRST, isOpen: false }, 'en,day,wide,closed'],
  ])('%j is %s in an address, and read as such', (choices, names) => {
    expect(namesOf(choices)).toBe(names);
    expect(choicesIn(names, { ...FIRST, locale: 'fr', isOpen: true })).toEqual(choices);
  });

  it('is what was remembered where the address does not say, or says what there is not', () => {
    expect(choicesIn(undefined, SEEN)).toEqual(SEEN);
    expect(choicesIn('phone', SEEN)).toEqual(SEEN);
    expect(choicesIn('de,noon', SEEN)).toEqual(SEEN);
  });

  it('is the first way where nothing readable was remembered', () => {
    expect(read('fr').locale).toBe('fr');
    localStorage.setItem('desk.preview', 'not JSON');
    expect(read('en')).toEqual(FIRST);
    localStorage.setItem('desk.preview', '{"light":"evening"}');
    expect(read('en')).toEqual({ ...FIRST, light: 'evening' });
  });
});

describe('use preview', () => {
  function Shown({ shelf }: { shelf: Shelf }) {
    const preview = usePreview(shelf);
    const { locale, light, size, isOpen, toggle, turnLanguage, turnLight, choose } = preview;
    useFollowing(preview);
    return (
      <>
        <div data-path="title.fr" data-of="fr">
          <input aria-label="title" />
        </div>
        <input aria-label="reference" />
        <p>{[locale, light, size, isOpen ? 'open' : 'closed'].join(' ')}</p>
        <button onClick={turnLanguage}>language</button>
        <button onClick={turnLight}>light</button>
        <button onClick={() => choose({ size: 'phone' })}>phone</button>
        <button onClick={toggle}>close</button>
      </>
    );
  }

  async function open(address: string, shelf: Shelf = 'works') {
    const root = createRootRoute({
      component: () => <Shown shelf={shelf} />,
      validateSearch: editorSearchOf,
    });
    const history = createMemoryHistory({ initialEntries: ['/before', address], initialIndex: 1 });
    const router = createRouter({ routeTree: root, history });
    window.scrollTo = () => {};
    const { unmount } = render(
      <LanguageProvider language={language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>,
    );
    await screen.findByRole('button', { name: 'language' });
    return { where: () => router.state.location, length: () => history.length, unmount };
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const shows = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());

  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage('en');
  });
  beforeEach(() => localStorage.clear());

  it('stands in the address, beside the list and the group that one comes from', async () => {
    const { where, length } = await open('/works/lamp?q=a#group-texts');
    await shows('en day wide open');
    await press('language');
    await press('light');
    await press('phone');
    await shows('fr evening phone open');
    expect(where()).toMatchObject({ search: { q: 'a', preview: 'fr,evening,phone' }, hash: 'group-texts' });
    await press('close');
    await shows('fr evening phone closed');
    // Looking at it otherwise is nothing to go back from.
    expect(length()).toBe(2);
  });

  it('is as the address says, whatever was chosen before', async () => {
    localStorage.setItem('desk.preview', '{"locale":"en","light":"day","isOpen":false}');
    await open('/works/lamp?preview=fr,evening,phone');
    await shows('fr evening phone open');
  });

  it('is as it was last where the address says nothing, and is not where there is no page', async () => {
    const first = await open('/works/lamp');
    await press('light');
    await shows('en evening wide open');
    first.unmount();
    await open('/types/lighting', 'types');
    await shows('en evening wide closed');
  });

  it('turns to the language that somebody writes in, and not for looking at a field', async () => {
    await open('/works/lamp');
    await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'reference' }), 'ML');
    await shows('en day wide open');
    await userEvent.type(screen.getByRole('textbox', { name: 'title' }), 'L');
    await shows('fr day wide open');
  });
});

describe('replaced picture', () => {
  const WORK = {
    title: { en: 'Lamp', fr: 'Lampe' },
    slug: { en: 'lamp', fr: 'lampe' },
    pictures: [
      {
        file: 'new.jpg',
        alt: { en: 'A lamp', fr: 'Une lampe' },
        night: { file: 'old-night.jpg', alt: { en: 'Lit', fr: 'Allumée' } },
      },
    ],
  };
  const kept = (path: string, name: Finding['name'], text: string, locale: Finding['locale']): Finding => ({
    ...{ path: `pictures.0.${path}`, name, text, locale },
    severity: 'advice',
  });
  const FINDINGS = [
    kept('alt.en', 'keptWords', 'new.jpg', 'en'),
    kept('alt.fr', 'keptWords', 'new.jpg', 'fr'),
    kept('night.file', 'keptEvening', 'new.jpg old-night.jpg', null),
  ];
  const shown = () => screen.getByRole('group', { name: 'the picture in hand, and what is said of it' });
  const field = (name: string) => within(shown()).getByRole('textbox', { name });
  /** Beside the field, and in the list of what is good to know. */
  const asked = () => screen.queryAllByText(/These words are those of the picture that stood here before/);

  const openParts = () => openFields(['title', 'pictures']);
  const show = async (pictures = WORK.pictures, openItem = open as () => Promise<unknown>) => {
    server.item = opened({
      shelf: 'works',
      id: 'lamp',
      published: { ...WORK, pictures },
      findings: FINDINGS,
    });
    await openItem();
  };

  it('has the words of the picture of before found right in each language, and its evening', async () => {
    const user = userEvent.setup();
    await show();
    expect(asked()).toHaveLength(4);
    const [english, french] = within(shown()).getAllByRole('button', { name: 'they do' });
    await user.click(french!);
    expect(asked()).toHaveLength(2);
    expect(field('description, French')).toHaveFocus();
    await user.click(english!);
    expect(asked()).toHaveLength(0);
    await user.click(within(shown()).getByRole('button', { name: 'it is' }));
    expect(screen.queryByText(/still the evening/)).not.toBeInTheDocument();
    expect(shown()).toHaveFocus();
  });

  it('counts the credit that was kept with the words, and asks of it once in the form', async () => {
    const user = userEvent.setup();
    noteTakenCredit('new.jpg', 'P. E.');
    const credit = kept('credit', 'keptCredit', 'new.jpg', null);
    const pictures = [{ ...WORK.pictures[0]!, credit: 'P. E.' }];
    server.item = opened({
      ...{ shelf: 'works', id: 'lamp', published: { ...WORK, pictures }, findings: [credit] },
    });
    await open();
    expect(screen.getByRole('heading', { name: '1 thing you may want to know' })).toBeInTheDocument();
    const list = screen.getByRole('complementary', { name: 'what is to be seen to' });
    expect(within(list).getByText('pictures 1, credit')).toBeInTheDocument();
    const own = /the credit of the picture that stood here before/;
    const asked = within(shown()).getByText(own);
    expect(within(shown()).queryByText(/Taken over from another picture/)).not.toBeInTheDocument();
    await user.click(within(asked.parentElement!).getByRole('button', { name: 'it is' }));
    expect(screen.queryByText(own)).not.toBeInTheDocument();
    expect(within(shown()).queryByText(/Taken over from another picture/)).not.toBeInTheDocument();
  });

  describe('once another picture is there', () => {
    const arrive = async () => {
      notePut('newer.jpg');
      server.item = {
        ...server.item,
        draft: {
          ...{ number: 1, by: 'Inès', at: new Date().toISOString() },
          changes: [{ path: 'pictures', before: WORK.pictures, value: [{ file: 'newer.jpg', alt: {} }] }],
        },
      };
      await look();
    };

    it('brings what is said of it into sight, with the focus', async () => {
      const seen = jest.fn();
      await show(WORK.pictures, openParts);
      Element.prototype.scrollIntoView = seen;
      await arrive();
      await waitFor(() => expect(shown()).toHaveFocus());
      expect(seen).toHaveBeenCalledWith({ block: 'start' });
    });

    it('leaves whoever writes elsewhere by then where they are', async () => {
      const user = userEvent.setup();
      await show(WORK.pictures, openParts);
      await user.click(screen.getByRole('textbox', { name: 'title, English' }));
      await arrive();
      await waitFor(() => expect(field('description, English')).toHaveValue(''));
      await act(() => new Promise((done) => setTimeout(done, 200)));
      expect(screen.getByRole('textbox', { name: 'title, English' })).toHaveFocus();
    });
  });

  it('says what visitors download', async () => {
    const [picture] = WORK.pictures;
    await show([{ ...picture!, hd: 'new.jpg' } as (typeof WORK.pictures)[0]], openParts);
    expect(screen.getByText('They download this picture’s own file.')).toBeInTheDocument();
  });
});

// Last, as the file that waits stays on its way.
describe('waits for files', () => {
  const published = () => server.asked.filter(({ path }) => path === '/publish');

  it.each([
    ['does not wait for the file of another one', 'seating', 'editor.publish'],
    ['waits for a file of the item that is on its way', 'lighting', 'editor.waitsForFile'],
  ] as const)('%s', async (_, id, word) => {
    URL.createObjectURL = () => 'blob:lamp';
    server.item = opened({
      state: 'changed',
      draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
    });
    await open();
    const place = { shelf: 'types', id, path: 'picture', isOne: true } as const;
    act(() => void upload([new File(['%PDF'], 'lamp.pdf')], { what: 'file', place }));
    const isWaiting = word === 'editor.waitsForFile';
    await waitFor(() => expect(button(word)).toHaveAttribute('aria-disabled', String(isWaiting)));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(published()).toHaveLength(isWaiting ? 0 : 1));
  });
});
