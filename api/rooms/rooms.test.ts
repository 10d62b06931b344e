import path from 'node:path';
import sharp from 'sharp';
import { bringMedia } from '../testing/sample-media';
import { pictureNamed } from './room-queries';
import { keepMessage } from '../messages/message-queries';
import { SAMPLE_FILES } from '../testing/sample-files';
import { makeSampleRoom } from '../testing/sample-room';
import type { Image } from '../../src/contract/common';
import { until } from '../../tests/until';
import type { BroughtIn } from '../import-export/contract/brought-in';
import type { OpenItem } from '../content/contract/item';
import type { Message, MessagePage } from '../messages/contract/messages';
import type { PicturePage } from '../media/contract/pictures';
import type { Published, Removed } from '../content/contract/publishing';
import type { MadeRoom, OpenRoom, RoomLink } from './contract/room';
import type { RoomPage } from './contract/room-calls';
import type { Today } from '../desk/contract/today';
import { listsAt } from '../import-export/import/testing/bring-list';
import { settleSwap } from '../content/writing/settle-swaps';
import { pictureNames } from './piece-queries';
import { openRoomDesk, type RoomDesk } from './testing/room-desk';
import { openUploadDesk, type UploadDesk } from '../media/testing/upload-desk';

describe('rooms', () => {
  let desk: RoomDesk;
  beforeAll(async () => {
    desk = await openRoomDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

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
      expect(room.pieces).toMatchObject([
        { title: 'Bench', item: { state: 'draft', title: { en: 'Bench' } } },
      ]);
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
      ['characters that cannot be read', 'letter', 'a\u0001b'],
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
});

describe('room doors', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  let desk: RoomDesk;
  beforeAll(async () => {
    desk = await openRoomDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

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

  describe('what is changed by somebody who may not publish, once the client has the link', () => {
    let jules: string;
    let room: OpenRoom;
    let token: string;
    const path = () => `/rooms/${room.id}`;
    const price = (amount: number) => ({
      amount,
      currency: 'EUR',
      vat: 'with',
      before: null,
      showsBefore: false,
    });
    const now = async () => (await desk.ask<OpenRoom>('GET', path())).body;
    const show = (number: number, by?: string) =>
      desk.ask<OpenRoom>('POST', `${path()}/changes/show`, { number }, by);
    const pieceOf = (work: string) => room.pieces.find((one) => one.work === work)!.id;
    beforeEach(async () => {
      jules = (await desk.person('write', 'jules@example.org')).cookie;
      room = await desk.make({ works: ['lamp', 'chair'] });
      token = await desk.give(room.id);
    });

    const CHANGES: [string, () => Promise<{ status: number }>][] = [
      ['title', () => desk.change(room.id, { title: ['A selection', 'Mine'] }, jules)],
      ['letter', () => desk.change(room.id, { letter: [null, '<p>Dear</p>'] }, jules)],
      ['conditions', () => desk.change(room.id, { conditions: [null, '<p>None</p>'] }, jules)],
      ['language', () => desk.change(room.id, { locale: ['en', 'fr'] }, jules)],
      [
        'end',
        () =>
          desk.change(room.id, { valid_until: [room.values['valid_until'], '2020-01-01T00:00:00Z'] }, jules),
      ],
      [
        'price',
        () => desk.change(room.id, { [`price.p${pieceOf('lamp')}`]: [price(12_000), price(1)] }, jules),
      ],
      ['note', () => desk.change(room.id, { [`note.p${pieceOf('lamp')}`]: [null, '<p>No</p>'] }, jules)],
      ['new piece', () => desk.ask('POST', `${path()}/pieces`, { works: ['stool'] }, jules)],
      ['missing piece', () => desk.ask('DELETE', `${path()}/pieces/${pieceOf('lamp')}`, {}, jules)],
      [
        'order',
        () =>
          desk.ask('PUT', `${path()}/order`, { pieces: room.pieces.map(({ id }) => id).toReversed() }, jules),
      ],
    ];

    it.each(CHANGES)('is not seen by the client before it is shown: its %s', async (_, change) => {
      const before = await desk.see(token);
      expect((await change()).status).toBe(200);
      expect(await desk.see(token)).toEqual(before);
      const { waits, waiting, number, state } = await now();
      expect({ by: waits?.by, parts: waiting.length, state }).toEqual({
        by: ['jules'],
        parts: 1,
        state: 'open',
      });
      expect((await show(number, jules)).status).toBe(403);
      expect((await desk.ask('POST', `${path()}/changes/discard`, { number }, jules)).status).toBe(403);
      expect((await show(number)).body).toMatchObject({ waits: null, waiting: [] });
      expect(await desk.see(token)).not.toEqual(before);
    });

    it.each(CHANGES)('is gone where it is discarded: its %s', async (_, change) => {
      const [before, whole] = [await desk.see(token), await now()];
      await change();
      const { number } = await now();
      const { status, body } = await desk.ask<OpenRoom>('POST', `${path()}/changes/discard`, { number });
      expect(status).toBe(200);
      expect(body).toMatchObject({ waits: null, values: whole.values, pieces: whole.pieces });
      expect(await desk.see(token)).toEqual(before);
    });

    it('is seen at the desk, and is nothing once it is written back', async () => {
      await desk.change(room.id, { title: ['A selection', 'Mine'] }, jules);
      const { body } = await desk.ask<{ url: string }>('POST', `${path()}/preview`);
      expect((await desk.see(body.url.split('/').at(-1) ?? '')).room).toMatchObject({ title: 'Mine' });
      expect((await now()).waiting).toEqual([{ path: 'title', was: 'A selection' }]);
      await desk.change(room.id, { title: ['Mine', 'A selection'] }, jules);
      expect(await now()).toMatchObject({ waits: null, waiting: [] });
    });

    it('waits with what colleagues change meanwhile, and is told under today and in the list', async () => {
      await desk.change(room.id, { title: ['A selection', 'Mine'] }, jules);
      await desk.change(room.id, { letter: [null, '<p>Dear</p>'] });
      expect((await desk.see(token)).room).toMatchObject({ title: 'A selection' });
      expect((await desk.see(token)).room?.letter).toBeUndefined();
      expect((await desk.ask<Today>('GET', '/today')).body.rooms.waiting).toMatchObject([
        { id: room.id, by: ['jules'] },
      ]);
      expect((await desk.ask<RoomPage>('GET', '/rooms')).body.lines).toMatchObject([
        { waits: { by: ['jules'] } },
      ]);
      await show((await now()).number);
      expect((await desk.see(token)).room).toMatchObject({ title: 'Mine', letter: '<p>Dear</p>' });
      await desk.change(room.id, { title: ['Mine', 'At once'] });
      expect((await desk.see(token)).room).toMatchObject({ title: 'At once' });
    });

    it('is not shown by somebody who has seen an earlier state of it', async () => {
      await desk.change(room.id, { title: ['A selection', 'Mine'] }, jules);
      const { number } = await now();
      await desk.change(room.id, { title: ['Mine', 'Another'] }, jules);
      expect(await show(number)).toMatchObject({
        status: 409,
        body: { error: { fault: 'changedElsewhere', by: 'jules' } },
      });
    });

    it('opens no room that has ended', async () => {
      const [until, past] = [room.values['valid_until'], '2020-01-01T00:00:00.000Z'];
      await desk.change(room.id, { valid_until: [until, past] });
      await desk.change(room.id, { valid_until: [past, '2999-01-01T00:00:00.000Z'] }, jules);
      expect((await desk.see(token)).status).toBe(404);
      expect((await now()).state).toBe('ended');
      expect((await desk.ask<RoomPage>('GET', '/rooms?list=past')).body.lines).toHaveLength(1);
      await show((await now()).number);
      expect((await desk.see(token)).status).toBe(200);
    });

    it('is of no account to what the gallery alone sees, nor before a link is made', async () => {
      await desk.change(room.id, { outcome: [null, 'bought'], email: [null, 'zoe@example.org'] }, jules);
      expect((await now()).waits).toBeNull();
      const other = await desk.make({ works: ['lamp'] });
      await desk.change(other.id, { title: ['A selection', 'Mine'] }, jules);
      expect((await desk.ask<OpenRoom>('GET', `/rooms/${other.id}`)).body.waits).toBeNull();
      expect((await desk.see(await desk.give(other.id))).room).toMatchObject({ title: 'Mine' });
    });

    it('leaves the client the pictures that were taken out, until that is shown', async () => {
      const sample = await makeSampleRoom(desk.database, { picture: 'a-scratch' });
      ({ token } = sample);
      room = (await desk.ask<OpenRoom>('GET', `/rooms/${sample.id}`)).body;
      const before = await desk.see(token);
      expect(before.room?.pieces[0]?.pictures).toHaveLength(1);
      const picture = () => desk.database.read((from) => pictureNamed(from, 'a-scratch', Date.now()));
      await desk.ask('DELETE', `${path()}/pictures/${room.pictures[0]?.id}`, {}, jules);
      expect(await desk.see(token)).toEqual(before);
      expect(await picture()).toMatchObject({ extension: 'jpg' });
      expect(await desk.database.read(pictureNames)).toEqual(['a-scratch']);
      expect((await now()).waiting).toEqual([{ path: 'pictures', was: null }]);
      await show((await now()).number);
      expect((await desk.see(token)).room?.pieces[0]?.pictures).toEqual([]);
      expect(await picture()).toBeUndefined();
    });

    it('is told and erased with the person', async () => {
      const owner = (await desk.person('everything')).cookie;
      await desk.change(room.id, { letter: [null, '<p>To zoe@example.org</p>'] });
      await desk.change(room.id, { letter: ['<p>To zoe@example.org</p>', null] }, jules);
      const body = { address: 'zoe@example.org' };
      const kept = await desk.call('POST', '/personal-data', { cookie: owner, body });
      expect(JSON.stringify(kept.body)).toContain('To zoe@example.org');
      const erased = await desk.call('POST', '/personal-data/erase', { cookie: owner, body });
      expect(erased.body).toMatchObject({ erased: { rooms: 1 } });
    });
  });

  describe('a piece that is not public, once the client has the link', () => {
    let jules: string;
    let room: OpenRoom;
    let token: string;
    const WORK = 'bench';
    const save = (values: Record<string, [before: unknown, value: unknown]>, by?: string, item = WORK) =>
      desk.ask(
        'PUT',
        `/items/${item.includes('/') ? item : `works/${item}`}/draft`,
        { changes: Object.entries(values).map(([path, [before, value]]) => ({ path, before, value })) },
        by,
      );
    const now = async () => (await desk.ask<OpenRoom>('GET', `/rooms/${room.id}`)).body;
    const seen = async () => (await desk.see(token)).room?.pieces[0]?.work;
    const act = async (name: 'show' | 'discard') => {
      const { number } = await now();
      const { status, body } = await desk.ask<OpenRoom>('POST', `/rooms/${room.id}/changes/${name}`, {
        number,
      });
      expect(status).toBe(200);
      return body;
    };
    beforeEach(async () => {
      jules = (await desk.person('write', 'jules@example.org')).cookie;
      await desk.ask('POST', '/items', { shelf: 'works', title: 'Bench' });
      room = await desk.make({ works: [WORK] });
      token = await desk.give(room.id);
      expect(await seen()).toMatchObject({ title: 'Bench', reference: 'ML 0005' });
    });

    it('is seen as it was, until somebody who may publish shows what was changed by one who may not', async () => {
      expect((await save({ reference: ['ML 0005', 'Free!'] }, jules)).status).toBe(200);
      expect(await seen()).toMatchObject({ reference: 'ML 0005' });
      const { waits, waiting, pieces } = await now();
      expect(waits?.by).toEqual(['jules']);
      expect(waiting).toEqual([{ path: `work.p${pieces[0]?.id}`, was: null }]);
      expect((await desk.ask<Today>('GET', '/today')).body.rooms.waiting).toMatchObject([
        { id: room.id, by: ['jules'] },
      ]);
      // The page beside the room has it already.
      const { body } = await desk.ask<{ url: string }>('POST', `/rooms/${room.id}/preview`);
      const preview = await desk.see(body.url.split('/').at(-1) ?? '');
      expect(preview.room?.pieces[0]?.work).toMatchObject({ reference: 'Free!' });
      expect(await act('show')).toMatchObject({ waits: null, waiting: [] });
      expect(await seen()).toMatchObject({ reference: 'Free!' });
    });

    it('is seen as it was where the change is discarded in the room, and its draft stays', async () => {
      await save({ reference: ['ML 0005', 'Free!'] }, jules);
      expect(await act('discard')).toMatchObject({ waits: null, waiting: [] });
      expect(await seen()).toMatchObject({ reference: 'ML 0005' });
      // It is in the draft still, so that what is saved there by others waits with it.
      await save({ materials: [null, { en: 'Oak' }] });
      expect(await seen()).toMatchObject({ reference: 'ML 0005' });
      expect((await now()).waits?.by).toEqual(['jules']);
      await act('show');
      expect(await seen()).toMatchObject({ reference: 'Free!' });
    });

    it('follows at once who may publish, as long as nothing of others is in it that nobody has shown', async () => {
      await save({ reference: ['ML 0005', 'ML 0002'] });
      expect(await seen()).toMatchObject({ reference: 'ML 0002' });
      await save({ reference: ['ML 0002', 'Free!'] }, jules);
      await save({ availability: ['available', 'sold'] });
      expect(await seen()).toMatchObject({ reference: 'ML 0002', availability: 'available' });
      await act('show');
      expect(await seen()).toMatchObject({ reference: 'Free!', availability: 'sold' });
    });

    it('waits no more once it is written back', async () => {
      await save({ reference: ['ML 0005', 'Free!'] }, jules);
      expect((await now()).waits?.by).toEqual(['jules']);
      await save({ reference: ['Free!', 'ML 0005'] }, jules);
      expect(await now()).toMatchObject({ waits: null, waiting: [] });
    });

    it('stays where somebody who may not publish throws its draft away, and goes with who may', async () => {
      const path = `/items/works/${WORK}/draft`;
      const discard = async (by?: string) =>
        (await desk.ask<Removed>('DELETE', path, undefined, by)).body.version;
      const version = await discard(jules);
      expect(await seen()).toMatchObject({ title: 'Bench', reference: 'ML 0005' });
      await act('show');
      expect(await seen()).toBeUndefined();
      // Whoever may publish and brings it back has seen it.
      expect((await desk.ask('POST', `${path}/bring-back`, { number: version })).status).toBeLessThan(300);
      expect(await seen()).toMatchObject({ title: 'Bench' });
      const again = await discard();
      expect(await seen()).toBeUndefined();
      await desk.ask('POST', `${path}/bring-back`, { number: again }, jules);
      expect(await seen()).toBeUndefined();
      await act('show');
      expect(await seen()).toMatchObject({ title: 'Bench' });
    });

    it.each([
      ['waits where it is changed by a list of somebody who may not publish', 'jules'],
      ['follows the list of somebody who may publish at once', null],
    ])('%s, also where the list is taken back and its pictures are added', async (_, writer) => {
      const cookie = writer === null ? (await desk.person('publish')).cookie : jules;
      const { send, bringIn, post } = listsAt(desk, () => cookie);
      const follows = async (list: object, before: object) => {
        if (writer !== null) {
          expect(await seen()).toMatchObject(before);
          expect((await now()).waits?.by).toEqual([writer]);
          await act('show');
        }
        expect(await seen()).toMatchObject(list);
        expect(await now()).toMatchObject({ waits: null, waiting: [] });
      };
      const sent = await send('ref;title;photos\nML 0005;Other;missing.jpg\n');
      const { number } = (await bringIn(sent, { confirmed: [2] })).body as BroughtIn;
      await follows({ title: 'Other', images: [] }, { title: 'Bench' });
      const pictures = [{ name: 'missing.jpg', file: 'lamp-1-day.jpg' }];
      expect((await post(`${number}/pictures`, { pictures })).status).toBe(200);
      await follows({ images: [{}] }, { title: 'Other', images: [] });
      expect((await post(`${number}/take-back`, {})).status).toBe(200);
      await follows({ title: 'Bench', images: [] }, { title: 'Other' });
    });

    it('has its rooms named in the editor, and whether their clients see what is changed', async () => {
      const rooms = async () => (await desk.ask<OpenItem>('GET', `/items/works/${WORK}`)).body.rooms;
      const here = (has: string) => [{ id: room.id, title: 'A selection', has }];
      expect(await rooms()).toEqual(here('shows'));
      await desk.change(room.id, { title: ['A selection', 'Mine'] }, jules);
      expect(await rooms()).toEqual([{ id: room.id, title: 'Mine', has: 'holds' }]);
      await act('discard');
      await save({ reference: ['ML 0005', 'Free!'] }, jules);
      expect(await rooms()).toEqual(here('waits'));
      await act('show');
      expect(await rooms()).toEqual(here('shows'));
      await desk.ask('POST', `/rooms/${room.id}/withdraw`);
      expect(await rooms()).toBeUndefined();
    });

    it('shows a creator who is a draft as well as they were', async () => {
      await desk.ask('POST', '/items', { shelf: 'creators', title: 'Anna Perl' });
      await save({ creators: [null, ['anna-perl']] });
      const names = async () => (await seen())?.creators.map(({ name }) => name);
      expect(await names()).toEqual(['Anna Perl']);
      await save({ name: ['Anna Perl', 'Nobody'] }, jules, 'creators/anna-perl');
      expect(await names()).toEqual(['Anna Perl']);
      expect((await now()).waits?.by).toEqual(['jules']);
      await act('show');
      expect(await names()).toEqual(['Nobody']);
      await save({ name: ['Nobody', 'Anna Perl'] }, undefined, 'creators/anna-perl');
      expect(await names()).toEqual(['Anna Perl']);
    });

    it('is seen as it is when the link is made anew, and in a copy of the room', async () => {
      await save({ reference: ['ML 0005', 'Free!'] }, jules);
      const copy = await desk.make({ copyOf: room.id });
      token = await desk.give(copy.id);
      expect(await seen()).toMatchObject({ reference: 'Free!' });
      await save({ reference: ['Free!', 'ML 0003'] }, jules);
      expect(await seen()).toMatchObject({ reference: 'Free!' });
      token = await desk.give(room.id);
      expect(await seen()).toMatchObject({ reference: 'ML 0003' });
    });

    it('that is put into it is seen as it was then', async () => {
      await desk.ask('POST', '/items', { shelf: 'works', title: 'Stand' });
      await desk.ask('POST', `/rooms/${room.id}/pieces`, { works: ['stand'] });
      const second = async () => (await desk.see(token)).room?.pieces[1]?.work;
      expect(await second()).toMatchObject({ title: 'Stand' });
      await save({ 'title.en': ['Stand', 'Other'] }, jules, 'stand');
      expect(await second()).toMatchObject({ title: 'Stand' });
    });

    it('that is a file already is seen as that says, and as the public sees it once it is public', async () => {
      const chair = SAMPLE_FILES['works/chair.yaml'] as Record<string, unknown>;
      await desk.edit({ 'works/hidden.yaml': { ...chair, slug: { en: 'hidden' }, status: 'draft' } });
      room = await desk.make({ works: ['hidden'] });
      token = await desk.give(room.id);
      const { reference } = (await seen())!;
      await save({ reference: [reference, 'Free!'] }, jules, 'hidden');
      expect(await seen()).toMatchObject({ reference });
      await desk.edit({ 'works/hidden.yaml': { ...chair, slug: { en: 'hidden' }, reference: 'Public' } });
      expect(await seen()).toMatchObject({ reference: 'Public' });
    });

    it('has the new picture where one is replaced by another everywhere, also where something waits', async () => {
      const picture = { file: 'lamp-1-day.jpg', alt: { en: 'A bench' } };
      await save({ pictures: [null, [picture]] });
      const names = async () =>
        (await seen())?.images.map(({ sizes }) => sizes.sm.split('/')[2]?.split('.')[0]);
      await save({ pictures: [[picture], null] }, jules);
      expect(await names()).toEqual(['lamp-1-day']);
      const swap = { from: picture.file, into: 'lamp-1-night.jpg' };
      await desk.database.write((to) =>
        settleSwap(to, 'replaced', swap, { at: '2026-01-01T00:00:00Z', name: 'ada' }),
      );
      expect(await names()).toEqual(['lamp-1-night']);
      expect((await now()).waits?.by).toEqual(['jules']);
    });

    it('has its pictures served as it shows them, also once the draft has them no more', async () => {
      const green = sharp({ create: { width: 640, height: 480, channels: 3, background: '#10d060' } });
      await green.jpeg().toFile(path.join(desk.root, 'pictures/green.jpg'));
      await bringMedia(desk, desk.root, ['pictures/green.jpg']);
      const picture = { file: 'green.jpg', alt: { en: 'A bench' } };
      await save({ pictures: [null, [picture]] });
      await save({ pictures: [[picture], null] }, jules);
      const address = (await seen())!.images[0]!.sizes.sm;
      expect((await desk.app.inject(address)).statusCode).toBe(200);
    });

    it('keeps its pictures from being taken out of the catalogue', async () => {
      const picture = { file: 'lamp-1-day.jpg', alt: { en: 'A bench' } };
      await save({ pictures: [null, [picture]] });
      expect((await seen())?.images).toHaveLength(1);
      await save({ pictures: [[picture], null] }, jules);
      expect((await seen())?.images).toHaveLength(1);
      const { lines } = (await desk.ask<PicturePage>('GET', '/library')).body;
      expect(lines.find(({ file }) => file === picture.file)?.uses).toContainEqual(
        expect.objectContaining({ id: WORK, isDraft: true }),
      );
      await act('show');
      expect((await seen())?.images).toHaveLength(0);
    });
  });

  describe('what comes of a room', () => {
    it('is counted, told of after three days without an opening, and answered', async () => {
      const room = await desk.make({ works: ['lamp', 'chair'] });
      const token = await desk.give(room.id);
      const today = async () => (await desk.ask<Today>('GET', '/today')).body.rooms;
      expect(await today()).toEqual({ unopened: [], waiting: [], answers: 0 });
      desk.clock.ahead = 4 * DAY_MS;
      await desk.signIn();
      expect((await today()).unopened).toMatchObject([{ id: room.id, title: 'A selection' }]);
      expect((await desk.ask<RoomPage>('GET', '/rooms')).body.lines).toMatchObject([{ isUnopened: true }]);

      const post = (path: string, payload: object) =>
        desk.app.inject({ method: 'POST', url: `/api/rooms/${token}/${path}`, payload });
      const [lamp] = room.pieces;
      await post('count', { opened: true, seconds: { [String(lamp?.id)]: 40 } });
      await post('answer', { message: 'This one?', pieces: [String(lamp?.id)] });
      expect(await today()).toEqual({ unopened: [], waiting: [], answers: 1 });
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
      const left = await desk.database.read(async (from) => [
        await from.all('SELECT * FROM room_pieces'),
        await from.all("SELECT about FROM desk_log WHERE what = 'room-given'"),
      ]);
      expect(left).toEqual([[], [{ about: String(room.id) }]]);
    });
  });
});

describe('a piece of a given room that is published and taken off the site', () => {
  let desk: RoomDesk;
  beforeAll(async () => {
    desk = await openRoomDesk();
  });
  afterAll(() => desk.close());

  it('is seen as the public sees it, else as it was public, whatever its draft says', async () => {
    const jules = (await desk.person('write', 'jules@example.org')).cookie;
    const { id } = await desk.make({ works: ['lamp'] });
    const token = await desk.give(id);
    const seen = async () => (await desk.see(token)).room?.pieces[0];
    const waits = async () => (await desk.ask<OpenRoom>('GET', `/rooms/${id}`)).body.waits;
    const write = async (before: string, value: string) => {
      const body = { changes: [{ path: 'reference', before, value }] };
      expect((await desk.ask('PUT', '/items/works/lamp/draft', body, jules)).status).toBe(200);
    };
    const works = { shelf: 'works', ids: ['lamp'] };
    const { reference = '' } = (await seen())!.work!;

    await write(reference, 'Free!');
    expect(await waits()).toBeNull();
    expect((await desk.ask('POST', '/withdraw', works)).status).toBe(200);
    await until(async () => (await seen())?.has_page === false);
    expect((await seen())?.work).toMatchObject({ reference });

    await write('Free!', 'ML 9999');
    expect(await waits()).toMatchObject({ by: ['jules'] });
    expect((await seen())?.work).toMatchObject({ reference });

    const { draft } = (await desk.ask<OpenItem>('GET', '/items/works/lamp')).body;
    const items = [{ shelf: 'works', id: 'lamp', draft: draft?.number }];
    const { status, body } = await desk.ask<Published>('POST', '/publish', { items });
    expect(status).toBe(200);
    await until(async () => (await seen())?.has_page === true);
    expect((await seen())?.work).toMatchObject({ reference: 'ML 9999' });
    expect(await waits()).toBeNull();

    const back = body.published.map(({ version }) => ({ shelf: 'works', id: 'lamp', version }));
    expect((await desk.ask('POST', '/take-back', { items: back })).status).toBe(200);
    await until(async () => (await seen())?.has_page === false);
    expect((await seen())?.work).toMatchObject({ reference: 'ML 9999' });
    await write('ML 9999', 'Free!');
    expect((await seen())?.work).toMatchObject({ reference: 'ML 9999' });
    expect(await waits()).toMatchObject({ by: ['jules'] });
  });
});

// The packages of uploads are ES modules, which jest cannot load: this API is a process of its own.
describe('a picture that is uploaded into a given room by somebody who may not publish', () => {
  let desk: UploadDesk;
  beforeAll(async () => {
    desk = await openUploadDesk('publish');
  });
  afterAll(() => desk.close());

  it.each([['of a piece'], ['of the whole room']])('%s waits until it is shown', async (of) => {
    const cookie = (await desk.person('write')).cookie.replace('__Host-', '');
    const { room } = (await (await desk.json('POST', 'rooms', { works: ['lamp'] })).json()) as MadeRoom;
    const { url } = (await (await desk.json('POST', `rooms/${room.id}/link`, {})).json()) as RoomLink;
    const piece = of === 'of a piece' ? room.pieces[0]!.id : null;
    const seen = async () => {
      const { data } = (await (await desk.request('GET', `/api/rooms/${url.split('/').at(-1)}`)).json()) as {
        data: { pictures: Image[]; pieces: { pictures: Image[] }[] };
      };
      return (piece === null ? data.pictures : data.pieces[0]!.pictures).map(({ sizes }) => sizes.sm);
    };
    const content = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#803010' },
    })
      .jpeg()
      .toBuffer();
    const begun = await desk.request('POST', 'uploads', { 'upload-length': `${content.length}`, cookie });
    const upload = begun.headers.get('location')!.split('/').at(-1)!;
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', cookie };
    expect((await desk.request('PATCH', `uploads/${upload}`, part, content)).status).toBe(204);
    const added = await desk.request(
      'POST',
      `rooms/${room.id}/pictures`,
      { 'content-type': 'application/json', cookie },
      JSON.stringify({ upload, name: 'scratch.jpg', piece }),
    );
    expect(added.status).toBe(201);
    const { waits, waiting, number, pictures } = (await added.json()) as OpenRoom;
    expect(pictures).toMatchObject([{ piece }]);
    expect({ by: waits?.by.length, waiting }).toEqual({ by: 1, waiting: [{ path: 'pictures', was: null }] });
    expect(await seen()).toEqual([]);
    expect((await desk.json('POST', `rooms/${room.id}/changes/show`, { number })).status).toBe(200);
    const [shown] = await seen();
    expect((await desk.request('GET', shown!)).status).toBe(200);
  });
});

describe('given price', () => {
  let desk: RoomDesk;
  beforeAll(async () => {
    desk = await openRoomDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
  });

  const GIVEN = { amount: 11_900, currency: 'EUR', vat: 'without', before: 12_000, showsBefore: true };

  /** What the desk shows of a message that a client sent from a room with the lamp and the chair. */
  async function answeredFrom(price: object | string | null): Promise<Message['works']> {
    const room = await desk.make({ works: ['lamp', 'chair'] });
    const path = `price.p${room.pieces[0]?.id}`;
    const before = (room.values['price'] as Record<string, unknown>)[path.slice('price.'.length)];
    expect((await desk.change(room.id, { [path]: [before, price] })).status).toBe(200);
    const sent = await desk.app.inject({
      method: 'POST',
      url: `/api/rooms/${await desk.give(room.id)}/answer`,
      payload: { message: 'What does it cost?', pieces: room.pieces.map(({ id }) => String(id)) },
    });
    expect(sent.statusCode).toBe(200);
    const { body } = await desk.ask<MessagePage>('GET', '/messages');
    return (await desk.ask<Message>('GET', `/messages/${body.lines[0]?.id}`)).body.works;
  }

  it('has of a piece the price that the client was given in the room of the answer', async () => {
    const [lamp, chair] = await answeredFrom(GIVEN);
    expect(lamp).toMatchObject({
      id: 'lamp',
      price: { amount: 11_900, currency: 'EUR' },
      givenVat: 'without',
    });
    expect(chair?.givenVat).toBeUndefined();
  });

  it('has what the client was told instead of an amount', async () => {
    const [lamp] = await answeredFrom('on request');
    expect(lamp).toMatchObject({ price: 'on request' });
  });

  it('has the public price where the client was given none', async () => {
    const [lamp] = await answeredFrom(null);
    expect(lamp).toMatchObject({ price: { amount: 12_000, currency: 'EUR' } });
    expect(lamp?.givenVat).toBeUndefined();
  });
});
