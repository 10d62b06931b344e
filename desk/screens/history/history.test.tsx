import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { type Language, LanguageProvider, loadLanguage } from '../../app/words';
import type { FieldChange, OpenItem } from '../../../api/content/contract/item';
import type { Version } from '../../../api/content/contract/publishing';
import type { Permission } from '../../../api/people/contract/permissions';
import { forgetSteps } from '../../editing/undo/kept-steps';
import { changedPictures } from '../editor/compared/changed-pictures';
import { ChangedPictures } from './changed-pictures';
import { History } from './history';

describe('history', () => {
  const PUBLISHED = { name: 'Armand', biography: { en: '<p>Born in Lyon.</p> <p>He drew.</p>' } };
  const CHANGES: FieldChange[] = [
    { path: 'biography.en', before: PUBLISHED.biography.en, value: '<p>Born in Lyon.</p>' },
    { path: 'birth_year', before: null, value: 1898 },
  ];
  const draftOf = (changes: FieldChange[]): OpenItem['draft'] =>
    changes.length > 0 ? { number: 1, changes, by: 'Ada', at: '2026-11-27T03:00:00Z' } : null;
  const VERSION: Version = {
    ...{ number: 4, at: '2026-11-26T10:00:00Z', by: 'Jules', act: 'published', paths: ['name'] },
    ...{ values: PUBLISHED, before: { ...PUBLISHED, name: 'Armando' } },
  };

  let language: Language;
  let item: OpenItem;
  let versions: Version[];
  let isOlder: boolean;
  let saved: FieldChange[];

  beforeEach(async () => {
    language = await loadLanguage('en');
    queryClient.clear();
    localStorage.clear();
    forgetSteps();
    saved = [];
    versions = [];
    isOlder = false;
    window.scrollTo = () => {};
    item = {
      ...{
        shelf: 'creators',
        id: 'armand',
        published: PUBLISHED,
        version: 'v1',
        conflicts: [],
        state: 'changed',
      },
      ...{ schedule: null, missed: null, urls: {}, findings: [], here: [], draft: draftOf(CHANGES) },
    };
    globalThis.fetch = (async (
      url: string,
      { method = 'GET', body = '{}' }: { method?: string; body?: string } = {},
    ) => {
      const answer = (content: object) => ({
        ...{ status: 200, ok: true, headers: new Map() },
        text: async () => JSON.stringify(content),
      });
      if (url.endsWith('/history')) return answer({ lines: versions, isOlder });
      if (url.endsWith('/history/4')) return answer(versions[0] ?? VERSION);
      if (method === 'PUT') {
        const { changes } = JSON.parse(body) as { changes: FieldChange[] };
        saved.push(...changes);
        const left = (item.draft?.changes ?? []).filter(
          ({ path }) => !changes.some((one) => one.path === path),
        );
        item = { ...item, draft: draftOf(left) };
        return answer({ item, conflicts: [] });
      }
      return answer(item);
    }) as unknown as typeof fetch;
  });

  async function open(may: Permission = 'publish'): Promise<void> {
    queryClient.setQueryData(['/start'], {
      ...{ canMail: false, siteUrl: '/', me: { id: 7, name: 'Ada', may, letterKeys: true } },
    });
    const root = createRootRoute();
    const route = createRoute({
      getParentRoute: () => root,
      path: '/$shelf/$id/history',
      component: History,
    });
    const router = createRouter({
      routeTree: root.addChildren([route]),
      history: createMemoryHistory({ initialEntries: ['/creators/armand/history'] }),
    });
    render(
      <QueryClientProvider client={queryClient}>
        <LanguageProvider language={language}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { level: 1 });
  }
  const say: Language['say'] = (...said) => language.say(...said);
  const row = () => screen.findByRole('button', { name: new RegExp(say('history.changes', { count: 2 })) });
  const shown = async () => within(await screen.findByRole('region', { name: say('history.nowTitle') }));

  it('shows first what is not public yet, word by word beside what is, and says nothing that contradicts it', async () => {
    await open();
    expect(await row()).toHaveAttribute('aria-pressed', 'true');
    const now = await shown();
    expect(now.getByText(/He drew/).tagName).toBe('DEL');
    expect(now.getByText('1898').tagName).toBe('INS');
    expect(screen.queryByText(say('history.none'))).not.toBeInTheDocument();
  });

  it('shows what only a mark tells apart', async () => {
    const value = '<p>Born in <em>Lyon</em>.</p> <p>He drew.</p>';
    item = { ...item, draft: draftOf([{ path: 'biography.en', before: PUBLISHED.biography.en, value }]) };
    await open();
    const marks = (await shown()).getAllByText(/\[italic:|\]/, { selector: 'ins' });
    expect(marks.map(({ textContent }) => textContent)).toEqual(['[italic: ', ']']);
  });

  it.each([
    ['en', 'Oak sideboard', '<em>Oak</em> sideboard', '[italic: Oak] sideboard'],
    [
      'en',
      'See the Arc, in oak wood',
      'See the <a href="/works/arc">Arc</a>, in <strong>oak</strong> wood',
      'See the [link: Arc → /works/arc], in [bold: oak] wood',
    ],
    [
      'fr',
      'Un buffet en chêne : l’œuvre « rare » de Lyon',
      'Un <em>buffet</em> en chêne : <a href="/fr/oeuvres/buffet">l’œuvre</a> « rare » de Lyon',
      'Un [italique : buffet] en chêne : [lien : l’œuvre → /fr/oeuvres/buffet] « rare » de Lyon',
    ],
  ] as const)('keeps every space on both sides of a mark: %s, %s', async (locale, before, after, told) => {
    language = await loadLanguage(locale);
    const change = { path: `biography.${locale}`, before: `<p>${before}</p>`, value: `<p>${after}</p>` };
    const published = { ...PUBLISHED, biography: { [locale]: change.before } };
    const spaced = (text: string | null) => text?.replace(/\s/g, ' ');
    // Either way round: what one takes back is read as carefully.
    for (const [one, other] of [
      [change.before, change.value],
      [change.value, change.before],
    ] as const) {
      item = { ...item, published: { ...published, biography: { [locale]: one } } };
      item = { ...item, draft: draftOf([{ ...change, before: one, value: other }]) };
      queryClient.clear();
      await open();
      const sides = [...(await shown()).getByRole('article').querySelectorAll('p')];
      const texts = sides.map(({ textContent }) => spaced(textContent));
      expect(texts).toEqual((one === change.before ? [before, told] : [told, before]).map(spaced));
      cleanup();
    }
  });

  it('takes one of these changes back, and leaves the others', async () => {
    await open();
    const name = `${say('history.takeBack')}: ${say('fields.creators.biography')}, English`;
    await userEvent.click((await shown()).getByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ path: 'biography.en', value: PUBLISHED.biography.en });
    const now = await shown();
    expect(now.queryByText(/He drew/)).not.toBeInTheDocument();
    expect(now.getByText('1898')).toBeInTheDocument();
    const fields = `${say('fields.creators.biography')}, English`;
    expect(now.getByText(say('history.wasTakenBack', { fields }))).toBeInTheDocument();
  });

  it('asks before a change is taken back that a colleague wrote, but not of one’s own', async () => {
    const [text, year] = CHANGES;
    item = {
      ...item,
      draft: draftOf([
        { ...text!, by: 'Marie' },
        { ...year!, by: 'Ada' },
      ]),
    };
    await open();
    await userEvent.click(screen.getByRole('button', { name: say('history.takeAllBack') }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(new RegExp(say('theirs.discard', { name: 'Marie', fields: 'biography, English' })));
    await userEvent.click(asked.getByRole('button', { name: say('cancel') }));
    expect(saved).toEqual([]);
    const now = await shown();
    await userEvent.click(now.getAllByRole('button', { name: new RegExp(say('history.takeBack')) }).at(-1)!);
    await waitFor(() => expect(saved.map(({ path }) => path)).toEqual(['birth_year']));
  });

  it('asks before a version is brought back over what a colleague has written', async () => {
    item = { ...item, draft: draftOf([{ path: 'name', before: 'Armand', value: 'Armand V.', by: 'Marie' }]) };
    versions = [VERSION];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Jules/ }));
    await userEvent.click(await screen.findByRole('button', { name: say('history.restore') }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(
      new RegExp(say('theirs.discard', { name: 'Marie', fields: say('fields.creators.name') })),
    );
    expect(saved).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: say('theirs.discardAct') }));
    await waitFor(() => expect(saved).toMatchObject([{ path: 'name', value: 'Armand' }]));
  });

  it('goes to a version and back to what is not public yet', async () => {
    versions = [VERSION];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Jules/ }));
    expect((await screen.findByText('Armando')).tagName).toBe('DEL');
    await userEvent.click(await row());
    expect((await shown()).getByText(/He drew/)).toBeInTheDocument();
  });

  it('says that nothing was changed where nothing was', async () => {
    item = { ...item, draft: null, state: 'public' };
    await open();
    expect(await screen.findByText(say('history.none'))).toBeInTheDocument();
  });

  it('says in words where the form holds a version already', async () => {
    versions = [VERSION];
    item = { ...item, draft: null, state: 'public' };
    await open();
    expect(await screen.findByText(say('history.isNow'))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: say('history.restore') })).not.toBeInTheDocument();
  });

  it('undoes no second change that slid up under the pointer', async () => {
    const places = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    places.mockImplementation(function (this: Element) {
      const articles = [...document.querySelectorAll('article')];
      const at = articles.findIndex((article) => article.contains(this));
      return { left: 0, top: at * 100, width: 100, height: 40 } as DOMRect;
    });
    await open();
    const [biography, year] = (await shown()).getAllByRole('button', {
      name: new RegExp(say('history.takeBack')),
    });
    fireEvent.click(biography!, { clientX: 10, clientY: 10 });
    fireEvent.click(year!, { clientX: 10, clientY: 10 });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await shown()).getByText('1898')).toBeInTheDocument();
    places.mockRestore();
  });

  it('shows before the press what bringing a version back would change, each language by itself', async () => {
    const texts = { en: '<p>Wrong.</p>', fr: '<p>Faux.</p>' };
    const before = { name: 'Armand' };
    item = { ...item, published: { name: 'Now' }, draft: null, state: 'public' };
    versions = [
      { ...VERSION, paths: ['biography'], before, values: { ...before, biography: texts } },
      { ...VERSION, number: 3 },
    ];
    await open();
    const would = within(await screen.findByRole('group', { name: say('history.would') }));
    expect(would.getByText('Now').tagName).toBe('DEL');
    expect(would.getByText('Armand').tagName).toBe('INS');
    const then = within(screen.getByRole('group', { name: say('history.then') }));
    expect(then.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      `${say('fields.creators.biography')}, English`,
      `${say('fields.creators.biography')}, French`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: say('history.restore') }));
    await waitFor(() =>
      expect(saved.map(({ path }) => path)).toEqual(['name', 'biography.en', 'biography.fr']),
    );
  });

  it('has what was public before the first line, and says which line is one that was brought back', async () => {
    item = { ...item, draft: null, state: 'public' };
    versions = [{ ...VERSION, again: { is: 'before', at: '2026-10-02T10:00:00Z' } }];
    isOlder = true;
    await open();
    expect(await screen.findByText(say('history.again.before', { time: '2 Oct' }))).toBeInTheDocument();
    await userEvent.click(
      await screen.findByRole('button', {
        name: new RegExp(`^${say('history.before')} ?${say('history.again.before', { time: '26 Nov' })}$`),
      }),
    );
    const would = within(await screen.findByRole('group', { name: say('history.would') }));
    expect(would.getByText('Armando').tagName).toBe('INS');
  });

  it.each(['publish', 'everything'] as const)(
    'leads to the log for those who may see it: %s',
    async (may) => {
      await open(may);
      const link = screen.queryByRole('link', { name: say('people.log') });
      if (may === 'everything') expect(link).toHaveAttribute('href', '/people#log');
      else expect(link).not.toBeInTheDocument();
    },
  );
});

