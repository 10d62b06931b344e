import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Work } from '../published/catalogue-content';
import { followed, replacedIn } from '../published/succession';
import { isPublished, type View } from './view';

type Groups = ReadonlyMap<string, readonly Work[]>;
interface GroupedWorks {
  ofType: Groups;
  ofCreator: Groups;
}
type Grouped = ReadonlyMap<LocaleCode, GroupedWorks>;

const groupsIn = followed<Work, Grouped>(grouped, (before, changed) => {
  if (changed.some(({ was, is }) => groupsWith(was) !== groupsWith(is))) return undefined;
  const types = new Set(changed.map(({ is }) => is.type));
  const creators = new Set(changed.flatMap(({ is }) => is.creators));
  const inGroups = (groups: Groups, ids: ReadonlySet<string>): Groups =>
    new Map([...groups].map(([id, works]) => [id, ids.has(id) ? replacedIn(works, changed) : works]));
  return new Map(
    [...before].map(([lang, { ofType, ofCreator }]) => [
      lang,
      { ofType: inGroups(ofType, types), ofCreator: inGroups(ofCreator, creators) },
    ]),
  );
});

/** What decides in which groups a work is. */
const groupsWith = ({ status, slug, type, creators }: Work): string =>
  JSON.stringify([status, Object.keys(slug), type, creators]);

const groupsOf = ({ catalogue, lang }: View): GroupedWorks => groupsIn(catalogue.works).get(lang)!;

/** Published works, in all languages at once: most of the time is the way to each of thousands of works. */
function grouped(works: View['catalogue']['works']): Grouped {
  const parts = LOCALE_CODES.map((lang) => ({
    lang,
    groups: { ofType: new Map<string, Work[]>(), ofCreator: new Map<string, Work[]>() },
  }));
  for (const work of works.values()) {
    for (const { lang, groups } of parts) {
      if (!isPublished({ lang }, work)) continue;
      add(groups.ofType, work.type, work);
      for (const creator of work.creators) add(groups.ofCreator, creator, work);
    }
  }
  return new Map(parts.map(({ lang, groups }) => [lang, groups]));
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
