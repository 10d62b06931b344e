import type { Tag } from '../../contract/hook/tags';

/** A text file that is made beside the pages. */
export interface SiteFile {
  /** Its address, which is also its path below the folder that is served. */
  path: string;
  text: string;
}

/** With the answers that it was made of. */
export interface TaggedFile extends SiteFile {
  tags: readonly Tag[];
}
