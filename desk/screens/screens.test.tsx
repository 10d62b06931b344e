import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../app/data';
import { beginFirstVisit } from '../app/first-visit';
import { useIsConfirming } from '../app/identity/confirming';
import { renderInDesk } from '../app/testing/render-in-desk';
import { LanguageProvider, loadLanguage } from '../app/words';
import type { LogLine, Me, Person } from '../../api/people/contract/identity';
import type { DeletedItem, DeletedLine } from '../../api/content/contract/deleted';
import type { ListedItem } from '../../api/content/contract/list';
import type { PictureLine, PicturesInVersions } from '../../api/media/contract/pictures';
import type { Waiting } from '../../api/content/contract/waiting-items';
import type { DeskLanguage } from '../../api/desk/contract/languages';
import type { Permission } from '../../api/people/contract/permissions';
import type { PersonalData as Kept } from '../../api/privacy/contract/personal-data';
import type { Site } from '../../api/releases/contract/releases';
import type { Today as TodayAnswer } from '../../api/desk/contract/today';
import { Deleted } from './deleted/deleted';
import { Confirm } from './door/confirm';
import { Pages } from './pages/pages';
import { Log } from './people/log';
import { PersonEditor } from './people/person-editor';
import { lineOf } from './personal-data/kept-line';
import { PersonalData } from './personal-data/personal-data';
import { languageOfPerson, readableText } from './personal-data/readable-text';
import { PictureInHand } from './pictures/picture-in-hand';
import type { PictureActs } from './pictures/use-picture-acts';
import { Releases } from './releases/releases';
import { Stand } from './today/stand';
import { Today } from './today/today';
import { Welcome } from './today/welcome';

describe('pages', () => {
  const line = (part: Partial<ListedItem>): ListedItem => ({
    ...{
      id: 'site',
      title: { en: 'The gallery' },
      second: {},
      date: {},
      reference: null,
      type: null,
      gaps: [],
    },
    ...{
      availability: null,
      picture: null,
      state: 'public',
      due: null,
      changes: 0,
      changesIn: null,
      until: null,
    },
    ...{
      daysLeft: null,
      locales: ['en'],
      changed: { at: '2026-11-24T10:00:00Z', by: 'Ada' },
      url: '/',
      draft: null,
    },
    ...part,
  });

  async function open(lines: Record<string, ListedItem[]>) {
    queryClient.clear();
    window.scrollTo = () => {};
    globalThis.fetch = (async (path: string) => ({
      ...{ status: 200, ok: true, headers: new Headers() },
      text: async () => JSON.stringify({ lines: lines[path.split('/').at(-1)!] ?? [] }),
    })) as never;
    setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en' } as Me);
    renderInDesk(Pages, await loadLanguage('en'));
    return screen.findByRole('link', { name: /^name, address, hours/ });
  }

  it('says of the gallery’s own facts whether a change waits, and when it becomes public', async () => {
    const at = '2099-11-30T08:00:00Z';
    const link = await open({
      site: [line({ state: 'scheduled', due: { act: 'publish', at }, changes: 1, draft: 3 })],
      pages: [line({ id: 'about', title: { en: 'About' }, state: 'changed', changes: 1, draft: 4 })],
    });
    expect(link).toHaveAttribute('href', '/site');
    await screen.findByText('public from 30 November 2099, 9:00');
    expect(screen.getByText('changed, not public yet')).toBeInTheDocument();
  });
});

