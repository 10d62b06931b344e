import { Type, type Static } from '@sinclair/typebox';
import { BUILD_STEPS, BuildNote, BuildProgress } from '../../../src/contract/hook/releases';
import { oneOf } from '../../../src/contract/one-of';
import { CHANGE_KINDS } from '../../../src/contract/hook/changes';
import { orNull, Texts } from '../../desk/contract/shapes';
import { errandOf } from '../../desk/contract/errand';
import type { Routes } from '../../desk/contract/route';

const ReleaseId = Type.String({ pattern: '^\\d{8}T\\d{9}Z$' });
const GoBack = Type.Object({ from: ReleaseId, to: ReleaseId }, { additionalProperties: false });

export const ItemLine = Type.Object({
  kind: oneOf(CHANGE_KINDS),
  title: Texts,
  /** Null where it is not public in any language. */
  url: orNull(Type.String()),
  file: Type.String(),
  picture: orNull(
    Type.Object({
      src: Type.String(),
      night: orNull(Type.String()),
      width: Type.Number(),
      height: Type.Number(),
    }),
  ),
});
export type ItemLine = Static<typeof ItemLine>;

/** Words for registrars are in `cause.<name>`. */
export const CAUSES = [
  'fewerPages',
  'pagesMissing',
  'apiAway',
  'hung',
  'room',
  'function',
  'memory',
  'file',
  'other',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Also for failed builds and rollbacks. */
export const ReleaseLine = Type.Object({
  ...Type.Omit(BuildNote, ['changed']).properties,
  items: Type.Array(ItemLine),
  cause: orNull(oneOf(CAUSES)),
  isCurrent: Type.Boolean(),
  /** Pages that a rollback would change; null where it is impossible. */
  otherPages: orNull(Type.Number()),
});
export type ReleaseLine = Static<typeof ReleaseLine>;

export const Releases = Type.Object({ current: Type.String(), lines: Type.Array(ReleaseLine) });
export type Releases = Static<typeof Releases>;

/** Sent by `GET /site`, and by the stream `GET /live` as its event `site`. */
export const Site = Type.Object({
  /** `none`: no host is set; `silent`: it does not answer; `refused`: its secret or clock differs. */
  state: oneOf(['idle', 'building', 'none', 'silent', 'refused'] as const),
  /** Of the current release. */
  number: orNull(Type.Number()),
  release: orNull(Type.String()),
  publicSince: orNull(Type.String()),
  /** Items, lists and settings shown live until the next release. */
  live: Type.Number(),
  build: orNull(
    Type.Object({
      ...Type.Omit(BuildProgress, ['changed', 'step']).properties,
      step: oneOf(BUILD_STEPS),
      items: Type.Array(ItemLine),
    }),
  ),
  failure: orNull(Type.Object({ cause: oneOf(CAUSES), reason: Type.String() })),
  retryAt: orNull(Type.String()),
});
export type Site = Static<typeof Site>;

export const releaseRoutes = {
  'GET /site': { answer: Site },
  'GET /releases': { answer: Releases },
  'POST /releases/build': { may: 'publish', answer: Site },
  'POST /releases/stop': { may: 'publish', answer: Site },
  'GET /releases/back': { may: 'everything', answer: errandOf(Site) },
  'POST /releases/back': { may: 'everything', body: GoBack, answer: errandOf(Site), status: 202 },
} satisfies Routes;
