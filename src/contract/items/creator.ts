import { Type, type Static } from '@sinclair/typebox';
import { MaybeWebAddress } from '../addresses';
import { plainAnswer } from '../collections/answer';
import { creators } from '../collections/creators';
import { FormerSlugs, Image, localisedFields, Text } from '../common';
import { PressMention } from './press-mention';
import { WorkSummary } from './work';

const summaryFields = {
  ...localisedFields,
  ...plainAnswer(creators.fields, 'summary'),
  portrait: Type.Optional(Image),
};
export const CreatorSummary = Type.Object(summaryFields);
export type CreatorSummary = Static<typeof CreatorSummary>;

export const VCard = Type.Object({
  full_name: Text,
  organisation: Type.Optional(Type.String()),
  role: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  url: Type.Optional(MaybeWebAddress),
  address: Type.Optional(Type.String()),
  note: Type.Optional(Type.String()),
});
export type VCard = Static<typeof VCard>;

export const Creator = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  ...plainAnswer(creators.fields, 'item'),
  works: Type.Array(WorkSummary, {
    description: 'In the gallery’s order; the first of them where so many were asked for',
  }),
  works_count: Type.Optional(
    Type.Integer({ minimum: 0, description: 'How many there are, where only the first were asked for' }),
  ),
  press: Type.Optional(Type.Array(PressMention, { description: 'Articles that cite them, newest first' })),
  vcard: VCard,
});
export type Creator = Static<typeof Creator>;

/** An API that does not know it answers with all works. */
export const CREATOR_QUERY = {
  works: Type.Optional(Type.Integer({ minimum: 1, description: 'At most so many works; all without it' })),
};
