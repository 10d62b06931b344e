import { Type, type Static } from '@sinclair/typebox';
import { WebAddress } from '../../src/contract/addresses';
import { DateTime, Text } from '../../src/contract/common';
import { OpeningTimes } from '../../src/contract/site-settings';
import { Latitude, Longitude } from './fields';
import { CLOSED, type Texts } from './texts';

const contact = (texts: Texts) =>
  Type.Object(
    {
      street: Text,
      postal_code: Text,
      city: Text,
      country: texts.line,
      phone: Text,
      email: Text,
      opening_hours: texts.lines,
      opening_times: Type.Optional(Type.Array(OpeningTimes)),
      latitude: Type.Optional(Latitude),
      longitude: Type.Optional(Longitude),
    },
    CLOSED,
  );

export const siteFile = (texts: Texts) =>
  Type.Object(
    {
      url: WebAddress,
      name: Text,
      description: texts.line,
      separator: Text,
      twitter: Type.Optional(Text),
      social_networks: Type.Array(Type.Object({ url: WebAddress, social_network: Text }, CLOSED)),
      contact: contact(texts),
      credits: Type.Array(
        Type.Object({ role: texts.line, name: Text, url: Type.Optional(WebAddress) }, CLOSED),
      ),
      updated_at: DateTime,
    },
    CLOSED,
  );
export type SiteFile = Static<ReturnType<typeof siteFile>>;
