import type { Language } from '../language';
import { FILES, PAGES, PARTS } from './addresses';

/** An American tag, but British dates and lists: '12 November 2026', 'A, B and C'. */
export const LANGUAGE: Language = {
  tag: 'en-US',
  printTag: 'en-GB',
  name: 'English',
  prefix: '',
  defaultForDomains: [],
  direction: 'ltr',
  catchall: true,
  byteUnits: ['kB', 'MB'],
  headNoun: 'last',
  readsInches: true,
  printRange: (from, to) => `${from} to ${to}`,
  addresses: { pages: PAGES, files: FILES, parts: PARTS },
};
