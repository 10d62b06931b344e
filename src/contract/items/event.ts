import { Type, type Static } from '@sinclair/typebox';
import { WebAddress } from '../addresses';
import { File, FormerSlugs, Html, Image, IsoDate, localisedFields, Text } from '../common';
import { CreatorSummary } from './creator';
import { ClockTime, OpeningTimes } from '../site-settings';
import { DEFAULT_TIME_ZONE } from '../time/time-zone';
import { WorkSummary } from './work';

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

export const Venue = Type.Object({
  name: Text,
  address: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  time_zone: Type.Optional(TimeZone),
});
export type Venue = Static<typeof Venue>;

const summaryFields = {
  ...localisedFields,
  title: Text,
  kind: Type.String({ description: "as printed: 'Exhibition', 'Fair'" }),
  starts_on: IsoDate,
  ends_on: IsoDate,
  /** Without times an event lasts whole days. */
  starts_at: Type.Optional(ClockTime),
  ends_at: Type.Optional(ClockTime),
  venue: Type.Optional(Venue),
  image: Type.Optional(Image),
};
export const EventSummary = Type.Object(summaryFields);
export type EventSummary = Static<typeof EventSummary>;

export const GalleryEvent = Type.Object({
  ...summaryFields,
  former_slugs: FormerSlugs,
  description: Type.Optional(Html),
  opening_hours: Type.Optional(Type.Array(Type.String({ description: 'as printed' }))),
  opening_times: Type.Optional(Type.Array(OpeningTimes)),
  reserve: Type.Optional(Reserve),
  images: Type.Array(Image),
  exhibited_works: Type.Array(WorkSummary),
  featured_artists: Type.Array(CreatorSummary),
  press_release: Type.Optional(File),
});
export type GalleryEvent = Static<typeof GalleryEvent>;
