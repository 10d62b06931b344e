import { Type, type Static } from '@sinclair/typebox';
import { BOUNDS } from '../forms/bounds';
import { DateTime, Text } from '../common';
import { oneOf } from '../one-of';
import { Change, HOOK_BOUNDS } from './changes';
import { BuildProgress } from './releases';

export const HOOK_PATHS = {
  rebuild: '/hooks/rebuild',
  status: '/hooks/status',
  releases: '/hooks/releases',
  rollback: '/hooks/rollback',
  stop: '/hooks/stop',
} as const;

const CLOSED = { additionalProperties: false };

const AnswerTag = Type.String({
  pattern: '^[a-z]{2}/[a-z-]+(\\?type=.+)?$',
  maxLength: BOUNDS.slug.max + 40,
  description: 'a list, or the settings, in a language: `en/works?type=lighting`, `fr/site-settings`',
});

export const RebuildRequest = Type.Object(
  {
    changed: Type.Optional(
      Type.Array(Change, {
        maxItems: HOOK_BOUNDS.changes.max,
        description: 'what is answered live until the build is in; without it the site is only built',
      }),
    ),
    answers: Type.Optional(
      Type.Array(AnswerTag, {
        maxItems: HOOK_BOUNDS.answers.max,
        description:
          'the lists and settings that have changed; without it, every list of the kinds in `changed`',
      }),
    ),
    force: Type.Optional(
      Type.Boolean({ description: 'releases the build even when it has far fewer pages' }),
    ),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'the name of who asks' })),
  },
  CLOSED,
);
export type RebuildRequest = Static<typeof RebuildRequest>;

export const REBUILD_STATES = ['idle', 'gathering', 'building'] as const;
export type RebuildState = (typeof REBUILD_STATES)[number];

export const RebuildAccepted = Type.Object({ state: oneOf(REBUILD_STATES) });
export type RebuildAccepted = Static<typeof RebuildAccepted>;

export const StoreStatus = Type.Object({
  release: Type.Optional(Type.String({ description: 'the one in the store, as far as is known' })),
  behind: Type.Boolean({ description: 'this host serves another one, or cannot tell' }),
  reason: Type.Optional(Type.String({ description: 'why that lasts' })),
});
export type StoreStatus = Static<typeof StoreStatus>;

export const RebuildStatus = Type.Object({
  builds: Type.Boolean({
    description: 'whether this host makes releases; another one does where it is false',
  }),
  state: oneOf(REBUILD_STATES, "'gathering' waits for a moment without further requests"),
  release: Type.Object({
    id: Text,
    startedAt: Type.Unsafe<string>({ ...DateTime, description: 'edits after this moment are not in it' }),
  }),
  lastBuild: Type.Optional(
    Type.Object({
      startedAt: DateTime,
      endedAt: DateTime,
      outcome: oneOf(['released', 'failed', 'stopped'] as const),
      release: Type.Optional(Text),
      reason: Type.Optional(Type.String({ description: 'why it failed' })),
    }),
  ),
  retryAt: Type.Optional(
    Type.Unsafe<string>({ ...DateTime, description: 'when a build that failed is tried again by itself' }),
  ),
  build: Type.Optional(BuildProgress),
  number: Type.Optional(Type.Integer({ minimum: 1, description: 'of the release that is served' })),
  publicSince: Type.Optional(
    Type.Unsafe<string>({ ...DateTime, description: 'when that was taken into service' }),
  ),
  live: Type.Integer({
    minimum: 0,
    description: 'slugs, lists and settings that are shown live until the next release',
  }),
  store: Type.Optional(StoreStatus),
});
export type RebuildStatus = Static<typeof RebuildStatus>;
