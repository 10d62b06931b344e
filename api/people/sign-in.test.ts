import type * as argon2Package from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import type { Mailer } from '../mail/mailer';
import { until } from '../../tests/until';
import { keptRows } from '../testing/kept-rows';
import type { Invited } from './contract/identity';
import { openChallenges, type Challenges } from './challenges';
import { eachEngine } from '../database/testing/each-engine';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof argon2Package>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

describe('names', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person());
  });
  afterAll(() => desk.close());

  const statusOf = async (name: string) =>
    (await desk.call('PATCH', '/you', { body: { name }, cookie })).status;

  it.each(['Inès Morvan', ' Zoé', '李', 'O’Brien-Smith'])('%j is a name', async (name) =>
    expect(await statusOf(name)).toBe(200),
  );

  it.each(['', '   ', 'a\nb', '\u200bx', 'x\u202e', 'a'.repeat(81)])('%j is none', async (name) =>
    expect(await statusOf(name)).toBe(422),
  );

  it('an endless one is refused at once, so that nobody can hold up the API with it', async () => {
    const name = `${'a'.repeat(32_000)}\n\n`;
    // Of the processor, whatever else the machine does: a pattern with two ways to match takes a second and more.
    const taken = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const before = process.cpuUsage();
      expect(await statusOf(name)).toBe(422);
      taken.push(process.cpuUsage(before).user / 1000);
    }
    expect(Math.min(...taken)).toBeLessThan(500);
  });
});

eachEngine((engine) => {
  describe('challenges', () => {
    const MINUTE = 60 * 1000;
    const make = async (challenges: Challenges, owner: string): Promise<string> =>
      Buffer.from(await challenges.make(owner)).toString('base64url');

    it('is good for whom it was made, for five minutes, once, whichever process is asked', async () => {
      let now = 1000;
      const challenges = openChallenges(await engine.open(), () => now);
      const others = openChallenges(await engine.open(), () => now);
      const [first, second] = [await make(challenges, 'session 1'), await make(others, 'session 1')];
      expect(await others.isGood(first, 'session 1')).toBe(true);
      expect(await challenges.isGood(first, 'session 2')).toBe(false);
      expect(await others.useUp(first)).toBe(true);
      expect(await challenges.useUp(first)).toBe(false);
      expect(await challenges.isGood(first, 'session 1')).toBe(false);
      expect(await challenges.isGood(second, 'session 1')).toBe(true);
      now += 5 * MINUTE + 1;
      expect(await challenges.isGood(second, 'session 1')).toBe(false);
    });

    it.each(['', 'nonsense', 'x'.repeat(75)])('is not %j', async (challenge) => {
      expect(await openChallenges(await engine.open()).isGood(challenge, '')).toBe(false);
    });
  });
});

