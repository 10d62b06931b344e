import { Type, type Static } from '@sinclair/typebox';
import { AVAILABILITIES, GROUPINGS } from '../collections/works';
import { Credit, FormerSlugs, HdImage, Html, Image, IsoDate, localisedFields, Text } from '../common';
import { Slugs } from '../locale';
import { Model } from '../models/model';
import { Mounting } from '../models/mounting';
import { oneOf } from '../one-of';
import { PressMention } from './press-mention';

export const Availability = oneOf(AVAILABILITIES);
export type Availability = Static<typeof Availability>;

const Grouping = oneOf(GROUPINGS);

export const WorkType = Type.Object({
  id: Text,
  slug: Text,
  slugs: Slugs,
  former_slugs: FormerSlugs,
  title: Text,
  count: Type.Integer({ minimum: 0 }),
  image: Type.Optional(Image),
});
export type WorkType = Static<typeof WorkType>;

const summaryFields = {
  ...localisedFields,
  title: Text,
  creators: Type.Array(
    Type.Object({
      slug: Text,
      name: Text,
      sort_name: Type.Optional(Type.String({ description: 'by which lists are ordered' })),
      former_slugs: FormerSlugs,
    }),
  ),
  type: Type.Object({ slug: Text, title: Text }),
  date: Type.Optional(Type.String({ description: "as printed: 'circa 1955'" })),
  materials: Type.Optional(Type.String()),
  published_on: Type.Optional(
    Type.String({ ...IsoDate, description: 'ISO date: when the gallery first showed it' }),
  ),
  availability: Availability,
  grouping: Grouping,
  image: Type.Optional(Image),
};
export const WorkSummary = Type.Object(summaryFields);
export type WorkSummary = Static<typeof WorkSummary>;

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

export const Work = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  reference: Text,
  dimensions: Type.Optional(Dimensions),
  mounting: Type.Optional(Mounting),
  model: Type.Optional(Model),
  edition: Type.Optional(Type.String()),
  price: Type.Optional(Price),
  description: Type.Optional(Html),
  history: Type.Optional(Html),
  bibliography: Type.Array(Html),
  credits: Type.Array(Credit),
  images: Type.Array(Image),
  hd_images: Type.Array(HdImage),
  related_works: Type.Array(WorkSummary),
  press: Type.Optional(Type.Array(PressMention, { description: 'Articles that cite it, newest first' })),
});
export type Work = Static<typeof Work>;
