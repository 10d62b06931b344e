import type { Mailer } from '../../api/mail/mailer';
import { keptRows } from '../../api/testing/kept-rows';
import type { Invited } from '../contract/identity';
import { openTestDesk, type TestDesk } from './testing/test-desk';

const BEFORE = 'seven brass lamps in the attic';
const AFTER = 'eleven oak chairs by the window';
const MINUTE = 60 * 1000;

let desk: TestDesk;
afterEach(() => desk.close());

const ask = (id: number, cookie: string) => desk.call('POST', `/people/${id}/link`, { cookie });
const tokenIn = (link: string | null): string => /invitation\/([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';
const signIn = (password: string) =>
  desk.call('POST', '/sign-in/password', { body: { email: 'ines@example.org', password } });

describe('a new link for who has lost the password', () => {
  let owner: Awaited<ReturnType<TestDesk['person']>>;
  let ines: typeof owner;
  beforeEach(async () => {
    desk = await openTestDesk();
    owner = await desk.person('everything', 'owner@example.org');
    ines = await desk.person('publish', 'ines@example.org');
    await desk.call('PUT', '/you/password', { cookie: ines.cookie, body: { password: BEFORE } });
  });

  it('is made by an owner, who passes it on; the password of before works until it is used, once', async () => {
    const { status, body } = await ask(ines.id, owner.cookie);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mailedTo: null, purpose: 'return' });
    const token = tokenIn((body as Invited).link);
    const before = await signIn(BEFORE);
    expect(before.status).toBe(200);
    const taken = { token, language: 'en', password: AFTER };
    expect(await desk.call('POST', '/invitation/take', { body: taken })).toMatchObject({
      status: 200,
      body: { id: ines.id, may: 'publish' },
    });
    expect((await signIn(BEFORE)).status).not.toBe(200);
    expect((await signIn(AFTER)).status).toBe(200);
    expect((await desk.call('GET', '/today', { cookie: before.cookie! })).status).toBe(401);
    expect((await desk.call('POST', '/invitation/take', { body: taken })).status).toBe(410);
  });

  it('replaces the one of before, and stands in the log as what it is', async () => {
    const first = tokenIn(((await ask(ines.id, owner.cookie)).body as Invited).link);
    await ask(ines.id, owner.cookie);
    expect((await desk.call('POST', '/invitation/look', { body: { token: first } })).status).toBe(410);
    expect((await desk.call('GET', '/log', { cookie: owner.cookie })).body).toContainEqual(
      expect.objectContaining({ name: 'owner', what: 'link-made', about: 'ines' }),
    );
  });

  it('is not for others to make, nor for an owner who signed in long ago', async () => {
    const { cookie: other } = await desk.person('publish');
    expect(await ask(owner.id, other)).toMatchObject({ status: 403 });
    expect(await ask(999, owner.cookie)).toMatchObject({ status: 404 });
    desk.clock.ahead = 11 * MINUTE;
    expect(await ask(ines.id, owner.cookie)).toMatchObject({
      status: 403,
      body: { error: { fault: 'confirmFirst' } },
    });
  });

  it('is what an invitation of the same address makes as well, and says so', async () => {
    const invitation = { email: 'ines@example.org', may: 'everything' };
    const { body } = await desk.call('POST', '/people', { cookie: owner.cookie, body: invitation });
    expect(body).toMatchObject({ purpose: 'return' });
    const other = { email: 'paul@example.org', may: 'write' };
    expect((await desk.call('POST', '/people', { cookie: owner.cookie, body: other })).body).toMatchObject({
      purpose: 'join',
    });
    const people = (await desk.call('GET', '/people', { cookie: owner.cookie })).body;
    expect(people).toContainEqual(expect.objectContaining({ email: 'ines@example.org', may: 'publish' }));
  });
});

it('is mailed to the person alone, where mails are sent', async () => {
  desk = await openTestDesk({
    mailer: () => ({ start: async () => {}, wake: () => {}, close: async () => {} }) as Mailer,
  });
  const owner = await desk.person('everything', 'owner@example.org');
  const ines = await desk.person('publish', 'ines@example.org');
  expect((await ask(ines.id, owner.cookie)).body).toEqual({
    mailedTo: 'ines@example.org',
    link: null,
    purpose: 'return',
  });
  expect(JSON.stringify(keptRows(desk.dataDir, 'mails'))).toContain('ines@example.org');
});
