/** `:name` stands for one segment of the path. */
export const PAGES = {
  index: '/',
  about: '/about',
  contact: '/contact',
  'legal-notice': '/legal-notice',
  accessibility: '/accessibility',
  press: '/press',
  'press-slug': '/press/:slug',
  events: '/events',
  'events-slug': '/events/:slug',
  creators: '/creators',
  'creators-slug': '/creators/:slug',
  'works-type-slug': '/works/type/:slug',
  'works-type-slug-part': '/works/type/:slug/:part',
  'works-slug': '/works/:slug',
  'works-slug-pdf': '/works/:slug/pdf',
  selection: '/selection',
  'newsletter-confirm': '/newsletter/confirmation',
  'newsletter-withdraw': '/newsletter/stop',
  wish: '/wish',
  'wishes-confirm': '/wishes/confirmation',
  'wishes-withdraw': '/wishes/stop',
  'form-done': '/thank-you/:slug',
  'preview-id': '/preview/:id',
  'room-id': '/room/:id',
  test: '/test',
  test3: '/test3',
  test4: '/test4',
} as const;

export const FILES = {
  'contact-card': '/contact.vcf',
  'creators-slug-card': '/creators/:slug.vcf',
  'events-calendar': '/events.ics',
  'events-slug-calendar': '/events/:slug.ics',
  'works-feed': '/works.atom',
  'events-feed': '/events.atom',
  'press-feed': '/press.atom',
  'llms-text': '/llms.txt',
} as const;

/** Segments for the later pages of a list, by its filter. */
export const PARTS = { available: 'available', sold: 'sold' } as const;
