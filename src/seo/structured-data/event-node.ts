import type { ExhibitionEventLeaf, Place } from 'schema-dts';
import type { GalleryEvent, Venue } from '../../contract/event';
import { galleryRef, thingRef, type Reference } from './node-ids';
import { geoOf, postalAddress } from './place-nodes';

interface EventAddresses {
  /** Origin of the pages of this language. */
  origin: string;
  /** Absolute address of the event's page. */
  url: string;
  images: string[];
  creatorUrl(slug: string): string;
  workUrl(slug: string): string;
}

/** An event; one without a venue is at the gallery. An address is told as it is written, on one line. */
export function eventNode(
  event: GalleryEvent,
  description: string,
  { origin, url, images, creatorUrl, workUrl }: EventAddresses,
): ExhibitionEventLeaf & Reference {
  const { title, starts_on, ends_on, venue, exhibited_works, featured_artists } = event;
  return {
    '@type': 'ExhibitionEvent',
    ...thingRef(url, 'event'),
    name: title,
    description,
    url,
    image: images,
    startDate: starts_on,
    endDate: ends_on,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venue ? placeNode(venue) : galleryRef(origin),
    organizer: galleryRef(origin),
    about: featured_artists.map(({ slug }) => thingRef(creatorUrl(slug), 'creator')),
    workFeatured: exhibited_works.map(({ slug }) => thingRef(workUrl(slug), 'work')),
  };
}

const placeNode = ({ name, address, city, country, ...position }: Venue): Place => ({
  '@type': 'Place',
  name,
  address: postalAddress({ street: address, city, country }),
  ...geoOf(position),
});
