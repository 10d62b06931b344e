import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import { COLLECTIONS, KINDS, type Collection } from '../../src/contract/kinds/kinds';
import { isPublished } from '../answers/view';
import { workSummary } from '../answers/work-answer';
import { referencesOf } from '../catalogue-files/kinds';
import type { Catalogue } from '../loading/catalogue';
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
  /** Works are left out: `shownAnew` has those on which a changed creator or type shows. */
  const showsOther = (collection: Collection, entry: object): boolean =>
    referencesOf(collection, entry).some(({ kind, id }) =>
      kind === 'works' ? shownAnew.has(id) : collection !== 'works' && changed(kind).has(id),
    );
  const isAnyShown = (collection: Collection): boolean =>
    shownAnew.size > 0 || (collection !== 'works' && COLLECTIONS.some((kind) => changed(kind).size > 0));

  return [
    ...PAGE_SLUGS.map((id): ItemKey => `page/${id}`),
    ...COLLECTIONS.flatMap((collection) => {
      const ids = new Set(changed(collection));
      if (collection === 'works') for (const id of shownAnew) ids.add(id);
      if (collection === 'creators') for (const id of makers) ids.add(id);
      if (isAnyShown(collection))
        for (const entry of entriesOfBoth(collection, before, after))
          if (showsOther(collection, entry)) ids.add(entry.id);
      return [...ids].map((id): ItemKey => `${KINDS[collection].kind}/${id}`);
    }),
  ];
}

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
