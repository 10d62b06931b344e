import type { Generated } from 'kysely';
import type { ItemState, Shelf } from '../../content/contract/item';
import type { Gap } from '../../desk/contract/today';
import type { Flag } from './flag';

/** An item as the desk's lists find, count and order it: what is public, with the changes of its draft. */
interface ListedItemsTable {
  kind: Shelf;
  id: string;
  /** By which rules the row was made. */
  rules: string;
  state: ItemState;
  /** Whether its draft says something else than what is public. */
  has_draft: Flag;
  type: string;
  availability: string;
  /** `,french,alt,`; empty where nothing is missing. */
  gaps: string;
  /** Of an event: JSON of its kind in each language. */
  event_kind: string;
  /** From when an event is on, and when it is over. */
  starts: string | null;
  ends: string | null;
  /** All that is searched, in plain letters. */
  folded: string;
  /** Of a creator: the name that works show. */
  known_as: string;
  by_order: string;
  by_title_en: string;
  by_title_fr: string;
  by_date: string;
  by_reference: string;
  changed_at: string;
  /** As one reads it (`plainReference`): with the draft, and as it is public. */
  reference: string;
  public_reference: string;
  /** The number that the higher of both ends with. */
  reference_number: number | null;
  /** Of what is public; empty where nothing is. */
  updated_at: string;
}

/** What a public item lacks, and how often. */
interface ListedGapsTable {
  kind: Shelf;
  id: string;
  gap: Gap;
  count: number;
  by_order: string;
}

/** Links of public texts that may lead to pages of items. */
interface ListedLinksTable {
  kind: Shelf;
  id: string;
  field: string;
  href: string;
  /** The end of the address. */
  slug: string;
}

/** Items whose rows are to be made anew, by triggers. */
interface ListedStaleTable {
  number: Generated<number>;
  kind: Shelf;
  id: string;
}

export interface ListedTables {
  listed_items: ListedItemsTable;
  listed_gaps: ListedGapsTable;
  listed_links: ListedLinksTable;
  listed_stale: ListedStaleTable;
}
