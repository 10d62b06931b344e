import { Type, type Static } from '@sinclair/typebox';
import { Text } from './common';
import { LocaleSchema } from './locale';

export const SiteSettings = Type.Object({
  url: Text,
  name: Text,
  description: Type.String(),
  separator: Text,
  default_locale: LocaleSchema,
  current_locale: LocaleSchema,
  twitter: Type.Optional(Type.String()),
  social_networks: Type.Array(Type.Object({ url: Text, social_network: Text })),
  contact: Type.Object({
    street: Text,
    postal_code: Text,
    city: Text,
    country: Text,
    phone: Text,
    email: Text,
    opening_hours: Type.Array(Type.String()),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  credits: Type.Array(Type.Object({ role: Text, name: Text, url: Type.Optional(Type.String()) })),
});
export type SiteSettings = Static<typeof SiteSettings>;
