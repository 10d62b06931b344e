import { openTestDesk, type TestDesk } from './testing/test-desk';

const PASSWORD = 'seven brass lamps on a slow boat';
const MINUTE = 60 * 1000;
const CONFIRM = { status: 403, body: { error: { fault: 'confirmFirst' } } };

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk();
});
afterEach(() => desk.close());

/** An owner with a password, who signed in a while ago. */
async function owner(): Promise<{ id: number; cookie: string }> {
  const { id, cookie } = await desk.person('everything', 'ines@example.org');
  const body = { password: PASSWORD };
  const changed = await desk.call('PUT', '/you/password', { cookie, body });
  desk.clock.ahead = 11 * MINUTE;
  return { id, cookie: changed.cookie! };
}
const confirm = (cookie: string, password = PASSWORD) =>
  desk.call('POST', '/you/confirm/password', { cookie, body: { password } });

it.each([
  ['POST', '/you/passkeys/options', {}],
  ['DELETE', '/you/passkeys', { id: 'x' }],
  ['DELETE', '/you/sessions', {}],
  ['DELETE', '/you/sessions/99', {}],
  ['POST', '/people', { email: 'paul@example.org', may: 'everything' }],
  ['PATCH', '/people/99', { may: 'write' }],
  ['DELETE', '/people/99', {}],
  ['DELETE', '/people/99/sessions', {}],
  ['POST', '/people/99/link', {}],
  ['POST', '/personal-data/erase', { address: 'zoe@example.org' }],
] as const)('%s %s wants to know who is there once the sign-in is old', async (method, path, body) => {
  const { cookie } = await owner();
  expect(await desk.call(method, path, { cookie, body })).toMatchObject(CONFIRM);
  expect(await confirm(cookie)).toMatchObject({ status: 204 });
  expect((await desk.call(method, path, { cookie, body })).status).not.toBe(403);
  desk.clock.ahead += 11 * MINUTE;
  expect(await desk.call(method, path, { cookie, body })).toMatchObject(CONFIRM);
});

it('a first password wants it, and the password of today is as good', async () => {
  const { cookie } = await desk.person();
  desk.clock.ahead = 11 * MINUTE;
  expect(await desk.call('PUT', '/you/password', { cookie, body: { password: PASSWORD } })).toMatchObject(
    CONFIRM,
  );
  const ines = await owner();
  const body = { current: PASSWORD, password: 'eleven oak chairs by the window' };
  expect((await desk.call('PUT', '/you/password', { cookie: ines.cookie, body })).status).toBe(200);
});

it('is asked of a session alone: what else is done there goes on, and no other session is confirmed', async () => {
  const { id, cookie } = await owner();
  expect((await desk.call('GET', '/people', { cookie })).status).toBe(200);
  const other = (
    await desk.call('POST', '/sign-in/password', { body: { email: 'ines@example.org', password: PASSWORD } })
  ).cookie!;
  desk.clock.ahead += 11 * MINUTE;
  await confirm(other);
  expect(await desk.call('DELETE', '/people/99', { cookie })).toMatchObject(CONFIRM);
  expect(
    await desk.call('PATCH', `/people/${id}`, { cookie: other, body: { may: 'everything' } }),
  ).toMatchObject({
    status: 200,
  });
});

it('is not given for a wrong password, whose tries are counted, nor for somebody else’s passkey', async () => {
  const { cookie } = await owner();
  expect(await confirm(cookie, 'another one altogether')).toMatchObject({
    status: 422,
    body: { error: { fault: 'currentWrong', fields: ['current'] } },
  });
  expect(await desk.call('DELETE', '/people/99', { cookie })).toMatchObject(CONFIRM);
  for (let nth = 0; nth < 12; nth += 1) await confirm(cookie, 'another one altogether');
  expect(await confirm(cookie, 'another one altogether')).toMatchObject({ status: 429 });
  const passkey = { id: 'x', response: {}, type: 'public-key' };
  expect(
    await desk.call('POST', '/you/confirm/passkey', { cookie, body: { passkey }, ip: '198.51.100.9' }),
  ).toMatchObject({ status: 401, body: { error: { fault: 'passkeyFailed' } } });
});

it('is not given by a clock that was set back', async () => {
  const { cookie } = await owner();
  desk.clock.ahead = -60 * MINUTE;
  expect(await desk.call('DELETE', '/people/99', { cookie })).toMatchObject(CONFIRM);
});
