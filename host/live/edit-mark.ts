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

/**
 * Whether a release has what was told up to a mark.
 * @param release where the log was when its build began; undefined where nobody knows, and then it has nothing
 */
export const hasEdits = (release: EditMark | undefined, { log, number }: EditMark): boolean =>
  release?.log === log && number <= release.number;
