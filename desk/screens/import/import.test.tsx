import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { type Language, LanguageProvider, loadLanguage } from '../../app/words';
import type { OfItem } from '../../../api/content/contract/item';
import type { Me } from '../../../api/people/contract/identity';
import type { BroughtIn } from '../../../api/import-export/contract/brought-in';
import type { LookedAt, LookedAtRow } from '../../../api/import-export/contract/looking';
import { Mapping } from './columns/mapping';
import { pictureTaken } from './hand/bring-in';
import { listInHand, measure, putAwayList, setColumn, takeList, unanswer } from './hand/list-in-hand';
import { filesIn, pathOf } from './hand/folders';
import { Import } from './import';
import { readInWorker } from './read-in-worker';
import { tableOf, UnreadableList } from '../../../api/import-export/contract/file/table';
import { BROUGHT, FILE, fileOf, ROWS, UNKNOWN } from './testing/looked-at';
import { TrialRow } from './trial/trial-row';

// A browser's own: jsdom has no workers.
jest.mock('./read-in-worker', () => ({ readInWorker: jest.fn() }));

/** Drafts that a list has made, creators first. */
const LISTED: readonly (OfItem & { draft: number })[] = [
  { shelf: 'creators', id: 'ida', draft: 1 },
  { shelf: 'works', id: 'lamp', draft: 1 },
];
const TABLE = tableOf(FILE.sheets[0]!)!;

