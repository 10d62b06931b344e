import { Type, type Static } from '@sinclair/typebox';
import { DateTime } from '../common';
import { BOUNDS } from '../forms/bounds';
import { COLLECTIONS, KINDS, type ChangeKind } from '../kinds/kinds';
import { oneOf } from '../one-of';

/** Limits of one request; callers split longer lists. */
export const HOOK_BOUNDS = {
  changes: { max: 1000 },
  slugs: { max: 1000 },
  answers: { max: 1000 },
  /** Bytes of the whole request. */
  bodyBytes: 1024 * 1024,
} as const;

export const CHANGE_KINDS: readonly ChangeKind[] = [...COLLECTIONS.map((name) => KINDS[name].kind), 'page'];

export const Change = Type.Object(
  {
    kind: oneOf(CHANGE_KINDS),
    slugs: Type.Array(Type.String({ minLength: 1, maxLength: BOUNDS.slug.max }), {
      minItems: 1,
      maxItems: HOOK_BOUNDS.slugs.max,
      description: 'of any language, old ones of renamed or removed items included',
    }),
  },
  { additionalProperties: false },
);
export type Change = Static<typeof Change>;

export const CHANGES_PATH = '/api/changes';

/** Seconds that a request waits for a change. */
export const CHANGES_WAIT_S = 25;

/** What has been published, by what it made out of date (`hook/tags.ts`). */
export const PublishedChanges = Type.Object({
  number: Type.Integer({
    minimum: 0,
    description: 'of the last of these; what follows is asked for after it',
  }),
  changes: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      at: DateTime,
      tags: Type.Array(Type.String(), {
        description:
          'items, lists and settings in a language: `fr/works/banc-quai`, `en/works?type=lighting`',
      }),
    }),
  ),
});
export type PublishedChanges = Static<typeof PublishedChanges>;
