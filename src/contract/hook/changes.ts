import { Type, type Static } from '@sinclair/typebox';
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
