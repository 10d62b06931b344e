import type { Kind } from './kind';

export const EVENT = [
  {
    word: 'label',
    fields: [
      { path: 'title', widget: 'texts', word: 'title', isTitle: true },
      { path: 'kind', widget: 'eventKind', word: 'kind' },
    ],
  },
  {
    word: 'when',
    fields: [
      { path: 'starts_on', widget: 'date', word: 'startsOn' },
      { path: 'ends_on', widget: 'date', word: 'endsOn' },
      { path: 'starts_at', widget: 'time', word: 'startsAt', isOpening: true },
      { path: 'ends_at', widget: 'time', word: 'endsAt' },
      { path: 'opening_hours', widget: 'lines', word: 'openingHours' },
      { path: 'opening_times', widget: 'openingTimes', word: 'openingTimes' },
      { path: 'reserve', widget: 'reserve', word: 'reserve' },
    ],
  },
  {
    word: 'where',
    fields: [
      { path: 'venue.name', widget: 'texts', word: 'venueName' },
      { path: 'venue.address', widget: 'line', word: 'street' },
      { path: 'venue.city', widget: 'line', word: 'city' },
      { path: 'venue.country', widget: 'texts', word: 'country' },
      { path: 'venue.latitude', widget: 'number', word: 'latitude' },
      { path: 'venue.longitude', widget: 'number', word: 'longitude' },
      { path: 'venue.time_zone', widget: 'timeZone', word: 'timeZone' },
    ],
  },
  { word: 'pictures', fields: [{ path: 'pictures', widget: 'pictures', word: 'pictures' }] },
  {
    word: 'texts',
    fields: [
      { path: 'description', widget: 'rich', word: 'eventText' },
      { path: 'press_release.file', widget: 'file', word: 'pressRelease' },
    ],
  },
  {
    word: 'related',
    fields: [
      { path: 'exhibited_works', widget: 'references', shelf: 'works', word: 'exhibitedWorks' },
      { path: 'featured_artists', widget: 'references', shelf: 'creators', word: 'featuredArtists' },
    ],
  },
  {
    word: 'facts',
    fields: [
      { path: 'slug', widget: 'slug', word: 'slug' },
      { path: 'former_slugs', widget: 'formerSlugs', word: 'formerSlugs' },
    ],
  },
] as const satisfies Kind;