describe('import', () => {
  const reads = jest.mocked(readInWorker);

  let english: Language;
  let asked: { path: string; body: Record<string, unknown> }[];
  let looked: LookedAt;
  let lists: BroughtIn[];
  let may: Me['may'];
  /** Why the whole of a publication is refused, as long as it is not left out. */
  let inTheWay: OfItem;
  let refusal: (path: string) => { status: number; fault: string } | undefined;

  beforeAll(async () => {
    english = await loadLanguage('en');
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    window.scrollTo = () => {};
  });
  beforeEach(() => {
    asked = [];
    lists = [];
    may = 'write';
    refusal = () => undefined;
    looked = {
      ...{ counts: { new: 1, changed: 1, same: 0, refused: 2, partly: 0 }, lines: ROWS, next: null },
      unknown: [UNKNOWN],
      creators: [
        { id: 'lucien', name: 'Lucien Tessandier' },
        { id: 'odile', name: 'Odile Kerhervé' },
      ],
      ...{ types: [], millimetres: [2], taken: [5], pictures: { found: 0, missing: ['a.jpg'] } },
    };
    queryClient.clear();
    localStorage.clear();
    act(() => putAwayList());
    reads.mockReset().mockResolvedValue(FILE);
    globalThis.fetch = (async (url: string, { body }: { body?: string } = {}) => {
      const path = url.replace('/desk/api', '');
      asked.push({ path, body: JSON.parse(body ?? '{}') as Record<string, unknown> });
      const refused = refusal(path);
      const answer = refused ? { error: { fault: refused.fault } } : answerTo(path, body);
      const status = refused?.status ?? 200;
      return { ok: status < 300, status, headers: new Headers(), text: async () => JSON.stringify(answer) };
    }) as unknown as typeof fetch;
  });

  function answerTo(path: string, body = '{}'): unknown {
    if (path.endsWith('/drafts')) return LISTED;
    if (path === '/publish') {
      const { items } = JSON.parse(body) as { items: OfItem[] };
      const isDone = inTheWay.id !== 'elsewhere' && items.every(({ id }) => id !== inTheWay.id);
      return isDone
        ? { published: items, refused: [] }
        : { published: [], refused: [{ ...inTheWay, findings: [] }] };
    }
    if (path === '/import/lists') return { list: `list-${asked.length}` };
    if (path.endsWith('/look')) return looked;
    if (path.endsWith('/bring-in')) {
      lists = [BROUGHT];
      return BROUGHT;
    }
    if (path.endsWith('/take-back')) return { put: 1, kept: [{ shelf: 'works', id: 'banc', title: 'Banc' }] };
    return path === '/import' ? { lines: lists } : {};
  }
  const last = (end: string) => asked.filter(({ path }) => path.endsWith(end)).at(-1)?.body;

  async function open() {
    setMe({
      id: 1,
      email: 'ines@example.org',
      name: 'Inès',
      may,
      language: 'en',
      letterKeys: true,
    } as Me);
    const root = createRootRoute();
    const paths = ['/import', '/works'] as const;
    const router = createRouter({
      routeTree: root.addChildren(
        paths.map((path) =>
          createRoute({
            getParentRoute: () => root,
            path,
            component: path === '/import' ? Import : () => 'works',
          }),
        ),
      ),
      history: createMemoryHistory({ initialEntries: ['/import'] }),
    });
    render(
      <QueryClientProvider client={queryClient}>
        <LanguageProvider language={english}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { level: 1 });
    return userEvent.setup({ applyAccept: false });
  }
  type User = Awaited<ReturnType<typeof open>>;

  async function choose(user: User, name = 'list.csv'): Promise<void> {
    await user.upload(screen.getByLabelText('Choose a list', { selector: 'input' }), new File(['x'], name));
  }
  async function openList(): Promise<User> {
    const user = await open();
    await choose(user);
    await screen.findByText('new, a draft');
    return user;
  }
  const floor = () => within(screen.getByRole('contentinfo')).getByRole('status');
  const becomes = (column: string) => screen.getByRole('combobox', { name: `${column} becomes` });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });

  it('guesses what columns are, shows what each says, and sends the list', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'list.csv' })).toBeInTheDocument();
    expect(becomes('Inv. no.')).toHaveDisplayValue('reference');
    expect(becomes('Titre')).toHaveDisplayValue('title, French');
    expect(becomes('column C')).toHaveDisplayValue('left out');
    // The first row says nothing there.
    expect(screen.getByRole('row', { name: /^Inv. no./ })).toHaveTextContent('ML 2');
    expect(last('/import/lists')).toEqual({ name: 'list.csv', headings: TABLE.headings });
    expect(last('/rows')).toEqual({ from: 0, rows: TABLE.rows });
    expect(last('/look')).toMatchObject({ columns: ['reference', 'title.fr', null, null], from: 0 });
    expect(floor()).toHaveTextContent('1 new, 1 changed, 2 need a word from you');
  });

  it('remembers for these headings what a person has changed, and gives a field to one column', async () => {
    const user = await openList();
    await user.selectOptions(becomes('Owner'), 'title, French');
    await waitFor(() =>
      expect(last('/look')).toMatchObject({ columns: ['reference', null, null, 'title.fr'] }),
    );
    await user.click(button('cancel'));
    await choose(user, 'next.csv');
    await screen.findByRole('heading', { level: 1, name: 'next.csv' });
    expect(becomes('Owner')).toHaveDisplayValue('title, French');
    expect(becomes('Titre')).toHaveDisplayValue('left out');
  });

  it('shows what would become of rows: fields as they are and as they would be, and pictures that lack', async () => {
    const user = await openList();
    expect(screen.getByText('without a.jpg')).toBeInTheDocument();
    await user.click(screen.getByText('1 field changes'));
    expect(screen.getByText('note on dimensions, French', { selector: 'dt' })).toBeVisible();
    expect(screen.getByRole('deletion')).toHaveTextContent('nothing');
    expect(screen.getByText('chacun', { selector: 'ins' })).toBeVisible();
    await user.click(
      within(screen.getByRole('group', { name: /become of/ })).getByRole('button', { name: /^need a word/ }),
    );
    await waitFor(() => expect(last('/look')).toMatchObject({ outcome: 'refused' }));
  });

  it('asks who is meant, by one click or from all, and remembers it', async () => {
    const user = await openList();
    await user.click(button('it is Lucien Tessandier'));
    const known = { name: 'L. Tessandier', is: 'known', id: 'lucien' };
    await waitFor(() => expect(last('/look')).toMatchObject({ creators: [known] }));
    const who = screen.getByRole('combobox', { name: 'What to do with L. Tessandier' });
    expect(who).toHaveDisplayValue('it is Lucien Tessandier');
    await user.selectOptions(who, 'new, a draft: L. Tessandier');
    await waitFor(() =>
      expect(last('/look')).toMatchObject({ creators: [{ name: 'L. Tessandier', is: 'new' }] }),
    );
    await user.selectOptions(who, '=');
    const written = { name: 'L. Tessandier & P. Aubin', is: 'written' };
    await waitFor(() => expect(last('/look')?.['creators']).toContainEqual(written));
    await user.selectOptions(who, 'ask again');
    await waitFor(() => expect(last('/look')?.['creators']).toEqual([written]));
    act(() => unanswer('creator', 'P. Aubin & L. Tessandier'));
    await user.selectOptions(who, 'Odile Kerhervé');
    await user.click(button('it is this piece'));
    await waitFor(() => expect(last('/look')).toMatchObject({ creators: [{ id: 'odile' }], confirmed: [5] }));
    await user.click(button('cancel'));
    await choose(user, 'next.csv');
    await waitFor(() => expect(last('/look')).toMatchObject({ creators: [{ id: 'odile' }], confirmed: [] }));
  });

  it('asks how large a work is by what a cell may mean, by numbers, or keeps its words as a note', async () => {
    const cell = { field: 'dimensions', text: 'H 42 D 80' } as const;
    const readings = [
      { height: 42, depth: 80 },
      { height: 42, diameter: 80 },
    ];
    looked.lines = [
      { ...ROWS[2]!, faults: [{ ...{ name: 'notDimensions', ...cell }, readings }] },
      { ...ROWS[0]!, advice: [], measured: [{ field: 'height', text: '90–130' }] },
    ];
    const user = await openList();
    const said = (given: object) =>
      waitFor(() => expect(last('/look')).toMatchObject({ measureAnswers: [{ ...cell, ...given }] }));
    await user.click(button('it is height\u00a042, diameter\u00a080 cm'));
    await said({ sides: { height: 42, diameter: 80 }, isNote: false });
    await user.click(button('no numbers, keep the words as a note: H 42 D 80'));
    await said({ sides: {}, isNote: true });

    // By keyboard alone.
    button('write the dimensions…: H 42 D 80').focus();
    await user.keyboard('{Enter}');
    const form = screen.getByRole('form', { name: 'Dimensions of ‘H 42 D 80’, in centimetres' });
    expect(within(form).getByLabelText('height')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(listInHand()?.measureAnswers).toEqual([{ ...cell, sides: {}, isNote: true }]);
    await user.keyboard('tall{Enter}');
    expect(within(form).getByRole('alert')).toBeInTheDocument();
    await user.clear(within(form).getByLabelText('height'));
    await user.type(within(form).getByLabelText('height'), '42,5');
    await user.tab();
    await user.keyboard('15 3/4 in{Enter}');
    await said({ sides: { height: 42.5, width: 40 }, isNote: false });

    const other = { field: 'height', text: '90–130' } as const;
    act(() => measure(other, { sides: { height: 90 }, isNote: true }));
    expect(listInHand()?.measureAnswers).toHaveLength(2);
    await user.click(button('ask again: 90–130'));
    expect(listInHand()?.measureAnswers).toEqual([expect.objectContaining(cell)]);
  });

  it('takes another piece by a reference of its own, or without one', async () => {
    const user = await openList();
    const said = (ownReferences: object[]) =>
      waitFor(() => expect(last('/look')).toMatchObject({ ownReferences }));
    await user.click(button('it is another piece…'));
    expect(screen.getByRole('textbox', { name: 'its own reference' })).toHaveFocus();
    await user.keyboard('ML 0901{Enter}');
    await said([{ row: 5, reference: 'ML 0901' }]);
    await user.click(button('no reference'));
    await said([{ row: 5, reference: '' }]);
    expect(screen.getByText('Another piece, without a reference.')).toBeInTheDocument();
    await user.click(button('ask again'));
    expect(listInHand()?.ownReferences).toEqual([]);
  });

  it('goes on with the focus where an answer takes its button along, and back by escape', async () => {
    const user = await openList();
    const answers = (lines: typeof ROWS) => {
      looked = { ...looked, lines };
    };
    const press = async (name: string) => {
      button(name).focus();
      await user.keyboard('{Enter}');
    };
    await press('it is another piece…');
    await user.keyboard('{Escape}');
    expect(button('it is another piece…')).toHaveFocus();
    await press('choose another…: L. Tessandier');
    expect(screen.getByRole('combobox', { name: /L. Tessandier/, expanded: true })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('choose another…: L. Tessandier')).toHaveFocus();

    // The row is clear now.
    answers([...ROWS.slice(0, 2), { ...ROWS[2]!, outcome: 'new', faults: [] }, ROWS[3]!]);
    await press('it is Lucien Tessandier');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('new, a draft'));
    expect(document.activeElement?.closest('li')).toHaveTextContent('row 4');
    // It is gone from those that are asked for.
    answers(ROWS.slice(0, 1));
    await press('it is this piece');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('row 2'));
    answers([]);
    await press('they are millimetres');
    await waitFor(() => expect(button(/^all/)).toHaveFocus());
  });

  it('takes another spelling for the same name, and asks again where who was meant is gone', async () => {
    const answers = {
      one: { name: 'Tessandier, L.', is: 'known', id: 'lucien' },
      other: { name: 'Somebody', is: 'known', id: 'gone' },
    };
    const names = { 'creator l tessandier': answers.one, 'creator somebody': answers.other };
    localStorage.setItem('desk-lists', JSON.stringify({ names }));
    looked.unknown.push({ ...UNKNOWN, name: 'Somebody', suggestion: null });
    await openList();
    expect(last('/look')).toMatchObject({ creators: [answers.one, answers.other] });
    const who = (name: string) => screen.getByRole('combobox', { name: `What to do with ${name}` });
    expect(who('L. Tessandier')).toHaveDisplayValue('it is Lucien Tessandier');
    expect(who('Somebody')).toHaveDisplayValue('choose…');
  });

  it('does not bring in while rows need a word, but what is clear alone; and takes it back', async () => {
    const user = await openList();
    expect(button(/^Import 4 works/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/^Import 4 works/));
    expect(last('/bring-in')).toBeUndefined();
    await user.click(button('import only the 2 that are clear'));
    await screen.findByRole('heading', { level: 1, name: 'import a list' });
    expect(last('/bring-in')).toMatchObject({ leavesOut: true, seen: { new: 1, changed: 1 } });
    expect(floor()).toHaveTextContent('2 works are imported, not public yet.');
    await user.click(within(floor()).getByRole('button', { name: 'undo' }));
    await waitFor(() =>
      expect(floor()).toHaveTextContent(
        'Undone: 1 draft is removed. 1 stays, as it was changed or published since: Banc.',
      ),
    );
  });

  it('brings in all in one step where all is clear', async () => {
    looked = { ...looked, counts: { new: 4, changed: 0, same: 0, refused: 0, partly: 0 } };
    const user = await openList();
    await user.click(button('Import 4 works as drafts'));
    await waitFor(() =>
      expect(last('/bring-in')).toMatchObject({ leavesOut: false, seen: { new: 4, changed: 0 } }),
    );
  });

  it.each([
    [
      'what is in the way stays a draft',
      'lamp',
      '1 is public: creators first, then works. 1 stays a draft',
      2,
    ],
    ['what is in the way is not of the list', 'elsewhere', '2 stay drafts, as something lacks: ida, lamp', 1],
  ])('publishes all of it that can be, where %s', async (_, id, words, calls) => {
    may = 'publish';
    inTheWay = { shelf: 'works', id };
    const user = await openList();
    await user.click(button(/^import only/));
    await user.click(await screen.findByRole('button', { name: 'Publish all of it' }));
    await waitFor(() => expect(floor()).toHaveTextContent(words));
    expect(asked.filter(({ path }) => path === '/publish')).toHaveLength(calls);
  });

  it('looks once more where somebody has changed something in the meantime', async () => {
    const user = await openList();
    refusal = (path) => (path.endsWith('/bring-in') ? { status: 409, fault: 'changedElsewhere' } : undefined);
    const before = asked.filter(({ path }) => path.endsWith('/look')).length;
    await user.click(button(/^import only/));
    await waitFor(() => expect(floor()).toHaveTextContent(/nothing was imported/));
    await waitFor(() =>
      expect(asked.filter(({ path }) => path.endsWith('/look')).length).toBeGreaterThan(before),
    );
  });

  it('sends the list anew where the server has forgotten it', async () => {
    let times = 0;
    refusal = (path) =>
      path.endsWith('/look') && (times += 1) === 1 ? { status: 410, fault: 'uploadGone' } : undefined;
    await openList();
    expect(asked.filter(({ path }) => path === '/import/lists')).toHaveLength(2);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([
    ['oldExcel', /old Excel file/],
    ['empty', /nothing in this list/],
    ['tooMuch', /far more/],
  ] as const)('says in words why a list cannot be read: %s', async (fault, words) => {
    reads.mockRejectedValue(new UnreadableList(fault));
    const user = await open();
    await choose(user);
    await waitFor(() => expect(floor()).toHaveTextContent(words));
    expect(asked.filter(({ path }) => path.startsWith('/import/lists'))).toEqual([]);
  });

  it('has a choice of sheets where there are several', async () => {
    reads.mockResolvedValue(fileOf({ Old: [['Ref'], ['ML 1']], Works: [['Title'], ['One']] }));
    const user = await openList();
    await user.selectOptions(screen.getByRole('combobox', { name: 'sheet' }), 'Works');
    await waitFor(() => expect(last('/look')).toMatchObject({ columns: ['title.en'] }));
  });

  it('gives pictures to the list that is looked at, and afterwards to those that are in and lack them', async () => {
    const user = await openList();
    act(() => pictureTaken('a.jpg', 'a-2.jpg'));
    await waitFor(() =>
      expect(last('/look')).toMatchObject({ pictures: [{ name: 'a.jpg', file: 'a-2.jpg' }] }),
    );
    await user.click(await screen.findByRole('button', { name: /^import only/ }));
    await screen.findByText('a.jpg');
    act(() => pictureTaken('a.jpg', 'a-3.jpg'));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/import/7/pictures')?.body).toEqual({
        pictures: [{ name: 'a.jpg', file: 'a-3.jpg' }],
      }),
    );
  });

  it('offers copies of all that there is', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'works, for a spreadsheet (CSV)' })).toHaveAttribute(
      'href',
      '/desk/api/export/works/csv',
    );
    expect(screen.getByRole('link', { name: /ZIP/ })).toHaveAttribute('href', '/desk/api/export/files');
  });
});

