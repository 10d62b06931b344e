import { until } from '../../tests/until';
import { openMailer } from '../mail/mailer';
import { keptRows } from '../testing/kept-rows';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { readMail } from '../testing/read-mail';
import { openTestApi, type TestApi } from '../testing/test-api';
import { removePassing } from '../privacy/outdated';

const GALLERY = 'gallery@example.org';
const ADA = 'Ada@example.org';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let server: TestMailServer;
let api: TestApi;
beforeEach(async () => {
  server = await startMailServer();
  api = await openTestApi({
    mailer: (database) =>
      openMailer({
        smtpUrl: server.url,
        database,
        addresses: () => ({ from: GALLERY, gallery: GALLERY }),
        log: () => {},
      }),
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
  await server.close();
});

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });
const subscribe = (email = ADA, locale = 'en', rest: object = {}) =>
  post('/api/form/subscribe', { email, is_profesional: false, ...rest }, { 'x-localization': locale });
const confirm = (token: string, locale = 'en') =>
  post('/api/newsletter/confirm', { token }, { 'x-localization': locale });
const withdraw = (token: string, locale = 'en') =>
  post('/api/newsletter/withdraw', { token }, { 'x-localization': locale });
const rows = (table = 'subscriptions') => keptRows(api.dataDir, table);

/** The newest mail, once so many have come. */
async function mailNumber(count: number) {
  await until(() => server.received.length === count);
  return readMail(server.received.at(-1));
}
/** Has an address subscribed and confirmed. */
async function subscribed(locale = 'en') {
  await subscribe(ADA, locale);
  const mail = await mailNumber(1);
  await confirm(mail.confirmToken);
  return mail;
}
/** Lets time pass for what is kept. */
const passTime = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + ms);
};

