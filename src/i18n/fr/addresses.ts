import type { FILES as ENGLISH_FILES, PAGES as ENGLISH_PAGES, PARTS as ENGLISH_PARTS } from '../en/addresses';

export const PAGES: Record<keyof typeof ENGLISH_PAGES, string> = {
  index: '/fr',
  about: '/fr/a-propos',
  contact: '/fr/contact',
  'legal-notice': '/fr/mentions-legales',
  accessibility: '/fr/accessibilite',
  press: '/fr/presse',
  'press-slug': '/fr/presse/:slug',
  events: '/fr/evenements',
  'events-slug': '/fr/evenements/:slug',
  creators: '/fr/createurs',
  'creators-slug': '/fr/createurs/:slug',
  'works-type-slug': '/fr/oeuvres/type/:slug',
  'works-type-slug-part': '/fr/oeuvres/type/:slug/:part',
  'works-slug': '/fr/oeuvres/:slug',
  'works-slug-pdf': '/fr/oeuvres/:slug/pdf',
  selection: '/fr/selection',
  'newsletter-confirm': '/fr/newsletter/confirmation',
  'newsletter-withdraw': '/fr/newsletter/stop',
  wish: '/fr/souhait',
  'wishes-confirm': '/fr/souhaits/confirmation',
  'wishes-withdraw': '/fr/souhaits/stop',
  'form-done': '/fr/merci/:slug',
  'preview-id': '/fr/preview/:id',
  'room-id': '/fr/salon/:id',
  test: '/fr/test',
  test3: '/fr/test3',
  test4: '/fr/test4',
};

export const FILES: Record<keyof typeof ENGLISH_FILES, string> = {
  'contact-card': '/fr/contact.vcf',
  'creators-slug-card': '/fr/createurs/:slug.vcf',
  'events-calendar': '/fr/evenements.ics',
  'events-slug-calendar': '/fr/evenements/:slug.ics',
  'works-feed': '/fr/oeuvres.atom',
  'events-feed': '/fr/evenements.atom',
  'press-feed': '/fr/presse.atom',
  'llms-text': '/fr/llms.txt',
};

export const PARTS: Record<keyof typeof ENGLISH_PARTS, string> = {
  available: 'disponibles',
  sold: 'vendues',
};
