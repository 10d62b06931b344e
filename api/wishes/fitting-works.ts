import type { Catalogue } from '../content/published/catalogue';
import type { Work } from '../content/published/catalogue-content';
import { isPublished } from '../content/answers/view';
import type { KeptWish } from './wish-queries';
import { fold } from '../../src/contract/text/fold';

/** Shorter words say nothing of a work. */
const TELLING = 5;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Published since, for sale, in the visitor's language, not told yet; of the same creator or type, or named by a
 * word.
 */
export function fittingWorks(catalogue: Catalogue, wish: KeptWish, told: ReadonlySet<string>): Work[] {
  const origin = wish.work === null ? undefined : catalogue.works.get(wish.work);
  const creators = new Set([...(wish.creator ? [wish.creator] : []), ...(origin?.creators ?? [])]);
  const types = new Set([wish.type, origin?.type].filter(Boolean));
  const words = (fold(wish.wish).match(WORD) ?? []).filter(({ length }) => length >= TELLING);
  const since = wish.madeAt.slice(0, 10);
  return [...catalogue.works.values()]
    .filter(
      (work) =>
        work.id !== wish.work &&
        work.availability === 'available' &&
        (work.published_on ?? '') >= since &&
        isPublished({ lang: wish.locale }, work) &&
        !told.has(work.id),
    )
    .filter(
      (work) => work.creators.some((id) => creators.has(id)) || types.has(work.type) || isNamed(work, words),
    );
}

function isNamed({ title, materials }: Work, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const text = fold([...Object.values(title), ...Object.values(materials ?? {})].join('\n'));
  return words.some((word) => text.includes(word));
}
