import { readArrangement, type Place } from '../../src/contract/forms/arrangement';
import { arrangedSelection } from '../../src/contract/forms/arranged-selection';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Work } from '../content/published/catalogue-content';

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
