import { diffArrays } from 'diff';
import { isSame } from '../../../../api/content/contract/field-path';
import type { PictureAsShown as Picture } from '../../../../api/media/contract/pictures';

/** A picture, and its place in a list, from 0; a portrait has none. */
export interface Placed {
  index?: number;
  picture: Picture;
}

/** One that is not the same in two lists, or in another place; only on one side where it is gone or new. */
export interface PictureChange {
  was?: Placed;
  is?: Placed;
}

const isPicture = (value: unknown): value is Picture =>
  typeof (value as Partial<Picture> | null)?.file === 'string';

/** Nothing is a list of no pictures. */
const picturesOf = (value: unknown): Picture[] | undefined =>
  value === null ? [] : Array.isArray(value) && value.every(isPicture) ? [...value] : undefined;

/** Of a field that holds one picture. */
function changedPicture(one: unknown, other: unknown): PictureChange[] | undefined {
  const [was, is] = [one, other].map((value) => (isPicture(value) ? { picture: value } : undefined));
  if (!(was || one === null) || !(is || other === null) || !(was || is)) return undefined;
  return isSame(one, other) ? [] : [{ ...(was && { was }), ...(is && { is }) }];
}

/**
 * Which pictures of two lists are not the same in both, in their order, or whether the only one is; undefined where one is neither. What has only slid
 * on, because another one was put before it, is the same. What is gone from a place is told beside what is new there.
 */
export function changedPictures(one: unknown, other: unknown): PictureChange[] | undefined {
  const [before, after] = [picturesOf(one), picturesOf(other)];
  if (!before || !after) return changedPicture(one, other);
  const [gone, added]: [Placed[], Placed[]] = [[], []];
  const changes: PictureChange[] = [];
  let [at, to] = [0, 0];
  for (const part of diffArrays(before, after, { comparator: (was, is) => was.file === is.file }))
    for (const picture of part.value) {
      if (part.added) added.push({ index: to++, picture });
      else if (part.removed) gone.push({ index: at++, picture });
      else {
        const [was, is] = [
          { index: at, picture: before[at++]! },
          { index: to, picture: after[to++]! },
        ];
        if (!isSame(was.picture, is.picture)) changes.push({ was, is });
      }
    }
  const isMoved = (was: Placed) => (is: Placed) => was.picture.file === is.picture.file;
  const isInPlace = (was: Placed) => (is: Placed) => was.index === is.index;
  for (const isPairOf of [isMoved, isInPlace])
    for (const was of [...gone]) {
      const found = added.findIndex(isPairOf(was));
      if (found < 0) continue;
      gone.splice(gone.indexOf(was), 1);
      changes.push({ was, is: added.splice(found, 1)[0]! });
    }
  changes.push(...gone.map((was) => ({ was })), ...added.map((is) => ({ is })));
  const placeOf = ({ was, is }: PictureChange): number => (is ?? was)?.index ?? 0;
  return changes.sort((first, second) => placeOf(first) - placeOf(second));
}
