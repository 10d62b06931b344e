import type { FILES, PAGES, PARTS } from './en/addresses';

/** Product specification, section 3. */
export interface Language {
  /** BCP 47 */
  tag: string;
  /** BCP 47, where dates and lists need another tag. */
  printTag?: string;
  name: string;
  /** First segment of its paths, without slashes; empty for the default language. */
  prefix: string;
  /** Domain that serves this language alone: 'galerie.example'. */
  domain?: string;
  domains?: readonly string[];
  /** Domains on which first visits get this language. */
  defaultForDomains: readonly string[];
  direction?: 'ltr' | 'rtl';
  /** Whether visitors get it whose own language is not offered. */
  catchall: boolean;
  byteUnits: readonly [kilo: string, mega: string];
  /** Which word of a compound is its noun: the last of 'opal glass', the first of 'verre opalin'. */
  headNoun: 'first' | 'last';
  readsInches: boolean;
  /** Corrects a whole date that `Intl` has formatted. */
  printDate?: (date: string) => string;
  /** `from` lacks what it shares with the end of `to`. */
  printRange: (from: string, to: string) => string;
  addresses: {
    pages: Record<keyof typeof PAGES, string>;
    files: Record<keyof typeof FILES, string>;
    parts: Record<keyof typeof PARTS, string>;
  };
}
