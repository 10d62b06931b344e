import { Type, type Static } from '@sinclair/typebox';
import type { ChangeKind } from '../../src/contract/kinds/kinds';
import type { BuildNote, BuildProgress, BuildStep } from '../../src/contract/hook/releases';

const ReleaseId = Type.String({ pattern: '^\\d{8}T\\d{9}Z$' });
export const GoBack = Type.Object({ from: ReleaseId, to: ReleaseId }, { additionalProperties: false });
export type GoBack = Static<typeof GoBack>;

export interface ItemLine {
  kind: ChangeKind;
  title: { en?: string; fr?: string };
  /** Null where it is not public in any language. */
  url: string | null;
  file: string;
  picture: { src: string; night: string | null; width: number; height: number } | null;
}

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
export interface ReleaseLine extends Omit<BuildNote, 'changed'> {
  items: ItemLine[];
  cause: Cause | null;
  isCurrent: boolean;
  /** Pages that a rollback would change; null where it is impossible. */
  otherPages: number | null;
}

export interface Releases {
  current: string;
  lines: ReleaseLine[];
}

/** Sent by `GET /site`, and by the stream `GET /live` as its event `site`. */
export interface Site {
  /** `none`: no host is set; `silent`: it does not answer; `refused`: its secret or clock differs. */
  state: 'idle' | 'building' | 'none' | 'silent' | 'refused';
  /** Of the current release. */
  number: number | null;
  release: string | null;
  publicSince: string | null;
  /** Items, lists and settings shown live until the next release. */
  live: number;
  build: (Omit<BuildProgress, 'changed' | 'step'> & { step: BuildStep; items: ItemLine[] }) | null;
  failure: { cause: Cause; reason: string } | null;
  retryAt: string | null;
}
