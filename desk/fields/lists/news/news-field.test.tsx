import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, opened, saves, server, spoken } from '../../../screens/editor/testing/open-editor';

const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
const piece = (id: string) => ({
  id,
  title: { en: id, fr: id },
  picture: { file: `${id}.jpg`, hd: `hd/${id}.jpg`, alt: { en: 'A lamp', fr: 'Une lampe' } },
});
const heads = () =>
  within(screen.getByRole('group', { name: say('field.news') }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const lastNews = async () => {
  await waitFor(() => expect(saves().at(-1)?.path).toBe('news'), { timeout: 3_000 });
  return saves().at(-1)?.value as { id: string; picture: object }[];
};

beforeEach(async () => {
  server.item = opened({
    ...{ shelf: 'pages', id: 'home' },
    published: { title: { en: 'Home', fr: 'Accueil' }, news: ['one', 'two', 'three'].map(piece) },
  });
  await open();
});

it('puts a new one first, with nothing of another one in it', async () => {
  await userEvent.click(
    screen.getByRole('button', { name: say('editor.addTo', { name: say('field.news') }) }),
  );
  expect(heads()).toEqual([`1 ${say('items.untitled')}`, '2 one', '3 two', '4 three']);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveFocus();
  expect((await lastNews())[0]!.picture).toEqual({ file: '', alt: {} });
});

it('makes any of them the first, and follows it there', async () => {
  const name = `${say('field.news')} 3`;
  await userEvent.click(screen.getByRole('button', { name: say('editor.first', { name }) }));
  expect(heads()).toEqual(['1 three', '2 one', '3 two']);
  expect(document.activeElement).toHaveTextContent('1 three');
  expect((await lastNews()).map(({ id }) => id)).toEqual(['three', 'one', 'two']);
});

it('fills in what is still empty from the page that is chosen, and leaves what is written', async () => {
  const event = {
    title: { en: 'Light in the evening', fr: 'Lumière du soir' },
    ...{ starts_on: '2026-12-11', ends_on: '2026-12-27' },
    pictures: [{ file: 'room.jpg', alt: { en: 'A room', fr: 'Une salle' }, credit: 'Pauline Estève' }],
  };
  const urls = { en: 'https://example.org/events/light', fr: 'https://example.org/fr/evenements/lumiere' };
  const line = { id: 'light', title: event.title, second: {}, picture: null };
  const answered = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: { method?: string }) => {
    const [path = ''] = url.replace('/desk/api', '').split('?');
    const body =
      path === '/items/events/light'
        ? opened({ shelf: 'events', id: 'light', published: event, urls })
        : path === '/items/events'
          ? { lines: [line] }
          : path === '/page-at'
            ? { page: { shelf: 'events', id: 'light', title: event.title } }
            : /^\/items\/\w+$/.test(path) && { lines: [] };
    if (!body) return answered(url, init);
    return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
  }) as never;
  await userEvent.click(
    screen.getByRole('button', { name: say('editor.addTo', { name: say('field.news') }) }),
  );
  const row = within(screen.getByRole('group', { name: `${say('field.news')} 1` }));
  const own = `${say('field.title')}, ${say('language', { language: 'fr' })}`;
  await userEvent.type(row.getByRole('textbox', { name: own }), 'Soir');
  await userEvent.type(row.getByRole('combobox', { name: say('editor.linkOwn') }), 'light');
  await userEvent.click(await screen.findByRole('option', { name: /Light/ }));
  await waitFor(
    async () =>
      expect((await lastNews())[0]).toMatchObject({
        title: { en: 'Light in the evening', fr: 'Soir' },
        text: { en: '11 to 27 December 2026', fr: 'Du 11 au 27 décembre 2026' },
        link: {
          label: { en: 'see the event', fr: 'voir l’évènement' },
          url: { en: '/events/light', fr: '/fr/evenements/lumiere' },
        },
        picture: event.pictures[0],
      }),
    { timeout: 4_000 },
  );
  // The search is empty again: what it leads to stands below it, with the way there.
  const way = await row.findByRole('link', { name: 'Light in the evening' });
  expect(way).toHaveAttribute('href', '/events/light');
});

