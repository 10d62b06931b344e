import { keepSubscription } from '../../api/storage/tables/subscriptions';
import { confirmWish, keepWish, type Wish as WishBody } from '../../api/storage/tables/wishes';
import type { Today } from '../contract/today';
import type { CsvFile, SubscriberPage, Wish, WishPage, WrittenMail } from '../contract/subscribers';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  cookie = (await desk.person()).cookie;
  await desk.database.write((to) => {
    for (const table of ['subscriptions', 'wishes', 'desk_log']) to.run(`DELETE FROM ${table}`);
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
    await desk.database.write((to) => {
      to.run(`UPDATE subscriptions SET state = 'pending' WHERE email = 'tom@example.org'`);
      to.run(
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

  it('come in pages', async () => {
    await desk.database.write((to) => {
      for (let i = 0; i < 60; i += 1)
        keepSubscription(to, { email: `s${i}@example.org`, isProfessional: false }, 'en');
    });
    const first = await get<SubscriberPage>('/subscribers');
    const second = await get<SubscriberPage>(`/subscribers?after=${encodeURIComponent(first.next!)}`);
    const all = [...first.lines, ...second.lines].map(({ email }) => email);
    expect(new Set(all).size).toBe(60);
    expect(second.next).toBeNull();
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
  await desk.database.write((to) => {
    keepWish(
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
    desk.database.write((to) => {
      const id = keepWish(
        to,
        { email: 'zoe@example.org', wish: 'Une lampe', work: null, creator: null, type: null, ...body },
        { locale: 'fr', state: 'pending', now: since },
      );
      confirmWish(to, id, { words: 'Oui', locale: 'fr', at: since });
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
