import { readArrangement, type Place } from '../../src/contract/forms/arrangement';
import { arrangedSelection } from '../../src/contract/forms/arranged-selection';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Catalogue } from '../content/published/catalogue';
import type { Work } from '../content/published/catalogue-content';
import { workWithSlug } from './enquired';

/** How works stand side by side, by their ids. */
export interface Arranged {
  places: Record<string, Place>;
  /** cm */
  wall?: number;
}

interface Named {
  works?: readonly string[] | undefined;
  /** As `writeArrangement` has it, in the order of `works`. */
  arrangement?: string | undefined;
}

/** Undefined where none of the works has a place. Slugs of works that are not public are passed over. */
export function arrangedWorks(
  catalogue: Catalogue,
  { works = [], arrangement }: Named,
): Arranged | undefined {
  const read = arrangement === undefined ? undefined : readArrangement(arrangement, works.length);
  if (!read) return undefined;
  const places = works.flatMap((slug, index): [string, Place][] => {
    const [work, place] = [workWithSlug(catalogue, slug), read.places[index]];
    return work && place ? [[work.id, place]] : [];
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
