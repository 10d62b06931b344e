import type { ArtGallery } from 'schema-dts';
import type { SiteView } from '../site-view';
import { galleryRef } from './node-ids';
import { geoOf, postalAddress } from './place-nodes';

export function galleryNode({ name, description, origin, contact, socialNetworks }: SiteView): ArtGallery {
  return {
    '@type': 'ArtGallery',
    ...galleryRef(origin),
    name,
    description,
    url: `${origin}/`,
    telephone: contact.phone,
    email: contact.email,
    address: postalAddress(contact),
    ...geoOf(contact),
    openingHoursSpecification: (contact.opening_times ?? []).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/social.png`,
    sameAs: socialNetworks.map(({ url }) => url),
  };
}
