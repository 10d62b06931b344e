import { addSummaries } from '../content/answers/parts';
import { isPublished, type View } from '../content/answers/view';
import type { Work } from '../content/published/catalogue-content';
import { readPart } from '../content/published/part';
import type { Queries } from '../database/queries';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import { type KeptWish, toldOf } from './alert-queries';

/** Shorter words say nothing of a work. */
const TELLING = 5;
const WORD = /[\p{L}\p{N}]+/gu;

/** Works that are looked at: the latest. */
const MOST_NEW = 1000;

const dayOf = ({ made_at }: KeptWish): string => made_at.slice(0, 10);

/** What wishes are about and what may fit them, as one who reads `lang` sees it. */
export async function viewOfWishes(
  from: Queries,
  lang: LocaleCode,
  wishes: readonly KeptWish[],
): Promise<View> {
  const [first] = wishes.map(dayOf).sort();
  const { catalogue } = await readPart(from, async (part) => {
    if (first === undefined) return;
    const news = await from
      .selectFrom('items')
      .select('id')
      .where('kind', '=', 'works')
      .where('public_in', '<>', '')
      .where('published_on', '>=', first)
      .orderBy('published_on', 'desc')
      .orderBy('id')
      .limit(MOST_NEW)
      .execute();
    const told = await from
      .selectFrom('wishes_told')
      .select('work')
      .distinct()
      .where(
        'wish',
        'in',
        wishes.map(({ id }) => id),
      )
      .execute();
    await addSummaries(part, 'works', [
      ...news.map(({ id }) => id),
      ...told.map(({ work }) => work),
      ...wishes.flatMap(({ work }) => work ?? []),
    ]);
    await part.add(
      'creators',
      wishes.flatMap(({ creator }) => creator ?? []),
    );
    await part.add(
      'types',
      wishes.flatMap(({ type }) => type ?? []),
    );
  });
  return { catalogue, lang };
}

/**
 * Published since, for sale, in the visitor's language, not told yet; of the same creator or type, or named by a
 * word.
 */
export async function fittingWorks(from: Queries, { catalogue }: View, wish: KeptWish): Promise<Work[]> {
  const told = new Set((await toldOf(from, wish.id)).map(({ work }) => work));
  const origin = wish.work === null ? undefined : catalogue.works.get(wish.work);
  const creators = new Set([...(wish.creator ? [wish.creator] : []), ...(origin?.creators ?? [])]);
  const types = new Set([wish.type, origin?.type].filter(Boolean));
  const words = (fold(wish.wish).match(WORD) ?? []).filter(({ length }) => length >= TELLING);
  return [...catalogue.works.values()]
    .filter(
      (work) =>
        work.id !== wish.work &&
        work.availability === 'available' &&
        (work.published_on ?? '') >= dayOf(wish) &&
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
