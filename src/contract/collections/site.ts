import { defineCollection } from './define-collection';
import { credits, lines, number, object, openingTimes, socialNetworks, text } from './fields';

export const site = defineCollection({
  name: 'site',
  noun: 'gallery',
  fields: {
    name: text({ required: true, title: true, group: 'name' }),
    description: text({ localized: true, required: true, group: 'name' }),
    url: text({ format: 'url', required: true, group: 'name' }),
    separator: text({ required: true, group: 'name' }),
    contact: object({
      required: true,
      group: 'contact',
      fields: {
        street: text({ required: true }),
        postal_code: text({ required: true }),
        city: text({ required: true }),
        phone: text({ required: true }),
        country: text({ localized: true, required: true }),
        email: text({ required: true }),
        latitude: number({ min: -90, max: 90 }),
        longitude: number({ min: -180, max: 180 }),
        opening_hours: lines({ required: true, group: 'hours' }),
        opening_times: openingTimes({ group: 'hours' }),
      },
    }),
    social_networks: socialNetworks({ required: true, group: 'networks' }),
    twitter: text({ group: 'networks' }),
    credits: credits({ linked: true, required: true, group: 'credits' }),
  },
});
