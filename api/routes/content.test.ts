import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const get = async (url: string) => (await api.app.inject(url)).json();
const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);

test('works come by position, without drafts and what is not written in the language', async () => {
  expect(slugsOf((await get('/api/works')).data)).toEqual(['chair', 'lamp']);
  expect(slugsOf((await get('/api/works?lang=fr')).data)).toEqual(['chaise', 'lampe', 'tabouret']);
});

test.each([
  ['type=all', ['chaise', 'lampe', 'tabouret']],
  ['type=tous', ['chaise', 'lampe', 'tabouret']],
  ['type=sieges', ['chaise', 'tabouret']],
])('works of %s', async (query, slugs) => {
  expect(slugsOf((await get(`/api/works?lang=fr&${query}`)).data)).toEqual(slugs);
});

test('lists come in pages', async () => {
  const first = await get('/api/works?lang=fr&per_page=2');
  expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 });
  const second = await get('/api/works?lang=fr&per_page=2&page=2');
  expect(slugsOf([...first.data, ...second.data])).toEqual(['chaise', 'lampe', 'tabouret']);
  expect((await get('/api/works?lang=fr&page=9')).data).toEqual([]);
});

test('work types count the works of their language', async () => {
  const counts = async (lang: string) =>
    (await get(`/api/worktypes?lang=${lang}`)).data.map(
      ({ slug, count }: { slug: string; count: number }) => [slug, count],
    );
  expect(await counts('en')).toEqual([
    ['lighting', 1],
    ['seating', 1],
  ]);
  expect(await counts('fr')).toEqual([
    ['luminaires', 1],
    ['sieges', 2],
  ]);
});

test('creators come by name, events newest first', async () => {
  expect(slugsOf((await get('/api/creators')).data)).toEqual(['jeanne-etoile', 'ida', 'paul-zenith']);
  expect(slugsOf((await get('/api/events')).data)).toEqual(['late', 'early']);
});

test('a work tells everything in its language', async () => {
  const { data } = await get('/api/works/lampe?lang=fr');
  expect(data).toMatchObject({
    id: 'lamp',
    slugs: { en: 'lamp', fr: 'lampe' },
    title: 'Grande lampe',
    creators: [{ slug: 'jeanne-etoile', name: 'Jeanne Étoile' }],
    type: { slug: 'luminaires', title: 'luminaires' },
    date: 'vers 1955',
    dimensions: { height: 150, unit: 'cm', note: 'avec abat-jour' },
    mounting: 'ceiling',
    bibliography: ['<em>Lampes</em>'],
    related_works: [{ slug: 'tabouret', slugs: { en: null, fr: 'tabouret' } }, { slug: 'chaise' }],
  });
  expect((await get('/api/works/lamp')).data).toMatchObject({
    description: '<p>Bright</p>',
    related_works: [{ slug: 'chair' }],
  });
});

test('a work of which nobody says what it stands on says nothing either', async () => {
  expect((await get('/api/works/chair')).data).not.toHaveProperty('mounting');
});

test('an image has the size of its large original and addresses that are never wider', async () => {
  const { images, hd_images } = (await get('/api/works/lampe?lang=fr')).data;
  const [{ id, width, height, color, sizes, avif, night }] = images;
  expect({ id, width, height }).toEqual({ id: 'lamp-1-day', width: 1200, height: 800 });
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(sizes.sm).toMatch(/^\/media\/lamp-1-day\.[0-9a-f]{8}\/480\.jpg$/);
  expect(sizes.lg).toMatch(/\/1200\.jpg$/);
  expect(sizes.xl).toBe(sizes.lg);
  expect(avif.md).toMatch(/\/960\.avif$/);
  expect(night).toMatchObject({ id: 'lamp-1-night', alt: 'Allumée', width: 300, lamp: true });
  expect(hd_images).toEqual([
    expect.objectContaining({
      filename: 'Jeanne Étoile - Grande lampe - vers 1955 - 1.jpg',
      type: 'image/jpeg',
      width: 1200,
      height: 800,
    }),
  ]);
});

test('creators, events and press pass over what is not published in the language', async () => {
  const creator = (await get('/api/creators/jeanne-etoile')).data;
  expect(slugsOf(creator.works)).toEqual(['chair', 'lamp']);
  expect(creator.vcard).toEqual({ full_name: 'Jeanne Étoile', role: 'Designer' });

  const event = (await get('/api/events/tard?lang=fr')).data;
  expect(slugsOf(event.exhibited_works)).toEqual(['tabouret', 'lampe']);
  expect(slugsOf(event.featured_artists)).toEqual(['jeanne-etoile']);
  expect(event.press_release).toMatchObject({ filename: 'late-fr.pdf', type: 'application/pdf', bytes: 11 });

  const article = (await get('/api/press/article')).data;
  expect(slugsOf(article.cited_works)).toEqual(['lamp']);
});

test('a creator comes with the first of their works, and how many there are, where so many are asked for', async () => {
  const askedFor = async (works: string) => (await get(`/api/creators/jeanne-etoile?works=${works}`)).data;
  const first = await askedFor('1');
  expect(slugsOf(first.works)).toEqual(['chair']);
  expect(first.works_count).toBe(2);
  expect(slugsOf((await askedFor('60')).works)).toEqual(['chair', 'lamp']);
  expect((await get('/api/creators/jeanne-etoile')).data).not.toHaveProperty('works_count');
  expect((await api.app.inject('/api/creators/jeanne-etoile?works=none')).statusCode).toBe(422);
});

test('works and creators tell of the published articles that cite them', async () => {
  const told = [{ slug: 'article', title: 'Un article', publication: 'Revue', published_on: '2026-03-01' }];
  expect((await get('/api/works/lampe?lang=fr')).data.press).toEqual(told);
  expect((await get('/api/creators/jeanne-etoile?lang=fr')).data.press).toEqual(told);
  expect((await get('/api/works/chair')).data.press).toEqual([]);
});

test('settings and the home page are told in the language asked for', async () => {
  expect((await get('/api/site-settings?lang=fr')).data).toMatchObject({
    default_locale: 'en',
    current_locale: 'fr',
    contact: { opening_hours: ['mar. à sam.'] },
  });
  const home = (await get('/api/pages/home')).data;
  expect(home.news).toMatchObject([{ title: 'News', link: { label: 'See', url: '/events/late' } }]);
  expect(slugsOf(home.selected_works)).toEqual(['chair']);
});