describe('identity', () => {
  const PASSWORD = 'seven brass lamps on a slow boat';
  const HOUR = 60 * 60 * 1000;
  const DAY = 24 * HOUR;

  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

  const take = (token: string, more: object = {}) =>
    desk.call('POST', '/invitation/take', { body: { token, language: 'fr', password: PASSWORD, ...more } });
  const joinFirst = async () =>
    take(await desk.firstLink(), { name: 'Inès Morvan', email: 'ines@example.org' });
  const signIn = (email: string, password = PASSWORD, ip?: string) =>
    desk.call('POST', '/sign-in/password', { body: { email, password }, ...(ip && { ip }) });
  const tokenOf = (link: unknown) => String(link).split('/').pop() ?? '';

  describe('the first owner', () => {
    it('comes in by the one-time link, may do everything, and is signed in', async () => {
      const joined = await joinFirst();
      expect(joined).toMatchObject({
        status: 200,
        body: { name: 'Inès Morvan', may: 'everything', language: 'fr', hasPassword: true },
        cookie: expect.stringMatching(/^__Host-desk=[\w-]{43}$/),
      });
      const start = await desk.call('GET', '/start', { cookie: joined.cookie! });
      expect(start.body).toMatchObject({ me: { email: 'ines@example.org' } });
      expect(joined.headers['set-cookie']).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
    });

    it('is one: the link works once, and none does once somebody can sign in', async () => {
      const token = await desk.firstLink();
      await take(token, { name: 'Inès', email: 'ines@example.org' });
      expect(await take(token, { name: 'Eve', email: 'eve@example.org' })).toMatchObject({
        status: 410,
        body: { error: { fault: 'linkGone' } },
      });
      const another = await desk.firstLink();
      expect(await take(another, { name: 'Eve', email: 'eve@example.org' })).toMatchObject({ status: 410 });
    });

    it('is asked for a name, an address and a way in', async () => {
      const token = await desk.firstLink();
      const body = { token, language: 'en' };
      expect(await desk.call('POST', '/invitation/take', { body })).toMatchObject({
        status: 422,
        body: { error: { fault: 'invalid', fields: ['name', 'email', 'password'] } },
      });
    });
  });

  describe('an invitation', () => {
    const invited = async (may = 'write') => {
      const owner = await desk.person('everything', 'owner@example.org');
      const body = { email: 'paul@example.org', may };
      const { body: answer } = await desk.call('POST', '/people', { body, cookie: owner.cookie });
      return { owner, token: tokenOf((answer as { link: string }).link) };
    };

    it('says who invites, and lets somebody in with what they may', async () => {
      const { token } = await invited('publish');
      expect(await desk.call('POST', '/invitation/look', { body: { token } })).toMatchObject({
        body: { purpose: 'join', email: 'paul@example.org', invitedBy: 'owner' },
      });
      expect(await take(token, { name: 'Paul' })).toMatchObject({ body: { name: 'Paul', may: 'publish' } });
    });

    it('is refused once it is seven days old', async () => {
      const { token } = await invited();
      desk.clock.ahead = 7 * DAY - 1000;
      expect(await desk.call('POST', '/invitation/look', { body: { token } })).toMatchObject({ status: 200 });
      desk.clock.ahead = 7 * DAY + 1000;
      expect(await take(token, { name: 'Paul' })).toMatchObject({
        status: 410,
        body: { error: { fault: 'linkGone' } },
      });
    });

    it('is replaced by the next, and ends with the person', async () => {
      const { owner, token } = await invited();
      const body = { email: 'paul@example.org', may: 'everything' };
      const again = await desk.call('POST', '/people', { body, cookie: owner.cookie });
      expect(await take(token, { name: 'Paul' })).toMatchObject({ status: 410 });
      const people = (await desk.call('GET', '/people', { cookie: owner.cookie })).body as {
        id: number;
        email: string;
      }[];
      const paul = people.find(({ email }) => email === 'paul@example.org')!;
      await desk.call('DELETE', `/people/${paul.id}`, { cookie: owner.cookie });
      const { link } = again.body as { link: string };
      expect(await take(tokenOf(link), { name: 'Paul' })).toMatchObject({ status: 410 });
    });

    it('is kept as a hash alone', async () => {
      const { token } = await invited();
      const rows = await desk.database.read((from) => from.all('SELECT * FROM desk_links'));
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('a password', () => {
    it.each([
      ['short', 'lamp of 42', 'passwordShort'],
      ['common', 'password1234', 'passwordCommon'],
      ['keys in a row', 'qwertyuiop[]', 'passwordCommon'],
      ['one letter', 'aaaaaaaaaaaaaaaa', 'passwordCommon'],
      ['their own address', 'ines@example.org', 'passwordCommon'],
      ['longer than is looked at', 'long '.repeat(40), 'passwordLong'],
    ])('that is %s is refused in so many words', async (_, password, fault) => {
      const token = await desk.firstLink();
      expect(await take(token, { name: 'Inès', email: 'ines@example.org', password })).toMatchObject({
        status: 422,
        body: { error: { fault, fields: ['password'] } },
      });
    });

    it('is kept by argon2id, whose hash says nothing of it', async () => {
      await joinFirst();
      const row = await desk.database.read((from) => from.get('SELECT password FROM desk_people'));
      expect(row).toMatchObject({ password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
    });

    it('signs in, with the address in whatever case', async () => {
      await joinFirst();
      expect(await signIn('INES@example.org')).toMatchObject({ status: 200, cookie: expect.any(String) });
    });

    it('that is wrong is answered as an address that is unknown, in the same time', async () => {
      await joinFirst();
      const wrong = async (email: string) => {
        jest.mocked(verify).mockClear();
        const { status, body } = await signIn(email, 'another brass lamp altogether');
        return { status, body, compared: jest.mocked(verify).mock.calls.length };
      };
      const known = await wrong('ines@example.org');
      expect(known).toMatchObject({ status: 401, body: { error: { fault: 'wrongSignIn' } }, compared: 1 });
      expect(await wrong('eve@example.org')).toEqual(known);
    });

    it('that changes ends every session, and gives this browser a new one', async () => {
      const { cookie } = await joinFirst();
      const other = (await signIn('ines@example.org')).cookie!;
      const body = { current: PASSWORD, password: 'eleven oak chairs by the window' };
      expect(
        await desk.call('PUT', '/you/password', { body: { ...body, current: 'wrong' }, cookie: cookie! }),
      ).toMatchObject({ status: 422, body: { error: { fault: 'currentWrong' } } });
      const changed = await desk.call('PUT', '/you/password', { body, cookie: cookie! });
      expect(changed.status).toBe(200);
      for (const old of [cookie!, other])
        expect(await desk.call('GET', '/you/sessions', { cookie: old })).toMatchObject({ status: 401 });
      expect((await desk.call('GET', '/you/sessions', { cookie: changed.cookie! })).body).toHaveLength(1);
      expect((await signIn('ines@example.org')).status).toBe(401);
    });
  });

  describe('many tries', () => {
    it('are refused after ten from one network, for a growing time, and nobody else is', async () => {
      await joinFirst();
      const answers = [];
      for (let nth = 0; nth < 30; nth++)
        answers.push(await signIn('ines@example.org', 'a wrong one of many'));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      expect(statuses.slice(-1)).toEqual([429]);
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
      // The gallery's own person, somewhere else, is let in all the same: later, but at once enough.
      desk.pauses.length = 0;
      expect(await signIn('ines@example.org', PASSWORD, '198.51.100.1')).toMatchObject({ status: 200 });
      expect(Math.max(0, ...desk.pauses)).toBeLessThanOrEqual(4000);
    });

    it('at once count as many', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => signIn('ines@example.org', 'a wrong one of many')),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    });

    it('from the networks of one IPv6 /48 are refused after fifty, and those of another are not', async () => {
      const statuses = [];
      for (let nth = 1; nth <= 60; nth++)
        statuses.push((await signIn(`somebody-${nth}@example.org`, 'wrong', `2001:db8:1:${nth}::1`)).status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(50);
      expect(statuses.at(-1)).toBe(429);
      expect(await signIn('ines@example.org', 'wrong', '2001:db8:2::1')).toMatchObject({ status: 401 });
    });

    it('that wait for too many others are told to come again', async () => {
      let end = () => {};
      const ending = new Promise<void>((resolve) => (end = resolve));
      jest.mocked(verify).mockImplementation(() => ending.then(() => false));
      const tries = Array.from({ length: 60 }, (_, nth) =>
        signIn(`somebody-${nth}@example.org`, 'wrong', `198.51.100.${nth}`),
      );
      const first = await Promise.race(tries);
      expect(first).toMatchObject({ status: 503, body: { error: { fault: 'busy' } } });
      expect(first.headers).toMatchObject({ 'retry-after': '5' });
      end();
      const answers = await Promise.all(tries);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
      jest
        .mocked(verify)
        .mockImplementation(jest.requireActual<typeof argon2Package>('@node-rs/argon2').verify);
    });

    it('from everywhere at one person are answered later each, never refused', async () => {
      for (let nth = 1; nth <= 20; nth++)
        await signIn('ines@example.org', 'wrong once more', `198.51.100.${nth}`);
      expect(desk.pauses).toHaveLength(10);
      expect([...desk.pauses].sort((a, b) => a - b)).toEqual(desk.pauses);
      expect(await signIn('ines@example.org', 'wrong once more', '203.0.113.99')).toMatchObject({
        status: 401,
      });
    });
  });

  describe('a session', () => {
    it('ends twelve hours after it was last used, and thirty days after it began', async () => {
      const { cookie } = await desk.person();
      const isGood = async (): Promise<boolean> => {
        const { status } = await desk.call('GET', '/today', { cookie });
        // That it was used is written behind the answer.
        await desk.database.write(async () => {});
        return status === 200;
      };
      desk.clock.ahead = 12 * HOUR - 1000;
      expect(await isGood()).toBe(true);
      desk.clock.ahead = 23 * HOUR;
      expect(await isGood()).toBe(true);
      desk.clock.ahead = 36 * HOUR;
      expect(await isGood()).toBe(false);
      const used = (await desk.person()).cookie;
      for (let hours = 36; hours < 36 + 29 * 24; hours += 11) {
        desk.clock.ahead = hours * HOUR;
        expect((await desk.call('GET', '/today', { cookie: used })).status).toBe(200);
        await desk.database.write(async () => {});
      }
      desk.clock.ahead = 36 * HOUR + 30 * DAY + HOUR;
      expect((await desk.call('GET', '/today', { cookie: used })).status).toBe(401);
    });

    it('that is ended elsewhere is over', async () => {
      const { cookie } = await joinFirst();
      const other = (await signIn('ines@example.org')).cookie!;
      const sessions = (await desk.call('GET', '/you/sessions', { cookie: cookie! })).body as {
        number: number;
        isThis: boolean;
      }[];
      expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
      await desk.call('DELETE', `/you/sessions/${sessions[1]!.number}`, { cookie: cookie! });
      expect(await desk.call('GET', '/today', { cookie: other })).toMatchObject({
        status: 401,
        body: { error: { fault: 'notSignedIn' } },
      });
      expect((await desk.call('GET', '/today', { cookie: cookie! })).status).toBe(200);
    });

    it('of another person cannot be ended, nor another one’s key removed', async () => {
      const [one, other] = [await desk.person(), await desk.person()];
      const [session] = (await desk.call('GET', '/you/sessions', { cookie: other.cookie })).body as {
        number: number;
      }[];
      await desk.call('DELETE', `/you/sessions/${session!.number}`, { cookie: one.cookie });
      expect((await desk.call('GET', '/today', { cookie: other.cookie })).status).toBe(200);
    });

    it.each([
      '',
      '__Host-desk=',
      '__Host-desk=nonsense',
      `__Host-desk=${'a'.repeat(43)}`,
      `desk=${'a'.repeat(43)}`,
    ])('is none with the cookie %j', async (cookie) => {
      expect((await desk.call('GET', '/today', { cookie })).status).toBe(401);
    });

    it('over https is not taken from a cookie that any neighbour of the domain can set', async () => {
      const { cookie } = await desk.person();
      const planted = cookie.replace('__Host-desk', 'desk');
      expect((await desk.call('GET', '/today', { cookie: planted })).status).toBe(401);
    });
  });

  describe('a change', () => {
    it.each([
      ['from a foreign page', { origin: 'https://evil.example' }],
      ['from no page', { origin: undefined }],
      ['from a page without an origin', { origin: 'null' }],
      ['from another port', { origin: 'https://desk.example:444' }],
      ['as a form sends it', { 'content-type': 'text/plain' }],
      ['as a form with files sends it', { 'content-type': 'multipart/form-data; boundary=x' }],
    ])('%s is refused', async (_, headers) => {
      const { cookie } = await desk.person();
      const answer = await desk.call('PATCH', '/you', { body: { name: 'Eve' }, cookie, headers });
      expect(answer).toMatchObject({ status: 403, body: { error: { fault: 'foreignOrigin' } } });
    });
  });

  describe('the log', () => {
    it('says who did what, to owners alone, for a year', async () => {
      const { cookie } = await joinFirst();
      const lines = async () => (await desk.call('GET', '/log', { cookie: cookie! })).body;
      expect(await lines()).toEqual([expect.objectContaining({ name: 'Inès Morvan', what: 'joined' })]);
      const writer = await desk.person('publish');
      expect(await desk.call('GET', '/log', { cookie: writer.cookie })).toMatchObject({ status: 403 });
    });
  });
});

describe('lost password', () => {
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
    await desk.database.write(async () => {});
    return keptRows(desk.dataDir, 'mails').map((row) => JSON.stringify(row));
  }
  const linkIn = (mail = ''): string => /invitation\/([\w-]{43})/.exec(mail)?.[1] ?? '';

  describe('a lost password, where mails are sent', () => {
    beforeEach(async () => {
      desk = await openTestDesk({ mailer: QUEUE });
    });

    it('is answered for whoever is known as for whoever is not, before anybody is looked up', async () => {
      await desk.person('publish', 'ines@example.org');
      let mayLook = () => {};
      const held = new Promise<void>((resolve) => (mayLook = resolve));
      const { write } = desk.database;
      const writing = jest.spyOn(desk.database, 'write').mockImplementation(async (...given) => {
        await held;
        return (await write(...given)) as never;
      });
      const answered = async (email: string) => {
        const { status, body } = await ask(email);
        return { status, body };
      };
      const known = await answered('ines@example.org');
      expect(known).toEqual(await answered('eve@example.org'));
      expect(known.status).toBe(202);
      mayLook();
      writing.mockRestore();
      const mails = await until(queued, (all) => all.length > 0);
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
});

describe('new link', () => {
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
});

describe('fresh sign in', () => {
  const PASSWORD = 'seven brass lamps on a slow boat';
  const MINUTE = 60 * 1000;
  const CONFIRM = { status: 403, body: { error: { fault: 'confirmFirst' } } };

  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

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
    ['POST', '/personal-data', { address: 'zoe@example.org' }],
    ['GET', '/backup/file', {}],
    ['POST', '/subscribers/csv', {}],
    ['POST', '/wishes/csv', {}],
    ['GET', '/export/works/csv', {}],
    ['GET', '/export/creators/json', {}],
    ['GET', '/export/files', {}],
    ['GET', '/you/confirm', {}],
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
      await desk.call('POST', '/sign-in/password', {
        body: { email: 'ines@example.org', password: PASSWORD },
      })
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
});

describe('people', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

  const LAST_OWNER = { status: 409, body: { error: { fault: 'lastOwner' } } };

  describe('owners', () => {
    it('who take everything from each other at the same time leave one', async () => {
      const [one, other] = [await desk.person('everything'), await desk.person('everything')];
      const demote = (by: { cookie: string }, whom: { id: number }) =>
        desk.call('PATCH', `/people/${whom.id}`, { body: { may: 'write' }, cookie: by.cookie });
      const answers = await Promise.all([demote(one, other), demote(other, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const owners = await desk.database.read((from) =>
        from.all("SELECT id FROM desk_people WHERE may = 'everything'"),
      );
      expect(owners).toHaveLength(1);
    });

    it('cannot demote or remove the last of them, themselves', async () => {
      const owner = await desk.person('everything');
      await desk.person('publish');
      const { cookie } = owner;
      expect(
        await desk.call('PATCH', `/people/${owner.id}`, { body: { may: 'publish' }, cookie }),
      ).toMatchObject(LAST_OWNER);
      expect(await desk.call('DELETE', `/people/${owner.id}`, { cookie })).toMatchObject(LAST_OWNER);
    });

    it('who are invited and have not come do not count', async () => {
      const owner = await desk.person('everything');
      const { cookie } = owner;
      await desk.call('POST', '/people', { body: { email: 'paul@example.org', may: 'everything' }, cookie });
      expect(await desk.call('DELETE', `/people/${owner.id}`, { cookie })).toMatchObject(LAST_OWNER);
    });
  });

  it('ends what a person had with the person', async () => {
    const [owner, writer] = [await desk.person('everything'), await desk.person()];
    await desk.call('DELETE', `/people/${writer.id}`, { cookie: owner.cookie });
    expect((await desk.call('GET', '/today', { cookie: writer.cookie })).status).toBe(401);
  });

  it('ends the sessions of a person who may come back', async () => {
    const [owner, writer] = [await desk.person('everything'), await desk.person()];
    await desk.call('DELETE', `/people/${writer.id}/sessions`, { cookie: owner.cookie });
    expect((await desk.call('GET', '/today', { cookie: writer.cookie })).status).toBe(401);
  });

  it.each([
    ['GET', '/people'],
    ['POST', '/people'],
    ['PATCH', '/people/1'],
    ['DELETE', '/people/1'],
    ['DELETE', '/people/1/sessions'],
    ['POST', '/people/1/link'],
    ['GET', '/log'],
  ] as const)('%s %s is for owners', async (method, path) => {
    const { cookie } = await desk.person('publish');
    expect(await desk.call(method, path, { cookie })).toMatchObject({
      status: 403,
      body: { error: { fault: 'notAllowed' } },
    });
  });

  it('says nothing in the log of what was so before', async () => {
    const [owner, writer] = [await desk.person('everything'), await desk.person()];
    await desk.call('PATCH', `/people/${writer.id}`, { body: { may: 'write' }, cookie: owner.cookie });
    await desk.call('DELETE', '/you/sessions', { cookie: owner.cookie });
    await desk.call('DELETE', '/you/passkeys', { cookie: owner.cookie, body: { id: 'none' } });
    expect((await desk.call('GET', '/log', { cookie: owner.cookie })).body).toEqual([]);
  });

  it('changes what a person may at once', async () => {
    const [owner, writer] = [await desk.person('everything'), await desk.person()];
    await desk.call('PATCH', `/people/${writer.id}`, { body: { may: 'everything' }, cookie: owner.cookie });
    expect((await desk.call('GET', '/people', { cookie: writer.cookie })).status).toBe(200);
  });
});
