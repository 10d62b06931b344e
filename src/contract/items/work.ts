import { Type, type Static } from '@sinclair/typebox';
import { plainAnswer } from '../collections/answer';
import { AVAILABILITIES, works } from '../collections/works';
import { Credit, FormerSlugs, HdImage, Image, localisedFields, Text } from '../common';
import { Slugs } from '../locale';
import { Model } from '../models/model';
import { oneOf } from '../one-of';
import { PressMention } from './press-mention';

export const Availability = oneOf(AVAILABILITIES);
export type Availability = Static<typeof Availability>;

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
  ...plainAnswer(works.fields, 'summary'),
  creators: Type.Array(
    Type.Object({
      slug: Text,
      name: Text,
      sort_name: Type.Optional(Type.String({ description: 'by which lists are ordered' })),
      former_slugs: FormerSlugs,
    }),
  ),
  type: Type.Object({ slug: Text, title: Text }),
  image: Type.Optional(Image),
};
export const WorkSummary = Type.Object(summaryFields);
export type WorkSummary = Static<typeof WorkSummary>;

export const Work = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  ...plainAnswer(works.fields, 'item'),
  model: Type.Optional(Model),
  credits: Type.Array(Credit),
  images: Type.Array(Image),
  hd_images: Type.Array(HdImage),
  related_works: Type.Array(WorkSummary),
  press: Type.Optional(Type.Array(PressMention, { description: 'Articles that cite it, newest first' })),
});
export type Work = Static<typeof Work>;
