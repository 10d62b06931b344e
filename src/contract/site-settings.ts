import { Type, type Static } from '@sinclair/typebox';
import { MaybeWebAddress, WebAddress } from './addresses';
import { Text } from './common';
import { oneOf } from './one-of';
import { LocaleSchema } from './locale';
import { WEEKDAYS } from './time/weekdays';

export const ClockTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'HH:MM, the time of the place',
});

/** For machines; `opening_hours` is for people. */
export const OpeningTimes = Type.Object({
  days: Type.Array(oneOf(WEEKDAYS), { minItems: 1 }),
  opens: ClockTime,
  closes: ClockTime,
});
export type OpeningTimes = Static<typeof OpeningTimes>;

export const SiteSettings = Type.Object({
  url: WebAddress,
  name: Text,
  description: Type.String(),
  separator: Text,
  default_locale: LocaleSchema,
  current_locale: LocaleSchema,
  twitter: Type.Optional(Type.String()),
  social_networks: Type.Array(Type.Object({ url: WebAddress, social_network: Text })),
  contact: Type.Object({
    street: Text,
    postal_code: Text,
    city: Text,
    country: Text,
    phone: Text,
    email: Text,
    opening_hours: Type.Array(Type.String()),
    opening_times: Type.Optional(Type.Array(OpeningTimes)),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  credits: Type.Array(Type.Object({ role: Text, name: Text, url: Type.Optional(MaybeWebAddress) })),
});
export type SiteSettings = Static<typeof SiteSettings>;
