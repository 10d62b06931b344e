import { Type, type Static } from '@sinclair/typebox';
import { Credit, HdImage, Html, Image, localisedFields, Text } from './common';
import { Slugs } from './locale';
import { oneOf } from './one-of';

export const AVAILABILITIES = ['available', 'sold'] as const;
export const Availability = oneOf(AVAILABILITIES);
export type Availability = Static<typeof Availability>;

export const GROUPINGS = ['single', 'pair', 'set'] as const;
const Grouping = oneOf(GROUPINGS);

/** What a work stands on or hangs from. */
export const MOUNTINGS = ['floor', 'table', 'wall', 'ceiling'] as const;
export const Mounting = oneOf(MOUNTINGS, 'What it stands on or hangs from; the floor where nothing is said');
export type Mounting = Static<typeof Mounting>;

export const WorkType = Type.Object({
  id: Text,
  slug: Text,
  slugs: Slugs,
  title: Text,
  count: Type.Integer({ minimum: 0 }),
  image: Type.Optional(Image),
});
export type WorkType = Static<typeof WorkType>;

const summaryFields = {
  ...localisedFields,
  title: Text,
  creators: Type.Array(Type.Object({ slug: Text, name: Text })),
  type: Type.Object({ slug: Text, title: Text }),
  date: Type.Optional(Type.String({ description: "as printed: 'circa 1955'" })),
  availability: Availability,
  grouping: Grouping,
  image: Type.Optional(Image),
};
export const WorkSummary = Type.Object(summaryFields);
export type WorkSummary = Static<typeof WorkSummary>;

/** Of an answer and of an editor's file. */
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

export const Work = Type.Object({
  ...summaryFields,
  reference: Text,
  materials: Type.Optional(Type.String()),
  dimensions: Type.Optional(Dimensions),
  mounting: Type.Optional(Mounting),
  edition: Type.Optional(Type.String()),
  description: Type.Optional(Html),
  history: Type.Optional(Html),
  bibliography: Type.Array(Html),
  credits: Type.Array(Credit),
  images: Type.Array(Image),
  hd_images: Type.Array(HdImage),
  related_works: Type.Array(WorkSummary),
});
export type Work = Static<typeof Work>;
