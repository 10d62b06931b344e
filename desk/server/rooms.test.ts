import { keepMessage } from '../../api/storage/tables/messages';
import { makeSampleRoom } from '../../api/testing/sample-room';
import type { MadeRoom, OpenRoom } from '../contract/rooms/room';
import { openRoomDesk, type RoomDesk } from './testing/room-desk';

let desk: RoomDesk;
beforeEach(async () => {
  desk = await openRoomDesk();
});
afterEach(() => desk.close());

describe('a room begins', () => {
  it('with the works that were chosen, with their prices and with what is not public', async () => {
    const room = await desk.make({ works: ['lamp', 'chair', 'secret'] });
    expect(room).toMatchObject({
      state: 'prepared',
      openings: 0,
      isUnopened: false,
      hasCode: false,
      madeBy: 'ada',
    });
    expect(room.pieces.map(({ work, item }) => [work, item?.state])).toEqual([
      ['lamp', 'public'],
      ['chair', 'public'],
      ['secret', 'draft'],
    ]);
    const [lamp] = room.pieces;
    expect(room.values).toMatchObject({ title: 'A selection', locale: 'en', is_counted: true });
    expect(room.values['price']).toEqual({
      [`p${lamp?.id}`]: { amount: 12_000, currency: 'EUR', vat: 'with', before: null, showsBefore: false },
    });
    expect((await desk.ask('POST', '/rooms', { works: ['none'] })).status).toBe(422);
  });

  it('with a new work that is no file yet', async () => {
    await desk.ask('POST', '/items', { shelf: 'works', title: 'Bench' });
    const room = await desk.make({ works: ['bench'] });
    expect(room.pieces).toMatchObject([{ title: 'Bench', item: { state: 'draft', title: { en: 'Bench' } } }]);
    const { room: shown } = await desk.see(await desk.give(room.id));
    expect(shown?.pieces).toMatchObject([{ title: 'Bench', has_page: false, work: { title: 'Bench' } }]);
    // To everybody else there is no such work.
    expect((await desk.app.inject('/api/works/bench')).statusCode).toBe(404);
  });

  it.each([
    ['https://example.org/fr/selection?works=lampe,tabouret,nichts', 'fr'],
    ['/selection?works=lamp,tabouret,nichts#top', 'en'],
    ['lamp,tabouret,nichts', 'en'],
  ])('with what a visitor has gathered: %s', async (selection, locale) => {
    const { body } = await desk.ask<MadeRoom>('POST', '/rooms', { selection });
    expect(body.room.pieces.map(({ work }) => work)).toEqual(['lamp', 'stool']);
    expect(body.room.values).toMatchObject({ locale });
    expect(body.unknown).toEqual(['nichts']);
  });

  it('as the visitor has placed the pieces, which the client sees and a copy keeps', async () => {
    const selection = '/selection?works=lamp,nichts,chair&at=45,100,160r30&wall=300#floor';
    const room = await desk.make({ selection });
    const copy = await desk.make({ copyOf: room.id });
    for (const { id } of [room, copy]) {
      const { room: shown } = await desk.see(await desk.give(id));
      expect(shown?.pieces.map(({ work, place }) => [work?.id, place])).toEqual([
        ['lamp', { x: 45, turn: 0 }],
        ['chair', { x: 160, turn: 30 }],
      ]);
      expect(shown?.wall).toBe(300);
    }
    const plain = await desk.make({ selection: 'lamp,chair' });
    const { room: row } = await desk.see(await desk.give(plain.id));
    expect(row?.wall).toBeUndefined();
    expect(row?.pieces[0]).not.toHaveProperty('place');
  });

  it('with nothing of an address that names none', async () => {
    expect(await desk.ask('POST', '/rooms', { selection: 'https://example.org/about' })).toMatchObject({
      status: 422,
      body: { error: { fault: 'noSelection' } },
    });
  });

  it('for who has written, in that language, with the works that the message is about', async () => {
    const message = await desk.database.write((to) =>
      keepMessage(
        to,
        {
          name: 'Zoé',
          email: 'zoe@example.org',
          message: 'Elle est là ?',
          inquiry_by: 'email',
        },
        { work: { id: 'lamp' }, works: [{ id: 'chair' }, { id: 'gone' }] },
        'fr',
      ),
    );
    const room = await desk.make({ message });
    expect(room.values).toMatchObject({
      ...{ client: 'Zoé', email: 'zoe@example.org', locale: 'fr', title: 'Une sélection pour Zoé' },
    });
    expect(room.pieces.map(({ work }) => work)).toEqual(['lamp', 'chair']);
    expect((await desk.ask('POST', '/rooms', { message: 999 })).status).toBe(404);
  });

  it('as a copy of an earlier one, for somebody else, with the same conditions as the last', async () => {
    const first = await desk.make({ works: ['lamp', 'chair'] });
    const note = `note.p${first.pieces[0]?.id}`;
    await desk.change(first.id, {
      client: [null, 'Zoé'],
      email: [null, 'zoe@example.org'],
      letter: [null, '<p>Dear you</p>'],
      conditions: [null, '<p>Delivery by us</p>'],
      [note]: [null, '<p>From Paris</p>'],
    });
    const copy = await desk.make({ copyOf: first.id });
    expect(copy.values).toMatchObject({ letter: '<p>Dear you</p>', conditions: '<p>Delivery by us</p>' });
    expect(copy.values['client']).toBeUndefined();
    expect(copy.values['email']).toBeUndefined();
    expect(copy.values['note']).toEqual({ [`p${copy.pieces[0]?.id}`]: '<p>From Paris</p>' });
    expect((await desk.make({})).values).toMatchObject({ conditions: '<p>Delivery by us</p>' });
    expect((await desk.make({ locale: 'fr' })).values['conditions']).toBeUndefined();
  });
});

