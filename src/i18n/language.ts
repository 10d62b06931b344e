import type { FILES, PAGES, PARTS } from './en/addresses';

/** What the site has to know of a language beside its words: the fields of the product specification, section 3, and more. */
export interface Language {
  /** BCP 47 language tag. */
  tag: string;
  /** The tag by which dates and lists are written, where it is another one. */
  printTag?: string;
  /** The language's own name, as its speakers write it. */
  name: string;
  /** First segment of the language's paths, without slashes; empty for the default language. */
  prefix: string;
  /** Domain that serves this language alone: 'galerie.example'. */
  domain?: string;
  /** Further domains that serve it. */
  domains?: readonly string[];
  /** Domains for which this is the language of a first visit. */
  defaultForDomains: readonly string[];
  direction?: 'ltr' | 'rtl';
  /** Whether it is the language of visitors whose own is not offered. */
  catchall: boolean;
  /** A thousand and a million bytes. */
  byteUnits: readonly [kilo: string, mega: string];
  /** Which word of a compound is its noun: the last of 'opal glass', the first of 'verre opalin'. */
  headNoun: 'first' | 'last';
  /** Whether its readers think in inches; elsewhere they are no measure of furniture. */
  readsInches: boolean;
  /** Mends a whole date that `Intl` has written, where it is printed otherwise. */
  printDate?: (date: string) => string;
  /** A span of days: `from` without what it shares with the end of `to`. */
  printRange: (from: string, to: string) => string;
  /** The paths of its pages and files, and the words of those of long lists. */
  addresses: {
    pages: Record<keyof typeof PAGES, string>;
    files: Record<keyof typeof FILES, string>;
    parts: Record<keyof typeof PARTS, string>;
  };
}

/** How a language offers itself on a page in another one, to those who read it. */
export interface LanguageOffer {
  /** Leads to the page. */
  text: string;
  close: string;
}
