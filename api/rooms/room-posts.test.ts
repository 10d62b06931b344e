import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { addRoomPreview, withdrawRoom } from '../../desk/server/rooms/tables/rooms';
import { keptRows } from '../testing/kept-rows';
import { makeSampleRoom } from '../testing/sample-room';
import { openTestApi, type TestApi } from '../testing/test-api';
import { originalOf } from './room-images';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

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

  test('from a robot is thanked for, and kept nowhere', async () => {
    const { token } = await makeSampleRoom(api.database);
    expect((await answer(token, { message: TEXT, website: 'https://x.example' })).statusCode).toBe(200);
    expect(keptRows(api.dataDir, 'messages')).toEqual([]);
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
    await api.close();
    api = await openTestApi({ formRate: 2 });
    const { token } = await makeSampleRoom(api.database);
    const statuses = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await answer(token, { message: `${TEXT} ${index}` })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
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
  const file = originalOf(api.dataDir, { name, extension: 'jpg' });
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d06010' } }).toFile(file);
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
