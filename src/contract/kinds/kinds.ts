/** Names of folders, calls (`/api/events/:slug`), routes (`events-slug`) and tags (`en/events`). */
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

/** What else a layer knows of kinds is in its `shapes.ts` or `kinds.ts`. */
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

export type PlainCollection = Exclude<Collection, 'works'>;
export const isPlain = (collection: Collection): collection is PlainCollection => collection !== 'works';
