import { until } from '../../tests/until';
import { openMailer } from '../mail/mailer';
import { removeOldWishes, removePassing } from '../privacy/outdated';
import { erasePersonalRecords, personalRecords } from '../privacy/personal-records';
import { keptRows } from '../testing/kept-rows';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { readMail } from '../testing/read-mail';
import { openTestApi, type TestApi } from '../testing/test-api';

const GALLERY = 'gallery@example.org';
const ADA = 'ada@example.org';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WISH = 'A tall lamp like this one';

let server: TestMailServer | undefined;
let api: TestApi;
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
  await server?.close();
  server = undefined;
});

async function openWithMail(): Promise<void> {
  server = await startMailServer();
  const { url } = server;
  api = await openTestApi({
    mailer: (database) =>
      openMailer({
        smtpUrl: url,
        database,
        addresses: () => ({ from: GALLERY, gallery: GALLERY }),
        log: () => {},
      }),
  });
}

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });
const wish = (fields: object = {}, locale = 'en', headers: Record<string, string> = {}) =>
  post('/api/form/wish', { email: ADA, wish: WISH, ...fields }, { 'x-localization': locale, ...headers });
const rows = (table = 'wishes') => keptRows(api.dataDir, table);
async function mailNumber(count: number) {
  await until(() => server?.received.length === count);
  return readMail(server?.received.at(-1));
}

