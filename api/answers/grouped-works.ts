import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Work } from '../loading/catalogue-content';
import { isPublished, type View } from './view';

type Groups = ReadonlyMap<string, readonly Work[]>;
interface GroupedWorks {
  ofType: Groups;
  ofCreator: Groups;
}

/** Of the published works. Collections are immutable, and a changed catalogue has new ones. */
const known = new WeakMap<View['catalogue']['works'], ReadonlyMap<LocaleCode, GroupedWorks>>();

function groupsOf({ catalogue, lang }: View): GroupedWorks {
  const found = known.get(catalogue.works) ?? grouped(catalogue);
  known.set(catalogue.works, found);
  return found.get(lang)!;
}

/** All languages at once: most of the time is the way to each of thousands of works. */
function grouped(catalogue: View['catalogue']): ReadonlyMap<LocaleCode, GroupedWorks> {
  const parts = LOCALE_CODES.map((lang) => ({
    view: { catalogue, lang },
    groups: { ofType: new Map<string, Work[]>(), ofCreator: new Map<string, Work[]>() },
  }));
  for (const work of catalogue.works.values()) {
    for (const { view, groups } of parts) {
      if (!isPublished(view, work)) continue;
      add(groups.ofType, work.type, work);
      for (const creator of work.creators) add(groups.ofCreator, creator, work);
    }
  }
  return new Map(parts.map(({ view, groups }) => [view.lang, groups]));
}

function add(groups: Map<string, Work[]>, id: string, work: Work): void {
  const group = groups.get(id);
  if (!group) groups.set(id, [work]);
  // A creator may be named twice.
  else if (group.at(-1) !== work) group.push(work);
}

/** Published ones, in the gallery's order. @param id of the type */
export const worksOfType = (view: View, id: string): readonly Work[] => groupsOf(view).ofType.get(id) ?? [];

/** Published ones, in the gallery's order. @param id of the creator */
export const worksOfCreator = (view: View, id: string): readonly Work[] =>
  groupsOf(view).ofCreator.get(id) ?? [];
