/**
 * Names of folders, calls (`/api/events/:slug`), routes (`events-slug`) and tags (`en/events`); the order of
 * all lists.
 */
export const COLLECTIONS = ['works', 'creators', 'events', 'press'] as const;
export type Collection = (typeof COLLECTIONS)[number];

interface KindNames {
  /** In changes, previews and fingerprints. */
  kind: string;
  /** In code. */
  one: string;
  /** In messages to people. */
  noun: string;
}

/**
 * For more about a kind see the record of each layer: `shapes.ts` beside this file, `kinds.ts` in
 * api/catalogue-files, api/answers and src/page-makers.
 */
export const KINDS = {
  works: { kind: 'work', one: 'work', noun: 'work' },
  creators: { kind: 'creator', one: 'creator', noun: 'creator' },
  events: { kind: 'event', one: 'event', noun: 'event' },
  press: { kind: 'press', one: 'pressArticle', noun: 'press article' },
} as const satisfies Record<Collection, KindNames>;

export type ItemKind = (typeof KINDS)[Collection]['kind'];

export type ChangeKind = ItemKind | 'page';

export const folderOf = (kind: ChangeKind): Collection | 'pages' =>
  COLLECTIONS.find((one) => KINDS[one].kind === kind) ?? 'pages';

/** Works have a list for each type instead of one. */
export type PlainCollection = Exclude<Collection, 'works'>;
export const isPlain = (collection: Collection): collection is PlainCollection => collection !== 'works';
