import type { Templates } from '../contract/templates';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  cookie = (await desk.person()).cookie;
  await desk.database.write((to) => to.run('DELETE FROM desk_templates'));
});

const both = (text: string) => ({ en: text, fr: text });
const template = {
  fits: 'sold',
  name: { en: 'yes', fr: 'oui' },
  text: { en: 'Dear {name}', fr: 'Bonjour {name}' },
};
const put = (by: string, basedOn: number) =>
  desk.call('PUT', '/templates', { cookie: by, body: { templates: [template], basedOn } });

it('come with the desk, and are changed by owners alone', async () => {
  const owner = await desk.person('everything');
  expect(((await desk.call('GET', '/templates', { cookie })).body as Templates).templates).toHaveLength(7);
  expect((await put(cookie, 0)).status).toBe(403);
  expect((await put(owner.cookie, 0)).body).toMatchObject({ templates: [template], changed: {} });
  expect((await desk.call('GET', '/templates', { cookie })).body).toMatchObject({ templates: [template] });
});

it('may be as long and as many as the contract says, in letters that need most bytes', async () => {
  const owner = await desk.person('everything');
  const long = { name: both('𝔘'.repeat(30)), text: both('𝔘\n\u0001'.repeat(500)) };
  const body = { templates: Array.from({ length: 12 }, () => long), basedOn: 0 };
  expect(await desk.call('PUT', '/templates', { cookie: owner.cookie, body })).toMatchObject({
    status: 200,
  });
  const tooLong = { templates: [{ name: both('yes'), text: both('x'.repeat(2001)) }], basedOn: 1 };
  expect(await desk.call('PUT', '/templates', { cookie: owner.cookie, body: tooLong })).toMatchObject({
    status: 422,
    body: { error: { fault: 'invalid', fields: ['templates'] } },
  });
});

it('are not overwritten by who has seen older ones', async () => {
  const owner = await desk.person('everything');
  await put(owner.cookie, 0);
  expect(await put(owner.cookie, 0)).toMatchObject({
    status: 409,
    body: { error: { fault: 'changedElsewhere' } },
  });
});
