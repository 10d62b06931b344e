import { ALL_TYPES_SLUGS } from '../forms/bounds';
import { defineCollection } from './define-collection';
import { ADDRESSES, number, picture, text } from './fields';

export const types = defineCollection({
  name: 'types',
  noun: 'work type',
  order: { by: 'position' },
  reserved: Object.values(ALL_TYPES_SLUGS),
  fields: {
    title: text({ localized: true, required: true, title: true, group: 'label' }),
    position: number({ integer: true, required: true, group: 'label', answer: false }),
    slug: { ...ADDRESSES.slug, group: 'label' },
    former_slugs: { ...ADDRESSES.former_slugs, group: 'label' },
    picture: picture({ group: 'picture' }),
  },
});
