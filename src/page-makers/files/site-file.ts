import type { Tag } from '../../contract/hook/tags';

export interface SiteFile {
  /** The address, and the path below the served folder. */
  path: string;
  text: string;
}

export interface TaggedFile extends SiteFile {
  tags: readonly Tag[];
}

/** Of an item that had the slug of this address before. */
export interface MovedFile {
  movedTo: string;
  tags: readonly Tag[];
}
