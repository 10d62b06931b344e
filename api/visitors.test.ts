import sharp from 'sharp';
import { addRoomPreview, withdrawRoom } from './rooms/desk-room-queries';
import { problemsOf } from '../src/contract/check';
import { Answer } from '../src/contract/common';
import { Room, RoomGone } from '../src/contract/rooms/room';
import { until } from '../tests/until';
import { openMailer } from './mail/mailer';
import { removeOldWishes, removePassing } from './privacy/outdated';
import { erasePersonalRecords, personalRecords } from './privacy/personal-records';
import { originalOf } from './rooms/room-picture-files';
import { keptRows } from './testing/kept-rows';
import { startMailServer, type TestMailServer } from './testing/mail-server';
import { readMail } from './testing/read-mail';
import { SAMPLE_FILES } from './testing/sample-files';
import { makeSampleRoom } from './testing/sample-room';
import { openTestApi, type TestApi } from './testing/test-api';

const GALLERY = 'gallery@example.org';
const ADA = 'Ada@example.org';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WISH = 'A tall lamp like this one';

/** What the two lists of confirmed addresses have in common, in the words of each. */
const LISTS = {
  newsletter: {
    ...{ table: 'subscriptions', form: '/api/form/subscribe', fields: { is_profesional: false } },
    links: '/api/newsletter',
    outcome: 'subscription-to-confirm',
    subject: { en: /confirm your subscription/, fr: /Confirmez votre inscription/ },
    pages: { en: '/newsletter/', fr: '/fr/newsletter/' },
    confirmed: { en: 'Your subscription is confirmed', fr: 'Votre inscription est confirmée' },
    consent: {
      en: /^By confirming, you agree that .* unsubscribe\.$/,
      fr: /^En confirmant, vous acceptez que .* désinscription\.$/,
    },
    known: 'This address is already subscribed to the newsletter',
    withdrawn: { en: 'You are unsubscribed', fr: 'Désinscription effectuée' },
  },
  wishes: {
    ...{ table: 'wishes', form: '/api/form/wish', fields: { wish: WISH } },
    links: '/api/wishes',
    outcome: 'wish-to-confirm',
    subject: { en: /confirm your wish/, fr: /Confirmez votre souhait/ },
    pages: { en: '/wishes/', fr: '/fr/souhaits/' },
    confirmed: { en: 'Your wish is confirmed', fr: 'Votre souhait est confirmé' },
    consent: {
      en: /^By confirming, you agree that .* arrives\.$/,
      fr: /^En confirmant, vous acceptez que .* arrive\.$/,
    },
    known: 'Your wish is already noted',
    withdrawn: { en: 'Your wish is withdrawn', fr: 'Votre souhait est retiré' },
  },
} as const;

