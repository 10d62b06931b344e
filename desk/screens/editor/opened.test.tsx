import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { useLetterKeys } from '../../app/letter-keys';
import { editorSearchOf } from '../../app/lists/editor-search';
import { LanguageProvider, loadLanguage, type Language } from '../../app/words';
import type { Conflict, FieldChange, OpenItem } from '../../contract/items/item';
import type { ItemPlace } from '../../contract/items/list';
import type { Permission } from '../../contract/permissions';
import { Opened } from './opened';

const TYPE = {
  title: { en: 'lighting', fr: 'luminaires' },
  position: 10,
  slug: { en: 'lighting', fr: 'luminaires' },
};
const opened = (part: Partial<OpenItem> = {}): OpenItem => ({
  ...{ shelf: 'types', id: 'lighting', published: TYPE, version: 'v1', draft: null, conflicts: [] },
  ...{ state: 'public', schedule: null, missed: null, urls: {}, findings: [], here: [] },
  ...part,
});

let language: Language;
/** What the server has, and what it was asked. */
let item: OpenItem;
let publish: { status: number; body: object };
let conflicts: Conflict[];
let place: ItemPlace;
/** What saving and reading are answered with, where they are refused. */
let refusal: { status: number; body: object } | undefined;
const asked: { method: string; path: string; body: { changes?: FieldChange[]; items?: object[] } }[] = [];
const saves = () => asked.filter(({ method }) => method === 'PUT').flatMap(({ body }) => body.changes ?? []);

beforeAll(async () => {
  language = await loadLanguage('en');
});
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  queryClient.clear();
  item = opened();
  conflicts = [];
  refusal = undefined;
  place = { place: 1, count: 1, before: null, after: null };
  publish = { status: 200, body: { published: [], refused: [] } };
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  globalThis.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.fetch = (async (
    url: string,
    { method = 'GET', body = '{}' }: { method?: string; body?: string } = {},
  ) => {
    const path = url.replace('/desk/api', '');
    const given = JSON.parse(body) as (typeof asked)[number]['body'];
    asked.push({ method, path, body: given });
    const answer = (status: number, content: object) => ({
      ...{ status, ok: status < 400, headers: new Map() },
      text: async () => JSON.stringify(content),
    });
    if (path === '/publish') return answer(publish.status, publish.body);
    if (path.includes('/place')) return answer(200, place);
    if (path.endsWith('/here')) return answer(200, { here: [] });
    if (path.startsWith('/pictures')) return answer(200, { pictures: {} });
    if (refusal && method !== 'POST' && !path.includes('/types/new'))
      return answer(refusal.status, refusal.body);
    if (method === 'POST' && path === '/items') return answer(201, opened({ id: 'new', published: null }));
    if (method === 'PUT') {
      const changes = given.changes ?? [];
      item = {
        ...item,
        state: 'changed',
        draft: { number: 1, changes, by: 'Inès', at: new Date().toISOString() },
      };
      return answer(200, { item: path.includes('/new/') ? opened({ id: 'new' }) : item, conflicts });
    }
    return answer(200, item);
  }) as unknown as typeof fetch;
});

async function open(may: Permission = 'publish', address = '/') {
  queryClient.setQueryData(['/start'], {
    canMail: false,
    siteUrl: '/',
    me: { id: 7, name: 'Inès', may, letterKeys: true },
  });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <Letters />
          <Opened item={item} />
        </>
      ),
      validateSearch: editorSearchOf,
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { where: () => router.state.location };
}
function Letters() {
  useLetterKeys(true, new Map());
  return null;
}
const title = (locale: 'en' | 'fr') =>
  screen.getByRole('textbox', {
    name: `${language.say('field.typeTitle')}, ${language.say(`editor.in.${locale}`)}`,
  });
const button = (key: Parameters<Language['say']>[0]) =>
  screen.getByRole('button', { name: new RegExp(`^${language.say(key)}`) });

