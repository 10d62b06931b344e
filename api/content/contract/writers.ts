import type { FieldChange, Writer } from './item';

/** Who has written what of these, somebody who is named `but` left out. */
export function writersOf(
  changes: readonly Pick<FieldChange, 'path' | 'by' | 'also'>[],
  but?: string,
): Writer[] {
  const writers = new Map<string, string[]>();
  for (const { path, by, also = [] } of changes)
    for (const name of new Set([...also, ...(by === undefined ? [] : [by])]))
      if (name !== but) writers.set(name, [...(writers.get(name) ?? []), path]);
  return [...writers].map(([name, paths]) => ({ name, paths }));
}

type Written = Pick<FieldChange, 'path' | 'by' | 'also'>;

/** A draft as one person sees it: nothing is in two of these. */
export interface Divided<Change extends Written> {
  /** What nobody else has written in. */
  own: Change[];
  /** What others have written in as well: nothing says which part of it is whose. */
  shared: Change[];
  theirs: Change[];
}

/** @param me a name */
export function divided<Change extends Written>(changes: readonly Change[], me: string): Divided<Change> {
  const isIn = ({ by, also = [] }: Written): boolean => by === me || also.includes(me);
  const isAlone = ({ by, also = [] }: Written): boolean => [by, ...also].every((name) => name === me);
  return {
    own: changes.filter(isAlone),
    shared: changes.filter((one) => isIn(one) && !isAlone(one)),
    theirs: changes.filter((one) => !isIn(one)),
  };
}
