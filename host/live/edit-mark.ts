import { Type, type Static } from '@sinclair/typebox';
import { zoneOfDay, type DayTag } from '../../src/contract/hook/tags';
import { dayIn } from '../../src/i18n/formats/zoned-time';
import { releaseTime } from '../releases/release-folders';

/** All edits up to this number of this log. Counted, not timed, since clocks may be set back. */
export const EditMark = Type.Object({
  log: Type.String({ minLength: 1 }),
  number: Type.Integer({ minimum: 0 }),
});
export type EditMark = Static<typeof EditMark>;

/** Where the logs were when the build began: that of the host that builds, and those below, which all hosts know. */
export const ReleaseEdits = Type.Union([EditMark, Type.Array(EditMark)]);
export type ReleaseEdits = Static<typeof ReleaseEdits>;

/** @param release undefined when unknown; it then counts as having no edits */
export const hasEdits = (release: ReleaseEdits | undefined, { log, number }: EditMark): boolean =>
  [release].flat().some((one) => one?.log === log && number <= one.number);

/** The log of what the API has published. */
export const API_LOG = 'api';

/** The gallery's day, or that of a zone, as a log of which each day is a number. @param moment Unix ms */
export const dayMark = (tag: DayTag, moment: number): EditMark => ({
  log: tag,
  number: Number(dayIn(moment, zoneOfDay(tag)).replaceAll('-', '')),
});

const RELEASE_LOG = 'releases';

/**
 * For what no other log counts: the second release after the one that is served has it. The first may have been begun
 * before. @param served its name
 */
export const untilSecondAfter = (served: string): EditMark => ({
  log: RELEASE_LOG,
  number: releaseTime(served),
});

/** @param served when the build began */
export const secondAfter = (served: string): EditMark => ({
  log: RELEASE_LOG,
  number: releaseTime(served) - 1,
});

/** The last of the API's changes that a release has; undefined where that is not known. */
export const apiChangeIn = (release: ReleaseEdits | undefined): number | undefined =>
  [release].flat().find((one) => one?.log === API_LOG)?.number;
