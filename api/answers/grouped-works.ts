import type { Work } from '../loading/catalogue-content';
import { isPublished, type View } from './view';

type Groups = ReadonlyMap<string, readonly Work[]>;
interface GroupedWorks {
  ofType: Groups;
  ofCreator: Groups;
}

/** Collections are immutable, and a changed catalogue has new ones. */
const known = new WeakMap<View['catalogue']['works'], GroupedWorks>();

function groupsOf({ catalogue: { works } }: View): GroupedWorks {
  const found = known.get(works);
  if (found) return found;
  const made = { ofType: new Map<string, Work[]>(), ofCreator: new Map<string, Work[]>() };
  const add = (groups: Map<string, Work[]>, id: string, work: Work): void => {
    const group = groups.get(id);
    if (group) group.push(work);
    else groups.set(id, [work]);
  };
  for (const work of works.values()) {
    add(made.ofType, work.type, work);
    for (const creator of distinct(work.creators)) add(made.ofCreator, creator, work);
  }
  known.set(works, made);
  return made;
}

/** Most works have one creator. */
const distinct = (ids: readonly string[]): Iterable<string> => (ids.length > 1 ? new Set(ids) : ids);

/** Of a group, by language. */
const knownPublished = new WeakMap<readonly Work[], Map<View['lang'], readonly Work[]>>();

function publishedIn(view: View, group: readonly Work[] = []): readonly Work[] {
  const byLanguage = knownPublished.get(group) ?? new Map<View['lang'], readonly Work[]>();
  knownPublished.set(group, byLanguage);
  const found = byLanguage.get(view.lang) ?? group.filter((work) => isPublished(view, work));
  byLanguage.set(view.lang, found);
  return found;
}

/** Published ones, in the gallery's order. @param id of the type */
export const worksOfType = (view: View, id: string): readonly Work[] =>
  publishedIn(view, groupsOf(view).ofType.get(id));

/** Published ones, in the gallery's order. @param id of the creator */
export const worksOfCreator = (view: View, id: string): readonly Work[] =>
  publishedIn(view, groupsOf(view).ofCreator.get(id));
