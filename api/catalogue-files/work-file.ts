import { Type } from '@sinclair/typebox';
import { IsoDate, Text } from '../../src/contract/common';
import { MOUNTINGS } from '../../src/contract/models/mountings';
import { AVAILABILITIES, Centimetres, GROUPINGS, Price } from '../../src/contract/items/work';
import { oneOf } from '../../src/contract/one-of';
import { Id, Ids, itemFields, pictures } from './fields';
import { CLOSED, type Texts } from './texts';

const dimensions = (texts: Texts) =>
  Type.Object(
    {
      height: Type.Optional(Centimetres),
      width: Type.Optional(Centimetres),
      depth: Type.Optional(Centimetres),
      diameter: Type.Optional(Centimetres),
      note: Type.Optional(texts.line),
    },
    CLOSED,
  );

/** cm. */
const size = Type.Object(
  {
    height: Type.Optional(Centimetres),
    width: Type.Optional(Centimetres),
    depth: Type.Optional(Centimetres),
  },
  CLOSED,
);
const At = Type.Optional(Type.Number({ minimum: -10_000, maximum: 10_000 }));

const model = Type.Object(
  {
    file: Type.String({ pattern: '^[A-Za-z0-9_-]+\\.glb$' }),
    placement: Type.Optional(oneOf(MOUNTINGS)),
    credit: Type.Optional(Text),
    size: Type.Optional(size),
    piece: Type.Optional(Type.Object({ x: At, y: At, z: At }, CLOSED)),
    download: Type.Optional(Type.Boolean()),
  },
  CLOSED,
);

export const workFile = (texts: Texts) =>
  Type.Object(
    {
      ...itemFields(texts),
      title: texts.line,
      position: Type.Integer(),
      creators: Type.Array(Id, { minItems: 1 }),
      type: Id,
      date: Type.Optional(texts.line),
      published_on: Type.Optional(IsoDate),
      availability: oneOf(AVAILABILITIES),
      grouping: oneOf(GROUPINGS),
      reference: Text,
      materials: Type.Optional(texts.line),
      dimensions: Type.Optional(dimensions(texts)),
      mounting: Type.Optional(oneOf(MOUNTINGS)),
      model: Type.Optional(model),
      edition: Type.Optional(texts.line),
      price: Type.Optional(Price),
      description: Type.Optional(texts.html),
      history: Type.Optional(texts.html),
      bibliography: Type.Optional(texts.htmlLines),
      credits: Type.Optional(Type.Array(Type.Object({ role: texts.line, name: Text }, CLOSED))),
      pictures: Type.Optional(pictures(texts)),
      related: Type.Optional(Ids),
    },
    CLOSED,
  );
