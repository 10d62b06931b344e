import { Type, type Static } from '@sinclair/typebox';
import { File, Html, Image, IsoDate, localisedFields, Text } from './common';
import { CreatorSummary } from './creator';
import { WorkSummary } from './work';

export const Venue = Type.Object({
  name: Text,
  address: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});
export type Venue = Static<typeof Venue>;

const summaryFields = {
  ...localisedFields,
  title: Text,
  kind: Type.String({ description: "as printed: 'Exhibition', 'Fair'" }),
  starts_on: IsoDate,
  ends_on: IsoDate,
  venue: Type.Optional(Venue),
  image: Type.Optional(Image),
};
export const EventSummary = Type.Object(summaryFields);
export type EventSummary = Static<typeof EventSummary>;

export const GalleryEvent = Type.Object({
  ...summaryFields,
  description: Type.Optional(Html),
  images: Type.Array(Image),
  exhibited_works: Type.Array(WorkSummary),
  featured_artists: Type.Array(CreatorSummary),
  press_release: Type.Optional(File),
});
export type GalleryEvent = Static<typeof GalleryEvent>;
