import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import { COLLECTIONS, KINDS, type Collection } from '../../src/contract/kinds/kinds';
import { isPublished } from '../content/answers/view';
import { workSummary } from '../content/answers/items/work-answer';
import { FOLDERS, referencesOf, type Folder } from '../catalogue-files/kinds';
import type { Catalogue } from '../content/published/catalogue';
import type { Entry } from '../content/published/catalogue-content';
import { followed } from '../content/published/succession';
import { changesOfFiles, entriesOfBoth } from './changed-files';
import type { ItemKey } from './item-fingerprint';

/**
 * Changed items and all that show them. May be too many: fingerprints decide. Thousands of entries are gone through only
 * where something has changed that they may show.
 */
export function suspectsBetween(before: Catalogue, after: Catalogue): ItemKey[] {
  const changed = changesOfFiles(before, after);
  const shownAnew = new Set(
    worksToCompare(before, after, changed).filter((id) => summaryOf(before, id) !== summaryOf(after, id)),
  );
  const makers = [...changed('works'), ...shownAnew].flatMap((id) =>
    [before, after].flatMap(({ works }) => works.get(id)?.creators ?? []),
  );
  // Works and creators tell of the articles that cite them, of which a citation may have gone or come.
  const cited = [...changed('press')].flatMap((id) =>
    [before, after].flatMap(({ press }) => {
      const article = press.get(id);
      return article ? referencesOf('press', article) : [];
    }),
  );
  /** Of works, `shownAnew` has those on which a changed creator or type shows. */
  const shownOther = (collection: Collection): Target[] => [
    ...[...shownAnew].map((id): Target => `works/${id}`),
    ...(collection === 'works' ? [] : FOLDERS.filter((folder) => folder !== 'works')).flatMap((folder) =>
      [...changed(folder)].map((id): Target => `${folder}/${id}`),
    ),
  ];

  return [
    ...PAGE_SLUGS.map((id): ItemKey => `page/${id}`),
    ...COLLECTIONS.flatMap((collection) => {
      const ids = new Set(changed(collection));
      if (collection === 'works') for (const id of shownAnew) ids.add(id);
      if (collection === 'creators') for (const id of makers) ids.add(id);
      for (const { kind, id } of cited) if (kind === collection) ids.add(id);
      for (const target of shownOther(collection))
        for (const catalogue of [before, after])
          for (const id of namersIn(catalogue, collection).get(target) ?? []) ids.add(id);
      return [...ids].map((id): ItemKey => `${KINDS[collection].kind}/${id}`);
    }),
  ];
}

/** 'works/chair' */
type Target = `${Folder}/${string}`;
type Namers = ReadonlyMap<Target, readonly string[]>;

const targetsOf = (collection: Collection, entry: object): Target[] =>
  referencesOf(collection, entry).map(({ kind, id }): Target => `${kind}/${id}`);

/** Ids of the entries that name another one. */
const namers = Object.fromEntries(
  COLLECTIONS.map((collection) => [
    collection,
    followed<Entry<object>, Namers>(
      (items) => {
        const ids = new Map<Target, string[]>();
        for (const entry of items.values())
          for (const target of targetsOf(collection, entry)) {
            const known = ids.get(target);
            if (known) known.push(entry.id);
            else ids.set(target, [entry.id]);
          }
        return ids;
      },
      (known, edits) =>
        edits.every(({ was, is }) => targetsOf(collection, was).join() === targetsOf(collection, is).join())
          ? known
          : undefined,
    ),
  ]),
) as Record<Collection, (items: ReadonlyMap<string, Entry<object>>) => Namers>;

const namersIn = (catalogue: Catalogue, collection: Collection): Namers =>
  namers[collection](catalogue[collection]);

/** Ids of the works whose summary may be another one: their own file has changed, or their type's or a creator's. */
function worksToCompare(
  before: Catalogue,
  after: Catalogue,
  changed: ReturnType<typeof changesOfFiles>,
): string[] {
  const [own, types, creators] = [changed('works'), changed('types'), changed('creators')];
  if (types.size + creators.size === 0) return [...own];
  return entriesOfBoth('works', before, after)
    .filter(
      ({ id, type, creators: makers }) =>
        own.has(id) || types.has(type) || makers.some((creator) => creators.has(creator)),
    )
    .map(({ id }) => id);
}

function summaryOf(catalogue: Catalogue, id: string): string {
  const work = catalogue.works.get(id);
  const views = LOCALE_CODES.map((lang) => ({ catalogue, lang }));
  return JSON.stringify(views.map((view) => work && isPublished(view, work) && workSummary(view, work)));
}
