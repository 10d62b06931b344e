import type { Generated, GeneratedAlways } from 'kysely';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Folder } from '../../catalogue-files/kinds';
import type { MissedTime, Schedule, Shelf } from '../../content/contract/item';
import type { VersionAct } from '../../content/contract/publishing';
import type { Flag } from './flag';

interface ChangesTable {
  number: Generated<number>;
  at: string;
  /** JSON: what a publication made out of date. */
  tags: string;
}

interface ItemsTable {
  kind: Shelf;
  id: string;
  /** JSON, checked by the schema of its kind. */
  published: string;
  /** The same as visitors see it, its HTML made safe; null where that is the same. */
  shown: string | null;
  /** By which rules (`RULES` of entry.ts); what lists go by (below) was made by them as well. */
  shown_by: string;
  /** Hash of `published`. */
  version: string;
  /** Sorts the items of a kind as the site does; those that are equal come by their ids. */
  place: string;
  /** The languages in which visitors see it (` en fr `); empty for a draft. */
  public_in: string;
  /** Of a work. */
  type: string | null;
  /** Of a work: the day since which it is shown as new. */
  published_on: string | null;
}

interface ItemSlugsTable {
  kind: Folder;
  locale: LocaleCode;
  slug: string;
  is_former: Flag;
  item: string;
}

/** A row of what visitors see (0), or of what the draft says (1), which may be anything. */
interface Naming {
  kind: Shelf;
  item: string;
  is_draft: Flag;
}

/** Who names whom. A field of a list ends with the place in it (`creators.0`). */
interface ItemLinksTable extends Naming {
  field: string;
  to_kind: Folder;
  to_item: string;
}

/** The files that items name. Public rows are made with what the item shows. */
export interface ItemFilesTable extends Naming {
  /** `pictures.0`, `pictures.0.night`, `press_release.file.fr` */
  field: string;
  folder: 'pictures' | 'files' | 'models';
  /** Of the original. */
  name: string;
  /** As the item names it beside a large original; else the same. */
  shown_as: string;
  /** Whether visitors may keep the original. */
  is_large: Flag;
  /** JSON: of the item, in each language. */
  title: string;
  /** JSON: as the item has it, with its description; null for documents and models. */
  picture: string | null;
  /** The languages in which it is shown without a description (` en fr `). */
  undescribed: string;
  /** What it is found by, in plain letters: titles, descriptions, credit. */
  folded: string;
}

interface DeskVersionsTable {
  number: Generated<number>;
  shelf: Shelf;
  item: string;
  at: string;
  person: number | null;
  name: string | null;
  act: VersionAct;
  /** Texts as in `items`; null where there was, or is, none. */
  before: string | null;
  after: string | null;
}

interface DeskWritingTable {
  shelf: Shelf;
  item: string;
  act: VersionAct;
  before: string | null;
  after: string | null;
  /** Number of the draft that is published with it. */
  draft: number | null;
}

interface DeskSchedulesTable {
  shelf: Shelf;
  item: string;
  act: Schedule['act'];
  at: string;
  person: number | null;
  name: string;
  /** Number of the draft that its person saw; null without one. */
  draft: number | null;
  /** Name of who has written since, and may not publish. */
  unseen: string | null;
}

interface DeskMissedTimesTable {
  shelf: Shelf;
  item: string;
  act: Schedule['act'];
  at: string;
  person: number | null;
  name: string;
  why: MissedTime['why'];
}

interface DeskDiscardedTable {
  shelf: Shelf;
  item: string;
  path: string;
  name: string;
  at: string;
}

interface DeskNewsEndsTable {
  news: string;
  at: string;
  person: number | null;
  name: string;
  said: string;
}

/**
 * `draft`: it was never public. `deleted`: it went with its item. `changes`: of what is public, with a time. `emptied`: the
 * same, but nobody threw them away: they were written back.
 */
export type ThrownKind = 'draft' | 'deleted' | 'changes' | 'emptied';

interface DeskThrownAwayTable {
  number: Generated<number>;
  kind: ThrownKind;
  shelf: Shelf;
  item: string;
  changes: string;
  draft: number;
  person: number | null;
  name: string;
  at: string;
  schedule: string | null;
  thrown_by: string;
  thrown_at: string;
}

interface DeskClockTable {
  id: number;
  trusted_at: string;
  looked_at: string;
  held_until: string | null;
}

interface DeskDraftRowsTable {
  save: Generated<number>;
  shelf: Shelf;
  item: string;
  number: number;
  changes: string;
  person: number | null;
  name: string;
  at: string;
  comes: Generated<number>;
  goes: Generated<number>;
}

interface DeskPendingTable {
  number: Generated<number>;
  list: number | null;
}

interface DeskListsTable {
  number: Generated<number>;
  name: string;
  at: string;
  person: number | null;
  by: string;
  taken_back_at: string | null;
  taken_back_by: string | null;
}

interface DeskListItemsTable {
  list: number;
  shelf: Shelf;
  item: string;
  is_new: Flag;
  draft: number;
  before: string | null;
  pictures: string | null;
}

interface FormerPicturesTable {
  name: string;
  file: string;
  hd: Flag;
  facts: string;
}

interface DeskReplacedPicturesTable {
  file: string;
  was: string;
  at: string;
  name: string | null;
}

interface DeskReadAgainTable {
  shelf: Shelf;
  item: string;
  file: string;
  alt: string;
}

/** A view on `desk_draft_rows`: what counts now of each item. Triggers make a row of what is written into it. */
interface DeskDraftsView extends Pick<
  DeskDraftRowsTable,
  'shelf' | 'item' | 'number' | 'changes' | 'person' | 'name' | 'at'
> {
  save: GeneratedAlways<number>;
}

export interface ItemsTables {
  changes: ChangesTable;
  items: ItemsTable;
  item_slugs: ItemSlugsTable;
  item_links: ItemLinksTable;
  item_files: ItemFilesTable;
  desk_versions: DeskVersionsTable;
  desk_writing: DeskWritingTable;
  desk_schedules: DeskSchedulesTable;
  desk_missed_times: DeskMissedTimesTable;
  desk_discarded: DeskDiscardedTable;
  desk_news_ends: DeskNewsEndsTable;
  desk_thrown_away: DeskThrownAwayTable;
  desk_clock: DeskClockTable;
  desk_draft_rows: DeskDraftRowsTable;
  desk_pending: DeskPendingTable;
  desk_lists: DeskListsTable;
  desk_list_items: DeskListItemsTable;
  former_pictures: FormerPicturesTable;
  desk_replaced_pictures: DeskReplacedPicturesTable;
  desk_read_again: DeskReadAgainTable;
  desk_drafts: DeskDraftsView;
}