it('has nothing to publish until something is changed, and says what is public beside it', async () => {
  await open();
  expect(button('editor.nothing')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(title('en'), ' etc.');
  expect(screen.getByText(language.say('editor.was', { text: 'lighting' }))).toBeInTheDocument();
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ path: 'title.en', value: 'lighting etc.' }));
  expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'false');
});

it('publishes by a key what was typed just before', async () => {
  await open();
  await userEvent.type(title('fr'), 's');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(asked.some(({ path }) => path === '/publish')).toBe(true));
  expect(saves()).toHaveLength(1);
  expect(asked.find(({ path }) => path === '/publish')?.body.items).toEqual([
    { shelf: 'types', id: 'lighting', draft: 1 },
  ]);
});

it('publishes nothing where a colleague was first, before one has chosen', async () => {
  conflicts = [{ path: 'title.fr', mine: 'luminairess', theirs: 'lampes', by: 'Jules' }];
  await open();
  await userEvent.type(title('fr'), 's');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(language.say('conflict.by', { name: 'Jules' }));
  await waitFor(() => expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true'));
  expect(asked.filter(({ path }) => path === '/publish')).toEqual([]);
});

it('lists what is in the way, and leads there', async () => {
  const finding = { path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' } as const;
  item = opened({
    state: 'changed',
    draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
  });
  publish = {
    status: 409,
    body: { published: [], refused: [{ shelf: 'types', id: 'lighting', findings: [finding] }] },
  };
  await open();
  await userEvent.click(button('editor.publish'));
  const list = await screen.findByRole('complementary', { name: language.say('editor.findings') });
  await within(list).findByText(language.say('finding.missing'));
  expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(list).getByRole('button', { name: language.say('editor.goThere') }));
  expect(title('fr')).toHaveFocus();
});

it('lets people who may only write do so, and says that another publishes', async () => {
  await open('write');
  await userEvent.type(title('en'), 's');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(button('editor.mayNot')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(asked.filter(({ path }) => path === '/publish')).toEqual([]);
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
  item = opened({
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

describe('the list that one comes from', () => {
  const beside = (id: string) => ({ id, title: { en: `The ${id}` } });

  it('is gone through by keys and by links, with its filters', async () => {
    place = { place: 3, count: 26, before: beside('storage'), after: beside('tables') };
    const { where } = await open('publish', '/types/lighting?sort=title&down=true&preview=fr,day,wide');
    await screen.findByText('3 / 26');
    expect(asked.some(({ path }) => path === '/items/types/lighting/place?sort=title&down=true')).toBe(true);
    const list = { sort: 'title', down: true, preview: 'fr,day,wide' };
    await userEvent.keyboard(']');
    expect(where()).toMatchObject({ pathname: '/types/tables', search: list });
    await userEvent.keyboard('[[');
    expect(where()).toMatchObject({ pathname: '/types/storage', search: list });
    await userEvent.click(screen.getByRole('link', { name: 'next: The tables' }));
    await waitFor(() => expect(where()).toMatchObject({ pathname: '/types/tables', search: list }));
  });

  it('ends at its ends, and leaves a text alone that brackets are typed into', async () => {
    place = { place: 1, count: 26, before: null, after: beside('tables') };
    const { where } = await open('publish', '/types/lighting');
    await screen.findByText('1 / 26');
    await userEvent.keyboard('[[');
    await userEvent.type(title('en'), ']');
    expect(where().pathname).toBe('/types/lighting');
    expect(screen.queryByRole('link', { name: /^previous/ })).not.toBeInTheDocument();
  });

  it('says so where the item is in it no longer', async () => {
    place = { place: null, count: 25, before: null, after: beside('tables') };
    await open();
    expect(await screen.findByText('– / 25')).toBeInTheDocument();
    expect(screen.getByText(language.say('editor.notInList'))).toBeInTheDocument();
  });
});

describe('one language alone', () => {
  const lacks = (locale: 'en' | 'fr') =>
    ({ path: `title.${locale}`, name: 'missing', text: '', severity: 'error', locale }) as const;
  const draft = { number: 4, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' };

  it('can be published while the other lacks something, and it is said which is public then', async () => {
    item = opened({ state: 'changed', draft, findings: [lacks('fr')] });
    const urls = { en: '/works/type/lighting', fr: '/fr/oeuvres/type/luminaires' };
    publish = {
      status: 200,
      body: { published: [{ shelf: 'types', id: 'lighting', urls, version: 1 }], refused: [] },
    };
    await open();
    expect(screen.getByText(language.say('editor.refusedIn.fr', { count: 1 }))).toBeInTheDocument();
    expect(screen.getByText(new RegExp(language.say('editor.onlyText.en')))).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: language.say('editor.only.en') })[0]!);
    await screen.findByText(language.say('editor.publishedOnly.en'));
    expect(asked.find(({ path }) => path === '/publish')?.body.items).toEqual([
      { shelf: 'types', id: 'lighting', draft: 4, only: 'en' },
    ]);
    expect(screen.getByRole('link', { name: language.say('editor.publishedIn') })).toHaveAttribute(
      'href',
      urls.en,
    );
  });

  it('is not offered where both lack something', async () => {
    item = opened({ state: 'changed', draft, findings: [lacks('fr'), lacks('en')] });
    await open();
    expect(screen.getByText(language.say('editor.refused', { count: 2 }))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: language.say('editor.only.en') })).not.toBeInTheDocument();
  });

  it('is not offered to who may not publish', async () => {
    item = opened({ state: 'changed', draft, findings: [lacks('fr')] });
    await open('write');
    expect(screen.queryByRole('button', { name: language.say('editor.only.en') })).not.toBeInTheDocument();
  });

  it('is said to be the only one, and the other is added by giving it an address', async () => {
    item = opened({ published: { ...TYPE, slug: { en: 'lighting' }, title: { en: 'lighting' } } });
    await open();
    expect(screen.getByText(language.say('items.only.en'))).toBeInTheDocument();
    expect(screen.getByText(language.say('editor.notThere'))).toBeInTheDocument();
    await userEvent.click(button('editor.add.fr'));
    await waitFor(() => expect(saves()).toEqual([{ path: 'slug.fr', before: null, value: 'lighting' }]));
    expect(title('fr')).toHaveFocus();
    expect(screen.queryByRole('button', { name: language.say('editor.add.fr') })).not.toBeInTheDocument();
  });
});

describe('what can never be saved', () => {
  const fault = (status: number, name: string, fields?: string[]) => ({
    status,
    body: { error: { fault: name, ...(fields && { fields }) } },
  });
  const notice = async (key: 'unsaved.gone' | 'unsaved.refused') => {
    const name = language.say(key, { count: 1 });
    return within((await screen.findByRole('heading', { name })).closest('section')!);
  };

  it('of an item that was deleted is shown, and made a new one of', async () => {
    const { where } = await open();
    refusal = fault(404, 'notFound');
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
    refusal = fault(404, 'notFound');
    await open();
    await (await notice('unsaved.gone')).findByText(language.say('unsaved.goneEmpty'));
    await userEvent.click(button('unsaved.list'));
  });

  it('in one field stands beside it until it is thrown away', async () => {
    await open();
    refusal = fault(422, 'invalid', ['title.en']);
    await userEvent.type(title('en'), '!');
    const list = await notice('unsaved.refused');
    await list.findByText('lighting!');
    await userEvent.click(
      list.getByRole('button', { name: new RegExp(`^${language.say('unsaved.throwAway')}`) }),
    );
    expect(title('en')).toHaveValue('lighting');
    expect(screen.queryByText(language.say('unsaved.refused', { count: 1 }))).not.toBeInTheDocument();
  });

  it('can be copied', async () => {
    const user = userEvent.setup();
    await open();
    refusal = fault(404, 'notFound');
    await user.type(title('fr'), 's');
    await user.click(await screen.findByRole('button', { name: language.say('unsaved.copyAll') }));
    expect(await navigator.clipboard.readText()).toContain('luminairess');
    expect(await screen.findByText(language.say('unsaved.copied'))).toBeInTheDocument();
  });
});
