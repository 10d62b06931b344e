import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';

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
