import { addPicture, addPiece, type NewPiece } from '../rooms/piece-queries';
import { addRoom, giveLink, setColumns, type NewRoom } from '../rooms/desk-room-queries';
import { hashCode } from '../rooms/open-rooms';
import type { GalleryDatabase } from '../database/database';
import { inTurn } from '../database/in-turn';

export interface SampleRoom {
  id: number;
  token: string;
  /** Ids, as the answer has them. */
  pieces: string[];
}

interface Wanted extends Partial<NewRoom> {
  pieces?: Partial<NewPiece>[];
  code?: string;
  /** Name of a picture of the first piece. */
  picture?: string;
}

/** A room for Zoé that is open: a lamp with a price, unless told otherwise. */
export async function makeSampleRoom(
  database: GalleryDatabase,
  { pieces = [{}], code, picture, ...room }: Wanted = {},
): Promise<SampleRoom> {
  const hash = code === undefined ? null : await hashCode(code);
  return database.write(async (to) => {
    const act = { by: { id: 1, name: 'Ada', may: 'publish' as const }, at: new Date().toISOString() };
    const whole: NewRoom = {
      ...{ locale: 'en', client: 'Zoé', email: 'zoe@example.org', title: 'Three lamps', letter: '' },
      ...{
        conditions: '',
        arrangement: null,
        isCounted: true,
        validUntil: '2999-01-01T00:00:00.000Z',
        ...room,
      },
    };
    const id = await addRoom(to, whole, act);
    const price = { amount: 9000, currency: 'EUR', vat: 'with', before: null, showsBefore: false } as const;
    const ids = await inTurn(pieces, async (piece) =>
      addPiece(to, id, { work: 'lamp', title: 'Tall lamp', note: '', price, ...piece }),
    );
    if (picture)
      await addPicture(to, id, {
        ...{ piece: ids[0] ?? null, name: picture, extension: 'jpg', alt: 'A scratch' },
        ...{ width: 1600, height: 1200, color: '#d06010' },
      });
    await setColumns(to, id, { code: hash });
    return { id, token: await giveLink(to, id, act.at), pieces: ids.map(String) };
  });
}