describe('without a mail server, a wish', () => {
  beforeEach(async () => {
    api = await openTestApi();
  });

  it.each([
    ['en', 'We have noted your wish', /write to us/],
    ['fr', 'Votre souhait est noté', /écrivez-nous/],
  ])('is kept for the gallery, which says so, in %s', async (locale, message, next) => {
    const answer = await wish({ work: 'lampe', creator: 'jeanne-etoile', type: 'lighting' }, locale);
    expect(answer.json()).toEqual({
      data: { message, next: expect.stringMatching(next), outcome: 'wish-kept' },
    });
    await wish({ work: 'lamp', creator: 'jeanne-etoile', type: 'luminaires' }, locale);
    expect(rows()).toEqual([
      expect.objectContaining({
        email: ADA,
        wish: WISH,
        work: 'lamp',
        creator: 'jeanne',
        type: 'lighting',
        locale,
        state: 'unasked',
      }),
    ]);
    expect(rows('mails')).toEqual([]);
  });

  it('of something that is not there, or not for everyone to see, is kept in its words', async () => {
    await wish({ work: 'secret', creator: 'nobody', type: 'nothing' });
    expect(rows()).toMatchObject([{ wish: WISH, work: null, creator: null, type: null }]);
  });

  it('needs an address and words, and has its bounds', async () => {
    const answer = await wish({ email: 'ada@', wish: 'a' }, 'fr');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.errors)).toEqual(['email', 'wish']);
    expect((await wish({ wish: 'x'.repeat(501) })).statusCode).toBe(422);
    expect(rows()).toEqual([]);
  });

  it('is taken from the gallery’s own pages alone, once a key, and of no robot', async () => {
    const key = { 'idempotency-key': 'a-key' };
    await wish({}, 'en', key);
    await wish({}, 'en', key);
    expect((await wish({ wish: 'Another one' }, 'en', key)).statusCode).toBe(422);
    expect((await wish({ website: 'spam', wish: 'Spam' })).statusCode).toBe(200);
    expect((await wish({}, 'en', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect(rows()).toHaveLength(1);
  });

  it('is older than what is kept some day, and can be found and erased by its address', async () => {
    await wish();
    await wish({ email: 'bea@example.org' });
    const found = await api.database.read((from) => personalRecords(from, 'ADA@example.org'));
    expect(found.wishes).toMatchObject([{ wish: WISH }]);
    const erased = await api.database.write((to) => erasePersonalRecords(to, ADA));
    expect(erased).toMatchObject({ wishes: 1 });
    expect(rows()).toMatchObject([{ email: 'bea@example.org' }]);
    const remove = (days: number) =>
      api.database.write((to) => removeOldWishes(to, Date.now() + days * DAY_MS, 730));
    expect([await remove(729), await remove(731)]).toEqual([0, 1]);
  });
});

describe('with a mail server, a wish', () => {
  beforeEach(openWithMail);

  it.each([
    ['en', 'One step is left', 'https?://[^/]+/wishes/', 'Your wish is confirmed', /^By confirming/],
    [
      'fr',
      'Plus qu’une étape',
      'https?://[^/]+/fr/souhaits/',
      'Votre souhait est confirmé',
      /^En confirmant/,
    ],
  ])('waits to be confirmed by its link, in %s', async (locale, message, pages, confirmed, consent) => {
    const answer = await wish({}, locale);
    expect(answer.json()).toEqual({
      data: { message, next: expect.any(String), outcome: 'wish-to-confirm' },
    });
    expect(rows()).toMatchObject([{ state: 'pending', confirmed_at: null }]);
    const mail = await mailNumber(1);
    expect(mail).toMatchObject({ to: [ADA] });
    expect(mail.text).toMatch(new RegExp(`^${pages}confirmation\\?token=[\\w-]{43}$`, 'm'));
    expect(mail.text).toMatch(new RegExp(`^${pages}stop\\?token=[\\w-]{43}$`, 'm'));
    // Anyone can have it sent to any address.
    expect(mail.text).not.toContain(WISH);
    expect(mail.text).not.toMatch(/\{\w+\}/);
    const link = await post(
      '/api/wishes/confirm',
      { token: mail.confirmToken },
      { 'x-localization': locale },
    );
    expect([link.statusCode, link.json().data.message]).toEqual([200, confirmed]);
    expect(rows()).toMatchObject([
      { state: 'confirmed', consent: expect.stringMatching(consent), consent_locale: locale },
    ]);
  });

  it('is answered alike when it is wished again, confirmed or not, and told by mail what is known', async () => {
    const first = await wish();
    const { confirmToken } = await mailNumber(1);
    const again = await wish();
    await mailNumber(2);
    await post('/api/wishes/confirm', { token: confirmToken });
    const known = await wish({ email: 'ADA@example.org' });
    for (const answer of [again, known]) expect(answer.body).toBe(first.body);
    const mail = await mailNumber(3);
    expect(mail).toMatchObject({ subject: 'Your wish is already noted', confirmToken: '' });
    expect(rows()).toHaveLength(1);
  });

  it('beyond what one address may be written to is refused, with what to do and when, and is not kept', async () => {
    const send = (at: number, locale = 'en') =>
      wish({ wish: `Wish ${at}` }, locale, { 'idempotency-key': `"wish-${at}"` });
    for (const at of [0, 1, 2, 3, 4]) expect((await send(at)).statusCode).toBe(200);
    const refused = await send(5);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toMatch(/open the links in our emails.* or write to us/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await send(5, 'fr')).json().error.message).toMatch(/Ouvrez les liens de nos e-mails/);
    expect(rows()).toHaveLength(5);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS);
    expect((await send(5)).statusCode).toBe(200);
  });

  it('of many for one address has it written to five times, then after 1, 4, 16 hours', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const hours: number[] = [];
    for (let hour = 0; hour <= 22; hour += 0.25) {
      clock.mockReturnValue(start + hour * HOUR_MS);
      const before = rows('mails').length;
      await wish({ wish: `Wish ${hour}` });
      if (rows('mails').length > before) hours.push(hour);
    }
    expect(hours).toEqual([0, 0.25, 0.5, 0.75, 1, 2, 6, 22]);
    expect(rows()).toHaveLength(hours.length);
  });

  it('is withdrawn by one click of a mail program, it alone, and the same link says so again', async () => {
    await wish();
    const mail = await mailNumber(1);
    await wish({ wish: 'A bench' });
    await mailNumber(2);
    await post('/api/form/subscribe', { email: ADA, is_profesional: false });
    await mailNumber(3);
    const [, url = ''] = /^<(https?:\/\/[^<>\s]+)>$/.exec(mail.header('list-unsubscribe') ?? '') ?? [];
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(url);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = await post(pathname + search, 'List-Unsubscribe=One-Click', form);
    expect(click.json().data.message).toBe('Your wish is withdrawn');
    expect(rows()).toMatchObject([{ wish: 'A bench' }]);
    expect(rows('subscriptions')).toHaveLength(1);
    const again = await post('/api/wishes/withdraw', { token: mail.withdrawToken });
    expect(again.json().data.next).toMatch(/already been deleted/);
    expect((await post('/api/wishes/confirm', { token: mail.confirmToken })).statusCode).toBe(404);
  });

  it('goes with its links and with what still waits to be mailed, the newsletter’s stay, and the other way round', async () => {
    await wish();
    await mailNumber(1);
    await post('/api/form/subscribe', { email: ADA, is_profesional: false });
    const { withdrawToken } = await mailNumber(2);
    await api.database.write((to) => {
      for (const [kind, id] of [
        ['wishes', '1'],
        ['newsletter', 'NULL'],
      ])
        to.run(
          `INSERT INTO mails (kind, wish, visitor, content, queued_at, tried_since, due_at)
           VALUES ('${kind}', ${id}, ?, '{}', '9', '9', '9999')`,
          ADA,
        );
    });
    const waiting = () => rows('mails').filter((row) => !row['sent_at']);
    expect((await post('/api/newsletter/withdraw', { token: withdrawToken })).statusCode).toBe(200);
    expect(waiting()).toMatchObject([{ wish: 1 }]);
    expect(rows()).toHaveLength(1);
    await api.database.write((to) => to.run('DELETE FROM wishes'));
    expect(waiting()).toEqual([]);
    expect(JSON.stringify(rows('mail_links'))).not.toContain(ADA);
  });

  it('that was never confirmed is gone after 30 days', async () => {
    await wish();
    const { confirmToken } = await mailNumber(1);
    await api.database.write((to) => removePassing(to, Date.now() + 29 * DAY_MS));
    expect(rows()).toHaveLength(1);
    await api.database.write((to) => removePassing(to, Date.now() + 31 * DAY_MS));
    expect(rows()).toEqual([]);
    const late = await post('/api/wishes/confirm', { token: confirmToken });
    expect([late.statusCode, late.json().error.message]).toEqual([404, expect.stringMatching(/^This link/)]);
  });

  it('is not confirmed by a link of the newsletter, nor the other way round', async () => {
    await wish();
    const { confirmToken } = await mailNumber(1);
    expect((await post('/api/newsletter/confirm', { token: confirmToken })).statusCode).toBe(404);
    expect(rows()).toMatchObject([{ state: 'pending' }]);
  });
});
