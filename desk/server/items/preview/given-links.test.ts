import type { GivenLink, NewLink } from '../../../contract/items/given-links';
import { openTestDesk, type TestDesk } from '../../testing/test-desk';

let desk: TestDesk;
let cookie: string;
let me: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  const person = await desk.person('everything');
  ({ cookie } = person);
  me = person.email.split('@')[0]!;
  await desk.database.write((to) => to.run('DELETE FROM preview_tokens'));
});

const give = async (locale: 'en' | 'fr' = 'en', place = 'works/chair'): Promise<NewLink> => {
  const answer = await desk.call('POST', `/items/${place}/links`, { cookie, body: { locale } });
  expect(answer.status).toBe(200);
  return answer.body as NewLink;
};
const links = async (place = 'works/chair') =>
  (await desk.call('GET', `/items/${place}/links`, { cookie })).body as GivenLink[];
const see = async ({ url }: NewLink) => {
  const answer = await desk.app.inject(`/api/preview/${url.split('/').at(-1)}`);
  return {
    status: answer.statusCode,
    title: answer.json<{ data?: { item: { title: string } } }>().data?.item.title,
  };
};
const write = (value: string, before: string) =>
  desk.call('PUT', '/items/works/chair/draft', {
    cookie,
    body: { changes: [{ path: 'title.en', before, value }] },
  });

it('shows somebody outside what is written, as it is written, also after who gave it has signed out', async () => {
  const link = await give();
  const { title: published } = await see(link);
  await write('A chair that nobody has seen', published!);
  expect(await see(link)).toEqual({ status: 200, title: 'A chair that nobody has seen' });
  await desk.call('POST', '/sign-out', { cookie });
  await desk.database.write((to) => to.run('DELETE FROM desk_sessions'));
  expect((await see(link)).status).toBe(200);
  await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
});

it('is good for 7 days, in its language, on the site', async () => {
  const { url, until } = await give('fr');
  expect(url).toMatch(/^http:\/\/[^/]+\/fr\/preview\/[\w-]{43}$/);
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.99 * 86_400_000);
  expect(Date.parse(until) - Date.now()).toBeLessThan(7.01 * 86_400_000);
  expect(await links()).toEqual([{ number: expect.any(Number), locale: 'fr', by: me, until }]);
  expect(await links('works/lamp')).toEqual([]);
});

it('works no more once it is ended, and the others do', async () => {
  const [first, second] = [await give(), await give('fr')];
  const [newest, oldest] = await links();
  expect([newest!.locale, oldest!.locale]).toEqual(['fr', 'en']);
  const end = (place: string) => desk.call('DELETE', `/items/${place}/links/${oldest!.number}`, { cookie });
  expect((await end('works/lamp')).body).toEqual([]);
  expect((await see(first)).status).toBe(200);
  expect((await end('works/chair')).body).toEqual([newest]);
  expect([(await see(first)).status, (await see(second)).status]).toEqual([404, 200]);
  expect((await end('works/chair')).body).toEqual([newest]);
});

it('is noted, with who gave it', async () => {
  await give();
  const [{ number } = { number: 0 }] = await links();
  await desk.call('DELETE', `/items/works/chair/links/${number}`, { cookie });
  const { body } = await desk.call('GET', '/log', { cookie });
  const [ended, given] = body as { what: string; name: string }[];
  expect([given, ended]).toMatchObject([
    { what: 'link-given', name: me },
    { what: 'link-ended', name: me },
  ]);
});

it('is for what has a page, and for those who may publish', async () => {
  const of = async (place: string, by?: string) =>
    (await desk.call('POST', `/items/${place}/links`, { ...(by && { cookie: by }), body: { locale: 'en' } }))
      .status;
  const { cookie: writer } = await desk.person('write');
  expect(await of('works/chair')).toBe(401);
  expect(await of('works/chair', writer)).toBe(403);
  expect(await of('works/none', cookie)).toBe(404);
  for (const place of ['types/seating', 'site/site']) expect(await of(place, cookie)).toBe(409);
  expect((await see(await give('en', 'pages/home'))).status).toBe(200);
});
