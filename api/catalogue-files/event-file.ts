import { Type } from '@sinclair/typebox';
import { IsoDate, Text } from '../../src/contract/common';
import { OpeningTimes, ClockTime } from '../../src/contract/site-settings';
import { Reserve, TimeZone } from '../../src/contract/items/event';
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
      time_zone: Type.Optional(TimeZone),
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
      starts_at: Type.Optional(ClockTime),
      ends_at: Type.Optional(ClockTime),
      opening_hours: Type.Optional(texts.lines),
      opening_times: Type.Optional(Type.Array(OpeningTimes)),
      reserve: Type.Optional(Reserve),
      venue: Type.Optional(venue(texts)),
      pictures: Type.Optional(pictures(texts)),
      description: Type.Optional(texts.html),
      exhibited_works: Type.Optional(Ids),
      featured_artists: Type.Optional(Ids),
      press_release: Type.Optional(pressRelease(texts)),
    },
    CLOSED,
  );
