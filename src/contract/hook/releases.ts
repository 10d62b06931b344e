import { Type, type Static } from '@sinclair/typebox';
import { DateTime, Text } from '../common';
import { oneOf } from '../one-of';
import { Change } from './changes';

export const BUILD_STEPS = ['read', 'layout', 'pages', 'checks', 'place'] as const;
export type BuildStep = (typeof BUILD_STEPS)[number];

export const BuildProgress = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'that its release will have' }),
  startedAt: DateTime,
  step: oneOf(BUILD_STEPS),
  /** Pages, where their number is known. */
  done: Type.Optional(Type.Integer({ minimum: 0 })),
  of: Type.Optional(Type.Integer({ minimum: 0 })),
  share: Type.Number({ minimum: 0, maximum: 1, description: 'of the whole build, as earlier ones went' }),
  secondsLeft: Type.Optional(Type.Number({ minimum: 0, description: 'as earlier ones went' })),
  changed: Type.Array(Change),
  by: Type.Array(Text),
});
export type BuildProgress = Static<typeof BuildProgress>;

/** `stopped`: by a person; `cut-off`: the host ended meanwhile; `back`: a rollback. */
const BUILD_OUTCOMES = ['released', 'failed', 'stopped', 'cut-off', 'back'] as const;

export const BuildNote = Type.Object({
  startedAt: DateTime,
  endedAt: Type.Optional(DateTime),
  outcome: Type.Optional(oneOf(BUILD_OUTCOMES, 'none of the build that runs')),
  number: Type.Optional(Type.Integer({ minimum: 1 })),
  release: Type.Optional(Text),
  reason: Type.Optional(Type.String({ description: 'why it failed' })),
  step: Type.Optional(oneOf(BUILD_STEPS)),
  by: Type.Array(Text, { description: 'who asked for it, as far as is known' }),
  changed: Type.Array(Change),
  pages: Type.Optional(Type.Integer({ minimum: 0 })),
  changedPages: Type.Optional(Type.Integer({ minimum: 0 })),
  bytes: Type.Optional(Type.Integer({ minimum: 0 })),
  /** s of each step. */
  steps: Type.Optional(Type.Partial(Type.Record(oneOf(BUILD_STEPS), Type.Number({ minimum: 0 })))),
  isWhole: Type.Optional(Type.Boolean({ description: 'Gatsby has built the whole site' })),
});
export type BuildNote = Static<typeof BuildNote>;

export const ReleasesAnswer = Type.Object({
  current: Text,
  notes: Type.Array(BuildNote),
  /** Latest first. `otherPages`: how many would change by going back. */
  kept: Type.Array(Type.Object({ id: Text, otherPages: Type.Integer({ minimum: 0 }) })),
});
export type ReleasesAnswer = Static<typeof ReleasesAnswer>;

const ReleaseId = Type.String({ pattern: '^\\d{8}T\\d{9}Z$' });

/** The release to leave, since another may have replaced it meanwhile. */
export const RollbackCall = Type.Object(
  { from: ReleaseId, to: ReleaseId, by: Type.Optional(Text) },
  { additionalProperties: false },
);
export type RollbackCall = Static<typeof RollbackCall>;

export const StopCall = Type.Object({ stop: Type.Literal(true) }, { additionalProperties: false });
