import { Type, type Static } from '@sinclair/typebox';
import { plainAnswer } from '../collections/answer';
import { press } from '../collections/press';
import { File, FormerSlugs, Image, localisedFields } from '../common';
import { CreatorSummary } from './creator';
import { WorkSummary } from './work';

const summaryFields = {
  ...localisedFields,
  ...plainAnswer(press.fields, 'summary'),
  image: Type.Optional(Image),
};
export const PressSummary = Type.Object(summaryFields);
export type PressSummary = Static<typeof PressSummary>;

export const PressArticle = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  ...plainAnswer(press.fields, 'item'),
  images: Type.Array(Image),
  press_release: Type.Optional(File),
  cited_works: Type.Array(WorkSummary),
  cited_designers: Type.Array(CreatorSummary),
});
export type PressArticle = Static<typeof PressArticle>;
