import { Type, type Static } from '@sinclair/typebox';
import { IsoDate, Text } from '../../src/contract/common';
import { Ids, itemFields, Latitude, Longitude, pictures, pressRelease } from './fields';
import { CLOSED, type Texts } from './texts';

const venue = (texts: Texts) =>
  Type.Object(
    {
      name: texts.line,
      address: Type.Optional(Text),
      city: Type.Optional(Text),
      country: Type.Optional(texts.line),
      latitude: Type.Optional(Latitude),
      longitude: Type.Optional(Longitude),
    },
    CLOSED,
  );

export const eventFile = (texts: Texts) =>
  Type.Object(
    {
      ...itemFields(texts),
      title: texts.line,
      kind: texts.line,
      starts_on: IsoDate,
      ends_on: IsoDate,
      venue: Type.Optional(venue(texts)),
      pictures: Type.Optional(pictures(texts)),
      description: Type.Optional(texts.html),
      exhibited_works: Type.Optional(Ids),
      featured_artists: Type.Optional(Ids),
      press_release: Type.Optional(pressRelease(texts)),
    },
    CLOSED,
  );
export type EventFile = Static<ReturnType<typeof eventFile>>;
