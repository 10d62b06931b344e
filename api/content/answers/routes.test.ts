import type { TSchema } from '@sinclair/typebox';
import sharp from 'sharp';
import { problemsOf } from '../../../src/contract/check';
import { Answer, ErrorAnswer, ListAnswer } from '../../../src/contract/common';
import { ITEM_CALLS, LIST_CALLS } from '../../../src/contract/kinds/calls';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { openTestApi, type TestApi } from '../../testing/test-api';

/** On the sample as it is. */
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('former slugs', () => {
  const changed = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({
      changes: {
        ...changed('works/lamp.yaml', { former_slugs: { en: ['light', 'chair'], fr: ['lumiere'] } }),
        ...changed('works/stool.yaml', { former_slugs: { en: ['stool'], fr: ['escabeau'] } }),
        ...changed('works/secret.yaml', { former_slugs: { en: ['hidden'] } }),
        ...changed('creators/jeanne.yaml', { former_slugs: { en: ['jeanne'] } }),
        ...changed('events/late.yaml', { former_slugs: { fr: ['soir'] } }),
        ...changed('press/article.yaml', { former_slugs: { en: ['review'] } }),
        ...changed('types/lighting.yaml', { former_slugs: { en: ['lamps', 'all', 'seating'] } }),
      },
    });
  });
  afterAll(() => api.close());

  const get = (url: string) => api.app.inject({ url });

  test.each([
    ['/api/works/light?lang=en', '/api/works/lamp?lang=en'],
    ['/api/works/lumiere?lang=fr', '/api/works/lampe?lang=fr'],
    ['/api/works/escabeau?lang=fr', '/api/works/tabouret?lang=fr'],
    ['/api/creators/jeanne', '/api/creators/jeanne-etoile?lang=en'],
    ['/api/creators/jeanne?works=1&lang=en&from=a', '/api/creators/jeanne-etoile?lang=en&works=1'],
    ['/api/events/soir?lang=fr', '/api/events/tard?lang=fr'],
    ['/api/press/review?lang=en', '/api/press/article?lang=en'],
  ])('%s leads to %s', async (url, to) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(301);
    const target = new URL(String(answer.headers.location), `https://api.example/below${url}`);
    expect(target.pathname + target.search).toBe(`/below${to}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['of the other language', '/api/works/lumiere?lang=en'],
    ['of an item that is not in the language', '/api/works/stool?lang=en'],
    ['of a draft', '/api/works/hidden?lang=en'],
    ['of another kind', '/api/creators/light?lang=en'],
    ['of a type in another language', '/api/works?type=lamps&lang=fr'],
  ])('a former slug %s leads nowhere', async (_, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('who has a slug now comes before who had it', async () => {
    expect((await get('/api/works/chair?lang=en')).json().data).toMatchObject({ id: 'chair' });
    const listed = async (type: string) =>
      (await get(`/api/works?lang=en&type=${type}`)).json().data.map(({ id }: { id: string }) => id);
    expect(await listed('lamps')).toEqual(['lamp']);
    expect(await listed('seating')).toEqual(['chair']);
    expect(await listed('all')).toEqual(['chair', 'lamp']);
  });

  test('items and types tell the slugs that they had, in the language asked for; lines of lists do not', async () => {
    expect((await get('/api/works/lampe?lang=fr')).json().data.former_slugs).toEqual(['lumiere']);
    expect((await get('/api/works/chair')).json().data).not.toHaveProperty('former_slugs');
    expect((await get('/api/works')).json().data[1]).not.toHaveProperty('former_slugs');
    const types = (lang: string) => get(`/api/worktypes?lang=${lang}`).then((answer) => answer.json().data);
    expect((await types('en'))[0].former_slugs).toEqual(['lamps', 'all', 'seating']);
    expect((await types('fr'))[0]).not.toHaveProperty('former_slugs');
  });

  test('a form takes the slug of a page that was opened before it was changed', async () => {
    const message = { name: 'Ada Brun', email: 'ada@example.org', message: 'How high is this lamp?' };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/form/contact',
      payload: { ...message, newsletter: false, inquiry_by: 'email', work: 'light' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('the OpenAPI document says so', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(Object.keys(paths['/api/works/{slug}'].get.responses)).toEqual(
      expect.arrayContaining(['200', '301', '404']),
    );
    expect(Object.keys(paths['/api/pages/{slug}'].get.responses)).not.toContain('301');
  });
});

describe('drafts', () => {
  /** Stands in every text and every slug of the drafts, and nowhere else. */
  const SECRET = 'unveiled-later';
  const both = { en: SECRET, fr: SECRET };
  const draft = (file: string, fields: object) => ({
    ...SAMPLE_FILES[file],
    status: 'draft',
    slug: both,
    ...fields,
  });
  const showing = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

  const DRAFTS = {
    'works/secret.yaml': draft('works/lamp.yaml', { title: both, reference: SECRET }),
    'creators/secret.yaml': draft('creators/jeanne.yaml', { name: SECRET, sort_name: SECRET }),
    'events/secret.yaml': draft('events/late.yaml', { title: both }),
    'press/secret.yaml': draft('press/article.yaml', { title: both, publication: SECRET }),
    ...showing('works/lamp.yaml', { creators: ['secret', 'jeanne'], related: ['secret', 'chair'] }),
    ...showing('events/late.yaml', {
      exhibited_works: ['secret', 'lamp'],
      featured_artists: ['secret', 'jeanne'],
    }),
    ...showing('press/article.yaml', {
      cited_works: ['secret', 'lamp'],
      cited_designers: ['secret', 'jeanne'],
    }),
    ...showing('pages/home.yaml', { selected_works: ['secret', 'chair'] }),
  };

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ changes: DRAFTS });
  });
  afterAll(() => api.close());

  const COLLECTIONS = [
    [LIST_CALLS.works.path, ITEM_CALLS.work.path],
    [LIST_CALLS.creators.path, ITEM_CALLS.creator.path],
    [LIST_CALLS.events.path, ITEM_CALLS.event.path],
    [LIST_CALLS.press.path, ITEM_CALLS.press.path],
  ] as const;

  /** Every address of the API that answers something about the catalogue in a language. */
  async function addressesIn(lang: string): Promise<string[]> {
    const of = async (path: string) =>
      (await api.app.inject(`${path}?lang=${lang}`))
        .json()
        .data.map(({ slug }: { slug: string }) => slug) as string[];
    const types = await of(LIST_CALLS.workTypes.path);
    const items = await Promise.all(
      COLLECTIONS.map(async ([list, item]) => (await of(list)).map((slug) => item.replace(':slug', slug))),
    );
    return [
      ...Object.values(LIST_CALLS).map(({ path }) => `${path}?lang=${lang}`),
      ...[...types, 'all', 'tous'].map((type) => `${LIST_CALLS.works.path}?lang=${lang}&type=${type}`),
      ...[
        ITEM_CALLS.siteSettings.path,
        ...PAGE_SLUGS.map((slug) => `/api/pages/${slug}`),
        ...items.flat(),
      ].map((path) => `${path}?lang=${lang}`),
    ];
  }

  describe.each(LOCALE_CODES)('in %s', (lang) => {
    test('a draft of any kind is in no answer', async () => {
      const addresses = await addressesIn(lang);
      expect(addresses.length).toBeGreaterThan(20);
      for (const address of addresses) {
        const { statusCode, body } = await api.app.inject(address);
        expect({ address, statusCode, tellsOfDrafts: body.includes(SECRET) }).toEqual({
          address,
          statusCode: 200,
          tellsOfDrafts: false,
        });
      }
    });

    test.each(COLLECTIONS)('%s does not count it', async (list) => {
      const { data, meta } = (await api.app.inject(`${list}?lang=${lang}`)).json();
      expect(meta.total).toBe(data.length);
    });

    test.each(COLLECTIONS)('%s/slug of it is not there', async (_, item) => {
      expect((await api.app.inject(`${item.replace(':slug', SECRET)}?lang=${lang}`)).statusCode).toBe(404);
    });

    test('work types do not count it', async () => {
      const { data } = (await api.app.inject(`/api/worktypes?lang=${lang}`)).json();
      expect(data).toMatchObject([
        { id: 'lighting', count: 1 },
        { id: 'seating', count: lang === 'en' ? 1 : 2 },
      ]);
    });
  });

  test.each([{ work: SECRET }, { works: [SECRET] }])('nobody can enquire about %j', async (about) => {
    const message = {
      name: 'Ada Brun',
      email: 'ada@example.org',
      message: 'Is it still there?',
      newsletter: false,
      inquiry_by: 'email',
      ...about,
    };
    const answer = await api.app.inject({ method: 'POST', url: '/api/form/contact', payload: message });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.errors)).toEqual(Object.keys(about));
  });
});

describe('calls', () => {
  async function get(url: string, headers: Record<string, string> = {}) {
    const response = await api.app.inject({ url, headers });
    return { status: response.statusCode, headers: response.headers, body: response.body && response.json() };
  }

  /** One good address of every item call, and its shape. */
  const ITEMS: [string, TSchema][] = [
    ['/api/site-settings', ITEM_CALLS.siteSettings.data],
    ['/api/works/lamp', ITEM_CALLS.work.data],
    ['/api/creators/jeanne-etoile', ITEM_CALLS.creator.data],
    ['/api/events/late', ITEM_CALLS.event.data],
    ['/api/press/article', ITEM_CALLS.press.data],
    ['/api/pages/home', ITEM_CALLS.homePage.data],
    ['/api/pages/about', ITEM_CALLS.page.data],
  ];

  test.each(ITEMS)('%s has the contract’s shape', async (url, data) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(problemsOf(Answer(data), body)).toEqual([]);
  });

  describe.each(Object.values(LIST_CALLS))('$path', ({ path, item }) => {
    test.each(['en', 'fr'])('has the contract’s shape in %s', async (lang) => {
      const { status, body } = await get(`${path}?lang=${lang}`);
      expect(status).toBe(200);
      expect(problemsOf(ListAnswer(item), body)).toEqual([]);
      expect(body.data.length).toBeGreaterThan(0);
      expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 100, total: body.data.length });
    });

    test.each(['lang=xx', 'page=0', 'page=x', 'per_page=0', 'per_page=201'])('refuses %s', async (query) => {
      const { status, body } = await get(`${path}?${query}`);
      expect(status).toBe(422);
      expect(problemsOf(ErrorAnswer, body)).toEqual([]);
      expect(Object.keys(body.error.errors)).toEqual([query.split('=')[0]]);
    });
  });

  test.each([
    '/api/works/none',
    '/api/works/stool',
    '/api/works/secret',
    '/api/works/lampe',
    '/api/works/chair?lang=fr',
    '/api/creators/paul-zenith?lang=fr',
    '/api/events/none',
    '/api/press/none',
    '/api/pages/none',
    '/api/works?type=none',
    '/api/works?type=sieges',
    '/api/nothing',
    '/api/works/%E0%A4%A',
    `/api/works/${'x'.repeat(2000)}`,
  ])('%s is not there', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(problemsOf(ErrorAnswer, body)).toEqual([]);
  });

  test('errors speak the language asked for', async () => {
    expect((await get('/api/works/none?lang=fr')).body.error.message).toBe('Il n’y a rien à cette adresse.');
    const refused = await get('/api/works?lang=xx', { 'x-localization': 'fr' });
    expect(refused.body.error.errors).toEqual({ lang: 'Le champ langue est invalide.' });
  });

  test('an unchanged answer is not sent again', async () => {
    const first = await get('/api/works');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/api/works', { 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('of a list in pages, those that an edit does not show on are not sent again', async () => {
    const pages = ['/api/works?per_page=1&page=1', '/api/works?per_page=1&page=2'] as const;
    const first = await Promise.all(pages.map((url) => get(url)));
    const lamp = SAMPLE_FILES['works/lamp.yaml'] as object;
    await api.edit({ 'works/lamp.yaml': { ...lamp, title: { en: 'Edited', fr: 'Modifiée' } } });
    const again = await Promise.all(
      pages.map((url, index) => get(url, { 'if-none-match': String(first[index]!.headers.etag) })),
    );
    await api.edit({ 'works/lamp.yaml': lamp });
    expect(again.map(({ status }) => status).sort()).toEqual([200, 304]);
    const shown = again.find(({ status }) => status === 200);
    expect(shown?.body.data[0].title).toBe('Edited');
  });

  const pixels = (background: string) =>
    sharp({ create: { width: 1200, height: 800, background, channels: 3 } })
      .jpeg()
      .toBuffer();

  test.each<[string, () => Promise<Record<string, object>>]>([
    ['a title', async () => ({ 'works/lamp.yaml': { title: { en: 'Edited', fr: 'Modifiée' } } })],
    ['its creator’s name', async () => ({ 'creators/jeanne.yaml': { name: 'Another Name' } })],
    [
      'the title of its type',
      async () => ({ 'types/lighting.yaml': { title: { en: 'Lights', fr: 'Feux' } } }),
    ],
    ['a picture', async () => ({ 'pictures/hd/lamp.jpg': await pixels('#123456') })],
    ['how many there are', async () => ({ 'works/chair.yaml': { status: 'draft' } })],
  ])(
    'a page of a list that a client has is known without being made, until %s changes',
    async (_, change) => {
      const url = '/api/works?per_page=1&page=2';
      const known = async (etag: string) => {
        const parse = jest.spyOn(JSON, 'parse');
        const { statusCode } = await api.app.inject({ url, headers: { 'if-none-match': etag } });
        const items = parse.mock.calls.filter(([text]) => text.includes('position'));
        parse.mockRestore();
        return { statusCode, items: items.length };
      };
      const first = await get(url);
      expect(first.body.data[0].id).toBe('lamp');
      expect(await known(String(first.headers.etag))).toEqual({ statusCode: 304, items: 0 });
      const files = await change();
      const changed = Object.entries(files).map(([name, content]) => [
        name,
        Buffer.isBuffer(content) ? content : { ...SAMPLE_FILES[name], ...content },
      ]);
      await api.edit(Object.fromEntries(changed) as Record<string, object>);
      const after = await get(url, { 'if-none-match': String(first.headers.etag) });
      await api.afresh();
      expect(after.status).toBe(200);
      expect(after.body).not.toEqual(first.body);
    },
  );

  test('everyone may read, and only the site may post', async () => {
    const read = await get('/api/works', { origin: 'https://elsewhere.example' });
    expect(read.headers['access-control-allow-origin']).toBe('*');
    const preflight = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-localization',
      };
      const response = await api.app.inject({ method: 'OPTIONS', url: '/api/form/contact', headers });
      return response.headers['access-control-allow-origin'];
    };
    expect(await preflight('http://localhost:8000')).toBe('http://localhost:8000');
    expect(await preflight('https://elsewhere.example')).toBeUndefined();
  });

  test('an unexpected error tells nothing of itself', async () => {
    const read = jest.spyOn(api.database, 'read').mockRejectedValue(new Error('secret detail'));
    const { status, body } = await get('/api/preview/token');
    read.mockRestore();
    expect(status).toBe(500);
    expect(body).toEqual({
      error: { message: 'There was an unexpected error on our server, please check back later.' },
    });
  });

  test('every call of the contract is in the OpenAPI document, which has a page to read', async () => {
    const { body } = await get('/api/openapi.json');
    const paths = [...Object.values(ITEM_CALLS), ...Object.values(LIST_CALLS)].map(({ path }) =>
      path.replace(/:(\w+)/, '{$1}'),
    );
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([...paths, '/api/form/subscribe', '/api/form/contact']),
    );
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
  });
});

describe('content', () => {
  const get = async (url: string) => (await api.app.inject(url)).json();
  const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);

  test('works come by position, without drafts and what is not written in the language', async () => {
    expect(slugsOf((await get('/api/works')).data)).toEqual(['chair', 'lamp']);
    expect(slugsOf((await get('/api/works?lang=fr')).data)).toEqual(['chaise', 'lampe', 'tabouret']);
  });

  test.each([
    ['', ['chaise', 'lampe', 'tabouret']],
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
    expect(event.press_release).toMatchObject({
      filename: 'late-fr.pdf',
      type: 'application/pdf',
      bytes: 11,
    });

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
});
