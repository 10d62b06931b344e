import { Type, type Static } from '@sinclair/typebox';
import { WebAddress } from '../addresses';
import { DEFAULT_TIME_ZONE } from '../time/time-zone';

export const Centimetres = Type.Number({ exclusiveMinimum: 0, description: 'cm' });
export const Dimensions = Type.Object({
  height: Type.Optional(Centimetres),
  width: Type.Optional(Centimetres),
  depth: Type.Optional(Centimetres),
  diameter: Type.Optional(Centimetres),
  unit: Type.Literal('cm'),
  note: Type.Optional(Type.String()),
});
export type Dimensions = Static<typeof Dimensions>;

export const ON_REQUEST = 'on request';

export const Price = Type.Union(
  [
    Type.Object(
      {
        amount: Type.Number({ exclusiveMinimum: 0 }),
        currency: Type.String({ pattern: '^[A-Z]{3}$', description: "ISO 4217: 'EUR'" }),
      },
      { additionalProperties: false },
    ),
    Type.Literal(ON_REQUEST),
  ],
  { description: 'An amount, or on request; no word of it where it is not told, and of no sold work' },
);
export type Price = Static<typeof Price>;

export const TimeZone = Type.String({
  pattern: '^[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)*$',
  description: `as the IANA names it; ${DEFAULT_TIME_ZONE} where nothing is said`,
});

export const BY_MAIL = 'by mail';

export const Reserve = Type.Union(
  [Type.Object({ url: WebAddress }, { additionalProperties: false }), Type.Literal(BY_MAIL)],
  { description: 'How a place is reserved: at an address, or by mail to the gallery' },
);
export type Reserve = Static<typeof Reserve>;
