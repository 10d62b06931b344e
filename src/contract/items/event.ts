import { Type, type Static } from '@sinclair/typebox';
import { plainAnswer } from '../collections/answer';
import { events } from '../collections/events';
import { File, FormerSlugs, Image, localisedFields } from '../common';
import { CreatorSummary } from './creator';
import { WorkSummary } from './work';

export const Venue = Type.Object(plainAnswer(events.fields.venue.fields, 'item'));
export type Venue = Static<typeof Venue>;

const summaryFields = {
  ...localisedFields,
  ...plainAnswer(events.fields, 'summary'),
  image: Type.Optional(Image),
};
export const EventSummary = Type.Object(summaryFields);
export type EventSummary = Static<typeof EventSummary>;

export const GalleryEvent = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  ...plainAnswer(events.fields, 'item'),
  images: Type.Array(Image),
  exhibited_works: Type.Array(WorkSummary),
  featured_artists: Type.Array(CreatorSummary),
  press_release: Type.Optional(File),
});
export type GalleryEvent = Static<typeof GalleryEvent>;