it('follows another page that is chosen afterwards, but for what somebody wrote', async () => {
  const pageOf = (shelf: 'events' | 'works', id: string, title: string, part: object) => ({
    line: { id, title: { en: title, fr: title }, second: {}, picture: null },
    item: opened({
      ...{ shelf, id, urls: { en: `https://example.org/${shelf}/${id}` } },
      published: { title: { en: title, fr: title }, ...part },
    }),
  });
  const pages = [
    pageOf('events', 'repairs', 'Repairs', { starts_on: '2027-03-21', ends_on: '2027-03-21' }),
    pageOf('works', 'chair', 'Oak chair', { pictures: [{ file: 'chair.jpg', alt: { en: 'A chair' } }] }),
  ];
  const answered = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: { method?: string }) => {
    const [path = '', query] = url.replace('/desk/api', '').split('?');
    const at = new URLSearchParams(query).get('url');
    const page = pages.find(({ item: { shelf, id } }) => at === `/${shelf}/${id}`);
    const body =
      path === '/page-at'
        ? { page: page ? { shelf: page.item.shelf, ...page.line } : null }
        : (pages.find(({ item: { shelf, id } }) => path === `/items/${shelf}/${id}`)?.item ??
          (/^\/items\/\w+$/.test(path) && {
            lines: pages.filter(({ item }) => path === `/items/${item.shelf}`).map(({ line }) => line),
          }));
    if (!body) return answered(url, init);
    return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
  }) as never;
  await userEvent.click(
    screen.getByRole('button', { name: say('editor.addTo', { name: say('field.news') }) }),
  );
  const row = within(screen.getByRole('group', { name: `${say('field.news')} 1` }));
  const own = `${say('field.title')}, ${say('language', { language: 'fr' })}`;
  const choose = async (typed: string, option: RegExp) => {
    await userEvent.type(row.getByRole('combobox', { name: say('editor.linkOwn') }), typed);
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('repairs', /Repairs/);
  await row.findByDisplayValue('21 March 2027');
  await userEvent.clear(row.getByRole('textbox', { name: own }));
  await userEvent.type(row.getByRole('textbox', { name: own }), 'Chez nous');
  await choose('chair', /Oak chair/);
  await row.findByDisplayValue('Oak chair');
  expect(row.getByRole('textbox', { name: own })).toHaveValue('Chez nous');
  expect(row.queryByDisplayValue('21 March 2027')).not.toBeInTheDocument();
  expect(row.getByDisplayValue('see the work')).toBeInTheDocument();
  expect(row.getByDisplayValue('/works/chair')).toBeInTheDocument();
});

it('begins with a picture to choose', async () => {
  await userEvent.click(
    screen.getByRole('button', { name: say('editor.addTo', { name: say('field.news') }) }),
  );
  const row = within(screen.getByRole('group', { name: `${say('field.news')} 1` }));
  expect(row.getByRole('button', { name: say('editor.addPicture') })).toBeInTheDocument();
  expect(row.queryByRole('button', { name: say('editor.replacePicture') })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: say('editor.addEvening') })).not.toBeInTheDocument();
});

it('says at the piece of news itself that its event is over', async () => {
  const finding = { name: 'newsOver', text: '2026-11-20', severity: 'advice', locale: null } as const;
  server.item = { ...server.item, findings: [{ ...finding, path: 'news.1' }] };
  const row = within(screen.getByRole('group', { name: `${say('field.news')} 2` }));
  const { date } = spoken.language;
  const words = say('finding.newsOver', { last: date('2026-11-20') });
  expect(await row.findByText(words, undefined, { timeout: 8_000 })).toBeInTheDocument();
  const others = within(screen.getByRole('group', { name: `${say('field.news')} 1` }));
  expect(others.queryByText(words)).not.toBeInTheDocument();
}, 12_000);

it('has a way out of the pictures to choose from', async () => {
  const answered = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: object) =>
    url.includes('/library')
      ? {
          ...{ status: 200, ok: true, headers: new Map() },
          text: async () => JSON.stringify({ lines: [], next: null, counts: {} }),
        }
      : answered(url, init)) as never;
  const row = within(screen.getByRole('group', { name: `${say('field.news')} 1` }));
  const name = say('library.openFor', { choose: say('library.open'), what: say('editor.replacePicture') });
  await userEvent.click(row.getByRole('button', { name }));
  const panel = within(await screen.findByRole('dialog', { name: say('library.title') }));
  await userEvent.click(panel.getByRole('button', { name: say('items.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
