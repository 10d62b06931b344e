import type { LocaleCode } from '../../../src/contract/locale-codes';
import { type Folder, FOLDERS } from '../../catalogue-files/kinds';
import type { OfItem, Values } from '../contract/item';
import { HOME } from '../home-news';
import { linksOf } from '../published/item-queries';
import { newestWorks, worksOfCreator } from '../published/list-queries';
import type { Part } from '../published/part';

type Links = ReturnType<typeof linksOf>;

const idsOf = (links: Links, kind: Folder): string[] =>
  links.filter((link) => link.kind === kind).map(({ id }) => id);

/** Items that summaries show beside their own. */
export const NAMED_BY_SUMMARIES: Partial<Record<Folder, readonly Folder[]>> = {
  works: ['types', 'creators'],
};

/** What summaries show. */
export async function addSummaries(part: Part, kind: Folder, ids: readonly string[]): Promise<void> {
  await part.add(kind, ids);
  const names = NAMED_BY_SUMMARIES[kind] ?? [];
  if (names.length === 0) return;
  const links = ids.flatMap((id) => linksOf({ shelf: kind, id }, part.get(kind, id) ?? {}));
  for (const named of names) await part.add(named, idsOf(links, named));
}

/** What an answer to an item says beside its part. */
export interface Counted {
  /** Of a creator, where not all of them are shown. */
  works_count?: number;
}

/**
 * What the answer to an item shows: those that it names and that name it.
 * @param values a draft's, in place of what is public
 */
export async function addShown(
  part: Part,
  of: OfItem,
  { lang, values, works: most }: { lang: LocaleCode; values?: Values | undefined } & ItemQuery,
): Promise<Counted> {
  const { shelf, id } = of;
  await part.add(shelf, [id]);
  const links = linksOf(of, values ?? part.get(shelf, id) ?? {});
  for (const kind of FOLDERS) await addSummaries(part, kind, idsOf(links, kind));
  if (shelf === 'works' || shelf === 'creators') await part.addNaming('press', of);
  if (shelf !== 'creators') return {};
  const { ids, count } = await worksOfCreator(part.from, lang, id, most);
  await addSummaries(part, 'works', ids);
  return most === undefined ? {} : { works_count: count };
}

const MOST_NEW = 12;

/** What the home page shows. @returns ids of works that are shown as new */
export async function addHome(part: Part, lang: LocaleCode, values?: Values): Promise<string[]> {
  await addShown(part, HOME, { lang, values });
  const newWorks = await newestWorks(part.from, lang, MOST_NEW);
  await addSummaries(part, 'works', newWorks);
  return newWorks;
}

/** What is asked of an item besides its language (`ITEM_QUERIES` of the contract). */
export interface ItemQuery {
  /** At most so many. */
  works?: number;
}
