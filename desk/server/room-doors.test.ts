import { SAMPLE_FILES } from '../../api/testing/sample-files';
import type { Message } from '../contract/messages';
import type { MadeRoom, OpenRoom, RoomLink } from '../contract/rooms/room';
import type { RoomPage } from '../contract/rooms/room-calls';
import type { Today } from '../contract/today';
import { openRoomDesk, type RoomDesk } from './testing/room-desk';

const DAY_MS = 24 * 60 * 60 * 1000;

let desk: RoomDesk;
beforeEach(async () => {
  desk = await openRoomDesk();
});
afterEach(() => desk.close());

describe('the door of a room', () => {
  it('is a link that is told once, and a new one ends the old', async () => {
    const room = await desk.make({ works: ['lamp'] });
    const { body } = await desk.ask<RoomLink>('POST', `/rooms/${room.id}/link`);
    expect(body.url).toMatch(/^http:\/\/127\.0\.0\.1:8000\/room\/[\w-]{43}$/);
    expect(body.room).toMatchObject({ state: 'open' });
    const token = body.url.split('/').at(-1) ?? '';
    expect((await desk.see(token)).status).toBe(200);
    expect(JSON.stringify(await desk.ask('GET', `/rooms/${room.id}`))).not.toContain(token);
    const next = await desk.give(room.id);
    expect([(await desk.see(token)).status, (await desk.see(next)).status]).toEqual([404, 200]);
    await desk.change(room.id, { locale: ['en', 'fr'] });
    const french = await desk.ask<RoomLink>('POST', `/rooms/${room.id}/link`);
    expect(french.body.url).toContain('/fr/salon/');
  });

  it('is not made for a room that has nothing to show, or is over', async () => {
    const room = await desk.make({});
    await desk.change(room.id, {
      title: ['A selection', ''],
      valid_until: [room.values['valid_until'], '2020-01-01T00:00:00Z'],
    });
    expect(await desk.ask('POST', `/rooms/${room.id}/link`)).toMatchObject({
      status: 409,
      body: { error: { fault: 'roomUnready', fields: ['title', 'pieces', 'valid_until'] } },
    });
  });

  it('is closed at once, and opened again by a new link', async () => {
    const room = await desk.make({ works: ['lamp'] });
    const token = await desk.give(room.id);
    const { body } = await desk.ask<OpenRoom>('POST', `/rooms/${room.id}/withdraw`);
    expect(body).toMatchObject({ state: 'withdrawn', withdrawnAt: expect.any(String) });
    expect((await desk.see(token)).status).toBe(404);
    const next = await desk.give(room.id);
    expect([(await desk.see(token)).status, (await desk.see(next)).status]).toEqual([404, 200]);
  });

  it('is open until a day, and longer under the same link', async () => {
    const room = await desk.make({ works: ['lamp'] });
    const token = await desk.give(room.id);
    const [until, past] = [room.values['valid_until'], '2020-01-01T00:00:00.000Z'];
    const { body } = await desk.change(room.id, { valid_until: [until, past] });
    expect(body.item.state).toBe('ended');
    expect((await desk.see(token)).status).toBe(404);
    await desk.change(room.id, { valid_until: [past, '2999-01-01T00:00:00.000Z'] });
    expect((await desk.see(token)).status).toBe(200);
  });

  it('has a code where the gallery wants one', async () => {
    const room = await desk.make({ works: ['lamp'] });
    const token = await desk.give(room.id);
    const { body } = await desk.ask<OpenRoom>('PUT', `/rooms/${room.id}/code`, { code: 'K7M 2PQ' });
    expect(body.hasCode).toBe(true);
    expect((await desk.see(token)).room).toMatchObject({ state: 'locked' });
    expect((await desk.ask('PUT', `/rooms/${room.id}/code`, { code: 'k7m' })).status).toBe(422);
    await desk.ask('PUT', `/rooms/${room.id}/code`, { code: null });
    expect((await desk.see(token)).room).toMatchObject({ state: 'open' });
  });

  it('lets the desk look at any time, uncounted, until the session ends', async () => {
    const room = await desk.make({ works: ['secret'] });
    await desk.ask('PUT', `/rooms/${room.id}/code`, { code: 'K7M2PQ' });
    const { body } = await desk.ask<{ url: string }>('POST', `/rooms/${room.id}/preview`);
    expect(body.url).toMatch(/^https:\/\/desk\.example\/room\/[\w-]{43}$/);
    const token = body.url.split('/').at(-1) ?? '';
    expect((await desk.see(token)).room).toMatchObject({ state: 'open', is_preview: true });
    await desk.database.write((to) => to.run('DELETE FROM desk_sessions'));
    expect((await desk.see(token)).status).toBe(404);
  });

  it('is for those who may publish; all others prepare', async () => {
    const writer = (await desk.person('write')).cookie;
    const { body } = await desk.ask<MadeRoom>('POST', '/rooms', { works: ['lamp'] }, writer);
    const path = `/rooms/${body.room.id}`;
    expect((await desk.ask('POST', `${path}/link`, {}, writer)).status).toBe(403);
    expect((await desk.ask('POST', `${path}/withdraw`, {}, writer)).status).toBe(403);
    expect((await desk.ask('PUT', `${path}/code`, { code: null }, writer)).status).toBe(403);
    expect((await desk.ask('DELETE', path, {}, writer)).status).toBe(403);
    expect((await desk.ask('GET', path, undefined, '')).status).toBe(401);
    expect((await desk.ask('DELETE', path)).status).toBe(204);
    expect((await desk.ask('GET', path)).status).toBe(404);
  });
});

