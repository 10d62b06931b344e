import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { queueMail } from '../mail/mail-queries';
import { keepMessage } from './message-queries';
import { confirm } from '../subscriptions/consents';
import { keepSubscription } from '../subscriptions/newsletter-queries';
import { keepWish, type Wish as WishBody } from '../subscriptions/alert-queries';
import type { LogLine } from '../people/contract/identity';
import type { Message, MessagePage } from './contract/messages';
import type { ErasedData, PersonalData } from '../privacy/contract/personal-data';
import type {
  CsvFile,
  SubscriberPage,
  Wish,
  WishPage,
  WrittenMail,
} from '../subscriptions/contract/subscribers';
import type { Templates } from './contract/templates';
import type { Today } from '../desk/contract/today';
import { discardedIn, noteDiscarded } from '../content/drafts/draft-queries';
import { linkMail } from '../mail/desk-mail';
import { addBroughtIn, broughtInLately, keepItems } from '../import-export/brought-in-queries';
import { makeLink } from '../people/link-queries';
import { logLines, note } from '../desk/log-queries';
import { removeOutdated } from '../privacy/outdated';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';

describe('messages', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    cookie = (await desk.person()).cookie;
    await desk.database.write(async (to) => {
      for (const table of ['messages', 'desk_templates', 'mails']) await to.run(`DELETE FROM ${table}`);
    });
  });

  const send = async (body: object, language = 'en'): Promise<void> => {
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/form/contact',
      headers: { 'x-localization': language },
      payload: {
        name: 'Camille Rousset',
        email: 'camille@courriel.example',
        message: 'Est-il possible de le voir allumé ?',
        inquiry_by: 'email',
        newsletter: false,
        ...body,
      },
    });
    if (answer.statusCode >= 300) throw new Error(answer.body);
  };
  const list = async (query = ''): Promise<MessagePage> =>
    (await desk.call('GET', `/messages${query}`, { cookie })).body as MessagePage;
  const read = async (id: number): Promise<Message> =>
    (await desk.call('GET', `/messages/${id}`, { cookie })).body as Message;
  const change = (id: number, body: object) => desk.call('PATCH', `/messages/${id}`, { cookie, body });
  const only = async (): Promise<number> => (await list()).lines[0]!.id;

  it('shows a message beside the work it is about, in the words of the visitor', async () => {
    await send({ work: 'lamp' }, 'fr');
    const { lines, counts } = await list('?state=new');
    expect(counts).toEqual({ new: 1, answered: 0, archived: 0 });
    expect(lines).toMatchObject([{ name: 'Camille Rousset', locale: 'fr', state: 'new' }]);
    expect(lines[0]?.picture?.url).toMatch(/^\/media\//);
    expect(await read(lines[0]!.id)).toMatchObject({
      text: 'Est-il possible de le voir allumé ?',
      prefers: 'email',
      works: [{ id: 'lamp', isPublic: true, isLight: true, price: { amount: 12000 } }],
      gone: [],
      others: [],
      notes: [],
      keptDays: 730,
    });
  });

  it('says that a piece is no light, and that it has no price', async () => {
    await send({ work: 'tabouret' }, 'fr');
    expect((await read(await only())).works).toMatchObject([{ id: 'stool', isLight: false, price: null }]);
  });

  it('says which works the catalogue no longer has', async () => {
    await send({});
    await desk.database.write((to) => to.run("UPDATE messages SET work = 'burnt'"));
    expect(await read(await only())).toMatchObject({ works: [], gone: ['burnt'] });
  });

  it('says what a robot may have written, in the list and beside the text', async () => {
    await send({ remarks: 'https://spam.example' });
    expect((await list()).lines).toMatchObject([{ isSuspected: true }]);
    expect(await read(await only())).toMatchObject({ isSuspected: true });
    await desk.database.write(async (to) => {
      const subscriber = { email: 'robot@example.org', isProfessional: false, isSuspected: true };
      await keepSubscription(to, subscriber, 'fr');
    });
    const subscribers = async () =>
      ((await desk.call('GET', '/subscribers', { cookie })).body as SubscriberPage).lines.map(
        ({ consent }) => consent,
      );
    expect(await subscribers()).toMatchObject([{ isSuspected: true }]);
    await desk.database.write((to) =>
      confirm(to, { subscriber: 'robot@example.org' }, { words: 'Oui', locale: 'fr', at: Date.now() }),
    );
    expect(await subscribers()).toMatchObject([{ isSuspected: false }]);
  });

  it('is suspected no more once somebody says that it is no spam, which is taken back as well', async () => {
    await send({ remarks: 'filled by a password manager' });
    const id = await only();
    expect((await change(id, { isSuspected: false })).body).toMatchObject({ id, isSuspected: false });
    expect((await list()).lines).toMatchObject([{ id, isSuspected: false }]);
    expect((await change(id, { isSuspected: true })).body).toMatchObject({ isSuspected: true });
    expect((await change(id, { isSuspected: 'no' })).status).toBe(422);
  });

  it('keeps who has answered and when, and takes it back', async () => {
    await send({});
    const id = await only();
    expect((await change(id, { state: 'answered' })).body).toMatchObject({
      state: 'answered',
      answeredBy: expect.any(String),
      answeredAt: expect.any(String),
    });
    expect((await list('?state=new')).lately).toMatchObject([{ id }]);
    expect((await change(id, { state: 'archived' })).body).toMatchObject({ answeredBy: expect.any(String) });
    expect((await change(id, { state: 'new' })).body).toMatchObject({ state: 'new', answeredBy: null });
  });

  it('says to others who answers', async () => {
    await send({});
    const id = await only();
    expect((await change(id, { isMine: true })).body).toMatchObject({ isMine: true });
    const other = await desk.person();
    expect((await desk.call('GET', `/messages/${id}`, { cookie: other.cookie })).body).toMatchObject({
      isMine: false,
      answering: expect.any(String),
    });
    expect((await change(id, { isMine: false })).body).toMatchObject({ answering: null });
  });

  describe('two who are at the same message', () => {
    it('do not both answer it: the second is told who does, and may take it over knowing so', async () => {
      await send({});
      const id = await only();
      const [one, other] = [
        await desk.person('write', 'ada@example.org'),
        await desk.person('write', 'jules@example.org'),
      ];
      const take = (by: { cookie: string }, answering: string | null) =>
        desk.call('PATCH', `/messages/${id}`, {
          cookie: by.cookie,
          body: { isMine: true, seen: { answering } },
        });
      const answers = await Promise.all([take(one, null), take(other, null)]);
      expect(answers).toMatchObject([
        { status: 200, body: { isMine: true } },
        { status: 409, body: { error: { fault: 'takenElsewhere', by: 'ada' } } },
      ]);
      expect(await read(id)).toMatchObject({ answering: 'ada' });
      const release = { isMine: false, seen: { answering: null } };
      expect(
        (await desk.call('PATCH', `/messages/${id}`, { cookie: other.cookie, body: release })).status,
      ).toBe(409);
      expect(await take(one, null)).toMatchObject({ status: 200 });
      expect(await take(other, 'ada')).toMatchObject({ status: 200, body: { answering: 'jules' } });
    });

    it('do not put it away unseen by each other, and are both right where they do the same', async () => {
      await send({});
      const id = await only();
      const put = (state: string, seen: string) => change(id, { state, seen: { state: seen } });
      expect(await put('answered', 'new')).toMatchObject({ status: 200 });
      expect(await put('archived', 'new')).toMatchObject({
        status: 409,
        body: { error: { fault: 'movedElsewhere' } },
      });
      expect(await put('answered', 'new')).toMatchObject({ status: 200 });
      expect(await read(id)).toMatchObject({ state: 'answered' });
    });
  });

  it('keeps notes, which only who wrote one takes away', async () => {
    await send({});
    const id = await only();
    const other = await desk.person();
    await desk.call('POST', `/messages/${id}/notes`, { cookie, body: { note: ' Came to the opening ' } });
    const { notes } = await read(id);
    expect(notes).toMatchObject([{ note: 'Came to the opening', isMine: true }]);
    await desk.call('DELETE', `/messages/${id}/notes/${notes[0]!.id}`, { cookie: other.cookie });
    expect((await read(id)).notes).toHaveLength(1);
    await desk.call('DELETE', `/messages/${id}/notes/${notes[0]!.id}`, { cookie });
    expect((await read(id)).notes).toEqual([]);
  });

  it('leads to the works as the visitor has placed them side by side', async () => {
    await send({ works: ['lamp', 'chair'], arrangement: 'at=45,160r30&wall=300' });
    expect(await read(await only())).toMatchObject({
      arranged: expect.stringMatching(
        /^https?:\/\/.*\/selection\?works=lamp,chair&at=45,160r30&wall=300#floor$/,
      ),
    });
  });

  it('shows what else an address has written, in whatever case, and how many others ask about the work', async () => {
    await send({ work: 'lamp' });
    await send({ email: 'Camille@Courriel.example', message: 'Et combien pèse-t-il donc ?' });
    await send({ email: 'tom@post.example', work: 'lamp' });
    await send({ email: 'ilse@post.example', works: ['lamp'] });
    const mine = (await list()).lines.find(({ picture, name }) => picture && name === 'Camille Rousset');
    const first = (await list('?q=allum%C3%A9')).lines.at(-1)!;
    expect(mine).toBeDefined();
    expect(await read(first.id)).toMatchObject({
      others: [{ beginning: 'Et combien pèse-t-il donc ?' }],
      alsoAsked: 2,
    });
  });

  it.each(['ROUSSET', 'allume possible', 'courriel.example', 'grande', '0001'])(
    'finds a message by %s: name, words, address or work, without accents, in any state',
    async (q) => {
      await send({ work: 'lamp' });
      await send({ name: 'Tom Ashworth', email: 'tom@post.example', message: 'How heavy is the desk?' });
      await desk.database.write((to) => to.run("UPDATE messages SET state = 'archived'"));
      const { lines } = await list(`?q=${encodeURIComponent(q)}`);
      expect(lines.map(({ name }) => name)).toEqual(['Camille Rousset']);
    },
  );

  it('treats what is looked for as words, whatever SQL would make of them', async () => {
    await send({});
    for (const q of ["'; DROP TABLE messages; --", '%', '_', '"', '\\', '*'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).lines).toEqual([]);
    expect((await list()).lines).toHaveLength(1);
  });

  it('shows hostile text as text, and lets no name turn what stands behind it', async () => {
    const message = `<script>alert(1)</script> \u202Eevil ${'𝔘'.repeat(1500)}`;
    await send({ name: 'Mallory \u202Egnp', message });
    const [line] = (await list()).lines;
    // What turns the text is taken out when it comes.
    expect(line?.name).toBe('Mallory gnp');
    expect(line?.beginning.length).toBeLessThan(700);
    expect((await read(line!.id)).text).toBe(message.replace('\u202E', ''));
  });

  it('has 50,000 messages in pages', async () => {
    await desk.database.write((to) =>
      to.run(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
       INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, state, folded)
       SELECT strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds'), 'en', 'Visitor ' || i,
         'v' || i || '@post.example', printf('%.*c', 400, 'x'), 'email', iif(i % 3, 'archived', 'new'),
         'visitor ' || i || printf('%.*c', 400, 'x') FROM n`,
      ),
    );
    const first = await list('?state=new');
    expect(first.counts).toEqual({ new: 16_666, answered: 0, archived: 33_334 });
    const second = await list(`?state=new&after=${encodeURIComponent(first.next!)}`);
    expect(second.lines[0]!.id).toBe(first.lines.at(-1)!.id - 3);
    expect((await list('?q=nobody%20at%20all')).lines).toEqual([]);
  });

  it('leaves a page whose place is nonsense the first one', async () => {
    await send({});
    expect((await list('?after=nonsense')).lines).toHaveLength(1);
  });

  it.each([
    ['GET', '/messages'],
    ['GET', '/messages/1'],
    ['PATCH', '/messages/1'],
    ['POST', '/messages/1/notes'],
    ['GET', '/templates'],
    ['GET', '/unsent-mails'],
  ] as const)('%s %s is for who is signed in', async (method, path) => {
    expect((await desk.call(method, path)).status).toBe(401);
  });

  it('says that a message is not here any more', async () => {
    expect((await desk.call('GET', '/messages/99', { cookie })).status).toBe(404);
    expect((await change(99, { state: 'answered' })).status).toBe(404);
  });

  it('says why mails were not sent, of which nobody’s name is told, and tries them again', async () => {
    await desk.database.write(async (to) => {
      const add = (code: string | null, tries: number, given: string | null) =>
        to.run(
          `INSERT INTO mails (kind, visitor, content, queued_at, tried_since, due_at, tries, last_error, given_up_at)
         VALUES ('message', 'camille@courriel.example', '{}', '2026-01-01', '2026-01-01', '2999-01-01', ?, ?, ?)`,
          tries,
          code,
          given,
        );
      await add('ECONNREFUSED', 3, null);
      await add('EENVELOPE 550', 9, '2026-01-06');
      await add('EAUTH 535', 1, null);
      await add(null, 0, null);
    });
    const { body } = await desk.call('GET', '/unsent-mails', { cookie });
    expect(body).toMatchObject({
      count: 3,
      waiting: 3,
      canMail: false,
      mails: [
        { reason: 'unreachable', nextTryAt: '2999-01-01' },
        { reason: 'refused', nextTryAt: null },
        { reason: 'signIn' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('camille');
    expect((await desk.call('POST', '/unsent-mails/again', { cookie })).body).not.toMatchObject({
      mails: [{ nextTryAt: '2999-01-01' }],
    });
  });
});

describe('subscribers', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    cookie = (await desk.person()).cookie;
    await desk.database.write(async (to) => {
      for (const table of ['subscriptions', 'wishes', 'desk_log']) await to.run(`DELETE FROM ${table}`);
    });
  });

  const subscribe = (email: string, name = 'Zoé', locale: 'en' | 'fr' = 'fr') =>
    desk.database.write((to) => keepSubscription(to, { email, name, isProfessional: false }, locale));
  const get = async <T>(path: string): Promise<T> => (await desk.call('GET', path, { cookie })).body as T;
  const csvOf = async (list: string): Promise<string> => {
    const publisher = await desk.person('publish');
    return ((await desk.call('POST', `/${list}/csv`, { cookie: publisher.cookie })).body as CsvFile).csv;
  };

  describe('subscribers', () => {
    it('and wishes of this week are told on today, once they are confirmed where that is asked', async () => {
      expect((await get<Today>('/today')).subscribers).toEqual({ count: 0, lastAt: null });
      for (const name of ['zoe', 'tom', 'old']) await subscribe(`${name}@example.org`);
      await desk.database.write(async (to) => {
        await to.run(`UPDATE subscriptions SET state = 'pending' WHERE email = 'tom@example.org'`);
        await to.run(
          `UPDATE subscriptions SET subscribed_at = '2020-01-01T00:00:00.000Z' WHERE email = 'old@example.org'`,
        );
      });
      const { subscribers, wishes } = await get<Today>('/today');
      expect(subscribers).toEqual({ count: 1, lastAt: expect.any(String) });
      expect(wishes).toEqual({ count: 0, lastAt: null });
    });

    it('are found by address and name, counted by language, with the proof of their consent', async () => {
      await subscribe('zoe@example.org');
      await subscribe('tom@example.org', 'Tom', 'en');
      await desk.database.write((to) =>
        to.run(
          `UPDATE subscriptions SET state = 'confirmed', confirmed_at = ?, consent = 'Yes, please', consent_locale = 'en'
         WHERE email = 'tom@example.org'`,
          new Date().toISOString(),
        ),
      );
      const page = await get<SubscriberPage>('/subscribers?q=TOM');
      expect(page.counts).toEqual({ all: 2, byLanguage: { en: 1, fr: 1 }, pending: 0, thisMonth: 2 });
      expect(page.lines).toMatchObject([
        { email: 'tom@example.org', consent: { state: 'confirmed', words: 'Yes, please', locale: 'en' } },
      ]);
      expect((await get<SubscriberPage>('/subscribers?language=fr')).lines).toMatchObject([
        { email: 'zoe@example.org' },
      ]);
    });

    it('are found with and without accents, in capitals and in small letters', async () => {
      await subscribe('elodie@example.org', 'ÉLODIE Œillet');
      await subscribe('tom@example.org', 'Tom');
      for (const words of ['élodie', 'Elodie', 'ÉLODIE', 'oeillet', 'E\u0301LODIE ŒILLET'])
        expect(await get(`/subscribers?q=${encodeURIComponent(words)}`)).toMatchObject({
          lines: [{ email: 'elodie@example.org' }],
        });
    });

    it.each(['thordis gudrun', 'Þórdís', 'GUÐRÚN'])(
      'are found by %s: in plain letters, or in their own',
      async (words) => {
        await subscribe('td@example.org', 'Þórdís Guðrúnardóttir');
        await subscribe('tom@example.org', 'Tom');
        expect(
          (await get<SubscriberPage>(`/subscribers?q=${encodeURIComponent(words)}`)).lines,
        ).toMatchObject([{ email: 'td@example.org' }]);
      },
    );

    it('come in pages', async () => {
      await desk.database.write(async (to) => {
        for (let i = 0; i < 60; i += 1)
          await keepSubscription(to, { email: `s${i}@example.org`, isProfessional: false }, 'en');
      });
      const first = await get<SubscriberPage>('/subscribers');
      const second = await get<SubscriberPage>(`/subscribers?after=${encodeURIComponent(first.next!)}`);
      const all = [...first.lines, ...second.lines].map(({ email }) => email);
      expect(new Set(all).size).toBe(60);
      expect(second.next).toBeNull();
    });

    it('are suspected no more once somebody says that it is no spam, which is taken back as well', async () => {
      const email = 'manager@example.org';
      await desk.database.write((to) =>
        keepSubscription(to, { email, isProfessional: false, isSuspected: true }, 'fr'),
      );
      const say = async (isSuspected: boolean, about = email) =>
        (await desk.call('POST', '/subscribers/suspected', { cookie, body: { email: about, isSuspected } }))
          .status;
      const isSuspected = async () => {
        const { body } = await desk.call('GET', '/subscribers', { cookie });
        return (body as SubscriberPage).lines.find((line) => line.email === email)?.consent.isSuspected;
      };
      expect([await say(false), await isSuspected()]).toEqual([204, false]);
      expect([await say(true), await isSuspected()]).toEqual([204, true]);
      expect(await say(false, 'nobody@example.org')).toBe(404);
      // Who has confirmed is no robot, whoever takes it back then.
      await say(false);
      await desk.database.write((to) =>
        confirm(to, { subscriber: email }, { words: 'Oui', locale: 'fr', at: Date.now() }),
      );
      expect([await say(true), await isSuspected()]).toEqual([204, false]);
      const stranger = await desk.call('POST', '/subscribers/suspected', {
        body: { email, isSuspected: false },
      });
      expect(stranger.status).toBe(401);
    });

    it('are withdrawn for who asks for it, which the log says without saying whom', async () => {
      await subscribe('zoe@example.org');
      await desk.call('POST', '/subscribers/withdraw', { cookie, body: { email: 'zoe@example.org' } });
      expect((await get<SubscriberPage>('/subscribers')).counts.all).toBe(0);
      const log = await desk.database.read((from) => from.all('SELECT what, about FROM desk_log'));
      expect(log).toMatchObject([{ what: 'unsubscribed', about: null }]);
    });

    it('are not said to be withdrawn where there was nobody to withdraw', async () => {
      await desk.call('POST', '/subscribers/withdraw', { cookie, body: { email: 'nobody@example.org' } });
      expect((await desk.call('DELETE', '/wishes/99', { cookie })).status).toBe(204);
      expect(await desk.database.read((from) => from.all('SELECT what FROM desk_log'))).toEqual([]);
    });

    it('are a file whose values no spreadsheet runs, for who may publish', async () => {
      await subscribe('zoe@example.org', '=HYPERLINK("http://evil.example")');
      await subscribe('+tom@example.org', '-Tom');
      const csv = await csvOf('subscribers');
      expect(csv.startsWith('\uFEFFemail,')).toBe(true);
      expect(csv).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
      expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      expect(csv).toContain(`"'+tom@example.org"`);
      expect(csv).not.toMatch(/(^|,)"?[=+\-@]/m);
      expect((await desk.call('POST', '/subscribers/csv', { cookie })).status).toBe(403);
    });
  });

  it('are files for spreadsheets of the person’s language, with the day and the times of Paris', async () => {
    desk.clock.ahead = Date.parse('2026-07-31T22:30:00Z') - Date.now();
    const { cookie: french } = await desk.person('publish');
    await desk.call('PATCH', '/you', { cookie: french, body: { language: 'fr' } });
    await desk.database.write(async (to) => {
      await keepWish(
        to,
        { email: 'zoe@example.org', wish: 'Une lampe; basse', work: null, creator: null, type: null },
        { locale: 'fr', state: 'unasked', now: Date.parse('2026-03-01T10:00:00Z') },
      );
    });
    const { name, csv } = (await desk.call('POST', '/wishes/csv', { cookie: french })).body as CsvFile;
    desk.clock.ahead = 0;
    expect(name).toBe('wishes-2026-08-01.csv');
    expect(csv).toContain('e-mail;langue;souhait;');
    expect(csv).toContain('zoe@example.org;fr;"Une lampe; basse";');
    expect(csv).toContain(';2026-03-01 11:00;');
  });

  describe('wishes', () => {
    const since = Date.parse('2026-03-01');
    const wish = (body: Partial<WishBody> = {}): Promise<number> =>
      desk.database.write(async (to) => {
        const id = await keepWish(
          to,
          { email: 'zoe@example.org', wish: 'Une lampe', work: null, creator: null, type: null, ...body },
          { locale: 'fr', state: 'pending', now: since },
        );
        await confirm(to, { wish: id }, { words: 'Oui', locale: 'fr', at: since });
        return id;
      });
    const publish = (published_on: string, change = {}) =>
      desk.edit({
        'works/new.yaml': {
          slug: { fr: 'nouvelle' },
          title: { fr: 'Nouvelle lampe' },
          position: 90,
          creators: ['jeanne'],
          type: 'lighting',
          availability: 'available',
          grouping: 'single',
          reference: 'ML 0099',
          updated_at: '2026-03-02T00:00:00Z',
          published_on,
          ...change,
        },
      });

    it.each([
      ['its type', { type: 'lighting' }],
      ['its creator', { creator: 'jeanne' }],
      ['the type or creator of the work it came from', { work: 'lamp', wish: 'comme celle-ci' }],
      ['a word of it', { wish: 'Une LAMPE à poser' }],
    ])('name works that were published since and fit by %s', async (_, body) => {
      await publish('2026-03-02');
      const id = await wish(body);
      const found = await get<Wish>(`/wishes/${id}`);
      expect(found.fitting).toMatchObject([{ id: 'new', titleThere: 'Nouvelle lampe' }]);
      expect(found.consent).toMatchObject({ state: 'confirmed', words: 'Oui' });
    });

    it.each([
      ['before it', '2026-02-28', {}],
      ['and sold', '2026-03-02', { availability: 'sold' }],
      ['as drafts', '2026-03-02', { status: 'draft' }],
    ])('do not name works published %s', async (_, on, change) => {
      await publish(on, change);
      expect((await get<Wish>(`/wishes/${await wish({ type: 'lighting' })}`)).fitting).toEqual([]);
    });

    it('have a mail written in the visitor’s language, with the page and the way to withdraw; told once', async () => {
      await publish('2026-03-02');
      const id = await wish({ type: 'lighting' });
      expect((await get<WishPage>('/wishes')).lines).toMatchObject([{ id, fitting: 1 }]);
      const body = { works: ['new'] };
      const mail = (await desk.call('POST', `/wishes/${id}/mail`, { cookie, body })).body as WrittenMail;
      expect(mail.to).toBe('zoe@example.org');
      expect(mail.text).toMatch(
        /Bonjour,[^]*Nouvelle lampe[^]*\/fr\/oeuvres\/nouvelle[^]*\/fr\/souhaits\/stop\?token=/,
      );
      await desk.call('POST', `/wishes/${id}/told`, { cookie, body });
      expect(await get<Wish>(`/wishes/${id}`)).toMatchObject({
        fitting: [],
        told: [{ title: 'Nouvelle lampe' }],
      });
    });

    it('are suspected no more once somebody says that it is no spam, which is taken back as well', async () => {
      const id = await desk.database.write((to) =>
        keepWish(
          to,
          {
            ...{ email: 'zoe@example.org', wish: 'Une lampe', work: null, creator: null, type: null },
            isSuspected: true,
          },
          { locale: 'fr', state: 'unasked', now: since },
        ),
      );
      const say = (isSuspected: boolean, about = id) =>
        desk.call('PATCH', `/wishes/${about}`, { cookie, body: { isSuspected } });
      const inList = async () => (await get<WishPage>('/wishes')).lines.find((line) => line.id === id);
      expect((await say(false)).body).toMatchObject({ id, isSuspected: false });
      expect(await inList()).toMatchObject({ isSuspected: false });
      expect((await say(true)).body).toMatchObject({ isSuspected: true });
      expect((await say(false, 999)).status).toBe(404);
      const stranger = await desk.call('PATCH', `/wishes/${id}`, { body: { isSuspected: false } });
      expect(stranger.status).toBe(401);
    });

    it('that were not confirmed are written no mail', async () => {
      const id = await wish();
      await desk.database.write((to) => to.run("UPDATE wishes SET state = 'pending'"));
      expect(
        await desk.call('POST', `/wishes/${id}/mail`, { cookie, body: { works: ['lamp'] } }),
      ).toMatchObject({
        status: 409,
        body: { error: { fault: 'notConfirmed' } },
      });
    });

    it('are withdrawn with what was told, and taken away as a file', async () => {
      const id = await wish({ wish: '@SUM(1)' });
      expect(await csvOf('wishes')).toContain(`"'@SUM(1)"`);
      await desk.call('POST', `/wishes/${id}/told`, { cookie, body: { works: ['lamp'] } });
      await desk.call('DELETE', `/wishes/${id}`, { cookie });
      expect((await get<WishPage>('/wishes')).count).toBe(0);
      expect(await desk.database.read((from) => from.all('SELECT * FROM wishes_told'))).toEqual([]);
    });
  });
});

describe('personal data', () => {
  let desk: TestDesk;
  let owner: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    owner = (await desk.person('everything')).cookie;
    await desk.database.write(async (to) => {
      for (const table of ['messages', 'subscriptions', 'wishes', 'desk_log', 'mails', 'desk_notes'])
        await to.run(`DELETE FROM ${table}`);
    });
  });

  const ADDRESS = 'zoe@example.org';
  const fill = () =>
    desk.database.write(async (to) => {
      const from = (email: string, message: string) =>
        keepMessage(to, { name: 'Zoé', email, message, inquiry_by: 'email' }, { works: [] }, 'fr');
      const id = await from(ADDRESS, 'Est-elle encore là ?');
      await from('tom@example.org', `Ask ${ADDRESS} as well`);
      await to.run(
        `INSERT INTO desk_notes (message, at, name, note) VALUES (?, '2026-01-01', 'Ada', 'Came by')`,
        id,
      );
      await keepSubscription(to, { email: 'ZOE@example.org', isProfessional: false }, 'fr');
      await keepWish(
        to,
        { email: ADDRESS, wish: 'Une lampe', work: null, creator: null, type: null },
        { locale: 'fr', state: 'unasked', now: Date.now() },
      );
    });
  const ask = (path = '', cookie = owner, address = ` ${ADDRESS}`) =>
    desk.call('POST', `/personal-data${path}`, { cookie, body: { address } });

  it('shows everything about an address, however it is spelt, and what others write of it', async () => {
    await fill();
    const { records, mentionedIn, address } = (await ask('', owner, 'Zoe@Example.org')).body as PersonalData;
    expect(address).toBe(ADDRESS);
    expect(records).toMatchObject({
      messages: [{ message: 'Est-elle encore là ?' }],
      desk_notes: [{ note: 'Came by' }],
      subscriptions: [{ locale: 'fr' }],
      wishes: [{ wish: 'Une lampe' }],
    });
    expect(mentionedIn).toHaveLength(1);
  });

  it('names what is asked about in both languages, and leaves ids in the records', async () => {
    await fill();
    await desk.database.write((to) =>
      to.run("UPDATE messages SET work = 'lamp', event = 'gone-since' WHERE email = ?", ADDRESS),
    );
    const { records, names } = (await ask()).body as PersonalData;
    expect(records.messages).toMatchObject([{ work: 'lamp' }]);
    expect(names).toEqual({
      ...{ works: { lamp: { en: 'Tall lamp', fr: 'Grande lampe' } }, events: {} },
      ...{ creators: {}, types: {} },
    });
  });

  it('erases it all, and logs that it was done, not whose', async () => {
    await fill();
    const { erased, isClean } = (await ask('/erase')).body as ErasedData;
    expect(erased).toMatchObject({ messages: 1, desk_notes: 1, subscriptions: 1, wishes: 1 });
    expect(isClean).toBe(true);
    const { records } = (await ask()).body as PersonalData;
    expect(Object.values(records).flat()).toEqual([]);
    const log = await desk.database.read((from) => from.all('SELECT * FROM desk_log'));
    expect(log).toMatchObject([{ what: 'erased-personal' }, { what: 'read-personal' }]);
    expect(JSON.stringify(log)).not.toContain('zoe@');
  });

  it('leaves no byte of it in the database’s files, nor of what earlier code has deleted', async () => {
    const earlier = new Database(path.join(desk.dataDir, 'gallery.db'));
    earlier.exec('PRAGMA secure_delete = OFF; CREATE TABLE old (text TEXT)');
    earlier.prepare('INSERT INTO old VALUES (?)').run(`Of ${ADDRESS} ${'x'.repeat(9000)}`);
    earlier.exec('DROP TABLE old');
    earlier.close();
    await fill();
    // By another process: to close a file here would undo SQLite's locks.
    const filesWith = async (text: string) => {
      const search = `const { readdirSync, readFileSync } = require('fs');
        const files = readdirSync('.').filter((file) => file.startsWith('gallery.db'));
        console.log(files.filter((file) => readFileSync(file, 'latin1').includes(process.argv[1])).join());`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--eval', search, text], {
        cwd: desk.dataDir,
      });
      return stdout.trim();
    };
    expect(await filesWith(`Of ${ADDRESS}`)).not.toBe('');
    await desk.database.write((to) => to.run("DELETE FROM messages WHERE email = 'tom@example.org'"));
    expect(((await ask('/erase')).body as ErasedData).isClean).toBe(true);
    for (const text of [ADDRESS, 'Est-elle encore'])
      expect([text, await filesWith(text)]).toEqual([text, '']);
  });

  it('finds and erases notes beside messages of others that name the person, and leaves the messages', async () => {
    await fill();
    await desk.database.write(async (to) => {
      const { id } = (await to.get("SELECT id FROM messages WHERE email = 'tom@example.org'")) as {
        id: number;
      };
      await to.run(
        "INSERT INTO desk_notes (message, at, name, note) VALUES (?, '', 'Ada', 'Zoé <ZOE@example.org> has it')",
        id,
      );
      await to.run(
        "INSERT INTO desk_notes (message, at, name, note) VALUES (?, '', 'Ada', 'Comes on Thursday')",
        id,
      );
    });
    expect(((await ask()).body as PersonalData).records.desk_notes).toHaveLength(2);
    expect(((await ask('/erase')).body as ErasedData).erased).toMatchObject({ messages: 1, desk_notes: 2 });
    const notes = await desk.database.read((from) => from.all('SELECT note FROM desk_notes'));
    expect(notes).toMatchObject([{ note: 'Comes on Thursday' }]);
  });

  it('shows mails that wait without what would let the reader in or act for the person, and erases them', async () => {
    const token = 'Secret_token'.padEnd(43, 'x');
    await desk.database.write(async (to) => {
      const mail = { to: ADDRESS, visitor: ADDRESS, subject: 'A mail' };
      await queueMail(to, { ...mail, kind: 'desk', text: `https://desk.example/desk/invitation/${token}\n` });
      await queueMail(to, {
        ...{ ...mail, kind: 'newsletter', text: `https://desk.example/newsletter/confirm?token=${token}` },
        headers: { 'List-Unsubscribe': `<https://desk.example/api/newsletter/stop?token=${token}>` },
      });
    });
    const { body } = await ask();
    expect((body as PersonalData).records.mails).toHaveLength(2);
    expect(JSON.stringify(body)).toContain('/desk/invitation/…');
    expect(JSON.stringify(body)).not.toContain(token);
    expect(((await ask('/erase')).body as ErasedData).erased).toMatchObject({ mails: 2 });
  });

  it.each(['nobody', 'a b@example.org', '<script>@x.org'])('takes no %s for an address', async (address) => {
    expect(await ask('', owner, address)).toMatchObject({
      status: 422,
      body: { error: { fault: 'invalid', fields: ['address'] } },
    });
  });

  it.each(['', '/erase'])('is for owners%s', async (path) => {
    expect((await ask(path, (await desk.person('publish')).cookie)).status).toBe(403);
    expect((await ask(path, '')).status).toBe(401);
  });
});

