import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import type { ChangeKind } from '../../src/contract/hook/rebuild';
import { isPublished } from '../answers/view';
import { workSummary } from '../answers/work-answer';
import type { Catalogue } from '../loading/catalogue';
import { changesOfFiles, entriesOfBoth } from './changed-files';
import type { ItemKey } from './item-fingerprint';

/**
 * Everything whose answer may be another one in `after`: what was changed itself, and what shows something of that.
 * Too much rather than too little; the answers themselves then tell.
 */
export function suspectsBetween(before: Catalogue, after: Catalogue): ItemKey[] {
  const isChanged = changesOfFiles(before, after);
  const works = entriesOfBoth('works', before, after);
  // A creator may have hundreds of works, and most changes of a creator do not show on them.
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
  const showsWork = (ids: readonly string[] = []) => ids.some((id) => shownAnew.has(id));
  const showsCreator = (ids: readonly string[] = []) => ids.some((id) => isChanged('creators', id));

  return [
    ...PAGE_SLUGS.map((id): ItemKey => `page/${id}`),
    ...keysOf(
      'work',
      works,
      ({ id, related }) => isChanged('works', id) || shownAnew.has(id) || showsWork(related),
    ),
    ...keysOf(
      'creator',
      entriesOfBoth('creators', before, after),
      ({ id }) => isChanged('creators', id) || makers.has(id),
    ),
    ...keysOf(
      'event',
      entriesOfBoth('events', before, after),
      (event) =>
        isChanged('events', event.id) ||
        showsWork(event.exhibited_works) ||
        showsCreator(event.featured_artists),
    ),
    ...keysOf(
      'press',
      entriesOfBoth('press', before, after),
      (article) =>
        isChanged('press', article.id) ||
        showsWork(article.cited_works) ||
        showsCreator(article.cited_designers),
    ),
  ];
}

const keysOf = <T extends { id: string }>(
  kind: ChangeKind,
  entries: T[],
  isSuspect: (entry: T) => boolean,
): ItemKey[] => [...new Set(entries.filter(isSuspect).map(({ id }): ItemKey => `${kind}/${id}`))];

/** A work as others show it, in each of its languages. */
function summaryOf(catalogue: Catalogue, id: string): string {
  const work = catalogue.works.get(id);
  const views = LOCALE_CODES.map((lang) => ({ catalogue, lang }));
  return JSON.stringify(views.map((view) => work && isPublished(view, work) && workSummary(view, work)));
}
