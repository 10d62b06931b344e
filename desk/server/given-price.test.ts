import type { Message, MessagePage } from '../contract/messages';
import { openRoomDesk, type RoomDesk } from './testing/room-desk';

let desk: RoomDesk;
beforeEach(async () => {
  desk = await openRoomDesk();
});
afterEach(() => desk.close());

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
  expect(lamp).toMatchObject({ id: 'lamp', price: { amount: 11_900, currency: 'EUR' }, givenVat: 'without' });
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
