import { Type, type Static } from '@sinclair/typebox';
import { DateTime, Text } from '../common';
import { oneOf } from '../one-of';
import { Change } from './changes';

/** The parts of a build, in their order: the catalogue is read, what pages are made with is made, pages, checks, in its place. */
export const BUILD_STEPS = ['read', 'layout', 'pages', 'checks', 'place'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];

/** A build that runs. */
export const BuildProgress = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'that its release will have' }),
  startedAt: DateTime,
  step: oneOf(BUILD_STEPS),
  /** Of the pages, where that is known. */
  done: Type.Optional(Type.Integer({ minimum: 0 })),
  of: Type.Optional(Type.Integer({ minimum: 0 })),
  share: Type.Number({ minimum: 0, maximum: 1, description: 'of the whole build, as earlier ones went' }),
  secondsLeft: Type.Optional(Type.Number({ minimum: 0, description: 'as earlier ones went' })),
  changed: Type.Array(Change),
  by: Type.Array(Text),
});
export type BuildProgress = Static<typeof BuildProgress>;

/** `stopped`: by somebody; `cut-off`: the host was ended meanwhile; `back`: a release was gone back to. */
const BUILD_OUTCOMES = ['released', 'failed', 'stopped', 'cut-off', 'back'] as const;

/** What the host has done: a build, or going back. */
export const BuildNote = Type.Object({
  startedAt: DateTime,
  endedAt: Type.Optional(DateTime),
  outcome: Type.Optional(oneOf(BUILD_OUTCOMES, 'none of the build that runs')),
  /** Of the release; those that were made are counted. */
  number: Type.Optional(Type.Integer({ minimum: 1 })),
  release: Type.Optional(Text),
  reason: Type.Optional(Type.String({ description: 'why it failed' })),
  /** Where it has come to an end that failed. */
  step: Type.Optional(oneOf(BUILD_STEPS)),
  by: Type.Array(Text, { description: 'who asked for it, as far as is known' }),
  /** Items that were edited since the release before. */
  changed: Type.Array(Change),
  pages: Type.Optional(Type.Integer({ minimum: 0 })),
  changedPages: Type.Optional(Type.Integer({ minimum: 0 })),
  bytes: Type.Optional(Type.Integer({ minimum: 0 })),
  /** s that each step took. */
  steps: Type.Optional(Type.Partial(Type.Record(oneOf(BUILD_STEPS), Type.Number({ minimum: 0 })))),
  isWhole: Type.Optional(Type.Boolean({ description: 'Gatsby has built the whole site' })),
});
export type BuildNote = Static<typeof BuildNote>;

/** `data` of `GET /hooks/releases`. */
export const ReleasesAnswer = Type.Object({
  current: Text,
  /** The last first. */
  notes: Type.Array(BuildNote),
  /** Those on the disk that can be gone back to, the last first, with the pages that would be others then. */
  kept: Type.Array(Type.Object({ id: Text, otherPages: Type.Integer({ minimum: 0 }) })),
});
export type ReleasesAnswer = Static<typeof ReleasesAnswer>;

const ReleaseId = Type.String({ pattern: '^\\d{8}T\\d{9}Z$' });

/** Body of `POST /hooks/rollback`: what is to be left, since another may have come meanwhile. */
export const RollbackCall = Type.Object(
  { from: ReleaseId, to: ReleaseId, by: Type.Optional(Text) },
  { additionalProperties: false },
);
export type RollbackCall = Static<typeof RollbackCall>;

/** Body of `POST /hooks/stop`. */
export const StopCall = Type.Object({ stop: Type.Literal(true) }, { additionalProperties: false });
