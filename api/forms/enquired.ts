import { arrangedSelection } from '../../src/contract/forms/arranged-selection';
import { type Place, readArrangement } from '../../src/contract/forms/arrangement';
import type { ContactBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { addSummaries } from '../content/answers/parts';
import type { GalleryEvent, Work } from '../content/published/catalogue-content';
import { itemNamed } from '../content/published/list-queries';
import type { ReadPart } from '../content/published/part';
import { invalidFields } from '../http/api-error';

export interface Enquired<W = Work, E = GalleryEvent> {
  work?: W;
  works: readonly W[];
  event?: E;
}

type Named = Pick<ContactBody, 'work' | 'works' | 'event'>;

/** What the slugs of a form name. They may be in any language, and those of a page that was opened before they were changed. */
export interface FoundNames {
  known: Enquired;
  /** Slugs of items that do not exist or are not public. */
  unknown: { work: string | undefined; works: string[]; event: string | undefined };
  /** Ids of `works`, each in its place. */
  ids: readonly (string | undefined)[];
}

export async function findNamed(
  readPart: ReadPart,
  { work: slug, works: slugs = [], event: eventSlug }: Named,
): Promise<FoundNames> {
  const { catalogue, found } = await readPart(async (part) => {
    const { from } = part;
    const ids: (string | undefined)[] = [];
    for (const each of slugs) ids.push(await itemNamed(from, 'works', each));
    const one = slug ? await itemNamed(from, 'works', slug) : undefined;
    const event = eventSlug ? await itemNamed(from, 'events', eventSlug) : undefined;
    await addSummaries(
      part,
      'works',
      [one, ...ids].flatMap((id) => id ?? []),
    );
    await part.add('events', event === undefined ? [] : [event]);
    return { ids, one, event };
  });
  const { ids } = found;
  const work = catalogue.works.get(found.one ?? '');
  const event = catalogue.events.get(found.event ?? '');
  // One work may be named twice, by its slugs in two languages.
  const works = [...new Set(ids)].flatMap((id) => catalogue.works.get(id ?? '') ?? []);
  return {
    known: { ...(work && { work }), works, ...(event && { event }) },
    unknown: {
      work: work ? undefined : slug,
      works: slugs.filter((_, index) => ids[index] === undefined),
      event: event ? undefined : eventSlug,
    },
    ids,
  };
}

/** @throws ApiError 422 for items that do not exist or are not public */
export function requireKnown({ unknown: { work, works, event } }: FoundNames): void {
  if (work) throw invalidFields({ work: { kind: 'invalid' } });
  if (event) throw invalidFields({ event: { kind: 'invalid' } });
  if (works.length > 0) throw invalidFields({ works: { kind: 'unknown', value: works } });
}

/** How works stand side by side, by their ids. */
export interface Arranged {
  places: Record<string, Place>;
  /** cm */
  wall?: number;
}

/**
 * Undefined where none of the works has a place.
 * @param works ids; undefined for those that are not public. @param arrangement as `writeArrangement` has it, in their order
 */
export function arrangedWorks(
  works: readonly (string | undefined)[],
  arrangement: string | undefined,
): Arranged | undefined {
  const read = arrangement === undefined ? undefined : readArrangement(arrangement, works.length);
  if (!read) return undefined;
  const places = works.flatMap((work, index): [string, Place][] => {
    const place = read.places[index];
    return work !== undefined && place ? [[work, place]] : [];
  });
  if (places.length === 0) return undefined;
  return { places: Object.fromEntries(places), ...(read.wall !== undefined && { wall: read.wall }) };
}

/** Path of the page that shows them so, with those that have a page in the language. */
export function arrangedPage(
  { places, wall }: Arranged,
  works: readonly Work[],
  locale: LocaleCode,
): string | undefined {
  const shown = works.filter(({ id, slug }) => slug[locale] && places[id]);
  if (shown.length === 0) return undefined;
  return arrangedSelection(
    locale,
    shown.flatMap(({ slug }) => slug[locale] ?? []),
    { places: shown.map(({ id }) => places[id]), ...(wall !== undefined && { wall }) },
  );
}
