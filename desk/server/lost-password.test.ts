import type { Mailer } from '../../api/mail/mailer';
import { keptRows } from '../../api/testing/kept-rows';
import { openTestDesk, type TestDesk } from './testing/test-desk';

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'eleven oak chairs by the window';

let desk: TestDesk;
afterEach(() => desk.close());

/** A mail server that takes its time for ever: what is queued stays to be looked at. */
const QUEUE = (): Mailer => ({ start: async () => {}, wake: () => {}, close: async () => {} }) as Mailer;

const ask = (email: string, ip?: string) =>
  desk.call('POST', '/lost-password', { body: { email }, ...(ip && { ip }) });
/** What is to be mailed, once what is written behind an answer is. */
async function queued(): Promise<string[]> {
  await desk.database.write(() => {});
  return keptRows(desk.dataDir, 'mails').map((row) => JSON.stringify(row));
}
const linkIn = (mail = ''): string => /invitation\/([\w-]{43})/.exec(mail)?.[1] ?? '';

describe('a lost password, where mails are sent', () => {
  beforeEach(async () => {
    desk = await openTestDesk({ mailer: QUEUE });
  });

  it('is answered for whoever is known as for whoever is not, before anybody is looked up', async () => {
    await desk.person('publish', 'ines@example.org');
    const timed = async (email: string) => {
      const before = performance.now();
      const { status, body } = await ask(email);
      return { status, body, ms: performance.now() - before };
    };
    await timed('warm@example.org');
    const known = await timed('ines@example.org');
    const unknown = await timed('eve@example.org');
    expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
    expect(known.status).toBe(202);
    expect(Math.max(known.ms, unknown.ms)).toBeLessThan(10 * Math.min(known.ms, unknown.ms) + 20);
    const mails = await queued();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('ines@example.org');
  });

  it('is mended by the link that is mailed, once, within a day, which ends all other sessions', async () => {
    const { cookie } = await desk.person('publish', 'ines@example.org');
    await ask('INES@example.org');
    const token = linkIn((await queued())[0]);
    expect(await desk.call('POST', '/invitation/look', { body: { token } })).toMatchObject({
      body: { purpose: 'return', name: 'ines' },
    });
    const body = { token, language: 'en', password: PASSWORD };
    expect(await desk.call('POST', '/invitation/take', { body })).toMatchObject({
      status: 200,
      body: { may: 'publish' },
    });
    expect((await desk.call('GET', '/today', { cookie })).status).toBe(401);
    expect(await desk.call('POST', '/invitation/take', { body })).toMatchObject({ status: 410 });
  });

  it('has links of which a later one makes no earlier one bad; the first that is used ends them all', async () => {
    await desk.person('publish', 'ines@example.org');
    await ask('ines@example.org');
    await queued();
    desk.clock.ahead = 6 * 60 * 1000;
    await ask('ines@example.org', '198.51.100.1');
    const tokens = (await queued()).map(linkIn);
    expect(tokens).toHaveLength(2);
    const take = (token?: string) =>
      desk.call('POST', '/invitation/take', { body: { token, language: 'en', password: PASSWORD } });
    expect(await take(tokens[0])).toMatchObject({ status: 200 });
    expect(await take(tokens[1])).toMatchObject({ status: 410 });
  });

  it('brings five mails a day at most, however often it is asked for', async () => {
    await desk.person('publish', 'ines@example.org');
    for (let nth = 1; nth <= 8; nth += 1) {
      desk.clock.ahead = nth * 6 * 60 * 1000;
      await ask('ines@example.org', `198.51.100.${nth}`);
      await queued();
    }
    expect(await queued()).toHaveLength(5);
  });

  it('is mended as well where the password is changed: no link stays good', async () => {
    const { cookie } = await desk.person('publish', 'ines@example.org');
    await ask('ines@example.org');
    await queued();
    await desk.call('PUT', '/you/password', { cookie, body: { password: PASSWORD } });
    const token = linkIn((await queued())[0]);
    expect(await desk.call('POST', '/invitation/look', { body: { token } })).toMatchObject({ status: 410 });
  });

  it('has a link that is good for a day', async () => {
    await desk.person('write', 'ines@example.org');
    await ask('ines@example.org');
    const token = linkIn((await queued())[0]);
    desk.clock.ahead = DAY + 1000;
    expect(await desk.call('POST', '/invitation/look', { body: { token } })).toMatchObject({ status: 410 });
  });

  it('brings one mail, however often somebody asks for somebody else, and none to who has not joined', async () => {
    const owner = await desk.person('everything', 'owner@example.org');
    await desk.person('write', 'ines@example.org');
    const body = { email: 'paul@example.org', may: 'write' };
    await desk.call('POST', '/people', { body, cookie: owner.cookie });
    for (const nth of [1, 2, 3]) await ask('ines@example.org', `198.51.100.${nth}`);
    await ask('paul@example.org', '198.51.100.9');
    const mails = await queued();
    expect(mails.filter((mail) => mail.includes('ines@example.org'))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes('paul@example.org'))).toHaveLength(1);
  });

  it('is a mail to remind of a passkey as well, which owners have sent', async () => {
    const owner = await desk.person('everything', 'owner@example.org');
    const jules = await desk.person('publish', 'jules@example.org');
    const remind = (cookie: string) => desk.call('POST', `/people/${jules.id}/reminder`, { cookie });
    expect(await remind(jules.cookie)).toMatchObject({ status: 403 });
    expect(await remind(owner.cookie)).toMatchObject({ status: 204 });
    const mails = await queued();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/jules@example\.org.*desk\/you/);
    expect((await desk.call('GET', '/log', { cookie: owner.cookie })).body).toContainEqual(
      expect.objectContaining({ what: 'reminded', about: 'jules' }),
    );
  });
});

it('without a mail server it is said to everybody alike that no mail can be sent', async () => {
  desk = await openTestDesk();
  const { cookie, id } = await desk.person('everything', 'ines@example.org');
  const refusal = { status: 503, body: { error: { fault: 'noMailServer' } } };
  expect(await ask('ines@example.org')).toMatchObject(refusal);
  expect(await ask('eve@example.org')).toMatchObject(refusal);
  expect(await desk.call('POST', `/people/${id}/reminder`, { cookie })).toMatchObject(refusal);
});
