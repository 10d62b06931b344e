import type { Kind } from './kind';

export const SITE = [
  {
    word: 'name',
    fields: [
      { path: 'name', widget: 'line', word: 'siteName', isTitle: true },
      { path: 'description', widget: 'texts', word: 'siteDescription' },
      { path: 'url', widget: 'line', word: 'siteAddress' },
      { path: 'separator', widget: 'line', word: 'separator' },
    ],
  },
  {
    word: 'contact',
    fields: [
      { path: 'contact.street', widget: 'line', word: 'street' },
      { path: 'contact.postal_code', widget: 'line', word: 'postalCode' },
      { path: 'contact.city', widget: 'line', word: 'city' },
      { path: 'contact.phone', widget: 'line', word: 'phone' },
      { path: 'contact.country', widget: 'texts', word: 'country' },
      { path: 'contact.email', widget: 'line', word: 'email' },
      { path: 'contact.latitude', widget: 'number', word: 'latitude' },
      { path: 'contact.longitude', widget: 'number', word: 'longitude' },
    ],
  },
  {
    word: 'hours',
    fields: [
      { path: 'contact.opening_hours', widget: 'lines', word: 'openingHours' },
      { path: 'contact.opening_times', widget: 'openingTimes', word: 'openingTimes' },
    ],
  },
  {
    word: 'networks',
    fields: [
      { path: 'social_networks', widget: 'socialNetworks', word: 'socialNetworks' },
      { path: 'twitter', widget: 'line', word: 'twitter' },
    ],
  },
  { word: 'credits', fields: [{ path: 'credits', widget: 'credits', word: 'siteCredits' }] },
] as const satisfies Kind;
