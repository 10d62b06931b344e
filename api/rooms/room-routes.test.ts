import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withdrawRoom } from '../../desk/server/rooms/tables/rooms';
import { problemsOf } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import { Room, RoomGone } from '../../src/contract/rooms/room';
import { keptRows } from '../testing/kept-rows';
import { makeSampleRoom } from '../testing/sample-room';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const ask = (token: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/rooms/${token}`, headers });
const seen = async (token: string): Promise<Room> => {
  const answer = await ask(token);
  expect(answer.statusCode).toBe(200);
  expect(problemsOf(Answer(Room), answer.json())).toEqual([]);
  return answer.json<{ data: Room }>().data;
};

test('a room has its pieces in order, with notes and prices of its own', async () => {
  const price = { amount: 9000, currency: 'EUR', vat: 'without', before: 12_000, showsBefore: true } as const;
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
  await rm(path.join(api.root, 'works/bench.yaml'));
  await api.edit({});
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

test('10,000 guesses get nowhere, and shut nobody out who has a link', async () => {
  const { token } = await makeSampleRoom(api.database);
  const statuses = new Map<number, number>();
  for (let index = 0; index < 10_000; index += 1) {
    const { statusCode } = await ask(`${index}`.padStart(43, 'x'));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 20, 429: 9980 });
  expect(Number((await ask('x'.repeat(43))).headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(token)).statusCode).toBe(200);
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

describe('with the room at hand', () => {
  const etagOf = async (token: string) => String((await ask(token)).headers.etag);

  test('nothing is answered twice', async () => {
    const { token } = await makeSampleRoom(api.database);
    const answer = await ask(token, { 'if-none-match': await etagOf(token) });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test('what is sold, changed or withdrawn meanwhile is told within a second', async () => {
    const { token, id } = await makeSampleRoom(api.database);
    const after = async (change: () => Promise<unknown>) => {
      const asked = ask(token, { 'if-none-match': await etagOf(token), prefer: 'wait=8' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      const from = performance.now();
      await change();
      const answer = await asked;
      expect(performance.now() - from).toBeLessThan(1000);
      return answer;
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
      api.database.write((to) => {
        withdrawRoom(to, id, '2026-01-01T00:00:00.000Z');
        to.run('UPDATE rooms SET number = number + 1 WHERE id = ?', id);
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
