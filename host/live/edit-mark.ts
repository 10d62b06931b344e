import { Type, type Static } from '@sinclair/typebox';

/**
 * A place in the order of what the host was told of: everything up to this number. Numbers are counted, since a clock may
 * be set back, and mean something in the log alone that they were counted in.
 */
export const EditMark = Type.Object({
  log: Type.String({ minLength: 1 }),
  number: Type.Integer({ minimum: 0 }),
});
export type EditMark = Static<typeof EditMark>;

/** Where logs were when the build of a release began: that of the host that built it, and those of hosts that follow it. */
export const ReleaseEdits = Type.Union([EditMark, Type.Array(EditMark)]);
export type ReleaseEdits = Static<typeof ReleaseEdits>;

/**
 * Whether a release has what was told up to a mark.
 * @param release undefined where nobody knows, and then it has nothing; as where the log of the mark is none of those noted
 */
export const hasEdits = (release: ReleaseEdits | undefined, { log, number }: EditMark): boolean =>
  [release].flat().some((one) => one?.log === log && number <= one.number);
