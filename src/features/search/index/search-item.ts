import { COLLECTIONS } from '../../../contract/kinds/kinds';

/** What is searched, in the order in which the groups of results stand. */
export const SEARCH_KINDS = ['types', ...COLLECTIONS] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchPicture {
  src: string;
  /** px of the original */
  width: number;
  height: number;
  color: string;
  /** In the evening. */
  night?: string;
  /** The piece itself is the light there. */
  lamp?: true;
}

/** A type of works, which leads to their list. */
export interface SearchType {
  kind: 'types';
  path: string;
  title: string;
  /** How many works are of it. */
  count: number;
  picture?: SearchPicture;
}

/** A work as its caption tells it, with a small picture. */
export interface SearchWork {
  kind: 'works';
  path: string;
  title: string;
  creators: string;
  /** Shown where it is what was looked for. */
  reference?: string;
  date?: string;
  sold?: true;
  picture?: SearchPicture;
}

/** A creator, event or article as a row of text; its picture is seen by whoever points at it. */
export interface SearchText {
  kind: Exclude<SearchKind, 'types' | 'works'>;
  path: string;
  title: string;
  /** '1914–1989', 'Fair, 3 to 8 March 2027', 'Varangue, 1 October 2026' */
  facts?: string;
  picture?: SearchPicture;
}

/** What the index keeps of an item, to show it as a result. */
export type SearchItem = SearchType | SearchWork | SearchText;