describe('with a mail server, a subscription', () => {
  it.each([
    ['en', 'One step is left', /confirm your subscription/, 'https?://[^/]+/newsletter/'],
    ['fr', 'Plus qu’une étape', /Confirmez votre inscription/, 'https?://[^/]+/fr/newsletter/'],
  ])('waits to be confirmed by mail, in %s', async (locale, message, subject, pages) => {
    const answer = await subscribe(ADA, locale);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { message, next: expect.any(String), outcome: 'subscription-to-confirm' },
    });
    expect(rows()).toEqual([
      expect.objectContaining({ email: ADA, locale, state: 'pending', confirmed_at: null, consent: null }),
    ]);
    const mail = await mailNumber(1);
    expect(mail).toMatchObject({ to: [ADA], subject: expect.stringMatching(subject) });
    expect(mail.text).toMatch(new RegExp(`^${pages}confirmation\\?token=[\\w-]{43}$`, 'm'));
    expect(mail.text).toMatch(new RegExp(`^${pages}stop\\?token=[\\w-]{43}$`, 'm'));
    expect(mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.replyTo).toMatch(/@/);
  });

  it('of the contact form waits as well, beside its message', async () => {
    const message = { name: 'Ada', email: ADA, message: 'Is the lamp there?', inquiry_by: 'email' };
    const answer = await post('/api/form/contact', { ...message, newsletter: true });
    expect(answer.json()).toEqual({
      data: {
        message: 'Message sent',
        next: expect.stringContaining('newsletter'),
        outcome: 'message-sent-newsletter',
      },
    });
    await until(() => server.received.length === 2);
    expect(rows()).toEqual([expect.objectContaining({ email: ADA, name: 'Ada', state: 'pending' })]);
    const without = await post('/api/form/contact', { ...message, newsletter: false });
    expect(without.json()).toEqual({ data: { message: 'Message sent', outcome: 'message-sent' } });
  });

  it.each([
    ['en', 'Your subscription is confirmed', /^By confirming, you agree that .* unsubscribe\.$/],
    ['fr', 'Votre inscription est confirmée', /^En confirmant, vous acceptez que .* désinscription\.$/],
  ])('is confirmed by its link, with what was agreed to, in %s', async (locale, message, consent) => {
    await subscribe(ADA, locale);
    const { confirmToken, text } = await mailNumber(1);
    for (let click = 0; click < 2; click += 1) {
      const answer = await confirm(confirmToken, locale);
      expect([answer.statusCode, answer.json().data.message]).toEqual([200, message]);
    }
    const [row] = rows();
    expect(row).toMatchObject({
      state: 'confirmed',
      confirmed_at: expect.stringMatching(/^\d{4}-.*Z$/),
      consent: expect.stringMatching(consent),
      consent_locale: locale,
    });
    expect(text).toContain(row?.['consent']);
  });

  it('is not confirmed by whoever merely opens addresses', async () => {
    await subscribe();
    const { confirmToken } = await mailNumber(1);
    const looked = await api.app.inject(`/api/newsletter/confirm?token=${confirmToken}`);
    expect(looked.statusCode).toBe(404);
    expect(rows()).toMatchObject([{ state: 'pending' }]);
  });

  it('is answered alike, whoever subscribes already', async () => {
    const first = await subscribe();
    const { confirmToken } = await mailNumber(1);
    const pending = await subscribe('ada@EXAMPLE.org');
    await confirm(confirmToken);
    const confirmed = await subscribe();
    for (const answer of [pending, confirmed])
      expect([answer.statusCode, answer.body]).toEqual([first.statusCode, first.body]);
    expect(rows()).toHaveLength(1);
  });

  it('of who is subscribed is told so by mail, with the way out', async () => {
    await subscribed();
    await subscribe();
    const mail = await mailNumber(2);
    expect(mail).toMatchObject({ subject: expect.stringContaining('already'), confirmToken: '' });
    await withdraw(mail.withdrawToken);
    expect(rows()).toEqual([]);
  });

  it('has an address written to ever more seldom: after 1, 4, 16 hours', async () => {
    const hours: number[] = [];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (let hour = 0; hour <= 24; hour += 0.5) {
      clock.mockReturnValue(start + hour * HOUR_MS);
      const before = rows('mails').length;
      await subscribe();
      if (rows('mails').length > before) hours.push(hour);
    }
    expect(hours).toEqual([0, 1, 5, 21]);
  });

  it('that was never confirmed is gone after 30 days, with its links; a confirmed one stays', async () => {
    await subscribe('bea@example.org');
    const { confirmToken } = await mailNumber(1);
    await subscribe();
    await confirm((await mailNumber(2)).confirmToken);
    await api.database.write((to) => removePassing(to, Date.now() + 29 * DAY_MS));
    expect(rows()).toHaveLength(2);
    await api.database.write((to) => removePassing(to, Date.now() + 31 * DAY_MS));
    expect(rows()).toEqual([expect.objectContaining({ email: ADA })]);
    expect((await confirm(confirmToken)).statusCode).toBe(404);
    expect(JSON.stringify([rows('mail_links'), rows('mails')])).not.toContain('bea');
  });

  it('from before there was a mail server is asked about, and stays when nobody answers', async () => {
    await api.database.write((to) =>
      to.run(
        "INSERT INTO subscriptions (email, subscribed_at, locale, is_professional) VALUES (?, ?, 'en', 0)",
        ADA,
        '2026',
      ),
    );
    await subscribe();
    const { confirmToken } = await mailNumber(1);
    await api.database.write((to) => removePassing(to, Date.now() + 31 * DAY_MS));
    expect(rows()).toMatchObject([{ state: 'unasked' }]);
    await confirm(confirmToken);
    expect(rows()).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('the way out', () => {
  it.each([
    ['en', 'You are unsubscribed', 'already been deleted'],
    ['fr', 'Désinscription effectuée', 'déjà été supprimée'],
  ])(
    'deletes the address everywhere, and says so, also when it is taken twice, in %s',
    async (locale, message, before) => {
      const { withdrawToken } = await subscribed(locale);
      passTime(2000 * DAY_MS);
      const answer = await withdraw(withdrawToken, locale);
      expect([answer.statusCode, answer.json().data.message]).toEqual([200, message]);
      for (const table of ['subscriptions', 'mail_links', 'mails'])
        expect(JSON.stringify(rows(table))).not.toMatch(/ada@/i);
      const again = await withdraw(withdrawToken, locale);
      expect([again.statusCode, again.json().data]).toEqual([
        200,
        { message, next: expect.stringContaining(before), outcome: 'unsubscribed-before' },
      ]);
    },
  );

  it('is open before anything is confirmed, and takes a mail with it that still waits', async () => {
    await subscribe();
    const { confirmToken, withdrawToken } = await mailNumber(1);
    await api.database.write((to) =>
      to.run(
        "INSERT INTO mails (kind, visitor, content, queued_at, tried_since, due_at) VALUES ('newsletter', ?, '{}', '9', '9', '9999')",
        ADA,
      ),
    );
    await withdraw(withdrawToken);
    expect(rows('mails').filter((row) => !row['sent_at'])).toEqual([]);
    expect((await confirm(confirmToken)).statusCode).toBe(404);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is one click of a mail program, posted as %s', async (type, body) => {
    const mail = await subscribed();
    const [, url = ''] = /^<(https?:\/\/[^<>\s]+)>$/.exec(mail.header('list-unsubscribe') ?? '') ?? [];
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(url);
    expect((await post(pathname + search, body, { 'content-type': type })).statusCode).toBe(200);
    expect(rows()).toEqual([]);
  });

  it('is not counted with the forms: a mail provider posts for many', async () => {
    const { withdrawToken } = await subscribed();
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw('x'.repeat(43))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect((await withdraw(withdrawToken)).statusCode).toBe(200);
  });
});

describe('a token', () => {
  it('is kept by its hash alone', async () => {
    const { confirmToken, withdrawToken } = await subscribed();
    const kept = JSON.stringify(['subscriptions', 'mail_links', 'mails'].map(rows));
    for (const token of [confirmToken, withdrawToken]) expect(kept).not.toContain(token);
  });

  it.each([
    ['en', /^This link is not valid/],
    ['fr', /^Ce lien n’est pas valable/],
  ])(
    'that is unknown, for something else or missing does nothing, and says what to do, in %s',
    async (locale, words) => {
      await subscribe();
      const { confirmToken, withdrawToken } = await mailNumber(1);
      for (const answer of [
        await confirm(withdrawToken, locale),
        await withdraw(confirmToken, locale),
        await confirm('x'.repeat(43), locale),
        await post('/api/newsletter/withdraw', {}, { 'x-localization': locale }),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json().error.message).toMatch(words);
      }
      expect(rows()).toMatchObject([{ state: 'pending' }]);
    },
  );
});
