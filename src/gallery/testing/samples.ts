import type { Box, Model } from '../../contract/models/model';
import type { HdImage } from '../../contract/common';
import type { Creator } from '../../contract/items/creator';
import type { GalleryEvent } from '../../contract/items/event';
import { COLLECTIONS } from '../../contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../contract/locale-codes';
import type { HomePage, Page } from '../../contract/page';
import type { PressArticle } from '../../contract/items/press';
import type { SiteSettings } from '../../contract/site-settings';
import type { Work, WorkType } from '../../contract/items/work';
import type { Collections } from '../catalogue';

/** Nothing in any collection: what a sample does not tell of. */
export const noItems = (): Collections =>
  Object.fromEntries(COLLECTIONS.map((name): [string, never[]] => [name, []])) as unknown as Collections;

/** Of every language: there is nothing in those that are not told of. */
export const slugsOf = (told: Partial<Slugs>): Slugs =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, told[code] ?? null])) as Slugs;
type Slugs = Work['slugs'];

const UPDATED = '2026-01-15T10:00:00Z';

const localised = (slug: string) => ({
  id: `id-${slug}`,
  slug,
  slugs: slugsOf({ en: slug, fr: slug }),
  updated_at: UPDATED,
});

export const sampleWorkType = (slug: string): WorkType => ({
  id: `id-${slug}`,
  slug,
  slugs: slugsOf({ en: slug, fr: slug }),
  title: `Type ${slug}`,
  count: 1,
});

export const sampleWork = (slug: string): Work => ({
  ...localised(slug),
  title: `Work ${slug}`,
  creators: [],
  type: { slug: 'seating', title: 'Seating' },
  availability: 'available',
  grouping: 'single',
  reference: `ML-${slug}`,
  bibliography: [],
  credits: [],
  images: [],
  hd_images: [],
  related_works: [],
});

export const sampleModel = (slug: string): Model => {
  const box = { min: [-0.2, 0, -0.2], max: [0.2, 0.8, 0.2] } satisfies Box;
  return {
    ...{ placement: 'floor', is_lamp: false, bounds: box, piece: box },
    web: { url: `/media/models/${slug}.0123abcd/web.glb`, bytes: 160_000 },
    plain: { url: `/media/models/${slug}.0123abcd/plain.glb`, bytes: 443_210 },
  };
};

/** A large picture of 5.2 MB. */
export const sampleHdImage = (): HdImage => ({
  url: '/hd/quai.jpg',
  filename: 'quai.jpg',
  bytes: 5_240_000,
  type: 'image/jpeg',
  width: 4000,
  height: 3000,
});

export const sampleCreator = (slug: string): Creator => ({
  ...localised(slug),
  name: `Creator ${slug}`,
  sort_name: slug,
  works: [],
  vcard: { full_name: `Creator ${slug}` },
});

export const sampleEvent = (slug: string): GalleryEvent => ({
  ...localised(slug),
  title: `Event ${slug}`,
  kind: 'Fair',
  starts_on: '2026-03-01',
  ends_on: '2026-03-08',
  images: [],
  exhibited_works: [],
  featured_artists: [],
});

export const samplePressArticle = (slug: string): PressArticle => ({
  ...localised(slug),
  title: `Article ${slug}`,
  publication: 'Revue',
  published_on: '2026-02-01',
  images: [],
  cited_works: [],
  cited_designers: [],
});

export const samplePage = (slug: string): Page => ({
  slug,
  title: `Page ${slug}`,
  images: [],
  updated_at: UPDATED,
});

export const sampleHomePage = (): HomePage => ({ ...samplePage('home'), news: [], selected_works: [] });

export const sampleSettings = (locale: LocaleCode): SiteSettings => ({
  url: 'https://example.org',
  name: 'meubles et lumières',
  description: '',
  separator: '|',
  default_locale: 'en',
  current_locale: locale,
  social_networks: [],
  contact: {
    street: '1 rue Exemple',
    postal_code: '75000',
    city: 'Paris',
    country: 'France',
    phone: '+33 1 00 00 00 00',
    email: 'bonjour@example.org',
    opening_hours: [],
  },
  credits: [],
});
