import type { OpenItem } from '../../contract/items/item';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let ada: string;
let jules: string;
beforeEach(async () => {
  desk = await openTestDesk();
  ada = (await desk.person('write', 'ada@example.org')).cookie;
  jules = (await desk.person('write', 'jules@example.org')).cookie;
});
afterEach(() => desk.close());

const beHere = (cookie: string, path: string | null) =>
  desk.call('POST', '/items/works/lamp/here', { cookie, body: { path } });
const here = async (cookie: string): Promise<OpenItem['here']> =>
  ((await desk.call('GET', '/items/works/lamp', { cookie })).body as OpenItem).here;

it('shows who else has it open, and in which field, for half a minute', async () => {
  await beHere(ada, null);
  expect((await beHere(jules, 'title.fr')).body).toEqual({ here: [{ name: 'ada', path: null }] });
  expect(await here(ada)).toEqual([{ name: 'jules', path: 'title.fr' }]);
  desk.clock.ahead = 20_000;
  await beHere(jules, 'pictures.0.alt.fr');
  expect(await here(ada)).toEqual([{ name: 'jules', path: 'pictures.0.alt.fr' }]);
  desk.clock.ahead = 31_000;
  expect(await here(jules)).toEqual([]);
  expect(await here(ada)).toHaveLength(1);
});

it('gives a field to who was there first, until they go on or leave', async () => {
  await beHere(jules, 'title.fr');
  desk.clock.ahead = 1_000;
  await beHere(ada, 'title.fr');
  expect(await here(ada)).toEqual([{ name: 'jules', path: 'title.fr' }]);
  expect(await here(jules)).toEqual([{ name: 'ada', path: null, waitsAt: 'title.fr' }]);
  // Saying so once more makes nobody later.
  desk.clock.ahead = 2_000;
  await beHere(jules, 'title.fr');
  expect(await here(jules)).toEqual([{ name: 'ada', path: null, waitsAt: 'title.fr' }]);
  await beHere(jules, 'title.en');
  expect(await here(jules)).toEqual([{ name: 'ada', path: 'title.fr' }]);
  expect((await desk.call('DELETE', '/items/works/lamp/here', { cookie: jules })).status).toBe(204);
  expect(await here(ada)).toEqual([]);
  expect((await desk.call('DELETE', '/items/works/lamp/here')).status).toBe(401);
});

it('is for those who are signed in', async () => {
  expect(await desk.call('POST', '/items/works/lamp/here', { body: { path: null } })).toMatchObject({
    status: 401,
  });
});

it('names what has changed to all who listen: drafts at once, files soon after', async () => {
  const address = await desk.app.listen({ port: 0 });
  const leaving = new AbortController();
  const stream = await fetch(`${address}/desk/api/live`, {
    headers: { cookie: ada.replace('__Host-desk', 'desk') },
    signal: leaving.signal,
  });
  let heard = '';
  const listening = (async () => {
    for await (const part of stream.body!) heard += Buffer.from(part).toString();
  })().catch(() => undefined);
  const hears = async (text: string) => {
    for (let tries = 0; !heard.includes(text) && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toContain(text);
  };
  await hears(': here');
  const changes = [{ path: 'reference', before: 'ML 0001', value: 'ML 1' }];
  await desk.call('PUT', '/items/works/lamp/draft', { cookie: jules, body: { changes } });
  await hears('event: item\ndata: {"shelf":"works","id":"lamp"}\n\n');
  // Who has changed it knows already.
  const headers = { 'x-desk-window': 'abc1' };
  const more = [{ path: 'reference', before: 'ML 1', value: 'ML 2' }];
  await desk.call('PUT', '/items/works/lamp/draft', { cookie: jules, headers, body: { changes: more } });
  await hears('data: {"shelf":"works","id":"lamp","window":"abc1"}\n\n');
  await desk.call('POST', '/items/works/chair/here', {
    ...{ cookie: jules, body: { path: 'title.en' } },
    headers: { 'x-desk-window': 'not a window\u007f' },
  });
  await hears('data: {"shelf":"works","id":"chair"}\n\n');
  await desk.edit({
    'pages/about.yaml': { title: { en: 'About us', fr: 'À propos' }, updated_at: '2026-01-02T03:04:05Z' },
  });
  await hears('event: item\ndata: {"shelf":"pages","id":"about"}\n\n');
  leaving.abort();
  await listening;
});
