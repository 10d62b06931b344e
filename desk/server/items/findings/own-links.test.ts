import { openTestDesk, type TestDesk } from '../../testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person());
});
afterAll(() => desk.close());

it.each([
  [
    'of a work',
    '/works/lamp',
    { shelf: 'works', id: 'lamp', title: { en: 'Tall lamp', fr: 'Grande lampe' } },
  ],
  ['in French, with the site before it', 'https://example.org/fr/oeuvres/lampe', { id: 'lamp' }],
  ['of a page', '/about', { shelf: 'pages', id: 'about' }],
])('is found by the address %s', async (_, url, page) => {
  const search = new URLSearchParams({ url }).toString();
  expect((await desk.call('GET', `/page-at?${search}`, { cookie })).body).toMatchObject({ page });
});

it.each(['https://elsewhere.example/works/lamp', '/works/none', 'nonsense'])(
  'is not found by %s',
  async (url) => {
    const search = new URLSearchParams({ url }).toString();
    expect((await desk.call('GET', `/page-at?${search}`, { cookie })).body).toEqual({ page: null });
  },
);
