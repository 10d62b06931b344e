/**
 * What the gallery has collections of: a collection's name is that of its folder in the catalogue, of its call
 * (`/api/events/:slug`), of its route (`events-slug`) and of its answers' tags (`en/events`). This order is that of lists of all.
 */
export const COLLECTIONS = ['works', 'creators', 'events', 'press'] as const;
export type Collection = (typeof COLLECTIONS)[number];

interface KindNames {
  /** What changes, previews and fingerprints call one. */
  kind: string;
  /** The call for one, in code. */
  one: string;
  /** What messages to people call one. */
  noun: string;
}

/**
 * One item of each. What a layer knows of it beyond names stands in one record of that layer, which the compiler asks for:
 * `shapes.ts` beside this file, `kinds.ts` in api/catalogue-files, api/answers and src/page-makers.
 */
export const KINDS = {
  works: { kind: 'work', one: 'work', noun: 'work' },
  creators: { kind: 'creator', one: 'creator', noun: 'creator' },
  events: { kind: 'event', one: 'event', noun: 'event' },
  press: { kind: 'press', one: 'pressArticle', noun: 'press article' },
} as const satisfies Record<Collection, KindNames>;

export type ItemKind = (typeof KINDS)[Collection]['kind'];

/** Whatever has an address and changes by itself. */
export type ChangeKind = ItemKind | 'page';

/** Where the items of a kind are: `works` of a work. */
export const folderOf = (kind: ChangeKind): Collection | 'pages' =>
  COLLECTIONS.find((one) => KINDS[one].kind === kind) ?? 'pages';

/** Works are listed by type; each of the others has one list, at the route of its name. */
export type PlainCollection = Exclude<Collection, 'works'>;
export const isPlain = (collection: Collection): collection is PlainCollection => collection !== 'works';