describe.each(Object.entries(LISTS))('%s with a mail server', (name, list) => {
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
  const ask = (email = ADA, locale = 'en', rest: object = {}) =>
    post(list.form, { email, ...list.fields, ...rest }, { 'x-localization': locale });
  const subscribe = (email = ADA, locale = 'en') =>
    post(LISTS.newsletter.form, { email, is_profesional: false }, { 'x-localization': locale });
  const wish = (fields: object = {}, locale = 'en', headers: Record<string, string> = {}) =>
    post('/api/form/wish', { email: ADA, wish: WISH, ...fields }, { 'x-localization': locale, ...headers });
  const confirm = (token: string, locale = 'en') =>
    post(`${list.links}/confirm`, { token }, { 'x-localization': locale });
  const withdraw = (token: string, locale = 'en') =>
    post(`${list.links}/withdraw`, { token }, { 'x-localization': locale });
  const rows = (table: string = list.table) => keptRows(api.dataDir, table);

  /** The newest mail, once so many have come. */
  async function mailNumber(count: number) {
    await until(() => server.received.length === count);
    return readMail(server.received.at(-1));
  }
  /** Has an address asked for and confirmed. */
  async function confirmed(locale = 'en') {
    await ask(ADA, locale);
    const mail = await mailNumber(1);
    await confirm(mail.confirmToken);
    return mail;
  }

  it.each([
    ['en', 'One step is left'],
    ['fr', 'Plus qu’une étape'],
  ] as const)('waits to be confirmed by its link, with what is agreed to, in %s', async (locale, message) => {
    const answer = await ask(ADA, locale);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { message, next: expect.any(String), outcome: list.outcome } },
    ]);
    expect(rows()).toMatchObject([
      { email: ADA, locale, state: 'pending', confirmed_at: null, consent: null },
    ]);
    const { confirmToken, text, ...mail } = await mailNumber(1);
    expect(mail).toMatchObject({ to: [ADA], subject: expect.stringMatching(list.subject[locale]) });
    for (const page of ['confirmation', 'stop'])
      expect(text).toMatch(
        new RegExp(`^https?://[^/]+${list.pages[locale]}${page}\\?token=[\\w-]{43}$`, 'm'),
      );
    // Anyone can have it sent to any address.
    expect(text).not.toContain(WISH);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(mail.replyTo).toMatch(/@/);
    for (let click = 0; click < 2; click += 1) {
      const link = await confirm(confirmToken, locale);
      expect([link.statusCode, link.json().data.message]).toEqual([200, list.confirmed[locale]]);
    }
    const [row] = rows();
    expect(row).toMatchObject({
      state: 'confirmed',
      confirmed_at: expect.stringMatching(/^\d{4}-.*Z$/),
      consent: expect.stringMatching(list.consent[locale]),
      consent_locale: locale,
    });
    expect(text).toContain(row?.['consent']);
  });

  it('is not confirmed by whoever merely opens addresses', async () => {
    await ask();
    const { confirmToken } = await mailNumber(1);
    const looked = await api.app.inject(`${list.links}/confirm?token=${confirmToken}`);
    expect(looked.statusCode).toBe(404);
    expect(rows()).toMatchObject([{ state: 'pending' }]);
  });

  it('is answered alike to who has it already, who is told so by mail, with the way out', async () => {
    const first = await ask();
    const { confirmToken } = await mailNumber(1);
    const pending = await ask('ada@EXAMPLE.org');
    await confirm(confirmToken);
    const before = server.received.length;
    const known = await ask();
    for (const answer of [pending, known])
      expect([answer.statusCode, answer.body]).toEqual([first.statusCode, first.body]);
    expect(rows()).toHaveLength(1);
    const mail = await mailNumber(rows('mails').length);
    expect(server.received.length).toBeGreaterThan(before);
    expect(mail).toMatchObject({ subject: list.known, confirmToken: '' });
    await withdraw(mail.withdrawToken);
    expect(rows()).toEqual([]);
  });

  it('that was never confirmed is gone after 30 days, with its links; a confirmed one stays', async () => {
    await ask('bea@example.org');
    const { confirmToken } = await mailNumber(1);
    await ask();
    await confirm((await mailNumber(2)).confirmToken);
    await api.database.write((to) => removePassing(to, Date.now() + 29 * DAY_MS));
    expect(rows()).toHaveLength(2);
    await api.database.write((to) => removePassing(to, Date.now() + 31 * DAY_MS));
    expect(rows()).toEqual([expect.objectContaining({ email: ADA })]);
    expect((await confirm(confirmToken)).statusCode).toBe(404);
    expect(JSON.stringify([rows('mail_links'), rows('mails')])).not.toContain('bea');
  });

  it.each([
    ['en', 'already been deleted'],
    ['fr', 'déjà été supprimé'],
  ] as const)(
    'is deleted everywhere by its way out, which says so, also when it is taken twice, in %s',
    async (locale, said) => {
      const { withdrawToken } = await confirmed(locale);
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + 2000 * DAY_MS);
      const message = list.withdrawn[locale];
      const answer = await withdraw(withdrawToken, locale);
      expect([answer.statusCode, answer.json().data.message]).toEqual([200, message]);
      for (const table of [list.table, 'mail_links', 'mails'])
        expect(JSON.stringify(rows(table))).not.toMatch(/ada@/i);
      const again = await withdraw(withdrawToken, locale);
      expect([again.statusCode, again.json().data]).toEqual([
        200,
        { message, next: expect.stringContaining(said), outcome: expect.stringMatching(/-before$/) },
      ]);
    },
  );

  it('can be left before anything is confirmed, which takes a mail with it that still waits', async () => {
    await ask();
    const { confirmToken, withdrawToken } = await mailNumber(1);
    await api.database.write((to) =>
      to.run(
        "INSERT INTO mails (kind, wish, visitor, content, queued_at, tried_since, due_at) VALUES (?, ?, ?, '{}', '9', '9', '9999')",
        ...[name, name === 'wishes' ? Number(rows()[0]?.['id']) : null, ADA],
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
  ])('is left by one click of a mail program, posted as %s', async (type, body) => {
    const mail = await confirmed();
    const [, url = ''] = /^<(https?:\/\/[^<>\s]+)>$/.exec(mail.header('list-unsubscribe') ?? '') ?? [];
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(url);
    expect((await post(pathname + search, body, { 'content-type': type })).statusCode).toBe(200);
    expect(rows()).toEqual([]);
  });

  it('has no token in the database but its hash', async () => {
    const { confirmToken, withdrawToken } = await confirmed();
    const kept = JSON.stringify([list.table, 'mail_links', 'mails'].map(rows));
    for (const token of [confirmToken, withdrawToken]) expect(kept).not.toContain(token);
  });

  it.each([
    ['en', /^This link is not valid/],
    ['fr', /^Ce lien n’est pas valable/],
  ])(
    'takes no token that is unknown, for something else or missing, and says what to do, in %s',
    async (locale, words) => {
      await ask();
      const { confirmToken, withdrawToken } = await mailNumber(1);
      for (const answer of [
        await confirm(withdrawToken, locale),
        await withdraw(confirmToken, locale),
        await confirm('x'.repeat(43), locale),
        await post(`${list.links}/withdraw`, {}, { 'x-localization': locale }),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json().error.message).toMatch(words);
      }
      expect(rows()).toMatchObject([{ state: 'pending' }]);
    },
  );

  if (name === 'newsletter') {
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
    it('is not counted with the forms: a mail provider posts for many', async () => {
      const { withdrawToken } = await confirmed();
      const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw('x'.repeat(43))));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
      expect((await withdraw(withdrawToken)).statusCode).toBe(200);
    });
  } else {
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
      await api.database.write(async (to) => {
        for (const [kind, id] of [
          ['wishes', '1'],
          ['newsletter', 'NULL'],
        ])
          await to.run(
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

    it('is not confirmed by a link of the newsletter, nor the other way round', async () => {
      await wish();
      const { confirmToken } = await mailNumber(1);
      expect((await post('/api/newsletter/confirm', { token: confirmToken })).statusCode).toBe(404);
      expect(rows()).toMatchObject([{ state: 'pending' }]);
    });
  }
});

describe('wishes', () => {
  let api: TestApi;
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url, payload, headers });
  const wish = (fields: object = {}, locale = 'en', headers: Record<string, string> = {}) =>
    post('/api/form/wish', { email: ADA, wish: WISH, ...fields }, { 'x-localization': locale, ...headers });
  const rows = (table = 'wishes') => keptRows(api.dataDir, table);

  describe('without a mail server, a wish', () => {
    beforeAll(async () => {
      api = await openTestApi();
    });
    afterAll(() => api.close());
    beforeEach(() => api.afresh());

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

    it('is taken from the gallery’s own pages alone, once a key, and marked where a robot may have sent it', async () => {
      const key = { 'idempotency-key': 'a-key' };
      await wish({}, 'en', key);
      await wish({}, 'en', key);
      expect((await wish({ wish: 'Another one' }, 'en', key)).statusCode).toBe(422);
      expect((await wish({ remarks: 'spam', wish: 'Spam' })).statusCode).toBe(200);
      expect((await wish({}, 'en', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
      expect(rows()).toMatchObject([{ is_suspected: 0 }, { wish: 'Spam', is_suspected: 1 }]);
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
});

describe('room routes', () => {
  let api: TestApi;
  /** Another one for each test: whoever guesses is counted by address. */
  let visitor = '';
  let visits = 0;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.afresh();
    visitor = `192.0.2.${(visits += 1)}`;
  });

  const ask = (token: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/api/rooms/${token}`, headers: { 'x-forwarded-for': visitor, ...headers } });
  const seen = async (token: string): Promise<Room> => {
    const answer = await ask(token);
    expect(answer.statusCode).toBe(200);
    expect(problemsOf(Answer(Room), answer.json())).toEqual([]);
    return answer.json<{ data: Room }>().data;
  };

  test('a room has its pieces in order, with notes and prices of its own', async () => {
    const price = {
      amount: 9000,
      currency: 'EUR',
      vat: 'without',
      before: 12_000,
      showsBefore: true,
    } as const;
    const { token, pieces } = await makeSampleRoom(api.database, {
      letter: '<p onclick="x()">Dear Zoé<script>alert(1)</script></p>',
      pieces: [
        { work: 'secret', title: 'Secret', price: 'on request' },
        { note: '<p>From <em>Paris</em><img src=x onerror=alert(1)></p>', price },
        { price: { ...price, showsBefore: false } },
        { price: null },
      ],
    });
    const room = await seen(token);
    expect(room).toMatchObject({
      ...{
        state: 'open',
        locale: 'en',
        title: 'Three lamps',
        client: 'Zoé',
        is_preview: false,
        is_counted: true,
      },
      letter: '<p>Dear Zoé</p>',
      gallery: { name: 'meubles et lumières', contact: { email: 'gallery@example.org' } },
    });
    expect(room.pieces.map(({ id }) => id)).toEqual(pieces);
    const [secret, reduced, plain, untold] = room.pieces;
    // What is not public is shown all the same, and leads nowhere. It was sold: no word of a price.
    expect(secret).toMatchObject({ title: 'Secret', has_page: false, work: { availability: 'sold' } });
    expect(secret?.price).toBeUndefined();
    expect(reduced).toMatchObject({ has_page: true, note: '<p>From <em>Paris</em></p>' });
    expect(reduced?.price).toEqual({ amount: 9000, currency: 'EUR', vat: 'without', before: 12_000 });
    expect(plain?.price).toEqual({ amount: 9000, currency: 'EUR', vat: 'without' });
    expect(untold?.price).toBeUndefined();
    // The catalogue's own price and neighbours stay out.
    expect(reduced?.work?.price).toBeUndefined();
    expect(reduced?.work?.related_works).toEqual([]);
  });

  test('a piece that is not written in the room’s language is shown in its own', async () => {
    const { token } = await makeSampleRoom(api.database, { pieces: [{ work: 'stool', title: 'Tabouret' }] });
    const [stool] = (await seen(token)).pieces;
    expect(stool).toMatchObject({ title: 'Tabouret', locale: 'fr', has_page: true });
  });

  test('a room of 60 works is answered for', async () => {
    const { token } = await makeSampleRoom(api.database, { pieces: Array.from({ length: 60 }, () => ({})) });
    expect((await seen(token)).pieces).toHaveLength(60);
  });

  test('a piece that is sold meanwhile says so, and has no price any more', async () => {
    const { token } = await makeSampleRoom(api.database);
    const lamp = SAMPLE_FILES['works/lamp.yaml'] as Record<string, unknown>;
    await api.edit({ 'works/lamp.yaml': { ...lamp, availability: 'sold' } });
    const [sold] = (await seen(token)).pieces;
    expect(sold?.work?.availability).toBe('sold');
    expect(sold?.price).toBeUndefined();
  });

  test('a piece whose work is deleted while the room is open is no longer shown, and says which it was', async () => {
    const chair = SAMPLE_FILES['works/chair.yaml'] as Record<string, unknown>;
    await api.edit({
      'works/bench.yaml': { ...chair, slug: { en: 'bench' }, title: { en: 'Bench' }, reference: 'ML 5' },
    });
    const { token } = await makeSampleRoom(api.database, { pieces: [{ work: 'bench', title: 'Bench' }] });
    expect((await seen(token)).pieces[0]?.work?.title).toBe('Bench');
    await api.edit({ 'works/bench.yaml': null });
    const [gone] = (await seen(token)).pieces;
    expect(gone).toMatchObject({ title: 'Bench', has_page: false });
    expect(gone?.work).toBeUndefined();
    expect(gone?.price).toBeUndefined();
  });

  test('nobody keeps, lists or passes on what a room says', async () => {
    const { token } = await makeSampleRoom(api.database);
    expect((await ask(token)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  test('rooms that never were, have ended or were withdrawn are answered alike, with the gallery’s address', async () => {
    const ended = await makeSampleRoom(api.database, { validUntil: '2020-01-01T00:00:00.000Z' });
    const withdrawn = await makeSampleRoom(api.database);
    await api.database.write((to) => withdrawRoom(to, withdrawn.id, '2026-01-01T00:00:00.000Z'));
    const tokens = [ended.token, withdrawn.token, 'x'.repeat(43), 'short'];
    const answers = await Promise.all(tokens.map((token) => ask(token, { 'x-localization': 'fr' })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect(problemsOf(RoomGone, answers[0]?.json())).toEqual([]);
    expect(answers[0]?.json()).toMatchObject({
      error: {
        message: expect.stringContaining('n’est pas ouvert'),
        gallery: { contact: { phone: '+33 4 00 00 00 00' } },
      },
    });
  });

  test('the database has no token, only what it can be known by', async () => {
    const { token } = await makeSampleRoom(api.database, { code: 'K7M-2PQ' });
    const [row] = keptRows(api.dataDir, 'rooms');
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toMatch(/k7m-?2pq/i);
    expect((await ask(String(row?.['token_hash']))).statusCode).toBe(404);
  });

  test('200 guesses get nowhere, and shut nobody out who has a link', async () => {
    const { token } = await makeSampleRoom(api.database);
    const statuses = new Map<number, number>();
    for (let index = 0; index < 200; index += 1) {
      const { statusCode } = await ask(`${index}`.padStart(43, 'x'));
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 20, 429: 180 });
    expect(Number((await ask('x'.repeat(43))).headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(token)).statusCode).toBe(200);
  });

  test('guesses count by the IPv6 /48 as well, five times as many', async () => {
    const guess = async (address: string) =>
      (await ask('x'.repeat(43), { 'x-forwarded-for': address })).statusCode;
    const statuses = [];
    for (let nth = 1; nth <= 105; nth += 1) statuses.push(await guess(`2001:db8:7:${nth}::1`));
    expect(statuses).toEqual([...Array(100).fill(404), ...Array(5).fill(429)]);
    expect(await guess('2001:db8:8::1')).toBe(404);
  });

  describe('a code', () => {
    const from = (address: string, code?: string) => ({
      'x-forwarded-for': address,
      ...(code !== undefined && { 'x-room-code': code }),
    });

    test('is wanted before anything is told', async () => {
      const { token } = await makeSampleRoom(api.database, { code: 'K7M 2PQ', locale: 'fr' });
      const { data } = (await ask(token)).json();
      expect(data).toEqual({ state: 'locked', locale: 'fr', gallery: expect.anything() });
      for (const code of ['K7M 2PQ', 'k7m2pq', 'K7M-2PQ'])
        expect((await ask(token, from('192.0.2.1', code))).json().data.state).toBe('open');
      const wrong = await ask(token, { ...from('192.0.2.1', 'k7m2pp'), 'x-localization': 'fr' });
      expect(wrong.statusCode).toBe(403);
      expect(wrong.json().error.message).toContain('Ce code n’ouvre pas le salon');
    });

    test('can be tried wrong ten times from one network, which shuts out nobody elsewhere', async () => {
      const { token } = await makeSampleRoom(api.database, { code: 'K7M2PQ' });
      const other = await makeSampleRoom(api.database, { code: 'K7M2PQ' });
      const guesses = Array.from({ length: 14 }, (_, index) => `aaaaa${index}`);
      const answers = await Promise.all(guesses.map((code) => ask(token, from('2001:db8:1:2::1', code))));
      const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      expect([count(403), count(429)]).toEqual([10, 4]);
      // Right by now, but from there nobody is listened to for a while.
      const refused = await ask(token, from('2001:db8:1:2::9', 'k7m2pq'));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect((await ask(token, from('2001:db8:1:3::1', 'k7m2pq'))).statusCode).toBe(200);
      expect((await ask(other.token, from('2001:db8:1:2::1', 'k7m2pq'))).statusCode).toBe(200);
    });
  });

  test('a code can be tried wrong fifty times from the networks of one IPv6 /48', async () => {
    const { token } = await makeSampleRoom(api.database, { code: 'K7M2PQ' });
    const guess = async (address: string, code: string) =>
      (await ask(token, { 'x-forwarded-for': address, 'x-room-code': code })).statusCode;
    const statuses = [];
    for (let nth = 1; nth <= 53; nth += 1) statuses.push(await guess(`2001:db8:7:${nth}::1`, `aaaaa${nth}`));
    expect(statuses).toEqual([...Array(50).fill(403), ...Array(3).fill(429)]);
    expect(await guess('2001:db8:8::1', 'k7m2pq')).toBe(200);
  });

  describe('with the room at hand', () => {
    const etagOf = async (token: string) => String((await ask(token)).headers.etag);

    test('nothing is answered twice', async () => {
      const { token } = await makeSampleRoom(api.database);
      const answer = await ask(token, { 'if-none-match': await etagOf(token) });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    });

    test('what is sold, changed or withdrawn meanwhile is told before the wait is over', async () => {
      const { token, id } = await makeSampleRoom(api.database);
      const after = async (change: () => Promise<unknown>) => {
        const asked = ask(token, { 'if-none-match': await etagOf(token), prefer: 'wait=8' });
        await new Promise((resolve) => setTimeout(resolve, 50));
        await change();
        return asked;
      };
      const lamp = SAMPLE_FILES['works/lamp.yaml'] as Record<string, unknown>;
      const sold = await after(() => api.edit({ 'works/lamp.yaml': { ...lamp, availability: 'sold' } }));
      expect(sold.json().data.pieces[0].work.availability).toBe('sold');
      const renamed = await after(() =>
        api.database.write((to) =>
          to.run("UPDATE rooms SET title = 'Two', number = number + 1 WHERE id = ?", id),
        ),
      );
      expect(renamed.json().data.title).toBe('Two');
      const gone = await after(() =>
        api.database.write(async (to) => {
          await withdrawRoom(to, id, '2026-01-01T00:00:00.000Z');
          await to.run('UPDATE rooms SET number = number + 1 WHERE id = ?', id);
        }),
      );
      expect(gone.statusCode).toBe(404);
    });

    test('who waits is let go when nothing happens', async () => {
      const { token } = await makeSampleRoom(api.database);
      const headers = { 'if-none-match': await etagOf(token) };
      const from = performance.now();
      expect((await ask(token, { ...headers, prefer: 'wait=1' })).statusCode).toBe(304);
      expect(performance.now() - from).toBeGreaterThan(900);
    });
  });
});

describe('room posts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.afresh());
  afterEach(() => jest.restoreAllMocks());

  const post = (path_: string, payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: `/api/rooms/${path_}`, payload, headers });
  const answer = (token: string, body: object, headers = {}) =>
    post(`${token}/answer`, { pieces: [], ...body }, headers);
  const count = (token: string, body: object, headers = {}) => post(`${token}/count`, body, headers);

  const roomRow = () => keptRows(api.dataDir, 'rooms')[0];
  const seconds = () => keptRows(api.dataDir, 'room_pieces').map((row) => row['seconds']);
  const TWO = [{}, { work: 'chair', title: 'Chair' }];

  describe('an answer', () => {
    const TEXT = 'This one, may I come on Saturday?';

    test('becomes a message about the room, in the name of its client', async () => {
      const { token, id, pieces } = await makeSampleRoom(api.database, { locale: 'fr', pieces: TWO });
      const sent = await answer(token, { message: TEXT, pieces: [pieces[1]] }, { 'x-localization': 'fr' });
      expect(sent.statusCode).toBe(200);
      expect(sent.json().data).toMatchObject({ message: 'Message envoyé' });
      await answer(token, { message: 'Or both', pieces, name: 'Tom' });
      expect(keptRows(api.dataDir, 'messages')).toMatchObject([
        {
          room: id,
          name: 'Zoé',
          email: 'zoe@example.org',
          message: TEXT,
          work: 'chair',
          works: null,
          locale: 'fr',
        },
        { room: id, name: 'Tom', email: 'zoe@example.org', work: null, works: '["lamp","chair"]' },
      ]);
    });

    test('is about the pieces that the room has; what it lost meanwhile is left out', async () => {
      const { token } = await makeSampleRoom(api.database);
      expect((await answer(token, { message: TEXT, pieces: ['999', 'none'] })).statusCode).toBe(200);
      expect(keptRows(api.dataDir, 'messages')).toMatchObject([{ work: null, works: null }]);
    });

    test('is kept once, however often it is sent', async () => {
      const { token } = await makeSampleRoom(api.database);
      const other = await makeSampleRoom(api.database);
      for (const to of [token, token, other.token])
        expect((await answer(to, { message: TEXT }, { 'idempotency-key': to })).statusCode).toBe(200);
      expect(keptRows(api.dataDir, 'messages')).toHaveLength(2);
    });

    test.each([
      [{ message: '' }, 'message'],
      [{ message: 'x'.repeat(4001) }, 'message'],
      [{ message: 'a\u0000b' }, 'message'],
      [{ message: TEXT, name: 'Z\u0007' }, 'name'],
      [{ message: TEXT, pieces: Array.from({ length: 101 }, (_, index) => String(index)) }, 'pieces'],
    ])('that says %j is refused, with the field', async (body, field) => {
      const { token } = await makeSampleRoom(api.database);
      const refused = await answer(token, body);
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json().error.errors)).toEqual([field]);
      expect(keptRows(api.dataDir, 'messages')).toEqual([]);
    });

    test('that a robot may have sent is thanked for, kept and marked', async () => {
      const { token } = await makeSampleRoom(api.database);
      expect((await answer(token, { message: TEXT, remarks: 'https://x.example' })).statusCode).toBe(200);
      expect(keptRows(api.dataDir, 'messages')).toMatchObject([{ message: TEXT, is_suspected: 1 }]);
    });

    test('needs an open room, its code, a page of the site, and a client', async () => {
      const { token, id } = await makeSampleRoom(api.database, { code: 'K7M2PQ' });
      const preview = await api.database.write((to) => addRoomPreview(to, id, 1, '2999-01-01T00:00:00.000Z'));
      const body = { message: TEXT };
      const right = { 'x-room-code': 'k7m2pq' };
      expect((await answer(token, body)).statusCode).toBe(403);
      expect((await answer(token, body, { 'x-room-code': 'aaaaaa' })).statusCode).toBe(403);
      expect((await answer(token, body, { ...right, origin: 'https://evil.example' })).statusCode).toBe(403);
      expect((await answer(preview, body)).statusCode).toBe(403);
      expect((await answer(token, body, right)).statusCode).toBe(200);
      await api.database.write((to) => withdrawRoom(to, id, '2026-01-01T00:00:00.000Z'));
      expect((await answer(token, body, right)).statusCode).toBe(404);
      expect(keptRows(api.dataDir, 'messages')).toHaveLength(1);
    });

    test('is limited like forms', async () => {
      const own = await openTestApi({ formRate: 2 });
      const { token } = await makeSampleRoom(own.database);
      const answerThere = (body: object, headers: Record<string, string> = {}) =>
        own.app.inject({
          method: 'POST',
          url: `/api/rooms/${token}/answer`,
          payload: { pieces: [], ...body },
          headers,
        });
      const statuses = [];
      for (let index = 0; index < 3; index += 1)
        statuses.push((await answerThere({ message: `${TEXT} ${index}` })).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
      const wide = [];
      for (let nth = 1; nth <= 11; nth += 1)
        wide.push(
          (await answerThere({ message: `${TEXT} so ${nth}` }, { 'x-forwarded-for': `2001:db8:7:${nth}::1` }))
            .statusCode,
        );
      expect(wide).toEqual([...Array(10).fill(200), 429]);
      await own.close();
    });
  });

  describe('counts', () => {
    const later = (minutes: number) => {
      const now = Date.now() + minutes * 60_000;
      jest.spyOn(Date, 'now').mockImplementation(() => now);
    };

    test('are openings, half an hour apart, and seconds at each piece', async () => {
      const { token, pieces } = await makeSampleRoom(api.database, { pieces: TWO });
      const [lamp = '', chair = ''] = pieces;
      expect((await count(token, { opened: true })).statusCode).toBe(204);
      await count(token, { opened: true });
      await count(token, { seconds: { [lamp]: 12, [chair]: 3, '999': 60, none: 1 } });
      expect(roomRow()).toMatchObject({ openings: 1 });
      const first = roomRow()?.['opened_at'];
      later(20);
      await count(token, { seconds: { [lamp]: 5 } });
      later(20);
      // Twenty minutes after the last sign of life, a reload.
      await count(token, { opened: true });
      expect(roomRow()).toMatchObject({ openings: 1 });
      later(31);
      await count(token, { opened: true });
      expect(roomRow()).toMatchObject({ openings: 2, opened_at: first });
      expect(seconds()).toEqual([17, 3]);
    });

    test.each([
      ['Do Not Track', { dnt: '1' }, {}],
      ['Global Privacy Control', { 'sec-gpc': '1' }, {}],
      ['a gallery that does not count', {}, { isCounted: false }],
    ])('are none with %s', async (_, headers, room) => {
      const { token, pieces } = await makeSampleRoom(api.database, room);
      const body = { opened: true, seconds: { [pieces[0] ?? '']: 9 } };
      expect((await count(token, body, headers)).statusCode).toBe(204);
      expect(roomRow()).toMatchObject({ openings: 0, opened_at: null, seen_at: null });
      expect(seconds()).toEqual([0]);
    });

    test('are sixty calls a minute from one network, and five times as many from an IPv6 /48', async () => {
      const { token } = await makeSampleRoom(api.database);
      // A machine that is slow takes more than the minute for them; nothing is written for who asks not to be counted.
      later(0);
      const from = async (address: string) =>
        (await count(token, { opened: true }, { dnt: '1', 'x-forwarded-for': address })).statusCode;
      const refused = async (times: number, addressOf: (nth: number) => string) => {
        let many = 0;
        for (let nth = 1; nth <= times; nth += 1) if ((await from(addressOf(nth))) === 429) many += 1;
        return many;
      };
      expect(await refused(62, () => '2001:db8:5::1')).toBe(2);
      expect(await refused(303, (nth) => `2001:db8:6:${nth}::1`)).toBe(3);
    });

    test('are none where the desk looks at the room', async () => {
      const { id } = await makeSampleRoom(api.database);
      const preview = await api.database.write((to) => addRoomPreview(to, id, 1, '2999-01-01T00:00:00.000Z'));
      expect((await count(preview, { opened: true })).statusCode).toBe(204);
      expect(roomRow()).toMatchObject({ openings: 0 });
      const { data } = (await api.app.inject(`/api/rooms/${preview}`)).json();
      expect(data).toMatchObject({ is_preview: true, is_counted: false });
    });

    test.each([{ seconds: { 1: 601 } }, { seconds: { 1: -1 } }, { seconds: [1] }, { opened: 'often' }])(
      'of %j are refused',
      async (body) => {
        const { token } = await makeSampleRoom(api.database);
        expect((await count(token, body)).statusCode).toBe(422);
        expect(seconds()).toEqual([0]);
      },
    );
  });

  test('a picture that only the room has is shown as long as the room is open', async () => {
    const name = 'Picture_of_the_scratch';
    const { token, id } = await makeSampleRoom(api.database, { picture: name });
    const scratch = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d06010' } });
    await api.files.write(originalOf({ name, extension: 'jpg' }), await scratch.jpeg().toBuffer());
    const [piece] = (await api.app.inject(`/api/rooms/${token}`)).json().data.pieces;
    const [image] = piece.pictures;
    expect(image).toMatchObject({ alt: 'A scratch', width: 1600, height: 1200, color: '#d06010' });
    const picture = await api.app.inject(image.webp.sm);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    for (const wrong of [
      `${name}-481.webp`,
      `${name}-480.gif`,
      `${'x'.repeat(22)}-480.webp`,
      '..%2f..%2fgallery.db',
    ])
      expect((await api.app.inject(`/api/room-pictures/${wrong}`)).statusCode).toBe(404);
    await api.database.write((to) => withdrawRoom(to, id, '2026-01-01T00:00:00.000Z'));
    expect((await api.app.inject(image.webp.sm)).statusCode).toBe(404);
  });
});
