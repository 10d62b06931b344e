import { Type, type Static } from '@sinclair/typebox';
import { BOUNDS } from './bounds';
import { DateTime, Text } from './common';
import { oneOf } from './one-of';

/** The calls by which the site's host is told of changes and says what it does about them. */
export const HOOK_PATHS = { rebuild: '/hooks/rebuild', status: '/hooks/status' } as const;

/** Limits of one rebuild request; whoever has more to tell sends several. */
export const HOOK_BOUNDS = {
  changes: { max: 1000 },
  slugs: { max: 1000 },
  /** Of the whole request. */
  bodyBytes: 1024 * 1024,
} as const;

export const CHANGE_KINDS = ['work', 'creator', 'event', 'press', 'page'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const CLOSED = { additionalProperties: false };

/** Items of one kind whose pages are out of date. */
export const Change = Type.Object(
  {
    kind: oneOf(CHANGE_KINDS),
    slugs: Type.Array(Type.String({ minLength: 1, maxLength: BOUNDS.slug.max }), {
      minItems: 1,
      maxItems: HOOK_BOUNDS.slugs.max,
      description: 'of any language, old ones of renamed or removed items included',
    }),
  },
  CLOSED,
);
export type Change = Static<typeof Change>;

/** Body of `POST /hooks/rebuild`. */
export const RebuildRequest = Type.Object(
  {
    changed: Type.Optional(
      Type.Array(Change, {
        maxItems: HOOK_BOUNDS.changes.max,
        description: 'what is answered live until the build is in; without it the site is only built',
      }),
    ),
    force: Type.Optional(
      Type.Boolean({ description: 'releases the build even when it has far fewer pages' }),
    ),
  },
  CLOSED,
);
export type RebuildRequest = Static<typeof RebuildRequest>;

export const REBUILD_STATES = ['idle', 'gathering', 'building'] as const;
export type RebuildState = (typeof REBUILD_STATES)[number];

/** `data` of the 202 on `POST /hooks/rebuild`. */
export const RebuildAccepted = Type.Object({ state: oneOf(REBUILD_STATES) });
export type RebuildAccepted = Static<typeof RebuildAccepted>;

/** `data` of `GET /hooks/status`. */
export const RebuildStatus = Type.Object({
  state: oneOf(REBUILD_STATES, "'gathering' waits for a moment without further requests"),
  release: Type.Object({
    id: Text,
    startedAt: Type.Unsafe<string>({ ...DateTime, description: 'edits after this moment are not in it' }),
  }),
  lastBuild: Type.Optional(
    Type.Object({
      startedAt: DateTime,
      endedAt: DateTime,
      outcome: oneOf(['released', 'failed'] as const),
      release: Type.Optional(Text),
      reason: Type.Optional(Type.String({ description: 'why it failed' })),
    }),
  ),
  retryAt: Type.Optional(
    Type.Unsafe<string>({ ...DateTime, description: 'when a build that failed is tried again by itself' }),
  ),
  live: Type.Integer({ minimum: 0, description: 'slugs answered live until the next release' }),
});
export type RebuildStatus = Static<typeof RebuildStatus>;