describe('changed pictures', () => {
  const day = { file: 'day.jpg', alt: { en: 'A lamp' } };
  const back = { file: 'back.jpg', alt: { en: 'Its back' }, night: { file: 'back-lit.jpg', alt: {} } };
  const onTake = jest.fn();

  async function show(before: unknown, after: unknown): Promise<void> {
    queryClient.clear();
    globalThis.fetch = (async (url: string) => {
      const files = new URL(url, 'https://desk.example').searchParams.get('files') ?? '';
      const shown = files.split(',').map((one) => one.split('|')[0]!);
      const pictures = Object.fromEntries(
        shown.map((file) => [file, { url: `/${file}`, width: 4, height: 3 }]),
      );
      return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify({ pictures }) };
    }) as never;
    renderInDesk(
      () => (
        <ChangedPictures
          label="pictures"
          changes={changedPictures(before, after)!}
          heads={{ before: 'before', after: 'after' }}
          onTake={onTake}
        />
      ),
      await loadLanguage('en'),
    );
    await screen.findByRole('article');
  }
  const told = (side: 'before' | 'after') =>
    screen.getAllByLabelText(side).map(({ innerHTML }) => innerHTML.replaceAll('\n', ' '));

  it('shows what differs of each picture beside it, word by word, and leaves out those that are the same', async () => {
    await show([day, back], [day, { ...back, alt: { en: 'Its left side' } }]);
    expect(told('before')).toEqual(['picture 2 description, English: Its <del>back</del>']);
    expect(told('after')).toEqual(['picture 2 description, English: Its <ins>left side</ins>']);
    const images = async () =>
      (await screen.findAllByRole('presentation')).map((one) => one.getAttribute('src'));
    expect(await images()).toEqual(['/back.jpg', '/back-lit.jpg', '/back.jpg', '/back-lit.jpg']);
  });

  it('says where one was that was moved', async () => {
    await show([day, back], [back, day]);
    expect(told('before')).toEqual(['picture <del>1</del> A lamp']);
    expect(told('after')).toEqual(['picture <ins>2</ins> A lamp']);
  });

  it('says nothing on the side that a picture is not on, and takes the whole change back', async () => {
    await show(null, day);
    expect(told('before')).toEqual(['nothing']);
    expect(told('after')).toEqual(['A lamp']);
    const article = within(screen.getByRole('article'));
    await userEvent.click(article.getByRole('button', { name: 'undo this change: pictures' }));
    expect(onTake).toHaveBeenCalledTimes(1);
  });
});
