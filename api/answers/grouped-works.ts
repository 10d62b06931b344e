import type { Work } from '../loading/catalogue-content';
import { published, type View } from './view';

type Groups = ReadonlyMap<string, readonly Work[]>;
interface GroupedWorks {
  ofType: Groups;
  ofCreator: Groups;
}

/** By the list that they are in, which is the same object while no work changes. */
const known = new WeakMap<readonly Work[], GroupedWorks>();

function groupsOf(view: View): GroupedWorks {
  const works = published(view, view.catalogue.works);
  const found = known.get(works);
  if (found) return found;
  const made = { ofType: new Map<string, Work[]>(), ofCreator: new Map<string, Work[]>() };
  const add = (groups: Map<string, Work[]>, id: string, work: Work): void => {
    const group = groups.get(id);
    if (group) group.push(work);
    else groups.set(id, [work]);
  };
  for (const work of works) {
    add(made.ofType, work.type, work);
    for (const creator of distinct(work.creators)) add(made.ofCreator, creator, work);
  }
  known.set(works, made);
  return made;
}

/** Most works have one creator. */
const distinct = (ids: readonly string[]): Iterable<string> => (ids.length > 1 ? new Set(ids) : ids);

/** Published ones, in the gallery's order. @param id of the type */
export const worksOfType = (view: View, id: string): readonly Work[] => groupsOf(view).ofType.get(id) ?? [];

/** Published ones, in the gallery's order. @param id of the creator */
export const worksOfCreator = (view: View, id: string): readonly Work[] =>
  groupsOf(view).ofCreator.get(id) ?? [];