describe('templates', () => {
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
});

describe('desk mail', () => {
  it.each([
    ['en', 'It works once, until 3 December 2026 at 1:30 in Paris.'],
    ['fr', 'Il sert une seule fois, jusqu’au 3 décembre 2026 à 1 h 30, heure de Paris.'],
  ] as const)('says in %s until when its link works, as it is in Paris', (language, line) => {
    const { text } = linkMail({
      ...{ to: 'bo@example.org', language, gallery: { name: 'G', address: 'g@example.org' } },
      ...{ link: 'https://example.org/desk/x', until: '2026-12-03T00:30:00Z', by: 'Ada' },
    });
    expect(text.replace(/\u00a0/g, ' ')).toContain(line);
  });
});

describe('remove outdated', () => {
  const DAY = 24 * 60 * 60 * 1000;

  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

  it('keeps the log for a year, and no session or link that is over', async () => {
    const now = Date.now();
    const { cookie } = await desk.person('everything');
    const actor = { id: null, name: 'Ada' };
    const left = await desk.database.write(async (to) => {
      await note(to, actor, 'signed-out', { now: now - 364 * DAY });
      await note(to, actor, 'signed-in', { now: now - 366 * DAY });
      await makeLink(to, { purpose: 'first', person: null }, now - 8 * DAY);
      await removeOutdated(to, now);
      return {
        lines: (await logLines(to)).map(({ what }) => what),
        links: await to.all('SELECT * FROM desk_links'),
      };
    });
    expect(left).toEqual({ lines: ['signed-out'], links: [] });
    expect((await desk.call('GET', '/today', { cookie })).status).toBe(200);
    await desk.database.write((to) => removeOutdated(to, now + DAY));
    expect(await desk.database.read((from) => from.all('SELECT * FROM desk_sessions'))).toEqual([]);
  });

  it('knows who threw a change away as long as somebody may have it open', async () => {
    const lamp = { shelf: 'works', id: 'lamp' } as const;
    const kept = await desk.database.write(async (to) => {
      for (const [path, days] of [
        ['title.en', 31],
        ['title.fr', 29],
      ] as const)
        await noteDiscarded(to, lamp, [path], {
          by: 'Ada',
          at: new Date(Date.now() - days * DAY).toISOString(),
        });
      await removeOutdated(to, Date.now());
      return discardedIn(to, lamp);
    });
    expect(kept).toEqual([{ path: 'title.fr', by: 'Ada' }]);
  });

  it('knows for a season what was brought in, so that it can be taken back', async () => {
    const now = Date.now();
    const kept = await desk.database.write(async (to) => {
      const item = {
        shelf: 'works',
        item: 'lamp',
        isNew: true,
        draft: 1,
        before: null,
        pictures: null,
      } as const;
      for (const days of [91, 89]) {
        await keepItems(to, days, [item]);
        const list = { name: `${days}.csv`, at: new Date(now - days * DAY).toISOString() };
        await addBroughtIn(to, days, list, { id: null, name: 'Ada' });
      }
      await removeOutdated(to, now);
      return {
        names: (await broughtInLately(to)).map(({ name }) => name),
        items: await to.all('SELECT * FROM desk_list_items'),
      };
    });
    expect(kept.names).toEqual(['89.csv']);
    expect(kept.items).toHaveLength(1);
  });
});

