/** What is searched, in the order in which the groups of results stand. */
export const SEARCH_KINDS = ['works', 'creators', 'events', 'press'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchPicture {
  src: string;
  /** px of the original */
  width: number;
  height: number;
  color: string;
}

/** A work as its caption tells it, with a small picture. */
export interface SearchWork {
  kind: 'works';
  path: string;
  title: string;
  creators: string;
  date?: string;
  sold?: true;
  picture?: SearchPicture;
}

/** A creator, event or article as a row of text. */
export interface SearchText {
  kind: Exclude<SearchKind, 'works'>;
  path: string;
  title: string;
  /** '1914–1989', 'Fair, 3 to 8 March 2027', 'Varangue, 1 October 2026' */
  facts?: string;
}

/** What the index keeps of an item, to show it as a result. */
export type SearchItem = SearchWork | SearchText;