describe('deleted', () => {
  const lineOf = (kind: DeletedLine['kind'], file: string, aside: string): DeletedLine => ({
    ...{ kind, file, aside, bytes: 2048, at: '2026-11-24T10:00:00Z', thumb: null },
  });

  interface Asked {
    method?: string;
    body?: string;
  }

  /** @param refused what stands in the way of bringing an item back */
  async function open(may: Me['may'], items: DeletedItem[], lines: DeletedLine[], refused: object[] = []) {
    const asked: string[] = [];
    let [keptItems, keptLines] = [items, lines];
    queryClient.clear();
    window.scrollTo = () => {};
    globalThis.fetch = (async (path: string, { method = 'GET', body = '' }: Asked) => {
      if (method === 'POST') {
        asked.push(`${path} ${body}`);
        keptLines = keptLines.filter(({ aside }) => !body.includes(aside));
        if (refused.length === 0) keptItems = keptItems.filter(({ version }) => !body.includes(`${version}`));
      }
      const answer = path.endsWith('/deleted')
        ? { items: keptItems, lines: keptLines }
        : { files: ['list.pdf'], published: [], refused };
      const ok = method !== 'POST' || refused.length === 0;
      return { status: ok ? 200 : 409, ok, headers: new Headers(), text: async () => JSON.stringify(answer) };
    }) as never;
    setMe({ id: 1, name: 'Ada', may, language: 'en', letterKeys: true } as Me);
    renderInDesk(Deleted, await loadLanguage('en'));
    await screen.findByText(/kept here/);
    return asked;
  }

  const FAIR: DeletedItem = {
    ...{ shelf: 'events', id: 'fair', version: 712, title: { en: 'The fair', fr: 'La foire' } },
    ...{ at: '2026-11-24T10:00:00Z', by: 'Marie' },
  };

  it('has what was deleted long ago as well, and brings it back where it came from', async () => {
    const asked = await open(
      'write',
      [],
      [lineOf('picture', 'lamp.jpg', 'lamp.1f0c2a9b.jpg'), lineOf('file', 'list.pdf', 'list.1f0c2a9b.pdf')],
    );
    expect(screen.getByText('lamp.jpg')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'bring it back: list.pdf' }));
    expect(await screen.findByText('list.pdf is back in the library.')).toBeInTheDocument();
    expect(asked).toEqual(['/desk/api/files/bring-back {"aside":["list.1f0c2a9b.pdf"]}']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('brings an item back as it was', async () => {
    const asked = await open('publish', [FAIR], []);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^eventThe fair.*by Marie/);
    await userEvent.click(screen.getByRole('button', { name: 'bring it back: The fair' }));
    expect(await screen.findByText('The fair is back, as it was when it was deleted.')).toBeInTheDocument();
    expect(asked).toEqual(['/desk/api/take-back {"items":[{"shelf":"events","id":"fair","version":712}]}']);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('says why an item cannot come back, and keeps it', async () => {
    await open('publish', [FAIR], [], [{ shelf: 'events', id: 'fair', findings: [] }]);
    await userEvent.click(screen.getByRole('button', { name: 'bring it back: The fair' }));
    expect(await screen.findByText(/^The fair cannot come back as it was/)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('has drafts that were thrown away, which whoever may write brings back', async () => {
    const asked = await open('write', [{ ...FAIR, isDraft: true, version: 8 }], []);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^eventThe fairdraft, discarded .* by Marie/);
    await userEvent.click(screen.getByRole('button', { name: 'bring it back: The fair' }));
    expect(await screen.findByText(/^The fair: the draft is back/)).toBeInTheDocument();
    expect(asked).toEqual(['/desk/api/items/events/fair/draft/bring-back {"number":8}']);
  });

  it('shows items to those who may not publish, without a way back', async () => {
    await open('write', [FAIR], []);
    expect(screen.getByText('The fair')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^bring it back/ })).not.toBeInTheDocument();
  });
});

describe('releases', () => {
  const IDLE: Site = {
    ...{ state: 'idle', number: 12, release: '20261127T030300000Z', publicSince: '2026-01-27T03:03:00Z' },
    ...{ live: 0, build: null, failure: null, retryAt: null },
  };
  const BUILD = { number: 13, step: 'read', share: 0, by: [], items: [] } as unknown as Site['build'];

  async function open(site: Site): Promise<HTMLElement> {
    queryClient.clear();
    window.matchMedia = (() => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    })) as never;
    window.scrollTo = () => {};
    setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en' } as Me);
    const answers: Record<string, unknown> = { '/site': site, '/releases': { current: '', lines: [] } };
    globalThis.fetch = (async (url: string) => ({
      ...{ status: 200, ok: true, headers: new Headers() },
      text: async () =>
        JSON.stringify(answers[new URL(url, 'http://desk').pathname.replace('/desk/api', '')]),
    })) as never;
    for (const [path, answer] of Object.entries(answers)) queryClient.setQueryData([path], answer);
    const root = createRootRoute();
    const desk = createRoute({ getParentRoute: () => root, id: 'desk' });
    const releases = createRoute({ getParentRoute: () => desk, path: '/releases', component: Releases });
    const router = createRouter({
      routeTree: root.addChildren([desk.addChildren([releases])]),
      history: createMemoryHistory({ initialEntries: ['/releases'] }),
    });
    render(
      <QueryClientProvider client={queryClient}>
        <LanguageProvider language={await loadLanguage('en')}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    return screen.findByRole('button', { name: 'Make a version now' });
  }

  it.each([
    ['silent', {}, 'The site’s server does not answer.'],
    ['refused', {}, 'The site’s server does not accept the desk.'],
    ['none', {}, 'The desk cannot tell what is public: no host is set up.'],
    ['building', { build: BUILD }, /^Site version 13.*Another one can be made after it\.$/],
  ] as const)('says at the button why no version can be made: %s', async (state, more, why) => {
    const button = await open({ ...IDLE, ...more, state });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(why);
    expect(screen.getByRole('status')).toHaveTextContent(why);
  });

  it('says how the site stands where one can be made', async () => {
    const button = await open(IDLE);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveAccessibleDescription('');
    expect(screen.getByRole('status')).toHaveTextContent(/^version 12 is public since/);
  });
});

describe('picture in hand', () => {
  const use = {
    shelf: 'works',
    id: 'lamp',
    title: { en: 'Tall lamp' },
    part: 'day',
    isDraft: false,
  } as const;
  const lineOf = (part: Partial<PictureLine>): PictureLine => ({
    ...{
      file: 'lamp-1.jpg',
      thumb: { url: '/t', width: 4, height: 3, alt: '', night: null },
      bytes: 9,
      at: '',
    },
    ...{ uses: [use], alt: { en: 'A lamp' }, credit: null, undescribed: ['fr'], isUnused: false },
    ...{ shown: { file: 'lamp-1.jpg', alt: {}, night: { file: 'lamp-1-evening.jpg', alt: {} } } },
    ...{ replaced: null, replacedBy: null },
    ...part,
  });

  async function show(line: PictureLine, inVersions: PicturesInVersions = {}) {
    queryClient.clear();
    window.scrollTo = () => {};
    setMe({ id: 1, name: 'Ada', may: 'publish', language: 'en', letterKeys: true } as Me);
    const acts = { isBusy: false } as PictureActs;
    globalThis.fetch = (async () => ({
      ...{ status: 200, ok: true, headers: new Headers() },
      text: async () => JSON.stringify(inVersions),
    })) as never;
    renderInDesk(() => <PictureInHand line={line} acts={acts} />, await loadLanguage('en'));
    await screen.findByRole('region');
  }

  it('leads to the very field of the description that lacks', async () => {
    await show(lineOf({}));
    const link = screen.getByRole('link', { name: 'describe it' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/works/lamp#describe:fr:lamp-1.jpg');
  });

  it('has no two ways of the same words', async () => {
    await show(lineOf({}));
    const words = screen.getAllByRole('button').map((button) => button.textContent);
    expect(words).toHaveLength(4);
    expect(new Set(words).size).toBe(4);
  });

  it('says of one that nothing shows where it is described, and that it is deleted from the library', async () => {
    await show(lineOf({ uses: [], isUnused: true, alt: {}, undescribed: [], shown: null }));
    expect(screen.getByText(/^It is described where it is used/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'delete from the library' })).toBeInTheDocument();
  });

  it('says before it is deleted how many items show it in an earlier version', async () => {
    const line = lineOf({ uses: [], isUnused: true, alt: {}, undescribed: [], shown: null });
    await show(line, { 'lamp-1.jpg': 2, 'other.jpg': 7 });
    const button = await screen.findByRole('button', { name: 'delete from the library' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^Earlier versions of 2 items show it\./));
  });
});

describe('people', () => {
  describe('log', () => {
    const NEWS = { en: 'Sale', fr: 'Soldes' };
    const LINES = [
      { id: 6, what: 'sessions-ended', about: null },
      { id: 5, what: 'sessions-ended', about: 'Paul' },
      { id: 4, what: 'news-ended', about: NEWS },
      { id: 3, what: 'published', about: NEWS },
      { id: 2, what: 'exported-subscribers', about: '1' },
      { id: 1, what: 'exported-wishes', about: '12' },
    ].map((line) => ({ ...line, at: '2026-01-02T09:00:00Z', name: 'Anna Keller' })) as LogLine[];

    /** What the lines say after their time. */
    async function linesIn(locale: DeskLanguage): Promise<(string | null | undefined)[]> {
      queryClient.clear();
      window.scrollTo = () => {};
      globalThis.fetch = (async () => ({
        ...{ status: 200, ok: true, headers: new Headers() },
        text: async () => JSON.stringify(LINES),
      })) as never;
      renderInDesk(() => <Log />, await loadLanguage(locale));
      const lines = await within(await screen.findByRole('list')).findAllByRole('listitem');
      return lines.map((line) => line.lastElementChild?.textContent);
    }

    it('says in English who did what, how many, and what came to pass by itself', async () => {
      expect(await linesIn('en')).toEqual([
        'Anna Keller ended their own sessions elsewhere',
        'Anna Keller ended the sessions of Paul',
        'The news ‘Sale’ went off the home page at the time that Anna Keller had set.',
        'Anna Keller published Sale',
        'Anna Keller exported 1 address of a subscriber',
        'Anna Keller exported 12 wishes',
      ]);
    });

    it('says it in French', async () => {
      expect(await linesIn('fr')).toEqual([
        'Anna Keller a mis fin à ses autres sessions',
        'Anna Keller a mis fin aux sessions d’une autre personne\u202f: Paul',
        'L’actualité «\u202fSoldes\u202f» a quitté l’accueil à l’heure fixée par Anna Keller.',
        'Anna Keller a publié Soldes',
        'Anna Keller a exporté 1 adresse d’abonné',
        'Anna Keller a exporté 12 souhaits',
      ]);
    });

    it('is searched for a person or a name, and says where there is nothing', async () => {
      const asked: string[] = [];
      queryClient.clear();
      globalThis.fetch = (async (address: string) => {
        asked.push(address);
        const found = address.includes('find=nobody')
          ? []
          : address.includes('find=')
            ? LINES.slice(3, 4)
            : LINES;
        return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(found) };
      }) as never;
      renderInDesk(() => <Log />, await loadLanguage('en'));
      await screen.findByText('Anna Keller exported 12 wishes');
      const box = screen.getByRole('searchbox', { name: 'find a person, a name' });
      await userEvent.type(box, 'sale & so');
      // Who types slowly is shown what is found by the beginning.
      await waitFor(() => expect(asked.at(-1)).toMatch(/\/log\?find=sale\+%26\+so$/));
      await waitFor(() => expect(screen.queryByText('Anna Keller exported 12 wishes')).toBeNull());
      expect(await screen.findByText('Anna Keller published Sale')).toBeVisible();
      await userEvent.clear(box);
      await userEvent.type(box, 'nobody');
      await screen.findByText('Nothing of that name in the log of the last year.');
    });
  });

  describe('new link', () => {
    const INES: Person = {
      ...{ id: 7, email: 'ines@example.org', name: 'Inès', may: 'publish', hasPassword: true, passkeys: 0 },
      ...{
        invitedAt: '2026-01-02T09:00:00Z',
        joinedAt: '2026-01-02T09:00:00Z',
        invitedUntil: null,
        seenAt: null,
      },
    };
    const LINK = 'https://desk.example/desk/invitation/abc';

    let asked: string[];
    beforeEach(() => {
      asked = [];
      queryClient.clear();
      window.scrollTo = () => {};
      setMe({
        ...{ id: 1, email: 'ada@example.org', name: 'Ada', may: 'everything' },
        ...{ hasPassword: true, language: 'en', letterKeys: true },
      });
      globalThis.fetch = (async (address: string, { method = 'GET' }: RequestInit = {}) => {
        asked.push(`${method} ${address}`);
        const made = { purpose: 'return', mailedTo: null, link: LINK };
        return { status: 200, ok: true, headers: new Headers(), text: async () => JSON.stringify(made) };
      }) as never;
    });

    it('makes a link for somebody who has lost the password, and says what becomes of the one of before', async () => {
      renderInDesk(() => <PersonEditor person={INES} onDone={() => {}} />, await loadLanguage('en'));
      await userEvent.click(await screen.findByRole('button', { name: 'make a new link: Inès' }));
      expect(await screen.findByText(LINK)).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('Until then they sign in as before');
      expect(asked).toContain('POST /desk/api/people/7/link');
    });

    it('leaves that of who has not come in yet to the invitation', async () => {
      renderInDesk(
        () => <PersonEditor person={{ ...INES, joinedAt: null }} onDone={() => {}} />,
        await loadLanguage('en'),
      );
      await screen.findByRole('button', { name: 'remove' });
      expect(screen.queryByRole('button', { name: /make a new link/ })).toBeNull();
    });
  });
});

describe('personal data', () => {
  describe('personal data', () => {
    const ADDRESS = 'zoe@example.org';
    const records = {
      ...{ messages: [{ id: 7, locale: 'fr', message: 'Bonjour' }], desk_notes: [], subscriptions: [] },
      ...{ wishes: [], rooms: [], mail_links: [], mails: [], posts: [] },
    };
    const names = { works: {}, events: {}, creators: {}, types: {} };
    const found = { address: ADDRESS, exported_at: '', records, names, mentionedIn: [], keptDays: null };
    const erased = { ...Object.fromEntries(Object.keys(records).map((table) => [table, 0])), messages: 1 };

    /** Erasing wants to know first who is there, as long as nobody has said so. */
    async function openPersonalData({ passkeys = 0 } = {}) {
      const asked: string[] = [];
      let isKnown = false;
      queryClient.clear();
      window.scrollTo = () => {};
      Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
      const answerTo = (path: string) => {
        if (path.endsWith('/erase')) return isKnown ? { erased, mentionedIn: [], isClean: true } : undefined;
        if (path.endsWith('/passkeys'))
          return Array.from({ length: passkeys }, (_, id) => ({ id: String(id) }));
        return path.endsWith('/personal-data') ? found : {};
      };
      globalThis.fetch = (async (path: string, { method = 'GET' }: RequestInit = {}) => {
        if (method !== 'GET') asked.push(path.replace('/desk/api', ''));
        const answer = answerTo(path);
        if (path.endsWith('/confirm/password')) isKnown = true;
        const text = JSON.stringify(answer ?? { error: { fault: 'confirmFirst' } });
        return {
          status: answer ? 200 : 403,
          ok: Boolean(answer),
          headers: new Headers(),
          text: async () => text,
        };
      }) as never;
      setMe({
        id: 1,
        name: 'Ada',
        email: 'ada@x.org',
        may: 'everything',
        language: 'en',
        hasPassword: true,
      } as Me);
      const Screen = () => (
        <>
          <PersonalData />
          {useIsConfirming() && <Confirm />}
        </>
      );
      renderInDesk(Screen, await loadLanguage('en'));
      const user = userEvent.setup();
      await user.type(await screen.findByLabelText('email address'), ADDRESS);
      await user.click(screen.getByRole('button', { name: 'Look it up' }));
      return { user, asked };
    }

    const button = (name: string) => screen.findByRole('button', { name });

    it('erases once however often it is pressed, says what, and forgets what other screens knew', async () => {
      const { user, asked } = await openPersonalData();
      queryClient.setQueryData(['/messages/7'], { id: 7, name: 'Zoé' });
      localStorage.setItem('desk.note.1.7', 'call her');
      await user.click(await button('erase this person’s data'));
      const eraseAll = await button('Erase it all');
      // Faster than anything can be shown to be under way.
      fireEvent.click(eraseAll);
      fireEvent.click(eraseAll);
      const question = await screen.findByRole('dialog', { name: 'Is it you?' });
      expect(question).toHaveTextContent('What is erased does not come back.');
      await user.type(await screen.findByLabelText('password'), 'something long{Enter}');
      await screen.findByText('Erased: messages 1.');
      expect(asked.filter((path) => path.endsWith('/erase'))).toHaveLength(2);
      expect(queryClient.getQueryData(['/messages/7'])).toBeUndefined();
      expect(localStorage.getItem('desk.note.1.7')).toBeNull();
      await waitFor(() => expect(screen.queryByText('Bonjour')).not.toBeInTheDocument());
    });

    it('asks for the passkey of whoever has one, and for the password where one would rather', async () => {
      const { user } = await openPersonalData({ passkeys: 1 });
      await user.click(await button('erase this person’s data'));
      await user.click(await button('Erase it all'));
      expect(await button('with fingerprint, face or code')).toHaveFocus();
      expect(screen.queryByLabelText('password')).not.toBeInTheDocument();
      await user.click(await button('with the password instead'));
      expect(await screen.findByLabelText('password')).toHaveFocus();
    });

    it('offers first what can be sent to the person, in their language', async () => {
      await openPersonalData();
      expect(await button('Download to read, in French')).toBeInTheDocument();
    });
  });

  describe('readable text', () => {
    const names = {
      ...{ works: { 'quai-bench': { en: 'Quai bench', fr: 'Banc Quai' } }, events: {} },
      ...{ creators: {}, types: {} },
    };
    const NONE = {
      ...{ messages: [], desk_notes: [], subscriptions: [], wishes: [] },
      ...{ rooms: [], mail_links: [], mails: [], posts: [] },
    };
    const dataOf = (records: Partial<Kept['records']>): Kept => ({
      ...{ address: 'zoe@example.org', exported_at: '2026-11-27T08:45:00.000Z', names },
      ...{ records: { ...NONE, ...records }, mentionedIn: [], keptDays: null },
    });
    const AT = '2026-11-24T22:43:26.297Z';

    it.each([
      ['en', 'came', '24 November 2026 23:43', 'works', 'Quai bench, bench'],
      ['fr', 'arrivé', '24 novembre 2026 23\u00a0h\u00a043', 'œuvres', 'Banc Quai, bench'],
    ] as const)(
      'says in %s what is kept, without the words of the database',
      async (locale, came, when, works, called) => {
        const row = { received_at: AT, works: ['quai-bench', 'bench'], phone: null };
        const language = await loadLanguage(locale);
        expect(lineOf(row, 'messages', { language, names })).toEqual([
          [came, when],
          [works, called],
        ]);
      },
    );

    it('says no numbers for words, and leaves marks to the file for programs', async () => {
      const text = readableText(
        dataOf({
          messages: [
            { id: 3, locale: 'fr', inquiry_by: 'phone', state: 'answered', answering: 1, message: 'Oui ?' },
          ],
          subscriptions: [{ email: 'zoe@example.org', is_professional: 0, state: 'unasked', asked_times: 0 }],
          mails: [
            {
              id: 7,
              message: 3,
              content: { subject: 'A mail', text: 'Hello\n' },
              message_id: '<x@y>',
              tries: 2,
            },
          ],
          posts: [{ key: 'x', contents: 'Z6iMq', visitor: 'a mark', kept_at: AT }],
        }),
        await loadLanguage('fr'),
      );
      expect(text).toContain(
        'langue\u202f: français\npréfère une réponse par\u202f: téléphone\nétat\u202f: répondu\nmessage\u202f: Oui ?\n',
      );
      expect(text).toContain('professionnel\u202f: non\nconsentement\u202f: pas demandé\n');
      expect(text).toContain('ce qu’il dit\u202f: A mail\n\nHello\n');
      expect(text).toContain(
        'FORMULAIRES DU DERNIER JOUR\n\ngardé\u202f: 24 novembre 2026 23\u00a0h\u00a043\n',
      );
      for (const mark of ['Z6iMq', 'a mark', '<x@y>', '3'])
        expect(text.replaceAll(/\d+\sh\s\d\d/g, '')).not.toContain(mark);
    });

    it('tells the pieces of a room by their names, notes and prices', async () => {
      const price = { amount: 12000, currency: 'EUR' };
      const pieces = [
        { id: 1, work: 'quai-bench', title: 'Banc Quai', note: 'Comme convenu', price, seconds: 40 },
      ];
      const language = await loadLanguage('en');
      expect(lineOf({ pieces }, 'rooms', { language, names })).toEqual([
        ['pieces, notes and prices', 'Banc Quai (Comme convenu; €12,000; looked at for 40 seconds)'],
      ]);
    });

    it('is in the language that the person has written in', () => {
      expect(languageOfPerson(dataOf({ messages: [{ locale: 'en' }, { locale: 'fr' }] }))).toBe('fr');
      expect(languageOfPerson(dataOf({ subscriptions: [{ locale: 'fr' }] }))).toBe('fr');
      expect(languageOfPerson(dataOf({ posts: [{ key: 'x' }] }))).toBeUndefined();
    });

    it('keeps what it has no words for', async () => {
      const language = await loadLanguage('en');
      expect(lineOf({ new_column: 3 }, 'messages', { language, names })).toEqual([['new column', '3']]);
    });
  });
});

describe('today', () => {
  describe('today', () => {
    const IDLE: Site = {
      ...{ state: 'idle', number: 12, release: '20261127T030300000Z', publicSince: '2026-01-27T03:03:00Z' },
      ...{ live: 0, build: null, failure: null, retryAt: null },
    };
    const BUILDING: Site = {
      ...{ ...IDLE, state: 'building', live: 3 },
      build: { number: 13, step: 'read', share: 0, by: [], items: [] } as unknown as Site['build'],
    };

    let may: Permission = 'publish';
    afterEach(() => void (may = 'publish'));

    async function open(site: Site, more: Partial<TodayAnswer> = {}, off: Waiting['off'] = []) {
      const today: TodayAnswer = {
        ...{ site, siteUrl: '/', messages: { count: 0, lastAt: null, about: null }, mails: null },
        ...{ wishes: { count: 0, lastAt: null }, subscribers: { count: 0, lastAt: null } },
        ...{
          rooms: { unopened: [], waiting: [], answers: 0 },
          missing: [],
          missed: [],
          held: [],
          clock: null,
          edits: [],
          backup: null,
        },
        ...{ news: [], newsEnds: [] },
        ...more,
      };
      const answers: Record<string, unknown> = {
        ...{ '/site': site, '/today': today, '/waiting': { items: [], counts: [], off } },
        '/releases': { current: '', lines: [] },
      };
      queryClient.clear();
      window.scrollTo = () => {};
      globalThis.fetch = (async (url: string) => ({
        ...{ status: 200, ok: true, headers: new Headers() },
        text: async () =>
          JSON.stringify(answers[new URL(url, 'http://desk').pathname.replace('/desk/api', '')]),
      })) as never;
      setMe({ id: 1, name: 'Ada', may, language: 'en' } as Me);
      for (const [path, answer] of Object.entries(answers)) queryClient.setQueryData([path], answer);
      renderInDesk(() => <Today />, await loadLanguage('en'));
      return screen.findByRole('heading', { level: 1 });
    }

    it('says first that what was published is public, while a version of the site is being made as well', async () => {
      expect(await open(BUILDING)).toHaveTextContent('Everything that was published is public.');
      expect(screen.getByText(/There is nothing to wait for/)).toBeInTheDocument();
    });

    it('says nothing of versions of the site while all is well', async () => {
      expect(await open({ ...IDLE, live: 3 })).toHaveTextContent('Everything that was published is public.');
      expect(document.body).not.toHaveTextContent(/version/);
    });

    it('tells of wishes and new subscribers, of whom no message tells, with a way to each', async () => {
      const lastAt = '2026-11-18T15:05:00.000Z';
      await open(IDLE, { wishes: { count: 1, lastAt }, subscribers: { count: 2, lastAt } });
      const line = (words: string) => within(screen.getByText(words).closest('li')!);
      expect(line('1 wish this week').getByRole('link')).toHaveAttribute('href', '/wishes');
      expect(line('2 new subscribers this week').getByRole('link')).toHaveAttribute('href', '/subscribers');
      expect(document.body).not.toHaveTextContent('Nothing waits');
    });

    it('tells of news whose event is over, and of what was taken off the site, with a way to each', async () => {
      await open(IDLE, { news: [{ title: { en: 'After dark' }, isOver: true }] }, [
        { shelf: 'works', count: 3 },
      ]);
      expect(screen.getByText(/After dark/)).toHaveTextContent('Its event is over');
      expect(screen.getByRole('link', { name: 'look at it' })).toHaveAttribute('href', '/pages/home');
      expect(screen.getByText(/works: 3 taken off the site this week/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'show them' })).toHaveAttribute(
        'href',
        '/works?state=withdrawn',
      );
    });

    it('tells when news goes off by itself, and where that has not worked yet', async () => {
      const end = {
        news: 'sale',
        title: { en: 'Sale' },
        at: '2099-12-27T22:59:00Z',
        by: 'Inès',
        isVoid: false,
      };
      await open(IDLE, {
        newsEnds: [
          { ...end, isLate: false },
          { ...end, news: 'late', title: { en: 'Late sale' }, isLate: true },
        ],
      });
      expect(screen.getByText(/: Sale$/)).toHaveTextContent('goes off by itself on 27 December 2099, 23:59');
      expect(screen.getByText(/: Late sale/)).toHaveTextContent('the desk goes on trying');
      expect(screen.getAllByRole('link', { name: 'look at it' })[0]).toHaveAttribute('href', '/pages/home');
    });

    it('tells before its time of what will not become public as it is, with the way to confirm it', async () => {
      const lamp = { shelf: 'works', id: 'lamp', title: { en: 'Tall lamp' } } as const;
      await open(IDLE, { held: [{ ...lamp, at: '2099-12-27T09:00:00Z', heldBy: 'Jules' }] });
      const words = screen.getByText(/^Tall lamp will not become public on 27 December 2099, 10:00/);
      expect(words).toHaveTextContent('Jules, who may not publish, has changed it since.');
      expect(screen.getByRole('link', { name: 'look at it' })).toHaveAttribute('href', '/works/lamp');
    });

    it.each(['write', 'publish'] as const)(
      'tells that the clock has jumped, and asks those who may publish whether it is right (%s)',
      async (has) => {
        may = has;
        const clock = { now: '2099-12-27T09:00:00Z', heldUntil: '2100-01-03T09:00:00Z' };
        await open(IDLE, { clock });
        expect(screen.getByText('The clock of the gallery’s server has jumped.')).toHaveTextContent(
          'It says 27 December 2099, 10:00. Nothing is published or taken off by itself until 3 January 2100, 10:00',
        );
        const right = screen.queryByRole('button', { name: 'this time is right' });
        if (has === 'write') return expect(right).not.toBeInTheDocument();
        const fetched = jest.spyOn(globalThis, 'fetch');
        await userEvent.setup().click(right!);
        expect(fetched.mock.calls.map(([url]) => url)).toContain('/desk/api/clock');
      },
    );

    it.each(['publish', 'everything'] as const)('speaks of backups to owners alone (%s)', async (may) => {
      await open(IDLE);
      const line = () => screen.queryByText(/no backup/);
      expect(line()).not.toBeInTheDocument();
      act(() => setMe({ id: 1, name: 'Ada', may, language: 'en' } as Me));
      if (may === 'everything') expect(await screen.findByText(/no backup/)).toBeInTheDocument();
      else expect(line()).not.toBeInTheDocument();
    });

    it('says that the rest is public all the same where no version could be made', async () => {
      const failure = { cause: 'other' as const, reason: '' };
      expect(await open({ ...IDLE, live: 2, failure })).toHaveTextContent('could not be made');
      expect(screen.getByText('What was published since is public all the same.')).toBeInTheDocument();
    });

    it.each(['publish', 'everything'] as const)(
      'leads to the log for those who may see it: %s',
      async (has) => {
        may = has;
        await open(IDLE);
        const link = screen.queryByRole('link', { name: 'who did what' });
        if (has === 'everything') expect(link).toHaveAttribute('href', '/people#log');
        else expect(link).not.toBeInTheDocument();
      },
    );
  });

  describe('stand', () => {
    const lamp: Waiting['items'][number] = {
      ...{ shelf: 'works', id: 'lamp', title: { en: 'Lamp', fr: 'Lampe' }, second: {}, date: {} },
      ...{ reference: null, type: null, availability: null, picture: null, due: null, gaps: [] },
      ...{
        state: 'changed',
        changes: 2,
        changesIn: null,
        until: null,
        daysLeft: null,
        locales: ['en', 'fr'],
      },
      ...{ url: '/works/lamp', draft: 3, changed: { at: '2020-11-27T07:30:00Z', by: 'Bea Martin' } },
    };
    const writtenBy = (...names: string[]) => names.map((name) => ({ name, paths: ['title.en'] }));

    it.each([
      ['en', ['Anna Keller'], '2 changes by Anna, 27 November 2020'],
      ['fr', ['Anna Keller'], '2 modifications par Anna, 27 novembre 2020'],
      ['en', ['Anna Keller', 'Bea Martin'], '2 changes by Anna and Bea, 27 November 2020'],
      ['fr', ['Anna Keller', 'Bea Martin'], '2 modifications par Anna et Bea, 27 novembre 2020'],
    ] as const)('says in %s whose changes wait, of %j', async (locale, names, text) => {
      window.scrollTo = () => {};
      const items = [{ ...lamp, writers: writtenBy(...names) }];
      renderInDesk(() => <Stand waiting={{ items, counts: [], off: [] }} />, await loadLanguage(locale));
      expect(await screen.findByText(text)).toBeInTheDocument();
    });

    it('has what waits of the gallery’s own facts and of pages, with a way to each', async () => {
      window.scrollTo = () => {};
      const site = { ...lamp, shelf: 'site', id: 'site', title: { en: 'The gallery' } } as const;
      const home = { ...lamp, shelf: 'pages', id: 'home', title: { en: 'A sentence' } } as const;
      const counts = [{ shelf: 'site', state: 'changed', count: 3 }] as const;
      renderInDesk(
        () => <Stand waiting={{ items: [site, home], counts: [...counts], off: [] }} />,
        await loadLanguage('en'),
      );
      expect(await screen.findByRole('link', { name: /^name, address, hours ?changed/ })).toHaveAttribute(
        'href',
        '/site',
      );
      expect(screen.getByRole('link', { name: /^home page/ })).toHaveAttribute('href', '/pages/home');
      expect(screen.getByRole('link', { name: /^name, address, hours: 3 changed/ })).toHaveAttribute(
        'href',
        '/pages',
      );
    });
  });

  describe('welcome', () => {
    beforeEach(() => {
      sessionStorage.clear();
      window.scrollTo = () => {};
    });

    async function open() {
      renderInDesk(
        () => (
          <>
            <h1>today</h1>
            <Welcome />
          </>
        ),
        await loadLanguage('en'),
      );
      await screen.findByRole('heading');
    }
    const way = () => screen.queryByRole('link', { name: 'open the help' });

    it('points to the help, on the first visit alone', async () => {
      beginFirstVisit();
      await open();
      expect(way()).toHaveAttribute('href', '/manual');
      await userEvent.setup().click(screen.getByRole('button', { name: 'not now' }));
      expect(way()).not.toBeInTheDocument();
      expect(sessionStorage).toHaveLength(0);
    });

    it('says nothing to who has been here before', async () => {
      await open();
      expect(way()).not.toBeInTheDocument();
    });
  });
});