describe('log', () => {
  let desk: TestDesk;
  let owner: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    owner = (await desk.person('everything')).cookie;
    await desk.database.write(async (to) => {
      await to.run('DELETE FROM desk_log');
      await note(to, { id: null, name: 'Hélène' }, 'published', {
        about: { en: 'Low bench', fr: 'Banc bas' },
        now: Date.now(),
      });
      for (let line = 0; line < 1200; line += 1)
        await note(to, { id: null, name: 'Ada' }, 'sold', {
          about: { en: `Lamp ${line}`, fr: `Lampe ${line}` },
          now: Date.now(),
        });
    });
  });
  afterAll(() => desk.close());

  const ask = async (query: string) => {
    const { status, body } = await desk.call('GET', `/log${query}`, { cookie: owner });
    return { status, lines: body as LogLine[] };
  };
  const titles = (lines: readonly LogLine[]) =>
    lines.map(({ about }) => (typeof about === 'object' ? about?.en : about));

  it('finds a line behind a thousand others by a person or a title, without accents, in either language', async () => {
    for (const find of ['helene', 'BANC', 'bench hel'])
      expect(titles((await ask(`?find=${encodeURIComponent(find)}`)).lines)).toEqual(['Low bench']);
    expect((await ask('?find=nobody')).lines).toEqual([]);
  });

  it('goes on in what is found, a hundred lines at a time', async () => {
    const { lines } = await ask('?find=ada');
    expect([lines.length, ...titles(lines.slice(0, 1))]).toEqual([100, 'Lamp 1199']);
    const next = await ask(`?find=ada&before=${lines.at(-1)!.id}`);
    expect(titles(next.lines.slice(0, 1))).toEqual(['Lamp 1099']);
  });

  it('refuses what nobody looks for', async () => {
    expect((await ask(`?find=${'a'.repeat(201)}`)).status).toBe(422);
  });
});
