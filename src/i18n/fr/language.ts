import type { Language } from '../language';
import { FILES, PAGES, PARTS } from './addresses';

/** The first day of a month is printed as '1er'. */
export const LANGUAGE: Language = {
  tag: 'fr-FR',
  name: 'français',
  prefix: 'fr',
  defaultForDomains: [],
  direction: 'ltr',
  catchall: false,
  byteUnits: ['ko', 'Mo'],
  headNoun: 'first',
  readsInches: false,
  printDate: (date) => date.replace(/^1 /, '1er '),
  printRange: (from, to) => `du ${from} au ${to}`,
  addresses: { pages: PAGES, files: FILES, parts: PARTS },
};