describe('list in hand', () => {
  beforeEach(() => {
    localStorage.clear();
    takeList('list.csv', FILE);
  });
  afterEach(putAwayList);

  const columns = () => listInHand()?.columns;

  it('gives a field to one column, and gives it back to the other once it is free again', () => {
    expect(columns()).toEqual(['reference', 'title.fr', null, null]);
    setColumn(3, 'title.fr');
    expect(columns()).toEqual(['reference', null, null, 'title.fr']);
    expect(listInHand()?.displaced).toEqual({ 1: { by: 3, field: 'title.fr' } });
    setColumn(3, 'title.en');
    expect(columns()).toEqual(['reference', 'title.fr', null, 'title.en']);
    expect(listInHand()?.displaced).toEqual({});
  });

  it('leaves a column as it was chosen since', () => {
    setColumn(3, 'title.fr');
    setColumn(1, 'materials.fr');
    setColumn(3, null);
    expect(columns()).toEqual(['reference', 'materials.fr', null, null]);
  });
});

describe('folders', () => {
  const fileEntry = (path: string) => ({
    ...{ isDirectory: false, fullPath: path },
    file: (take: (file: File) => void) => take(new File(['x'], path.split('/').at(-1)!)),
  });
  const folderEntry = (...inside: object[]) => {
    const parts = [inside.slice(0, 1), inside.slice(1), []];
    return {
      ...{ isDirectory: true, fullPath: '/x' },
      createReader: () => ({ readEntries: (take: (some: object[]) => void) => take(parts.shift() ?? []) }),
    };
  };
  const dropped = (...entries: object[]) =>
    filesIn({
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
      files: [new File(['x'], 'plain.jpg')],
    } as unknown as DataTransfer);

  it('gives what is in dropped folders, with the folders in the names', async () => {
    const inFolders = [fileEntry('/shots/lamps/1.jpg'), fileEntry('/shots/chairs/1.jpg')];
    const files = await dropped(folderEntry(...inFolders), fileEntry('/list.csv'));
    expect(files.map(pathOf)).toEqual(['shots/lamps/1.jpg', 'shots/chairs/1.jpg', 'list.csv']);
    expect((await dropped(fileEntry('/plain.jpg'))).map(pathOf)).toEqual(['plain.jpg']);
  });

  it('keeps two pictures of one name', () => {
    act(() => takeList('list.csv', FILE));
    pictureTaken('1.jpg', '1.jpg');
    pictureTaken('1.jpg', '1-2.jpg');
    expect(listInHand()?.pictures.map(({ file }) => file)).toEqual(['1.jpg', '1-2.jpg']);
    act(() => putAwayList());
  });
});

