import type { Shelf } from '../contract/item';
import type { VersionAct } from '../contract/publishing';

/** An item that is written. */
export interface Written {
  shelf: Shelf;
  item: string;
  act: VersionAct;
  /** Texts in the database; null where there is, or will be, none. */
  before: string | null;
  after: string | null;
  /** Number of the draft that is published with it. */
  draft: number | null;
}
