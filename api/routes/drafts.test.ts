import { ITEM_CALLS, LIST_CALLS } from '../../src/contract/kinds/calls';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';

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
    ...[ITEM_CALLS.siteSettings.path, ...PAGE_SLUGS.map((slug) => `/api/pages/${slug}`), ...items.flat()].map(
      (path) => `${path}?lang=${lang}`,
    ),
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
