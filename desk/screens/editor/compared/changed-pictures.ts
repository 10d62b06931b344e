import { diffArrays } from 'diff';
import { isSame } from '../../../contract/items/field-path';

type Picture = Readonly<{ file: string }>;

const isPicture = (value: unknown): value is Picture =>
  typeof (value as Partial<Picture> | null)?.file === 'string';

/** Nothing is a list of no pictures. */
const picturesOf = (value: unknown): readonly Picture[] | undefined =>
  value === null ? [] : Array.isArray(value) && value.every(isPicture) ? value : undefined;

/**
 * Which pictures of two lists are not the same in both, as indexes of either; undefined where one is no list of pictures. What
 * has only slid on, because another one was put before it, is the same; what was moved itself is gone here and new there.
 */
export function changedPictures(one: unknown, other: unknown): [number[], number[]] | undefined {
  const [before, after] = [picturesOf(one), picturesOf(other)];
  if (!before || !after) return undefined;
  const changed: [number[], number[]] = [[], []];
  let [at, to] = [0, 0];
  for (const { count, added, removed } of diffArrays<Picture>([...before], [...after], {
    comparator: (was, is) => was.file === is.file,
  }))
    for (let step = 0; step < count; step += 1) {
      if (added) changed[1].push(to++);
      else if (removed) changed[0].push(at++);
      else {
        if (!isSame(before[at], after[to])) {
          changed[0].push(at);
          changed[1].push(to);
        }
        at += 1;
        to += 1;
      }
    }
  return changed;
}
