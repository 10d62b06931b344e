import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import { COLLECTIONS, KINDS, type ChangeKind, type Collection } from '../../src/contract/kinds/kinds';
import { isPublished } from '../answers/view';
import { workSummary } from '../answers/work-answer';
import { referencesOf } from '../catalogue-files/kinds';
import type { Catalogue } from '../loading/catalogue';
import { changesOfFiles, entriesOfBoth } from './changed-files';
import type { ItemKey } from './item-fingerprint';

/** Changed items and all that show them. May be too many: fingerprints decide. */
export function suspectsBetween(before: Catalogue, after: Catalogue): ItemKey[] {
  const isChanged = changesOfFiles(before, after);
  const works = entriesOfBoth('works', before, after);
  const shownAnew = new Set(
    works
      .filter(
        ({ id, type, creators }) =>
          isChanged('works', id) ||
          isChanged('types', type) ||
          creators.some((creator) => isChanged('creators', creator)),
      )
      .map(({ id }) => id)
      .filter((id) => summaryOf(before, id) !== summaryOf(after, id)),
  );
  const makers = new Set(
    works.filter(({ id }) => isChanged('works', id) || shownAnew.has(id)).flatMap(({ creators }) => creators),
  );
  /** Works are left out: `shownAnew` has those on which a changed creator or type shows. */
  const showsOther = (collection: Collection, entry: object): boolean =>
    referencesOf(collection, entry).some(({ kind, id }) =>
      kind === 'works' ? shownAnew.has(id) : collection !== 'works' && isChanged(kind, id),
    );
  const isSuspect = (collection: Collection, entry: { id: string }): boolean =>
    isChanged(collection, entry.id) ||
    (collection === 'works' && shownAnew.has(entry.id)) ||
    (collection === 'creators' && makers.has(entry.id)) ||
    showsOther(collection, entry);

  return [
    ...PAGE_SLUGS.map((id): ItemKey => `page/${id}`),
    ...COLLECTIONS.flatMap((collection) =>
      keysOf(KINDS[collection].kind, entriesOfBoth(collection, before, after), (entry) =>
        isSuspect(collection, entry),
      ),
    ),
  ];
}

const keysOf = <T extends { id: string }>(
  kind: ChangeKind,
  entries: T[],
  isSuspect: (entry: T) => boolean,
): ItemKey[] => [...new Set(entries.filter(isSuspect).map(({ id }): ItemKey => `${kind}/${id}`))];

function summaryOf(catalogue: Catalogue, id: string): string {
  const work = catalogue.works.get(id);
  const views = LOCALE_CODES.map((lang) => ({ catalogue, lang }));
  return JSON.stringify(views.map((view) => work && isPublished(view, work) && workSummary(view, work)));
}
