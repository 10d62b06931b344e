import { Type, type Static } from '@sinclair/typebox';
import type { BuildNote, BuildProgress, BuildStep } from '../../src/contract/hook/releases';

const ReleaseId = Type.String({ pattern: '^\\d{8}T\\d{9}Z$' });
export const GoBack = Type.Object({ from: ReleaseId, to: ReleaseId }, { additionalProperties: false });
export type GoBack = Static<typeof GoBack>;

/** Something of the catalogue, as a line shows it. */
export interface ItemLine {
  kind: 'work' | 'creator' | 'event' | 'press' | 'page';
  /** In the languages that it has. */
  title: { en?: string; fr?: string };
  /** Of its public page; null where it has none in any language. */
  url: string | null;
  /** Below the catalogue's folder. */
  file: string;
  picture: { src: string; night: string | null; width: number; height: number } | null;
}

/** What a failed build comes from, in words a registrar understands (words: `cause.<name>`). */
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

/** A release, a build without one, or going back. */
export interface ReleaseLine extends Omit<BuildNote, 'changed'> {
  items: ItemLine[];
  cause: Cause | null;
  isCurrent: boolean;
  /** Pages that would be others when it is gone back to; null where it cannot be. */
  otherPages: number | null;
}

export interface Releases {
  current: string;
  lines: ReleaseLine[];
}

/** How the site is; by `GET /site`, and live by `GET /live`. */
export interface Site {
  /** `none`: there is no host that could be asked; `silent`: it does not answer; `refused`: not the same secret, or clock. */
  state: 'idle' | 'building' | 'none' | 'silent' | 'refused';
  /** Number and id of the release that is served. */
  number: number | null;
  release: string | null;
  publicSince: string | null;
  /** Items, lists and settings that are shown live until the next release. */
  live: number;
  build: (Omit<BuildProgress, 'changed' | 'step'> & { step: BuildStep; items: ItemLine[] }) | null;
  failure: { cause: Cause; reason: string } | null;
  retryAt: string | null;
}