describe('what comes of a room', () => {
  it('is counted, told of after three days without an opening, and answered', async () => {
    const room = await desk.make({ works: ['lamp', 'chair'] });
    const token = await desk.give(room.id);
    const today = async () => (await desk.ask<Today>('GET', '/today')).body.rooms;
    expect(await today()).toEqual({ unopened: [], answers: 0 });
    desk.clock.ahead = 4 * DAY_MS;
    await desk.signIn();
    expect((await today()).unopened).toMatchObject([{ id: room.id, title: 'A selection' }]);
    expect((await desk.ask<RoomPage>('GET', '/rooms')).body.lines).toMatchObject([{ isUnopened: true }]);

    const post = (path: string, payload: object) =>
      desk.app.inject({ method: 'POST', url: `/api/rooms/${token}/${path}`, payload });
    const [lamp] = room.pieces;
    await post('count', { opened: true, seconds: { [String(lamp?.id)]: 40 } });
    await post('answer', { message: 'This one?', pieces: [String(lamp?.id)] });
    expect(await today()).toEqual({ unopened: [], answers: 1 });
    const { body } = await desk.ask<OpenRoom>('GET', `/rooms/${room.id}`);
    expect(body).toMatchObject({ openings: 1, isUnopened: false, openedAt: expect.any(String) });
    expect(body.pieces.map(({ seconds }) => seconds)).toEqual([40, 0]);
    expect(body.answers).toMatchObject([{ beginning: 'This one?' }]);
    const message = await desk.ask<Message>('GET', `/messages/${body.answers[0]?.id}`);
    // The gallery has no address of hers, and takes her for nobody else.
    expect(message.body).toMatchObject({
      email: '',
      room: { id: room.id, title: 'A selection' },
      others: [],
    });
  });

  it('is in the list, with what is sold by now, and can be looked for', async () => {
    const room = await desk.make({ works: ['lamp', 'chair'] });
    await desk.change(room.id, { client: [null, 'Madame Étoile'] });
    await desk.give(room.id);
    await desk.make({});
    const lamp = SAMPLE_FILES['works/lamp.yaml'] as Record<string, unknown>;
    await desk.edit({ 'works/lamp.yaml': { ...lamp, availability: 'sold' } });
    const { body } = await desk.ask<RoomPage>('GET', '/rooms?q=etoile');
    expect(body.lines).toMatchObject([{ id: room.id, pieces: 2, sold: 2, answers: 0, state: 'open' }]);
    await desk.ask('POST', `/rooms/${room.id}/withdraw`);
    expect((await desk.ask<RoomPage>('GET', '/rooms')).body).toMatchObject({
      lines: [{ state: 'prepared' }],
      counts: { current: 1, past: 1 },
    });
    expect((await desk.ask<RoomPage>('GET', '/rooms?list=past')).body.lines).toMatchObject([
      { state: 'withdrawn' },
    ]);
  });

  it('goes with the person, and the log has no name', async () => {
    const owner = (await desk.person('everything')).cookie;
    const room = await desk.make({ works: ['lamp'] });
    await desk.change(room.id, { client: [null, 'Zoé'], email: [null, 'zoe@example.org'] });
    await desk.ask('PUT', `/rooms/${room.id}/code`, { code: 'K7M2PQ' });
    const token = await desk.give(room.id);
    const about = { address: 'ZOE@example.org' };
    const kept = await desk.call('POST', '/personal-data', { cookie: owner, body: about });
    expect(kept.body).toMatchObject({
      records: { rooms: [{ client: 'Zoé', has_code: 1, pieces: [{ work: 'lamp' }] }] },
    });
    expect(JSON.stringify(kept.body)).not.toMatch(/argon2|token_hash/);
    const erased = await desk.call('POST', '/personal-data/erase', { cookie: owner, body: about });
    expect(erased.body).toMatchObject({ erased: { rooms: 1 } });
    expect((await desk.see(token)).status).toBe(404);
    const left = await desk.database.read((from) => [
      from.all('SELECT * FROM room_pieces'),
      from.all("SELECT about FROM desk_log WHERE what = 'room-given'"),
    ]);
    expect(left).toEqual([[], [{ about: String(room.id) }]]);
  });
});
