import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Work } from '../loading/catalogue-content';
import { published, type View } from './view';

type Groups = ReadonlyMap<string, readonly Work[]>;
interface GroupedWorks {
  ofType: Groups;
  ofCreator: Groups;
}

/** Of the published works of a language. Collections are immutable, and a changed catalogue has new ones. */
const known = new WeakMap<View['catalogue']['works'], Map<LocaleCode, GroupedWorks>>();

function groupsOf(view: View): GroupedWorks {
  const { works } = view.catalogue;
  const byLanguage = known.get(works) ?? new Map<LocaleCode, GroupedWorks>();
  known.set(works, byLanguage);
  const found = byLanguage.get(view.lang) ?? grouped(published(view, works));
  byLanguage.set(view.lang, found);
  return found;
}

function grouped(works: readonly Work[]): GroupedWorks {
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
  return made;
}

/** Most works have one creator. */
const distinct = (ids: readonly string[]): Iterable<string> => (ids.length > 1 ? new Set(ids) : ids);

/** Published ones, in the gallery's order. @param id of the type */
export const worksOfType = (view: View, id: string): readonly Work[] => groupsOf(view).ofType.get(id) ?? [];

/** Published ones, in the gallery's order. @param id of the creator */
export const worksOfCreator = (view: View, id: string): readonly Work[] =>
  groupsOf(view).ofCreator.get(id) ?? [];
