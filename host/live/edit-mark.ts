import { Type, type Static } from '@sinclair/typebox';

/** All edits up to this number of this log. Counted, not timed, since clocks may be set back. */
export const EditMark = Type.Object({
  log: Type.String({ minLength: 1 }),
  number: Type.Integer({ minimum: 0 }),
});
export type EditMark = Static<typeof EditMark>;

/** Where the logs were when the build began: the API's, that of the building host, and those of its followers. */
export const ReleaseEdits = Type.Union([EditMark, Type.Array(EditMark)]);
export type ReleaseEdits = Static<typeof ReleaseEdits>;

/** @param release undefined when unknown; it then counts as having no edits */
export const hasEdits = (release: ReleaseEdits | undefined, { log, number }: EditMark): boolean =>
  [release].flat().some((one) => one?.log === log && number <= one.number);

/** The log of what the API has published. */
export const API_LOG = 'api';

/** The last of the API's changes that a release has; undefined where that is not known. */
export const apiChangeIn = (release: ReleaseEdits | undefined): number | undefined =>
  [release].flat().find((one) => one?.log === API_LOG)?.number;
