import type { Catalogue } from '../../published/catalogue';

type Others = Pick<Catalogue, 'types' | 'creators' | 'offeredPictures'>;

const known = new WeakMap<Others, object>();
let last: { of: Others; sign: object } | undefined;

/**
 * Stands for all that summaries of works show of types, creators and pictures: the same object as for the catalogue before,
 * as long as each of those is the same. So that of thousands of summaries not each has to look.
 */
export function othersIn(catalogue: Others): object {
  const found = known.get(catalogue);
  if (found) return found;
  const { types, creators, offeredPictures } = catalogue;
  const isSame =
    last &&
    areSame(types, last.of.types) &&
    areSame(creators, last.of.creators) &&
    areSame(offeredPictures, last.of.offeredPictures);
  const sign = last && isSame ? last.sign : {};
  // Without the works of the catalogue, which would stay in memory.
  last = { of: { types, creators, offeredPictures }, sign };
  known.set(catalogue, sign);
  return sign;
}

function areSame(items: ReadonlyMap<string, object>, before: ReadonlyMap<string, object>): boolean {
  if (items === before) return true;
  if (items.size !== before.size) return false;
  for (const [id, item] of items) if (before.get(id) !== item) return false;
  return true;
}
