import { Type, type Static } from '@sinclair/typebox';
import { MaybeWebAddress } from '../addresses';
import { File, FormerSlugs, Html, Image, IsoDate, localisedFields, Text } from '../common';
import { CreatorSummary } from './creator';
import { WorkSummary } from './work';

const summaryFields = {
  ...localisedFields,
  title: Text,
  publication: Text,
  published_on: IsoDate,
  author: Type.Optional(Type.String()),
  image: Type.Optional(Image),
};
export const PressSummary = Type.Object(summaryFields);
export type PressSummary = Static<typeof PressSummary>;

export const PressArticle = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  body: Type.Optional(Html),
  url: Type.Optional(MaybeWebAddress),
  images: Type.Array(Image),
  press_release: Type.Optional(File),
  cited_works: Type.Array(WorkSummary),
  cited_designers: Type.Array(CreatorSummary),
});
export type PressArticle = Static<typeof PressArticle>;