describe('what is written into a room', () => {
  it('is kept by field, and what a colleague has written meanwhile is not overwritten', async () => {
    const room = await desk.make({ works: ['lamp'] });
    const other = await desk.person('write', 'jules@example.org');
    await desk.change(room.id, { title: ['A selection', 'By Jules'] }, other.cookie);
    const { body } = await desk.change(room.id, {
      title: ['A selection', 'Mine'],
      letter: [null, '<p>Dear</p>'],
    });
    expect(body.conflicts).toEqual([{ path: 'title', mine: 'Mine', theirs: 'By Jules', by: 'jules' }]);
    expect(body.item.values).toMatchObject({ title: 'By Jules', letter: '<p>Dear</p>' });
    expect(body.item.changedBy).toBe('ada');
  });

  it.each([
    [
      'a price of 0',
      'price.p1',
      { amount: 0, currency: 'EUR', vat: 'with', before: null, showsBefore: false },
    ],
    [
      'a price below 0',
      'price.p1',
      { amount: -1, currency: 'EUR', vat: 'with', before: null, showsBefore: false },
    ],
    [
      'a currency that is none',
      'price.p1',
      { amount: 1, currency: 'euro', vat: 'with', before: null, showsBefore: false },
    ],
    ['a field that no room has', 'token_hash', 'x'],
    ['a field of a piece that stands alone', 'note', 'x'],
    ['characters that cannot be read', 'letter', 'a\u0000b'],
    ['an address that is none', 'email', 'zoe'],
    ['a day that is none', 'valid_until', '2026-13-01T00:00:00Z'],
    ['an outcome that is none', 'outcome', 'maybe'],
    ['a language that is none', 'locale', 'xx'],
  ])('is refused where it is %s', async (_, path, value) => {
    const room = await desk.make({ works: ['lamp'] });
    const answer = await desk.change(room.id, { [path]: [null, value] });
    expect(answer).toMatchObject({ status: 422, body: { error: { fault: 'invalid', fields: [path] } } });
  });

  it('is seen by its client at once, without what is hostile in it', async () => {
    const room = await desk.make({ works: ['lamp'] });
    const token = await desk.give(room.id);
    const hostile = '<p>Dear<script>alert(1)</script> <a href="javascript:x()">you</a></p>';
    await desk.change(room.id, { letter: [null, hostile], title: ['A selection', '<b>Bold</b>'] });
    expect((await desk.see(token)).room).toMatchObject({
      letter: '<p>Dear <a>you</a></p>',
      title: '<b>Bold</b>',
    });
  });

  it('includes the order, pieces that come and go, and who was there first', async () => {
    const room = await desk.make({ works: ['lamp', 'chair'] });
    const path = `/rooms/${room.id}`;
    const added = await desk.ask<OpenRoom>('POST', `${path}/pieces`, { works: ['stool', 'lamp'] });
    // What is there already stays where it is.
    expect(added.body.pieces.map(({ work }) => work)).toEqual(['lamp', 'chair', 'stool']);
    const ids = added.body.pieces.map(({ id }) => id);
    const turned = await desk.ask<OpenRoom>('PUT', `${path}/order`, { pieces: ids.toReversed() });
    expect(turned.body.pieces.map(({ work }) => work)).toEqual(['stool', 'chair', 'lamp']);
    const without = await desk.ask<OpenRoom>('DELETE', `${path}/pieces/${ids[1]}`);
    expect(without.body.pieces.map(({ work }) => work)).toEqual(['stool', 'lamp']);
    expect(await desk.ask('PUT', `${path}/order`, { pieces: ids })).toMatchObject({
      status: 409,
      body: { error: { fault: 'changedElsewhere', by: 'ada' } },
    });
    // A note to the piece that was taken out goes nowhere.
    expect((await desk.change(room.id, { [`note.p${ids[1]}`]: [null, 'x'] })).body.conflicts).toEqual([]);
  });

  it('holds a hundred pieces and no more', async () => {
    const { id } = await makeSampleRoom(desk.database, {
      pieces: Array.from({ length: 100 }, (_, index) => ({ work: `w${index}`, title: 'W' })),
    });
    expect(await desk.ask('POST', `/rooms/${id}/pieces`, { works: ['lamp'] })).toMatchObject({
      status: 422,
      body: { error: { fault: 'roomFull' } },
    });
  });
});