describe('trial row', () => {
  const names = {
    unknown: new Map([['creators l tessandier', UNKNOWN]]),
    creators: [],
    types: [],
    taken: [5, 9],
  };

  it('shows of a new work what would be written, on opening, and what is odd about it', async () => {
    const language = await loadLanguage('en');
    render(
      <LanguageProvider language={language}>
        <TrialRow row={ROWS[0]!} {...{ names, millimetres: [2] }} />
      </LanguageProvider>,
    );
    expect(screen.getByText(language.say('list.advice.millimetres'))).toBeVisible();
    await userEvent.click(screen.getByText(language.say('list.is.new')));
    expect(screen.getByText('1650', { selector: 'ins' })).toBeVisible();
    expect(screen.queryByRole('deletion')).toBeNull();
  });

  it('says of a column that another one says its field now', async () => {
    const language = await loadLanguage('en');
    render(
      <LanguageProvider language={language}>
        <Mapping
          table={TABLE}
          columns={['reference', null, null, 'title.fr']}
          displaced={{ 1: { by: 3, field: 'title.fr' } }}
        />
      </LanguageProvider>,
    );
    expect(screen.getByText(language.say('list.takenBy', { column: 'Owner' }))).toBeInTheDocument();
  });

  describe('what a row is answered', () => {
    const show = async (row: LookedAtRow, millimetres: number[] = []) => {
      const language = await loadLanguage('en');
      act(() => takeList('list.csv', FILE));
      const creators = [
        { id: 'lucien', name: 'Lucien Tessandier' },
        { id: 'odile', name: 'Odile Kerhervé' },
      ];
      render(
        <LanguageProvider language={language}>
          <TrialRow names={{ ...names, creators }} {...{ row, millimetres }} />
        </LanguageProvider>,
      );
      return language.say;
    };
    afterEach(() => act(() => putAwayList()));

    it('a name is one of those who are known, found by some letters, in the row itself', async () => {
      const say = await show(ROWS[2]!);
      await userEvent.click(screen.getByRole('button', { name: `${say('list.pickOther')}: L. Tessandier` }));
      for (const words of [
        say('list.makeNew', { name: 'L. Tessandier' }),
        say('list.makeWritten', { name: 'L. Tessandier & P. Aubin' }),
      ])
        expect(await screen.findByRole('option', { name: words })).toBeInTheDocument();
      await userEvent.keyboard('kerherve{Enter}');
      expect(listInHand()?.creators).toEqual([{ name: 'L. Tessandier', is: 'known', id: 'odile' }]);
    });

    it('is told which picture a name means, by what each shows', async () => {
      const picture = { url: '/thumb', width: 4, height: 3 };
      const unsure = [
        {
          name: 'A.jpg',
          pictures: [
            { ...picture, file: 'a.jpg', of: 'Banc' },
            { ...picture, file: 'a-2.jpg', of: '' },
          ],
        },
      ];
      const faults = [{ name: 'unsurePicture' as const, field: 'pictures' as const, text: 'A.jpg' }];
      const say = await show({ ...ROWS[0]!, outcome: 'refused', faults, unsure });
      for (const [name, file] of [
        [say('list.pictureOf', { file: 'a.jpg', title: 'Banc' }), 'a.jpg'],
        ['a-2.jpg', 'a-2.jpg'],
        [say('list.noPicture'), null],
      ] as const) {
        await userEvent.click(screen.getByRole('button', { name }));
        expect(listInHand()?.pictureAnswers).toEqual([{ row: 2, name: 'A.jpg', file }]);
      }
    });

    it('says what is beside the names of its makers', async () => {
      const text = 'attributed to';
      const say = await show({ ...ROWS[0]!, creatorsNote: text });
      expect(screen.getByText(say('list.beside', { text }))).toBeVisible();
    });

    it('is the piece that has its reference, in this row or in all like it, until columns change', async () => {
      const say = await show(ROWS[3]!);
      await userEvent.click(screen.getByRole('button', { name: say('list.isThis') }));
      expect(listInHand()?.confirmed).toEqual([5]);
      await userEvent.click(screen.getByRole('button', { name: say('list.allAreThese', { count: 2 }) }));
      expect(listInHand()?.confirmed).toEqual([5, 9]);
      act(() => setColumn(1, null));
      expect(listInHand()?.confirmed).toEqual([]);
    });

    it('dimensions are millimetres, in this row or in all that look so, and can be centimetres again', async () => {
      const say = await show(ROWS[0]!, [2, 9]);
      await userEvent.click(screen.getByRole('button', { name: say('list.allMillimetres', { count: 2 }) }));
      expect(listInHand()?.millimetres).toEqual([2, 9]);
      await userEvent.click(screen.getByRole('button', { name: say('list.areCentimetres') }));
      expect(listInHand()?.millimetres).toEqual([9]);
      await userEvent.click(screen.getByRole('button', { name: say('list.areMillimetres') }));
      expect(listInHand()?.millimetres).toEqual([9, 2]);
    });
  });
});
