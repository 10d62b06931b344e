import { Type, type Static } from '@sinclair/typebox';
import { DateTime, Html, Image, Link, Text } from './common';
import { WorkSummary } from './items/work';

/** The same in every language. */
export const PAGE_SLUGS = ['home', 'about', 'contact', 'legal-notice'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

const pageFields = {
  slug: Text,
  title: Text,
  body: Type.Optional(Html),
  images: Type.Array(Image),
  updated_at: DateTime,
};
export const Page = Type.Object(pageFields);
export type Page = Static<typeof Page>;

export const NewsItem = Type.Object({
  id: Text,
  title: Text,
  text: Type.Optional(Type.String()),
  link: Type.Optional(Link),
  image: Image,
});
export type NewsItem = Static<typeof NewsItem>;

export const HomePage = Type.Object({
  ...pageFields,
  news: Type.Array(NewsItem),
  selected_works: Type.Array(WorkSummary),
  new_works: Type.Optional(
    Type.Array(WorkSummary, {
      description: 'those with the latest published_on, the last first; 12 at most',
    }),
  ),
});
export type HomePage = Static<typeof HomePage>;
