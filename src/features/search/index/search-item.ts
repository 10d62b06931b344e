import { COLLECTIONS } from '../../../contract/kinds/kinds';

export const SEARCH_KINDS = ['types', ...COLLECTIONS] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchPicture {
  src: string;
  /** px of the original */
  width: number;
  height: number;
  color: string;
  night?: string;
  /** The work is a lamp, lit in `night`. */
  lamp?: true;
}

interface Same {
  /** The same in every language; not in an index of before it was there. */
  id?: string;
}

export interface SearchType extends Same {
  kind: 'types';
  path: string;
  title: string;
  count: number;
  picture?: SearchPicture;
}

export interface SearchWork extends Same {
  kind: 'works';
  path: string;
  title: string;
  creators: string;
  /** Shown where it was searched for. */
  reference?: string;
  date?: string;
  sold?: true;
  picture?: SearchPicture;
}

export interface SearchText extends Same {
  kind: Exclude<SearchKind, 'types' | 'works'>;
  path: string;
  title: string;
  /** '1914–1989', 'Fair, 3 to 8 March 2027', 'Varangue, 1 October 2026' */
  facts?: string;
  picture?: SearchPicture;
}

export type SearchItem = SearchType | SearchWork | SearchText;
