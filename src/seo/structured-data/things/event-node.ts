import type { EventLeaf, ExhibitionEventLeaf, Place, Schedule } from 'schema-dts';
import type { GalleryEvent, Venue } from '../../../contract/items/event';
import { knownZone, zonedTime } from '../../../i18n/formats/zoned-time';
import { galleryRef, thingRef, type Reference } from '../node-ids';
import { geoOf, postalAddress } from '../place-nodes';

interface EventAddresses {
  origin: string;
  /** Absolute. */
  url: string;
  images: string[];
  creatorUrl(slug: string): string;
  workUrl(slug: string): string;
}

/** Without a venue it is at the gallery; what shows no works, as a talk, is no exhibition. */
export function eventNode(
  event: GalleryEvent,
  description: string,
  { origin, url, images, creatorUrl, workUrl }: EventAddresses,
): (EventLeaf | ExhibitionEventLeaf) & Reference {
  const { title, starts_on, ends_on, starts_at, ends_at, venue, exhibited_works, featured_artists } = event;
  const zone = knownZone(venue?.time_zone);
  const schedule = schedulesOf(event, zone);
  return {
    '@type': exhibited_works.length > 0 ? 'ExhibitionEvent' : 'Event',
    ...thingRef(url, 'event'),
    name: title,
    description,
    url,
    image: images,
    startDate: moment(starts_on, starts_at, zone),
    endDate: moment(ends_on, ends_at, zone),
    ...(schedule.length > 0 && { eventSchedule: schedule }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venue ? placeNode(venue) : galleryRef(origin),
    organizer: galleryRef(origin),
    ...(featured_artists.length > 0 && {
      about: featured_artists.map(({ slug }) => thingRef(creatorUrl(slug), 'creator')),
    }),
    ...(exhibited_works.length > 0 && {
      workFeatured: exhibited_works.map(({ slug }) => thingRef(workUrl(slug), 'work')),
    }),
  };
}

/** An ISO day, or '2026-12-10T19:00:00+01:00'. */
const moment = (day: string, time: string | undefined, zone: string): string =>
  time ? zonedTime(day, time, zone).toISOString().replace('.000', '') : day;

const schedulesOf = (
  { starts_on, ends_on, opening_times = [] }: GalleryEvent,
  scheduleTimezone: string,
): Schedule[] =>
  opening_times.map(({ days, opens, closes }) => ({
    '@type': 'Schedule',
    startDate: starts_on,
    endDate: ends_on,
    byDay: days.map((day) => `https://schema.org/${day}` as const),
    startTime: opens,
    endTime: closes,
    repeatFrequency: 'P1W',
    scheduleTimezone,
  }));

const placeNode = ({ name, address, city, country, time_zone: _, ...position }: Venue): Place => ({
  '@type': 'Place',
  name,
  address: postalAddress({ street: address, city, country }),
  ...geoOf(position),
});
