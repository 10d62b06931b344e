import { Type, type Static } from '@sinclair/typebox';
import { DateTime, Html, Image, Text } from '../common';
import { LocaleSchema } from '../locale';
import { oneOf } from '../one-of';
import { SiteSettings } from '../site-settings';
import { ON_REQUEST } from '../collections/values';
import { Work } from '../items/work';

/** `none`: nothing is said of it. */
const VATS = ['with', 'without', 'none'] as const;
export const Vat = oneOf(VATS, 'Whether VAT is in the amount, comes on top, or nothing is said of it');
export type Vat = Static<typeof Vat>;

export const RoomAmount = Type.Number({ exclusiveMinimum: 0, maximum: 1e12 });
export const RoomCurrency = Type.String({ pattern: '^[A-Z]{3}$', description: "ISO 4217: 'EUR'" });

export const RoomPrice = Type.Union(
  [
    Type.Object(
      {
        amount: RoomAmount,
        currency: RoomCurrency,
        vat: Vat,
        before: Type.Optional(
          Type.Number({ exclusiveMinimum: 0, description: 'before the discount, where that is shown' }),
        ),
      },
      { additionalProperties: false },
    ),
    Type.Literal(ON_REQUEST),
  ],
  { description: 'What the piece costs this client; nothing where it is not told, and of no sold piece' },
);
export type RoomPrice = Static<typeof RoomPrice>;

export const RoomPiece = Type.Object({
  id: Type.String({ minLength: 1, description: 'of the piece in this room; answers and counts name it' }),
  title: Type.String({ minLength: 1, description: 'of the work, also when it is no longer shown' }),
  work: Type.Optional(
    Type.Unsafe<Work>({
      ...Work,
      description:
        'As the catalogue has it now, `sold` included, also where it is not public; without price and related works. Missing: no longer shown',
    }),
  ),
  locale: Type.Optional(
    Type.Unsafe<Static<typeof LocaleSchema>>({
      ...LocaleSchema,
      description: 'language of the work’s texts, where it is not written in that of the room',
    }),
  ),
  has_page: Type.Boolean({ description: 'whether the work has a page of the site in `locale`' }),
  note: Type.Optional(Html),
  price: Type.Optional(RoomPrice),
  pictures: Type.Array(Image, { description: 'that this room alone has of the piece' }),
  place: Type.Optional(
    Type.Object(
      {
        x: Type.Integer({ description: 'cm along the floor, of its middle' }),
        turn: Type.Integer({ description: 'degrees clockwise' }),
      },
      { description: 'where it stands beside the others; in a row where nothing is said' },
    ),
  ),
});
export type RoomPiece = Static<typeof RoomPiece>;

export const RoomGallery = Type.Object({ name: Text, contact: SiteSettings.properties.contact });
export type RoomGallery = Static<typeof RoomGallery>;

const commonFields = { locale: LocaleSchema, gallery: RoomGallery };

export const LockedRoom = Type.Object(
  { state: Type.Literal('locked'), ...commonFields },
  { description: 'A room that opens with its code, which was not sent' },
);
export type LockedRoom = Static<typeof LockedRoom>;

export const Room = Type.Object({
  state: Type.Literal('open'),
  ...commonFields,
  is_preview: Type.Boolean({ description: 'shown at the desk: nothing is counted, nothing can be answered' }),
  title: Text,
  client: Type.Optional(Type.String({ description: "for whom, as printed: 'Madame Leroy'" })),
  letter: Type.Optional(Html),
  conditions: Type.Optional(Html),
  pieces: Type.Array(RoomPiece),
  pictures: Type.Array(Image, { description: 'that this room alone has, of no single piece' }),
  wall: Type.Optional(Type.Integer({ description: 'cm of the wall that they stand against' })),
  valid_until: DateTime,
  is_counted: Type.Boolean({
    description: 'whether the gallery counts openings and time; nothing is to be sent otherwise',
  }),
});
export type Room = Static<typeof Room>;

export const RoomData = Type.Union([Room, LockedRoom]);
export type RoomData = Static<typeof RoomData>;

/** The same for rooms that never were, that have ended and that were withdrawn. */
export const RoomGone = Type.Object({
  error: Type.Object({ message: Type.String(), gallery: RoomGallery }),
});
export type RoomGone = Static<typeof RoomGone>;
